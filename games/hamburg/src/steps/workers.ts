import { type Choice, DONE, heard, plan, type Steps } from '@kontor/engine'
import { threeDigits } from '../cardfile.ts'
import { COLORS } from '../colors.ts'
import { MAJORITIES } from '../events.ts'
import {
  discardFromHand,
  gainWorkers,
  payMarks,
  report,
  returnWorkers,
  seatOf,
  workerColors,
} from '../possessions.ts'
import { type Hamburg, type Task, task } from '../state.ts'
import { orDone } from './disaster.ts'

const FIVE_COLORS: readonly Choice[] = [0, 1, 2, 3, 4]
/** The last answer to how many workers go back. */
const ENOUGH = 5
const worker = (_: Hamburg, __: Task, color: Choice) => `worker ${COLORS[color]}`

/** Choices of workers, hand cards and tokens, one at a time. */
export const workerSteps = {
  anyWorker: {
    ask: (_, { count }) => (count > 0 ? FIVE_COLORS : [DONE]),
    name: worker,
    run(state, { seat, card, count }, color) {
      plan(state, task('anyWorker', seat, card, -1, count - 1))
      gainWorkers(state, seat, color, 1, card)
    },
  },

  discardCard: {
    ask: (state, { seat, count }) => (count > 0 ? orDone([...seatOf(state, seat).hand]) : [DONE]),
    name: (_, __, card) => `discard ${threeDigits(card)}`,
    run(state, { seat, card: because, count }, card) {
      plan(state, task('discardCard', seat, because, -1, count - 1))
      discardFromHand(state, seat, card)
    },
  },

  /** Any number of workers go back; then as many of any colours come for them. */
  giveBack: {
    ask: (state, { seat }) => [...workerColors(seatOf(state, seat)), ENOUGH],
    name: (_, __, color) => (color === ENOUGH ? 'enough' : `return ${COLORS[color]}`),
    run(state, { seat, card, count }, color) {
      if (color === ENOUGH) return plan(state, task('anyWorker', seat, card, -1, count))
      plan(state, task('giveBack', seat, card, -1, count + 1))
      returnWorkers(state, seat, color, 1, card)
    },
  },

  buyWorker: {
    ask: (state, { seat, count }) =>
      count > 0 && seatOf(state, seat).marks > 0 ? [...FIVE_COLORS, DONE] : [DONE],
    name: worker,
    run(state, { seat, card, count }, color) {
      plan(state, task('buyWorker', seat, card, -1, count - 1))
      payMarks(state, seat, 1, card)
      gainWorkers(state, seat, color, 1, card)
    },
  },

  turnToken: {
    ask(state, { seat }) {
      const { majorities } = seatOf(state, seat)
      return orDone([...MAJORITIES.keys()].filter(which => (majorities & (1 << which)) !== 0))
    },
    name: (_, __, which) => `token ${MAJORITIES[which]}`,
    run(state, { seat }, which) {
      seatOf(state, seat).majorities &= ~(1 << which)
      if (heard()) report({ kind: 'majorityLost', seat, which })
    },
  },

  /** The task's colour is the seat that gets the worker. */
  giveWorker: {
    ask: (state, { seat, count }) => (count > 0 ? orDone(workerColors(seatOf(state, seat))) : [DONE]),
    name: worker,
    run(state, { seat, card, color: to, count }, color) {
      plan(state, task('giveWorker', seat, card, to, count - 1))
      returnWorkers(state, seat, color, 1, card)
      gainWorkers(state, to, color, 1, card)
    },
  },
} satisfies Partial<Steps<Hamburg, Task>>
