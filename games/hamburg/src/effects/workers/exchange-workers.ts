import { SOMETHING } from '@kontor/common/worth'
import { supply } from '../../rules/supply.ts'
import { tasks } from '../../tasks.ts'
import { workerWords } from '../../words/workers.ts'
import { always, ask, fixed, nothingCertain, whole, word } from '../word.ts'

export interface ExchangeWorkers {
  readonly do: 'exchangeWorkers'
}

export const exchangeWorkers = word<ExchangeWorkers>()({
  run: use => ask(use, about => tasks.giveBack({ ...about, returned: 0 })),
  steps: { giveBack: supply.giveBack },
  possible: always,
  brings: nothingCertain,
  sentence: whole(workerWords.exchanged),
  short: fixed(workerWords.exchangedShort),
  icons: fixed(['worker-any', 'swap', 'worker-any']),
  worth: fixed(SOMETHING),
  needs: [],
})
