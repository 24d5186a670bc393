import { nth } from '@kontor/engine'
import type { BoardProps } from '../../worker/scene.ts'
import { mineOf } from '../pieces/foreseen.ts'
import { Order } from '../pieces/status/order.tsx'
import { Ruler } from '../pieces/status/ruler.tsx'
import { type Look, lookFrom, phaseName, phaseOf, roundsOf } from './table.ts'

const SEASONS = [1, 2, 3, 4, 5, 6, 7, 8]
const PHASES = [0, 1, 2, 3]

/** Where we are, and who leads: for the bar at the top. */
export function Status(props: BoardProps) {
  const look = lookFrom(props)
  const { table, words } = look
  const phase = phaseOf(table)
  const rounds = roundsOf(table)
  const points = table.seats.map(seat => seat.points)
  const mine = mineOf(look.scene)
  const past = (n: number, now: number) => (n < now ? 'past' : n === now ? 'now' : '')
  return (
    <div class="status">
      <div
        class="clock"
        role="img"
        aria-label={words.when(table.season, phaseName(phase), phase === 2 ? table.round : 0, rounds)}
      >
        <span class="label">{words.season}</span>
        <span class="seasons">
          {SEASONS.map(n => (
            <i key={n} class={past(n, table.season)}>
              {n}
            </i>
          ))}
        </span>
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
            {Array.from({ length: rounds }, (_, i) => (
              <i key={i} class={past(i + 1, table.round)} />
            ))}
          </span>
        )}
        <Order {...orderOf(look)} />
      </div>
      <Ruler
        label={words.scoreTrack}
        standings={points.map((n, seat) => words.standing(look.scene.names[seat] ?? '', n))}
        points={points}
        mine={mine}
        then={nth(look.next.seats, mine).points}
      />
    </div>
  )
}

/** Whose turn comes when; whoever has played in this round is faint. */
function orderOf({ table, scene }: Look) {
  const count = table.seats.length
  const seats = Array.from({ length: count }, (_, i) => (table.first + i) % count)
  const waiting = table.agenda.filter(task => task.kind === 'turn').map(task => task.seat)
  const now = scene.asked?.seat
  const done = phaseOf(table) === 2 ? seats.filter(seat => seat !== now && !waiting.includes(seat)) : []
  return { seats, now, done }
}
