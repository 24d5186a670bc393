import { plan } from '@kontor/engine'
import { workerColors } from '../../rules/possessions.ts'
import { tasks } from '../../tasks.ts'
import { workerWords } from '../../words/card/workers.ts'
import { supply } from '../supply.ts'
import { nothingCertain, type Word } from '../word.ts'
import { something } from '../worth.ts'

/** Any number of own workers for as many of any colours. */
export interface ExchangeWorkers {
  readonly do: 'exchangeWorkers'
}

export const exchangeWorkers = {
  run: (_, { state, seat, card }) => plan(state, tasks.giveBack({ seat, card, returned: 0 })),
  steps: { giveBack: supply.giveBack },
  whyNot: (_, { mine }) => (workerColors(mine).length > 0 ? undefined : { kind: 'needsFurtherWorker' }),
  brings: nothingCertain,
  sentence: () => ({ whole: workerWords.exchanged }),
  short: () => workerWords.exchangedShort,
  icons: () => ['worker-any', 'swap', 'worker-any'],
  worth: something,
} satisfies Word<ExchangeWorkers>
