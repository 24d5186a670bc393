import { ACTIVATE, PER_CARD } from '@kontor/city/turns'
import { type Choice, DONE, type Question, type Tally } from '@kontor/engine'
import { HOUSE, RECRUIT, THREAT } from '../actions.ts'
import { colorOf, pointsOf } from '../cardfile.ts'
import { COLORS } from '../colors.ts'
import { stepPrice } from '../reputation.ts'
import type { Bruges, Task } from '../state.ts'
import { tintOf } from './icons.ts'
import { countWay } from './way.ts'

/** An answer in numbers, for whoever has no room for its words. */

const some = (of: string, n: number | undefined): Tally[] => (n ? [{ of, n }] : [])

const inColor = (of: string, color: number) => `${of}-${tintOf(COLORS[color]!)}`

/** A card used in one of the ways. */
function wayTally(state: Bruges, seat: number, card: number, way: number): Tally[] {
  const { gains, guilders, statue } = countWay(state, seat, card, way)
  const color = colorOf(card)
  const workers = [...gains.workers]
  if (way === HOUSE) workers[color]!--
  return [
    ...some('guilders', gains.guilders - guilders),
    ...workers.flatMap((n, which) => some(inColor('worker', which), n)),
    ...some(inColor('threat', color), way === THREAT ? -1 : 0),
    ...some('points', gains.points + (way === THREAT ? 1 : 0)),
    ...some('statue', statue),
    ...some('worth', way === RECRUIT ? pointsOf(state, card) : 0),
  ]
}

/** What an answer costs and brings, as far as that can be told before it is given. */
export function tally(state: Bruges, { task }: Question<Task>, choice: Choice): Tally[] {
  if (choice === DONE) return []
  switch (task.kind) {
    case 'turn':
    case 'act':
    case 'playCard':
      if (choice >= ACTIVATE) return []
      return wayTally(state, task.seat, Math.floor(choice / PER_CARD), choice % PER_CARD)
    case 'step':
      return some('guilders', -(stepPrice(state, task.seat) ?? 0))
    default:
      return []
  }
}
