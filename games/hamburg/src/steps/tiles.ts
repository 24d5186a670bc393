import { orDone } from '@kontor/city/tasks'
import { DONE, heard, plan, type Steps } from '@kontor/engine'
import { effectTasks } from '../buildings.ts'
import { threeDigits } from '../cardfile.ts'
import { BLACK, BROWN, COLORS, GRAY, PINK } from '../colors.ts'
import { ease } from '../disasters.ts'
import { isInstant } from '../permanents.ts'
import {
  drawCard,
  gainMarks,
  gainWorkers,
  openPiles,
  report,
  returnWorkers,
  seatOf,
  workerColors,
} from '../possessions.ts'
import { type Hamburg, type Task, task } from '../state.ts'
import { moveTracker, stockSide } from '../stock.ts'
import { FIRST_MAYOR, FIRST_SHIP, MAYORS, STEPS } from '../tiles.ts'

const HUMMEL = 0
const JETTE = 1
const SHIP_COLORS = [...COLORS, 'black'] as const
const LAST_PILE = 2

/** What the tiles of the expansions ask and do. */
export const tileSteps = {
  chooseMayor: {
    ask: (state, { seat }) => [...seatOf(state, seat).mayorSides],
    name: (_, __, side) => `mayor M${String(side - FIRST_MAYOR + 1).padStart(2, '0')}`,
    run(state, { seat }, side) {
      const mine = seatOf(state, seat)
      mine.mayor = [side]
      mine.mayorSides = mine.mayorSides.filter(other => other !== side)
    },
  },

  /** All sides are shown at once; each mayor brings other means to start with. */
  openMayors: {
    run(state) {
      state.mayorsOpen = true
      for (const [seat, mine] of state.seats.entries()) {
        const side = mine.mayor[0]
        if (side === undefined) continue
        const { marks, workers } = MAYORS[side - FIRST_MAYOR]!
        mine.marks = marks
        mine.workers = COLORS.map(() => workers)
        if (heard()) report({ kind: 'mayor', seat, mayor: side - FIRST_MAYOR })
      }
    },
  },

  takeStatue: {
    ask: ({ statues, jettes }) =>
      orDone([...(statues.length > 0 ? [HUMMEL] : []), ...(jettes.length > 0 ? [JETTE] : [])]),
    name: (_, __, which) => (which === HUMMEL ? 'statue hummel' : 'statue jette'),
    run: (state, { seat }, which) => (which === HUMMEL ? takeHummel(state, seat) : takeJette(state, seat)),
  },

  /** One active ship for a worker of the colour played; the count is the colour of the segment just built. */
  ship: {
    ask(state, { seat, color, count: segment }) {
      if (seatOf(state, seat).workers[color]! < 1) return [DONE]
      return [...[0, 1, 2, 3, 4, 5].filter(ship => canSail(state, seat, ship, segment)), DONE]
    },
    name: (_, __, ship) => `ship ${SHIP_COLORS[ship]}`,
    run(state, { seat, color, count: segment }, ship) {
      if (heard()) report({ kind: 'ship', seat, ship })
      returnWorkers(state, seat, color, 1, FIRST_SHIP + ship)
      plan(state, ...effectTasks(state, seat, FIRST_SHIP + ship, segment))
    },
  },

  stockMoves: {
    run(state) {
      moveTracker(state)
      const side = stockSide(state)
      if (heard() && side !== undefined) report({ kind: 'stock', side, step: state.tracker % STEPS })
    },
  },

  payFee: {
    ask(state, { seat, color: mask }) {
      const { workers } = seatOf(state, seat)
      return orDone([0, 1, 2, 3, 4].filter(color => (mask & (1 << color)) !== 0 && workers[color]! > 0))
    },
    name: (_, __, color) => `worker ${COLORS[color]}`,
    run: (state, { seat }, color) => returnWorkers(state, seat, color),
  },

  ease: {
    ask(state, { seat, color: except }) {
      const { disasters } = seatOf(state, seat)
      return [...[0, 1, 2, 3, 4].filter(color => color !== except && disasters[color]! > 0), DONE]
    },
    name: (_, __, color) => `reduce ${COLORS[color]}`,
    run: (state, { seat }, color) => ease(state, seat, color),
  },

  oneWorker: {
    ask: (_, { color: mask }) => [0, 1, 2, 3, 4].filter(color => (mask & (1 << color)) !== 0),
    name: (_, __, color) => `worker ${COLORS[color]}`,
    run: (state, { seat, card }, color) => gainWorkers(state, seat, color, 1, card),
  },

  sameWorkers: {
    ask: () => [0, 1, 2, 3, 4],
    name: (_, __, color) => `workers ${COLORS[color]}`,
    run: (state, { seat, card, count }, color) => gainWorkers(state, seat, color, count, card),
  },

  returnWorker: {
    ask: (state, { seat, count }) => (count > 0 ? orDone(workerColors(seatOf(state, seat))) : [DONE]),
    name: (_, __, color) => `return ${COLORS[color]}`,
    run(state, { seat, card, count }, color) {
      plan(state, task('returnWorker', seat, card, -1, count - 1))
      returnWorkers(state, seat, color, 1, card)
    },
  },

  repeatInstant: {
    ask: (state, { seat }) => orDone(seatOf(state, seat).buildings.filter(card => isInstant(state, card))),
    name: (_, __, card) => `use ${threeDigits(card)}`,
    run: (state, { seat }, card) => plan(state, ...effectTasks(state, seat, card, 0)),
  },

  /** So many cards of one pile (the count), then of another; the task's colour is the pile already drawn from. */
  newHand: {
    ask: (state, { color: used }) => orDone(openPiles(state).filter(color => color !== used)),
    name: (_, __, color) => `deck ${COLORS[color]}`,
    run(state, { seat, count }, color) {
      if (count > LAST_PILE) plan(state, task('newHand', seat, 0, color, LAST_PILE))
      for (let i = 0; i < count; i++) drawCard(state, seat, color)
    },
  },
} satisfies Partial<Steps<Hamburg, Task>>

/** The best statue that is left, if any. */
function takeHummel(state: Hamburg, seat: number): void {
  const [statue, ...rest] = state.statues
  if (statue === undefined) return
  const mine = seatOf(state, seat)
  state.statues = rest
  mine.statues = [...mine.statues, statue]
  if (heard()) report({ kind: 'statue', seat, points: statue })
}

/** A money statue pays at once and scores nothing, but is a statue. */
function takeJette(state: Hamburg, seat: number) {
  const [marks = 0, ...rest] = state.jettes
  const mine = seatOf(state, seat)
  state.jettes = rest
  mine.statues = [...mine.statues, 0]
  if (heard()) report({ kind: 'jette', seat, marks })
  gainMarks(state, seat, marks)
}

/** Whether a ship is active and could bring something. */
function canSail(state: Hamburg, seat: number, ship: number, segment: number): boolean {
  if ((state.ships & (1 << ship)) === 0) return false
  const mine = seatOf(state, seat)
  switch (ship) {
    case GRAY:
      return state.piles[segment]!.length > 0
    case PINK:
      return mine.marks >= 3
    case BROWN:
      return mine.buildings.some(card => isInstant(state, card))
    case BLACK:
      return mine.disasters.some(level => level > 0)
    default:
      return true
  }
}
