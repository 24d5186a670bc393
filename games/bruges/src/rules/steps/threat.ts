import { orDone } from '@kontor/common/tasks'
import { type Choice, plan, type Steps } from '@kontor/engine'
import { strikingSteps } from '@kontor/five-colours/rules/striking'
import { COLORS } from '../../colors.ts'
import type { Bruges, Seat } from '../../state.ts'
import { type Task, tasks } from '../../tasks.ts'
import { canalsToLose, loseCanal } from '../canals.ts'
import { chooseCanal, chooseCard, chooseHouse, either } from '../choices.ts'
import { hasRule } from '../permanents.ts'
import { emptyHouses, losePerson, removeHouse, seatOf } from '../possessions.ts'
import { strike, takeThreat } from '../threats.ts'

/** From here on an answer to a fire is a canal, not a house. */
export const BURNING_CANAL = 1000

const burning = either(chooseHouse('lose'), BURNING_CANAL, chooseCanal('lose'))

/** Threat markers come, can be averted, and strike. */
export const threatSteps = {
  threat: tasks.threat.step<Bruges>({
    run(state, { seat, card, color }) {
      const canAvert = seatOf(state, seat).workers[color]! > 0 && hasRule(state, seat, 'avert')
      if (canAvert) plan(state, tasks.avert({ seat, card, color }))
      else takeThreat(state, seat, color)
    },
  }),

  ...strikingSteps<Bruges>({
    colors: COLORS,
    piece: 'threat',
    suffer: takeThreat,
    strike,
  }),

  /** A house or a canal tile is lost to a fire. */
  burn: tasks.burn.step<Bruges>({
    ask: (state, { seat }) =>
      orDone([
        ...housesToLose(seatOf(state, seat)),
        ...canalsToLose(state, seat).map(side => BURNING_CANAL + side),
      ]),
    ...burning,
    run(state, { seat }, choice) {
      if (choice >= BURNING_CANAL) loseCanal(state, seat, choice - BURNING_CANAL)
      else removeHouse(state, seat, choice)
    },
  }),

  loseHouse: tasks.loseHouse.step<Bruges>({
    ask: (state, { seat }) => orDone(housesToLose(seatOf(state, seat))),
    ...chooseHouse('lose'),
    run: (state, { seat }, house) => removeHouse(state, seat, house),
  }),

  losePerson: tasks.losePerson.step<Bruges>({
    ask: (state, { seat }) => orDone([...seatOf(state, seat).persons]),
    ...chooseCard('lose', 'person'),
    run: (state, { seat }, person) => losePerson(state, seat, person),
  }),

  loseCanal: tasks.loseCanal.step<Bruges>({
    ask: (state, { seat }) => orDone(canalsToLose(state, seat)),
    ...chooseCanal('lose'),
    run: (state, { seat }, side) => loseCanal(state, seat, side),
  }),
} satisfies Partial<Steps<Bruges, Task>>

/** Houses with somebody in them, and of the empty ones one of each colour. */
function housesToLose(mine: Seat): Choice[] {
  return [...mine.places, ...emptyHouses(mine)].sort((a, b) => a - b)
}
