import { plan } from '@kontor/engine'
import { availableTo } from '../../rules/possessions.ts'
import { tasks } from '../../tasks.ts'
import { workerWords } from '../../words/card/workers.ts'
import { guilder } from '../../words/terms.ts'
import { supply } from '../supply.ts'
import { NO_EFFECT, nothingCertain, type Word } from '../word.ts'
import { something } from '../worth.ts'

/** Workers of any colours for a guilder each. */
export interface BuyWorkers {
  readonly do: 'buyWorkers'
  readonly upTo: number
}

export const buyWorkers = {
  run: ({ upTo }, { state, seat, card }) => plan(state, tasks.buyWorker({ seat, card, n: upTo })),
  steps: { buyWorker: supply.buyWorker },
  whyNot: (_, { state, seat, mine }) =>
    mine.guilders > 0 && availableTo(state, seat, mine).length > 0 ? undefined : NO_EFFECT,
  brings: nothingCertain,
  sentence: ({ upTo }) => ({ whole: workerWords.bought(upTo, guilder) }),
  short: ({ upTo }) => workerWords.boughtShort(upTo, guilder),
  icons: ({ upTo }) => ['price-1', 'per', `up-to-${upTo}`, 'worker-any'],
  worth: something,
} satisfies Word<BuyWorkers>
