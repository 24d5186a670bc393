import { orDone } from '@kontor/common/tasks'
import { DONE, heard, plan, type Steps } from '@kontor/engine'
import { FIRST_MAYOR, FIRST_SHIP, MAYORS, STEPS } from '../cards/tiles.ts'
import { BLACK, BROWN, COLORS, GRAY, PINK } from '../colors.ts'
import { colored, ofCard, placed } from '../pieces.ts'
import { effectTasks } from '../rules/buildings.ts'
import { activeShips, isInstant } from '../rules/permanents.ts'
import { gainMarks, report, returnWorkers, seatOf } from '../rules/possessions.ts'
import type { Hamburg } from '../state.ts'
import { type Task, tasks } from '../tasks.ts'
import { moveTracker, stockSide } from './stock/tracker.ts'

const HUMMEL = 0
const JETTE = 1
const SHIP_COLORS = [...COLORS, 'black'] as const

/** What the tiles of the expansions ask and do. */
export const tileSteps = {
  chooseMayor: {
    ask: (state, { seat }) => [...seatOf(state, seat).mayorSides],
    name: (_, __, side) => `mayor M${String(side - FIRST_MAYOR + 1).padStart(2, '0')}`,
    about: ofCard('choose', 'mayor'),
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
    about: placed('take', 'statue'),
    run: (state, { seat }, which) => (which === HUMMEL ? takeHummel(state, seat) : takeJette(state, seat)),
  },

  /** One active ship for a worker of the colour played. */
  ship: tasks.ship.step<Hamburg>({
    ask(state, { seat, worker, segment }) {
      if (seatOf(state, seat).workers[worker]! < 1) return [DONE]
      return [...[0, 1, 2, 3, 4, 5].filter(ship => canSail(state, seat, ship, segment)), DONE]
    },
    name: (_, __, ship) => `ship ${SHIP_COLORS[ship]}`,
    about: colored('sail', 'ship'),
    run(state, { seat, worker, segment }, ship) {
      if (heard()) report({ kind: 'ship', seat, ship })
      returnWorkers(state, seat, worker, 1, FIRST_SHIP + ship)
      plan(state, ...effectTasks(state, seat, FIRST_SHIP + ship, segment))
    },
  }),

  raiseShips: {
    run(state) {
      if (!state.expansions.includes('ships')) return
      const threesAndFours = state.dice.reduce(
        (bits, pips, color) => (pips === 3 || pips === 4 ? bits | (1 << color) : bits),
        0,
      )
      state.ships = activeShips(state, threesAndFours)
      if (heard()) report({ kind: 'ships', ships: state.ships })
    },
  },

  stockMoves: {
    run(state) {
      moveTracker(state)
      const side = stockSide(state)
      if (heard() && side !== undefined) report({ kind: 'stock', side, step: state.tracker % STEPS })
    },
  },

  payFee: tasks.payFee.step<Hamburg>({
    ask(state, { seat, colors }) {
      const { workers } = seatOf(state, seat)
      return orDone(colors.filter(color => workers[color]! > 0))
    },
    name: (_, __, color) => `worker ${COLORS[color]}`,
    about: colored('pay', 'worker'),
    run: (state, { seat }, color) => returnWorkers(state, seat, color),
  }),
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
