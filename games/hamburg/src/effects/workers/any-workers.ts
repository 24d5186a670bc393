import { times } from '@kontor/common/icons'
import { TAKE } from '@kontor/language/clauses'
import { joined, NOTHING } from '@kontor/language/phrase'
import { PLUS } from '@kontor/language/short'
import { supply } from '../../rules/supply.ts'
import { tasks } from '../../tasks.ts'
import { workerWords } from '../../words/workers.ts'
import { always, ask, word } from '../word.ts'
import { WORKER } from '../worth.ts'

export interface AnyWorkers {
  readonly do: 'anyWorkers'
  readonly n: number
}

export const anyWorkers = word<AnyWorkers>()({
  run: (use, { n }) => ask(use, about => tasks.anyWorker({ ...about, n })),
  steps: { anyWorker: supply.anyWorker },
  possible: always,
  brings(_, { n }, gains) {
    gains.any += n
  },
  sentence: ({ n }, { more }) => ({
    verb: TAKE,
    object: workerWords.any(n, more === 'workers'),
    tail: NOTHING,
  }),
  short: ({ n }) => joined(PLUS, workerWords.anyShort(n)),
  icons: ({ n }) => times(n, 'worker-any'),
  worth: ({ n }) => WORKER * n,
  needs: [],
})
