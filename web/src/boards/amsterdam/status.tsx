import { nth } from '@kontor/engine'
import '../pieces/status/status.css'
import './status.css'
import { LAST_ROUND, quickBonus } from '@kontor/amsterdam/drawn'
import type { BoardProps } from '../../worker/scene.ts'
import { mineOf } from '../pieces/foreseen.ts'
import { Order } from '../pieces/status/order.tsx'
import { Ruler } from '../pieces/status/ruler.tsx'
import { type Look, lookFrom, phaseName, phaseOf } from './table.ts'

const ROUNDS = Array.from({ length: LAST_ROUND }, (_, i) => i + 1)
const PHASES = [0, 1, 2, 3]

/** Where we are, and who leads: for the bar at the top. Below each round stands what it is special for. */
export function Status(props: BoardProps) {
  const look = lookFrom(props)
  const { table, next, words, scene } = look
  const phase = phaseOf(table)
  const past = (n: number, now: number) => (n < now ? 'past' : n === now ? 'now' : '')
  const points = table.seats.map(seat => seat.points)
  const mine = mineOf(scene)
  return (
    <div class="status of-amsterdam">
      <div
        class="clock"
        role="img"
        aria-label={`${words.when(table.round, phaseName(phase))}. ${specialOf(table.round, words)}`}
      >
        <span class="label">{words.round}</span>
        <span class="twelve">
          {ROUNDS.map(n => (
            <i key={n} class={past(n, table.round)} data-long={`${words.round} ${n}`}>
              <b>{n}</b>
              <small>{quickBonus(n) > 0 ? `+${quickBonus(n)}` : `≤${LAST_ROUND + 1 - n}`}</small>
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
        <span class="what">{words.phases[phase] ?? words.beginning}</span>
        <Order seats={table.order} now={scene.asked?.seat} done={doneIn(look)} />
      </div>
      <Ruler
        label={words.prestige}
        standings={points.map((n, seat) => words.standing(scene.names[seat] ?? '', n))}
        points={points}
        mine={mine}
        then={nth(next.seats, mine).points}
      />
    </div>
  )
}

/** What goods bring besides in a round, or which dice still count in it. */
function specialOf(round: number, words: Look['words']) {
  const bonus = quickBonus(Math.max(1, round))
  return bonus > 0 ? words.quick(bonus) : words.highestDie(LAST_ROUND + 1 - round)
}

/** Whoever has had a turn in phase III. */
function doneIn({ table }: Look): number[] {
  if (phaseOf(table) !== 2) return []
  const waiting = table.agenda.filter(({ kind }) => kind === 'beginTurn').map(({ seat }) => seat)
  return table.order.filter(seat => seat !== table.active && !waiting.includes(seat))
}
