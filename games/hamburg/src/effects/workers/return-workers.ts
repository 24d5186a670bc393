import { times } from '@kontor/common/icons'
import { orDone } from '@kontor/common/tasks'
import { returned } from '@kontor/common/workers'
import { DONE, plan } from '@kontor/engine'
import { ofAnyColour } from '@kontor/language/grammar'
import { joined } from '@kontor/language/phrase'
import { MINUS } from '@kontor/language/short'
import { COLORS } from '../../colors.ts'
import { colored } from '../../pieces.ts'
import { returnWorkers as giveBack, seatOf, workerColors } from '../../rules/possessions.ts'
import type { Hamburg } from '../../state.ts'
import { tasks } from '../../tasks.ts'
import { worker } from '../../words/terms.ts'
import { workerWords } from '../../words/workers.ts'
import { always, ask, word } from '../word.ts'
import { WORKER } from '../worth.ts'

/** So many workers back to the supply. */
export interface ReturnWorkers {
  readonly do: 'returnWorkers'
  readonly n: number
}

export const returnWorkers = word<ReturnWorkers>()({
  run: (use, { n }) => ask(use, about => tasks.returnWorker({ ...about, n })),
  steps: {
    returnWorker: tasks.returnWorker.step<Hamburg>({
      ask: (state, { seat, n }) => (n > 0 ? orDone(workerColors(seatOf(state, seat))) : [DONE]),
      name: (_, __, color) => `return ${COLORS[color]}`,
      about: colored('return', 'worker'),
      run(state, { seat, card, n }, color) {
        plan(state, tasks.returnWorker({ seat, card, n: n - 1 }))
        giveBack(state, seat, color, 1, card)
      },
    }),
  },
  possible: always,
  brings(_, { n }, gains) {
    gains.any -= n
  },
  sentence: ({ n }) => ({ whole: returned(ofAnyColour(n, worker)) }),
  short: ({ n }) => joined(MINUS, workerWords.anyShort(n)),
  icons: ({ n }) => ['minus', ...times(n, 'worker-any')],
  worth: ({ n }) => -WORKER * n,
  needs: [],
})
