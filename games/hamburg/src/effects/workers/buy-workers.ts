import { SOMETHING } from '@kontor/common/worth'
import { seatOf } from '../../rules/possessions.ts'
import { supply } from '../../rules/supply.ts'
import { tasks } from '../../tasks.ts'
import { mark } from '../../words/terms.ts'
import { workerWords } from '../../words/workers.ts'
import { ask, fixed, nothingCertain, word } from '../word.ts'

export interface BuyWorkers {
  readonly do: 'buyWorkers'
  readonly upTo: number
}

export const buyWorkers = word<BuyWorkers>()({
  run: (use, { upTo }) => ask(use, about => tasks.buyWorker({ ...about, n: upTo })),
  steps: { buyWorker: supply.buyWorker },
  possible: ({ state, seat }) =>
    seatOf(state, seat).marks > 0 ? undefined : { kind: 'needsMarks', n: 1, has: 0 },
  brings: nothingCertain,
  sentence: ({ upTo }) => ({ whole: workerWords.bought(upTo, mark) }),
  short: ({ upTo }) => workerWords.boughtShort(upTo, mark),
  icons: ({ upTo }) => ['price-1', 'per', `up-to-${upTo}`, 'worker-any'],
  worth: fixed(SOMETHING),
  needs: [],
})
