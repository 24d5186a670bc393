import { abilitySteps, effectsOf } from '@kontor/city/abilities'
import { tellDrawn } from '@kontor/city/possessions'
import { supplySteps } from '@kontor/city/supply-steps'
import { orDone } from '@kontor/city/tasks'
import { type Choice, DONE, plan, type Steps } from '@kontor/engine'
import { activate, payableColors, worksFree } from '../activation.ts'
import { buildCanal, openCanals } from '../canals.ts'
import { abilityOf, colorOf, threeDigits } from '../cardfile.ts'
import { COLORS } from '../colors.ts'
import { COMPULSORY, payForPoint, runEffect, threatenOthers } from '../effects.ts'
import { hasRule } from '../permanents.ts'
import { effectTasks, layHouse } from '../persons.ts'
import { drawCard, openPiles, takeTop } from '../piles.ts'
import {
  availableWorkers,
  gainGuilders,
  gainPoints,
  gainWorkers,
  othersOf,
  payGuilders,
  putAside,
  returnWorkers,
  seatOf,
  takeBack,
  workerColors,
} from '../possessions.ts'
import { type Bruges, type Task, task } from '../state.ts'
import { discardThreat } from '../threats.ts'
import { nameOfCanal } from './threat.ts'

const pile = (_: Bruges, __: Task, choice: Choice) => `pile ${choice + 1}`
const worker = (_: Bruges, __: Task, color: Choice) => `worker ${COLORS[color]}`
const threat = (_: Bruges, __: Task, color: Choice) => `threat ${COLORS[color]}`
const threatColors = (state: Bruges, seat: number) =>
  [0, 1, 2, 3, 4].filter(color => seatOf(state, seat).threats[color]! > 0)
const onOffer = (count: number) => (count === 0 ? 'free' : 'double')

/** The effects of persons, and the questions they ask. */
export const effectSteps = {
  ...supplySteps<Bruges, Task>(task, {
    colors: COLORS,
    available: availableWorkers,
    gainWorkers,
    moneyOf: (state, seat) => seatOf(state, seat).guilders,
    pay: payGuilders,
  }),

  ...abilitySteps<Bruges, Task>({
    colors: COLORS,
    runEffect: (state, seat, card, place, context) =>
      runEffect(state, seat, card, effectsOf(abilityOf(state, card))[place]!, context),
    effectTasks,
    payableColors,
  }),

  /** An instant effect once more, as long as the person who allows it is there. */
  repeat: {
    ask: (state, { seat }) => (hasRule(state, seat, 'doubleInstant') ? [0, DONE] : [DONE]),
    name: (_, { card }) => `repeat ${threeDigits(card)}`,
    run: (state, { seat, card }) => plan(state, ...effectTasks(state, seat, card, -1)),
  },

  /** Workers of different colours for a point and a guilder each: the task's colour holds the bits of those sold. */
  sellWorker: {
    ask: (state, { seat, color: sold, count }) =>
      count > 0
        ? [...workerColors(seatOf(state, seat)).filter(color => (sold & (1 << color)) === 0), DONE]
        : [DONE],
    name: worker,
    run(state, { seat, card, color: sold, count }, color) {
      plan(state, task('sellWorker', seat, card, sold | (1 << color), count - 1))
      returnWorkers(state, seat, color, 1, card)
      gainPoints(state, seat, 1, card)
      gainGuilders(state, seat, 1, card)
    },
  },

  /** Cards for the hand, which may be left lying unless the task's colour says otherwise. */
  draw: {
    ask(state, { color, count }) {
      const piles = count > 0 ? openPiles(state) : []
      return color === COMPULSORY && piles.length > 0 ? piles : [...piles, DONE]
    },
    name: pile,
    run(state, { seat, card, color, count }, from) {
      plan(state, task('draw', seat, card, color, count - 1))
      drawCard(state, seat, from)
    },
  },

  /** A card to be used for an action at once. */
  drawForAction: {
    ask: state => [...openPiles(state), DONE],
    name: pile,
    run(state, { seat }, from) {
      const card = takeTop(state, from)
      putAside(state, seat, card)
      tellDrawn(seat, colorOf(card), card)
      plan(state, task('act', seat))
    },
  },

  /** A card that becomes a house without being looked at. */
  freeHouse: {
    ask: (state, { count }) => [...(count > 0 ? openPiles(state) : []), DONE],
    name: pile,
    run(state, { seat, card, count }, from) {
      plan(state, task('freeHouse', seat, card, -1, count - 1))
      layHouse(state, seat, takeTop(state, from))
    },
  },

  /** A canal tile without a card: count 2 at double price, 0 without paying. */
  buildCanal: {
    ask: (state, { seat, count }) => orDone(openCanals(state, seat, onOffer(count))),
    name: (_, __, side) => nameOfCanal(side),
    run: (state, { seat, card, count }, side) => buildCanal(state, seat, side, onOffer(count), card),
  },

  /** Markers that the player may discard, one at a time; of the task's colour only, if it has one. */
  discardThreat: {
    ask(state, { seat, color: only, count }) {
      const colors = count > 0 ? threatColors(state, seat) : []
      return [...colors.filter(color => only < 0 || color === only), DONE]
    },
    name: threat,
    run(state, { seat, card, color: only, count }, color) {
      plan(state, task('discardThreat', seat, card, only, count - 1))
      discardThreat(state, seat, color, card)
    },
  },

  passThreat: {
    ask: (state, { seat }) => [...threatColors(state, seat), DONE],
    name: threat,
    run(state, { seat, card }, color) {
      discardThreat(state, seat, color, card)
      threatenOthers(state, seat, card, color)
    },
  },

  /** A guilder for a point, to as many others as there is money for; the task's count holds the bits of those paid. */
  payOther: {
    ask(state, { seat, count: paid }) {
      if (seatOf(state, seat).guilders === 0) return [DONE]
      return orDone(othersOf(state, seat).filter(other => (paid & (1 << other)) === 0))
    },
    name: (_, __, other) => `to ${other + 1}`,
    run(state, { seat, card, count: paid }, other) {
      plan(state, task('payOther', seat, card, -1, paid | (1 << other)))
      payForPoint(state, seat, other, card)
    },
  },

  /** All persons that cost a worker, in any order, without it. */
  activateAll: {
    ask: (state, { seat }) => [...waiting(state, seat), DONE],
    name: (_, __, person) => `activate ${threeDigits(person)}`,
    run(state, again, person) {
      plan(state, again)
      const rest = state.encores.at(-1)!.filter(each => each !== person)
      state.encores = state.encores.with(-1, rest)
      activate(state, again.seat, person, true)
    },
  },

  activatedAll: {
    run(state) {
      state.encores = state.encores.slice(0, -1)
    },
  },

  recall: {
    ask: (state, { seat, card }) => [...seatOf(state, seat).persons.filter(person => person !== card), DONE],
    name: (_, __, person) => `take back ${threeDigits(person)}`,
    run(state, again, person) {
      plan(state, again)
      takeBack(state, again.seat, person)
    },
  },
} satisfies Partial<Steps<Bruges, Task>>

/** Persons still to be activated by the innermost effect that activates them all, if they are there and can do something. */
function waiting(state: Bruges, seat: number): readonly number[] {
  const { persons } = seatOf(state, seat)
  return state.encores.at(-1)!.filter(person => persons.includes(person) && worksFree(state, seat, person))
}
