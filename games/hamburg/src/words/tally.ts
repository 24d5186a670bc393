import { ACTIVATE, PER_CARD } from '@kontor/city/turns'
import { type Choice, DONE, type Question, type Tally } from '@kontor/engine'
import { BUILD, SITE, WAYS } from '../actions.ts'
import { colorOf as colorOfCard, pointsOf } from '../cardfile.ts'
import { pointsPerLevel } from '../permanents.ts'
import type { Hamburg, Task } from '../state.ts'
import { advancePrice } from '../steps/season.ts'
import { isReal } from './asking.ts'
import { colorOf } from './names.ts'
import { countWay } from './way.ts'

/** An answer in numbers, for whoever has no room for its words. */

const some = (of: string, n: number | undefined): Tally[] => (n ? [{ of, n }] : [])

/** A card used in one of the ways; what stays open (a worker of one of two colours) is left out. */
function wayTally(state: Hamburg, task: Task, card: number, way: number, color: number): Tally[] {
  if (way >= WAYS.length) return [{ of: 'worker-gray', n: -1 }]
  const { gains, marks, fee, workerFee, statues } = countWay(state, task.seat, card, way, color, isReal(task))
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
    ...some('points', gains.points + levels * pointsPerLevel(state, task.seat)),
    ...some('card', gains.cards),
    ...some('statue', statues.hummel),
    ...some('jette', statues.jette),
    ...some('worth', way === BUILD ? pointsOf(state, card) : 0),
  ]
}

/** What an answer costs and brings, as far as that can be told before it is given. */
export function tally(state: Hamburg, { task }: Question<Task>, choice: Choice): Tally[] {
  if (choice === DONE) return []
  const [card, way] = [Math.floor(choice / PER_CARD), choice % PER_CARD]
  switch (task.kind) {
    case 'turn':
      return choice >= ACTIVATE ? [] : wayTally(state, task, card, way, colorOfCard(card))
    case 'act':
      return wayTally(state, task, card, way, colorOfCard(card))
    case 'recolour':
      return [{ of: 'worker-gray', n: -1 }, ...wayTally(state, task, state.aside.at(-1)!, way, card)]
    case 'hall':
      return some('marks', -(advancePrice(state, task.seat) ?? 0))
    default:
      return []
  }
}
