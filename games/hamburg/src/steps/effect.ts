import { abilitySteps, effectsOf } from '@kontor/city/abilities'
import { tellDrawn } from '@kontor/city/possessions'
import { orDone } from '@kontor/city/tasks'
import { type Choice, DONE, heard, plan, type Steps, shuffle } from '@kontor/engine'
import { FROM_DISCARD, planBuilding } from '../actions.ts'
import {
  abilityPrice,
  activate,
  againTargets,
  freeZoo,
  oneWorkerBuildings,
  payableColors,
  sitePiles,
  wallSides,
  worksFree,
} from '../activation.ts'
import { effectTasks, layOut, planInstant, putOut, REPEATED } from '../buildings.ts'
import { abilityOf, categoryOf, colorOf, isBuilding, threeDigits } from '../cardfile.ts'
import { COLORS } from '../colors.ts'
import { reduce } from '../disasters.ts'
import { runEffect } from '../effects.ts'
import { isInstant } from '../permanents.ts'
import {
  addToHand,
  drawCard,
  gainMarks,
  gainPoints,
  losePoints,
  openPiles,
  othersOf,
  payMarks,
  putAside,
  report,
  returnWorkers,
  seatOf,
  takeBack,
  takeFromHand,
  takeTop,
} from '../possessions.ts'
import { type Hamburg, type Task, task, UNDER } from '../state.ts'
import { buildSegment, SIDES } from '../walls.ts'
import { rises } from './disaster.ts'

const deck = (_: Hamburg, __: Task, color: Choice) => `deck ${COLORS[color]}`

/** The effects of cards, and the questions they ask. */
export const effectSteps = {
  ...abilitySteps<Hamburg, Task>({
    colors: COLORS,
    runEffect: (state, seat, card, place, context) =>
      runEffect(state, seat, card, effectsOf(abilityOf(state, card))[place]!, context),
    effectTasks,
    payableColors,
  }),

  /** Workers of different colours, each with its effect: the task's colour holds the bits of those paid. */
  payDifferent: {
    ask(state, { seat, color: paid, count }) {
      const { workers } = seatOf(state, seat)
      const more = [0, 1, 2, 3, 4].filter(color => workers[color]! > 0 && (paid & (1 << color)) === 0)
      return count > 0 ? [...more, DONE] : more
    },
    name: (_, __, color) => `worker ${COLORS[color]}`,
    run(state, { seat, card, color: paid, count }, color) {
      plan(state, task('payDifferent', seat, card, paid | (1 << color), count + 1))
      returnWorkers(state, seat, color, 1, card)
      plan(state, ...effectTasks(state, seat, card, 1))
    },
  },

  repeat: {
    ask: () => [0, DONE],
    name: (_, { card }) => `repeat ${threeDigits(card)}`,
    run: (state, { seat, card }) => plan(state, ...effectTasks(state, seat, card, REPEATED)),
  },

  drawAny: {
    ask: (state, { count }) => (count > 0 ? orDone(openPiles(state)) : [DONE]),
    name: deck,
    run(state, { seat, card, count }, color) {
      plan(state, task('drawAny', seat, card, -1, count - 1))
      drawCard(state, seat, color)
    },
  },

  pileForAction: {
    ask: state => orDone(openPiles(state)),
    name: deck,
    run(state, { seat }, color) {
      const card = takeTop(state, color)
      putAside(state, seat, card)
      tellDrawn(seat, color, card)
      plan(state, task('act', seat))
    },
  },

  searchDiscard: {
    ask: (state, { color: category }) => state.discard.filter(each => categoryOf(each) === category),
    name: (_, __, found) => `build ${threeDigits(found)}`,
    run: (state, { seat }, found) => planBuilding(state, seat, found, FROM_DISCARD),
  },

  /** A card of a pile that lies open before the seat; it may also be left there. The count is the category. */
  fetch: {
    ask: (state, { color, count: category }) => [
      ...state.piles[color]!.filter(each => categoryOf(each) === category),
      DONE,
    ],
    name: (_, __, found) => `take ${threeDigits(found)}`,
    run(state, { seat, color }, found) {
      state.piles = state.piles.with(
        color,
        state.piles[color]!.filter(each => each !== found),
      )
      addToHand(state, seat, found)
      if (heard()) report({ kind: 'fetched', seat, color, secret: { to: seat, card: found } })
    },
  },

  closePile: {
    run(state, { seat, color }) {
      state.search = []
      state.piles = state.piles.with(color, shuffle(state.chance, color, [...state.piles[color]!]))
      if (heard()) report({ kind: 'shuffled', seat, color })
    },
  },

  siteFromPile: {
    ask: (state, { seat }) => orDone(sitePiles(state, seatOf(state, seat).workers)),
    name: deck,
    run(state, { seat, card }, color) {
      returnWorkers(state, seat, color, 1, card)
      layOut(state, seat, takeTop(state, color))
    },
  },

  freeSite: {
    ask: (state, { count }) => (count > 0 ? orDone(openPiles(state)) : [DONE]),
    name: deck,
    run(state, { seat, card, count }, color) {
      plan(state, task('freeSite', seat, card, -1, count - 1))
      layOut(state, seat, takeTop(state, color))
    },
  },

  /** A segment without a card: count 2 at double price, 0 free of charge. */
  buildWall: {
    ask: (state, { seat, count }) => orDone(wallSides(state, seat, count === 0 ? 'free' : 'double')),
    name: (_, __, side) => `wall ${SIDES[side]}`,
    run(state, { seat, card, count }, side) {
      payMarks(state, seat, abilityPrice(state, seat, side, count === 0 ? 'free' : 'double'), card)
      buildSegment(state, seat, side)
    },
  },

  /** Levels that the player may reduce, one at a time; of the task's colour only, if it has one. */
  reduceAny: {
    ask(state, { seat, color: only, count }) {
      if (count === 0) return [DONE]
      const { disasters } = seatOf(state, seat)
      const colors = only < 0 ? [0, 1, 2, 3, 4] : [only]
      return [...colors.filter(color => disasters[color]! > 0), DONE]
    },
    name: (_, __, color) => `reduce ${COLORS[color]}`,
    run(state, { seat, card, color: only, count }, color) {
      plan(state, task('reduceAny', seat, card, only, count - 1))
      reduce(state, seat, color, 1, card)
    },
  },

  recall: {
    ask: (state, { seat }) => [...seatOf(state, seat).buildings, DONE],
    name: (_, __, building) => `take back ${threeDigits(building)}`,
    run(state, again, building) {
      plan(state, again)
      takeBack(state, again.seat, building)
    },
  },

  passDisaster: {
    ask: (state, { seat }) =>
      orDone([0, 1, 2, 3, 4].filter(color => seatOf(state, seat).disasters[color]! > 0)),
    name: (_, __, color) => `pass ${COLORS[color]}`,
    run(state, { seat, card }, color) {
      reduce(state, seat, color, 1, card)
      plan(state, ...othersOf(state, seat).flatMap(other => [rises(other, color), task('settle', other)]))
    },
  },

  /** A point from another player for a mark, once from each; the task's count holds the bits of those asked. */
  buyPoint: {
    ask(state, { seat, color: context, count: asked }) {
      if (context !== REPEATED && seatOf(state, seat).marks === 0) return [DONE]
      return orDone(
        othersOf(state, seat).filter(
          other => (asked & (1 << other)) === 0 && seatOf(state, other).points > 0,
        ),
      )
    },
    name: (_, __, other) => `from ${other + 1}`,
    run(state, { seat, card, color: context, count: asked }, other) {
      plan(state, task('buyPoint', seat, card, context, asked | (1 << other)))
      if (context !== REPEATED) {
        payMarks(state, seat, 1, card)
        gainMarks(state, other, 1, card)
      }
      gainPoints(state, seat, losePoints(state, other, 1, card), card)
    },
  },

  activateAgain: {
    ask: (state, { seat, card }) => orDone(againTargets(state, seat, card, seatOf(state, seat).workers)),
    name: (_, __, building) => `activate ${threeDigits(building)}`,
    run: (state, { seat }, building) => activate(state, seat, building),
  },

  /** All buildings that cost one worker, in any order; the task's count holds the bits of those still to come. */
  activateAll: {
    ask(state, { seat, count }) {
      const waiting = count === -1 ? oneWorkerBuildings(state, seat) : waitingIn(state, seat, count)
      return orDone(waiting.filter(card => worksFree(state, seat, card)))
    },
    name: (_, __, building) => `activate ${threeDigits(building)}`,
    run(state, { seat, card, count }, building) {
      const mine = seatOf(state, seat)
      const waiting = count === -1 ? oneWorkerBuildings(state, seat) : waitingIn(state, seat, count)
      const rest = waiting.filter(each => each !== building)
      const mask = rest.reduce((bits, each) => bits | (1 << mine.buildings.indexOf(each)), 0)
      plan(state, task('activateAll', seat, card, -1, mask))
      activate(state, seat, building, true)
    },
  },

  copyInstant: {
    ask: (state, { seat }) =>
      orDone(
        othersOf(state, seat).flatMap(other =>
          seatOf(state, other).buildings.filter(card => isInstant(state, card)),
        ),
      ),
    name: (_, __, building) => `use ${threeDigits(building)}`,
    run: (state, { seat }, building) => planInstant(state, seat, building),
  },

  placeWorker: {
    ask: (state, { seat }) => [
      ...[0, 1, 2, 3, 4].filter(color => seatOf(state, seat).workers[color]! > 0),
      DONE,
    ],
    name: (_, __, color) => `worker ${COLORS[color]}`,
    run(state, { seat, card }, color) {
      returnWorkers(state, seat, color, 1, card)
      state.guests = [...state.guests, color]
      if (heard()) report({ kind: 'workerCleric', seat, color })
    },
  },

  moveCleric: {
    ask: state => [state.window - 1, state.window + 1].filter(window => window >= 0 && window < 6),
    name: (state, __, window) => (window < state.window ? 'left' : 'right'),
    run(state, _, window) {
      state.window = window
      if (heard()) report({ kind: 'clericMoved', window })
    },
  },

  underZoo: {
    ask: (state, { seat, color }) => {
      const { hand } = seatOf(state, seat)
      return orDone(hand.filter(card => isBuilding(card) && colorOf(card) === color))
    },
    name: (_, __, building) => `put ${threeDigits(building)}`,
    run(state, { seat, color }, building) {
      takeFromHand(state, seat, building)
      putOut(state, seat, building, UNDER + freeZoo(seatOf(state, seat), color), false, false)
    },
  },
} satisfies Partial<Steps<Hamburg, Task>>

function waitingIn(state: Hamburg, seat: number, mask: number) {
  return seatOf(state, seat).buildings.filter((_, i) => (mask & (1 << i)) !== 0)
}
