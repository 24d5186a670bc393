import { nth } from '@kontor/engine'
import './status.css'
import type { BoardProps } from '../../worker/scene.ts'
import { Order } from '../pieces/status/order.tsx'
import { Ruler } from '../pieces/status/ruler.tsx'
import { type Look, lastRounds, lookFrom, phaseName, phaseOf, TURNS } from './table.ts'

const PHASES = [0, 1, 2, 3]

/** Where we are, how near the end is, and who leads: for the bar at the top. */
export function Status(props: BoardProps) {
  const look = lookFrom(props)
  const { table, words, scene, mine } = look
  const { round, turn } = table
  const phase = phaseOf(table)
  const ends = lastRounds(table)
  const known = ends.length === 1
  const last = words.last(ends, known && ends[0] === round)
  const points = table.seats.map(seat => seat.points)
  const past = (n: number, now: number) => (n < now ? 'past' : n === now ? 'now' : '')
  return (
    <div class="status bruges-status">
      <div class="clock" role="img" aria-label={words.when(round, last, phaseName(phase), turn)}>
        <span class="label">{words.round}</span>
        <span class="seasons">
          {Array.from({ length: Math.max(round, ends.at(-1) ?? 0) }, (_, i) => i + 1).map(n => {
            const end = !ends.includes(n) ? '' : known ? ' ends' : ' may-end'
            return (
              <i key={n} class={`${past(n, round)}${end}`}>
                {n}
              </i>
            )
          })}
        </span>
        <span class="last">{last}</span>
        <span class="label wide-only">{words.phase}</span>
        <span class="phases">
          {PHASES.map(n => (
            <i key={n} class={past(n, phase)}>
              {phaseName(n)}
            </i>
          ))}
        </span>
        <span class="what">{words.phases[phase] ?? ''}</span>
        {phase === 2 && (
          <span class="rounds">
            {Array.from({ length: TURNS }, (_, i) => (
              <i key={i} class={past(i + 1, turn)} />
            ))}
          </span>
        )}
        <Order {...orderOf(look)} />
      </div>
      <Ruler
        label={words.scoreTrack}
        standings={points.map((n, seat) => words.standing(scene.names[seat] ?? '', n))}
        points={points}
        mine={mine}
        then={nth(look.next.seats, mine).points}
      />
    </div>
  )
}

/** Whose turn comes when; whoever has played in this turn is faint. */
function orderOf({ table, scene }: Look) {
  const count = table.seats.length
  const seats = Array.from({ length: count }, (_, i) => (table.first + i) % count)
  const waiting = table.agenda.filter(({ kind }) => kind === 'turn').map(({ seat }) => seat)
  const now = scene.asked?.seat
  const done = phaseOf(table) === 2 ? seats.filter(seat => seat !== now && !waiting.includes(seat)) : []
  return { seats, now, done }
}
