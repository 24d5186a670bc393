import { type Choice, DONE, type Question, type Tally } from '@kontor/engine'
import type { ActionKind } from '../actions.ts'
import { pointsOnTheWay, priceOfFields } from '../amstel.ts'
import { costOf } from '../cardfile.ts'
import { priceOfBlock } from '../city.ts'
import { COLORS } from '../colors.ts'
import { BLOCKS } from '../data/board.ts'
import { TILE_DATA } from '../data/tables.ts'
import { depotPoints, FARE, worthAt } from '../harbour.ts'
import { openTile } from '../market.ts'
import { blockForGulden, savedOnCard } from '../permanents.ts'
import { seatOf } from '../possessions.ts'
import type { Amsterdam, Task } from '../state.ts'
import { actionOf } from '../steps/turn.ts'

/** An answer in numbers, for whoever has no room for its words. */

const some = (of: string, n: number): Tally[] => (n === 0 ? [] : [{ of, n }])
const resources = (list: readonly number[], sign: number): Tally[] =>
  list.flatMap((n, color) => some(`resource-${COLORS[color]}`, sign * n))

/** What an action costs and brings, by its kind; what cards add is left out. */
const ACTIONS: Readonly<
  Partial<Record<ActionKind, (state: Amsterdam, seat: number, object: number) => Tally[]>>
> = {
  activate: (state, seat, card) =>
    savedOnCard(state, seat, card) > 0 ? [] : resources(costOf(state, card), -1),
  block: (state, seat, block) =>
    some(`resource-${COLORS[BLOCKS[block]!.district]}`, -priceOfBlock(state, seat, block)),
  blockForGulden: (state, seat) => some('gulden', -(blockForGulden(state, seat) ?? 0)),
  deliver: (state, seat) => some('points', worthAt(state, seatOf(state, seat).ship)),
  land: (state, seat) => some('points', depotPoints(state, seat)),
  board: () => some('gulden', FARE),
  sail: state => some('resource-any', state.turn.freeSteps > 0 ? 0 : -1),
  advance(state, seat, n) {
    const { amstel } = seatOf(state, seat)
    return [...some('resource-any', -priceOfFields(n)), ...some('points', pointsOnTheWay(amstel, amstel + n))]
  },
  market: state => some('gulden', -TILE_DATA[openTile(state)]!.price),
}

/** What an answer costs and brings, as far as that can be told before it is given. */
export function tally(state: Amsterdam, { task }: Question<Task>, choice: Choice): Tally[] {
  if (choice === DONE) return []
  switch (task.kind) {
    case 'turn': {
      const { verb, object } = actionOf(choice)
      return ACTIONS[verb.kind]?.(state, task.seat, object) ?? []
    }
    case 'payAny':
      return some(`resource-${COLORS[choice]}`, -1)
    case 'anyResource':
      return some(`resource-${COLORS[choice]}`, 1)
    default:
      return []
  }
}
