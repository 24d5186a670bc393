import { supplySteps } from '@kontor/city/supply-steps'
import { orDone } from '@kontor/city/tasks'
import { heard, type Steps } from '@kontor/engine'
import { COLORS } from '../colors.ts'
import { MAJORITIES } from '../events.ts'
import { gainWorkers, payMarks, report, seatOf } from '../possessions.ts'
import { type Hamburg, type Task, task } from '../state.ts'

const FIVE_COLORS = [...COLORS.keys()]

/** Choices of workers, hand cards and tokens, one at a time; there are always workers of every colour to take. */
export const workerSteps = {
  ...supplySteps<Hamburg, Task>(task, {
    colors: COLORS,
    available: () => FIVE_COLORS,
    gainWorkers,
    moneyOf: (state, seat) => seatOf(state, seat).marks,
    pay: payMarks,
  }),

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
} satisfies Partial<Steps<Hamburg, Task>>
