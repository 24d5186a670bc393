import { type Choice, DONE, type Question } from '@kontor/engine'
import type { Tally } from '@kontor/engine/presentation'
import { ACTIVATE, plays } from '@kontor/five-colours/rules/turns'
import { colorOf as colorOfCard, pointsOf } from '../../cards/cardfile.ts'
import { BUILD, SITE, WAYS } from '../../rules/actions.ts'
import { pointsPerLevel } from '../../rules/permanents.ts'
import { asideCard } from '../../rules/possessions.ts'
import { advancePrice } from '../../rules/steps/season.ts'
import type { Hamburg } from '../../state.ts'
import { type Carried, type Task, tasks } from '../../tasks.ts'
import { colorOf } from '../names.ts'
import { countWay } from './way.ts'

/** An answer in numbers, for whoever has no room for its words. */

const some = (of: string, n: number | undefined): Tally[] => (n ? [{ of, n }] : [])

interface Playing {
  readonly seat: number
  readonly card: number
  readonly way: number
  /** The colour that the card counts as. */
  readonly color: number
  readonly real: boolean
}

/** A card used in one of the ways; what stays open (a worker of one of two colours) is left out. */
function wayTally(state: Hamburg, { seat, card, way, color, real }: Playing): Tally[] {
  if (way >= WAYS.length) return [{ of: 'worker-gray', n: -1 }]
  const { gains, marks, fee, workerFee, statues } = countWay(state, seat, card, way, color, real)
  const workers = [...gains.workers]
  if (way === SITE) workers[color]!--
  const [only, ...more] = workerFee.colors
  if (only !== undefined && more.length === 0) workers[only]! -= workerFee.n
  const levels = gains.reduced.reduce((sum, n) => sum + n, 0)
  return [
    ...some('marks', gains.marks - marks - fee),
    ...workers.flatMap((n, which) => some(`worker-${colorOf(which)}`, n)),
    ...some('worker-any', gains.any - (more.length > 0 ? workerFee.n : 0)),
    ...gains.reduced.flatMap((n, which) => some(`disaster-${colorOf(which)}`, -n)),
    ...some('points', gains.points + levels * pointsPerLevel(state, seat)),
    ...some('card', gains.cards),
    ...some('statue', statues.hummel),
    ...some('jette', statues.jette),
    ...some('worth', way === BUILD ? pointsOf(state, card) : 0),
  ]
}

function playTally(state: Hamburg, { seat, real = false }: Carried<'act'>, choice: Choice): Tally[] {
  const card = plays.object(choice)
  return wayTally(state, { seat, card, way: plays.way(choice), color: colorOfCard(card), real })
}

/** What an answer costs and brings, as far as that can be told before it is given. */
export function tally(state: Hamburg, { task }: Question<Task>, choice: Choice): Tally[] {
  if (choice === DONE) return []
  switch (task.kind) {
    case 'turn':
      return choice >= ACTIVATE ? [] : playTally(state, { seat: task.seat, real: true }, choice)
    case 'act':
      return playTally(state, tasks.act.read(task), choice)
    case 'recolour': {
      const { seat, real = false } = tasks.recolour.read(task)
      const as = { card: asideCard(state), way: plays.way(choice), color: plays.object(choice) }
      return [{ of: 'worker-gray', n: -1 }, ...wayTally(state, { seat, real, ...as })]
    }
    case 'hall':
      return some('marks', -(advancePrice(state, task.seat) ?? 0))
    default:
      return []
  }
}
