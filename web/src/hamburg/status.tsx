import './status.css'
import { Flag } from '../pieces/flag.tsx'
import type { BoardProps } from '../table/scene.ts'
import { type Look, lookFrom, mineOf, phaseName, phaseOf, roundsOf } from './table.ts'

const SEASONS = [1, 2, 3, 4, 5, 6, 7, 8]
const PHASES = [0, 1, 2, 3]
const FIVE = 5

/** Where we are, and who leads: for the bar at the top. */
export function Status(props: BoardProps) {
  const look = lookFrom(props)
  const { table, words } = look
  const phase = phaseOf(table)
  const rounds = roundsOf(table)
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
        <Order look={look} />
      </div>
      <Ruler look={look} />
    </div>
  )
}

/** Who plays in which order; whoever has played in this round is faint. */
function Order({ look: { table, scene } }: { readonly look: Look }) {
  const count = table.seats.length
  const waiting = table.agenda.filter(task => task.kind === 'turn').map(task => task.seat)
  return (
    <span class="order">
      {Array.from({ length: count }, (_, i) => (table.first + i) % count).map(seat => {
        const now = scene.asked?.seat === seat
        const done = phaseOf(table) === 2 && !now && !waiting.includes(seat)
        return (
          <i key={seat} class={now ? 'now' : done ? 'past' : ''}>
            <Flag seat={seat} />
          </i>
        )
      })}
    </span>
  )
}

/** The score track as a ruler; a flag stands at each seat's points. */
function Ruler({ look }: { readonly look: Look }) {
  const { table, next, words, scene } = look
  const points = table.seats.map(seat => seat.points)
  const mine = mineOf(scene)
  const then = next.seats[mine]!.points
  const low = Math.floor((Math.min(...points, then) - 1) / FIVE) * FIVE
  const high = Math.max(Math.ceil((Math.max(...points, then) + 1) / FIVE) * FIVE, low + 3 * FIVE)
  const from = Math.max(0, low)
  const place = (n: number) => `${((n - from) / (high - from)) * 100}%`
  const ticks = Array.from({ length: high - from + 1 }, (_, i) => from + i)
  const dense = high - from > 50
  const said = points.map((n, seat) => words.standing(scene.names[seat] ?? '', n)).join(', ')
  return (
    <div class="ruler" role="img" aria-label={`${words.scoreTrack}: ${said}`}>
      {ticks.map(n => (
        <i key={n} class={n % FIVE === 0 ? 'five' : ''} style={{ left: place(n) }}>
          {n % (dense ? 2 * FIVE : FIVE) === 0 && <small>{n}</small>}
        </i>
      ))}
      {then !== points[mine] && <span class="post ghost" style={{ left: place(then) }} />}
      {points.map((n, seat) => {
        const level = points.slice(0, seat).filter(other => other === n).length
        return (
          <span
            key={scene.names[seat]}
            class={`post${seat === mine ? ' own' : ''}${level > 0 ? ' beside' : ''}`}
            style={{ left: place(n), '--level': level }}
            data-key={`post ${seat}`}
            data-at={n}
          >
            <Flag seat={seat} />
            {level === 0 && <b>{n}</b>}
          </span>
        )
      })}
    </div>
  )
}
