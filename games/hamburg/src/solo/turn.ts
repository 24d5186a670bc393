import { type Event, heard, hearing, plan, type Steps, tell } from '@kontor/engine'
import { abilityOf, isBuilding } from '../cards/cardfile.ts'
import { COLORS } from '../colors.ts'
import type { TomOutcome } from '../events.ts'
import { activate } from '../rules/activation.ts'
import { layOut, putOut, roomFor } from '../rules/buildings.ts'
import { reduce } from '../rules/disasters.ts'
import { following, levelsOfDecrease, priceOfBuilding, priceOfWall } from '../rules/permanents.ts'
import {
  gainMarks,
  gainPoints,
  gainWorkers,
  payMarks,
  putOnDiscard,
  report,
  returnWorkers,
  seatOf,
  takeTop,
} from '../rules/possessions.ts'
import { whyNot } from '../rules/usable.ts'
import { buildSegment, LEFT, nextColor, printedPrice, RIGHT } from '../rules/walls.ts'
import { type Hamburg, TOM } from '../state.ts'
import { type Task, tasks } from '../tasks.ts'
import { fromLeft, isOnlyForHands, siteFor } from './tom.ts'

/** TOM's whole turn: the five coloured dice in rising order, then his buildings from left to right. */
export const tomSteps = {
  tomTurn: {
    run(state) {
      state.round = 1
      const order = [...COLORS.keys()].sort((a, b) => state.dice[a]! - state.dice[b]! || a - b)
      plan(
        state,
        ...order.map(color => tasks.tomDie({ seat: TOM, color })),
        tasks.tomActivates({ seat: TOM }),
      )
    },
  },

  tomDie: tasks.tomDie.step<Hamburg>({
    run(state, { color }) {
      const die = state.dice[color]!
      if (!heard()) return void DICE[die - 1]!(state, color)
      // The log tells first what he does for the die, then what comes of it.
      const later: Event[] = []
      const outcome = hearing(
        event => later.push(event),
        () => DICE[die - 1]!(state, color),
      )
      report({ kind: 'tom', seat: TOM, die, color, outcome })
      for (const event of later) tell(event)
    },
  }),

  tomActivates: tasks.tomActivates.step<Hamburg>({
    run(state, { past = 0 }) {
      const card = fromLeft(seatOf(state, TOM))[past]
      if (card === undefined) return
      plan(state, tasks.tomActivates({ seat: TOM, past: past + 1 }))
      if (wouldActivate(state, card)) activate(state, TOM, card)
    },
  }),
} satisfies Partial<Steps<Hamburg, Task>>

/** Only buildings that cost workers, if he can pay and they are not only for hand cards. */
function wouldActivate(state: Hamburg, card: number): boolean {
  const ability = abilityOf(state, card)
  if (ability.when !== 'III' || !ability.pay) return false
  return !isOnlyForHands(state, card) && whyNot(state, TOM, card, ability) === undefined
}

/** What TOM does for a die of a colour, by its number; what he did is what the log tells. */
const DICE: readonly ((state: Hamburg, color: number) => TomOutcome)[] = [
  state => {
    gainPoints(state, TOM, 1)
    return 'point'
  },
  (state, color) => {
    plan(state, ...following(state, TOM, 'workers', color))
    gainWorkers(state, TOM, color, 2)
    return 'workers'
  },
  (state, color) => {
    if (buildsWall(state, color)) return 'wall'
    gainWorkers(state, TOM, color, 1)
    return 'worker'
  },
  (state, color) => {
    const { disasters, workers } = seatOf(state, TOM)
    if (disasters[color]! > 0) {
      reduce(state, TOM, color, levelsOfDecrease(state, TOM))
      return 'reduce'
    }
    if (workers[color]! > 0 && state.piles[color]!.length > 0) {
      laysSite(state, color, takeTop(state, color))
      return 'site'
    }
    gainMarks(state, TOM, 4)
    return 'marks'
  },
  (state, color) => {
    const outcome = constructs(state, color, card => {
      if (seatOf(state, TOM).workers[color]! < 1) return undefined
      laysSite(state, color, card)
      return 'site'
    })
    if (outcome) return outcome
    gainMarks(state, TOM, 5)
    return 'marks'
  },
  (state, color) => {
    const outcome = constructs(state, color, () => undefined)
    if (outcome) return outcome
    if (buildsWall(state, color)) return 'wall'
    gainMarks(state, TOM, 6)
    return 'marks'
  },
]

/** Builds the cheaper matching segment that TOM can pay, the left one if both cost the same. */
function buildsWall(state: Hamburg, color: number): boolean {
  const mine = seatOf(state, TOM)
  const offers = [LEFT, RIGHT]
    .filter(side => nextColor(state, TOM, side) === color)
    .map(side => ({ side, price: priceOfWall(state, TOM, printedPrice(mine, side), color, true, false) }))
    .filter(({ price }) => price <= mine.marks)
    .sort((a, b) => a.price - b.price)
  const [best] = offers
  if (!best) return false
  payMarks(state, TOM, best.price)
  plan(state, ...following(state, TOM, 'wall', color))
  buildSegment(state, TOM, best.side)
  return true
}

function laysSite(state: Hamburg, color: number, card: number) {
  returnWorkers(state, TOM, color)
  plan(state, ...following(state, TOM, 'site', color))
  layOut(state, TOM, card)
}

/** Draws the top card of a pile and constructs it on the leftmost empty site; otherwise it is used as `otherwise` says, or discarded. */
function constructs(
  state: Hamburg,
  color: number,
  otherwise: (card: number) => TomOutcome | undefined,
): TomOutcome | undefined {
  if (state.piles[color]!.length === 0) return undefined
  const card = takeTop(state, color)
  const mine = seatOf(state, TOM)
  const site = siteFor(mine, roomFor(state, TOM))
  const price = priceOfBuilding(state, TOM, card, false)
  if (price <= mine.marks && (!isBuilding(card) || site >= 0)) {
    payMarks(state, TOM, price, card)
    putOut(state, TOM, card, isBuilding(card) ? site : -1, true, false)
    return 'build'
  }
  const used = otherwise(card)
  if (!used) {
    putOnDiscard(state, card)
    if (heard()) report({ kind: 'discarded', seat: TOM, card })
  }
  return used
}
