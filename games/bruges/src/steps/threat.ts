import { strikingSteps } from '@kontor/city/striking'
import { orDone } from '@kontor/city/tasks'
import { type Choice, plan, type Steps } from '@kontor/engine'
import { canalsToLose, loseCanal, SIDES } from '../canals.ts'
import { colorOf, threeDigits } from '../cardfile.ts'
import { COLORS } from '../colors.ts'
import { hasRule } from '../permanents.ts'
import { emptyHouses, losePerson, removeHouse, seatOf } from '../possessions.ts'
import { type Bruges, type Seat, type Task, task } from '../state.ts'
import { strike, takeThreat } from '../threats.ts'

/** From here on an answer to a fire is a canal, not a house. */
export const BURNING_CANAL = 1000

/** Threat markers come, can be averted, and strike. */
export const threatSteps = {
  threat: {
    run(state, { seat, card, color }) {
      const canAvert = seatOf(state, seat).workers[color]! > 0 && hasRule(state, seat, 'avert')
      if (canAvert) plan(state, task('avert', seat, card, color))
      else takeThreat(state, seat, color)
    },
  },

  ...strikingSteps<Bruges, Task>({ colors: COLORS, suffer: takeThreat, strike }),

  /** A house or a canal tile is lost to a fire. */
  burn: {
    ask: (state, { seat }) =>
      orDone([
        ...housesToLose(seatOf(state, seat)),
        ...canalsToLose(state, seat).map(side => BURNING_CANAL + side),
      ]),
    name: (state, { seat }, choice) =>
      choice >= BURNING_CANAL ? nameOfCanal(choice - BURNING_CANAL) : nameOfHouse(state, seat, choice),
    run(state, { seat }, choice) {
      if (choice >= BURNING_CANAL) loseCanal(state, seat, choice - BURNING_CANAL)
      else removeHouse(state, seat, choice)
    },
  },

  loseHouse: {
    ask: (state, { seat }) => orDone(housesToLose(seatOf(state, seat))),
    name: (state, { seat }, house) => nameOfHouse(state, seat, house),
    run: (state, { seat }, house) => removeHouse(state, seat, house),
  },

  losePerson: {
    ask: (state, { seat }) => orDone([...seatOf(state, seat).persons]),
    name: (_, __, person) => `person ${threeDigits(person)}`,
    run: (state, { seat }, person) => losePerson(state, seat, person),
  },

  loseCanal: {
    ask: (state, { seat }) => orDone(canalsToLose(state, seat)),
    name: (_, __, side) => nameOfCanal(side),
    run: (state, { seat }, side) => loseCanal(state, seat, side),
  },
} satisfies Partial<Steps<Bruges, Task>>

/** Houses with somebody in them, and of the empty ones one of each colour. */
function housesToLose(mine: Seat): Choice[] {
  return [...mine.places, ...emptyHouses(mine)].sort((a, b) => a - b)
}

export function nameOfHouse(state: Bruges, seat: number, house: number): string {
  return `house ${house + 1} ${COLORS[colorOf(seatOf(state, seat).houses[house]!)]}`
}

export function nameOfCanal(side: number): string {
  return `canal ${SIDES[side]}`
}
