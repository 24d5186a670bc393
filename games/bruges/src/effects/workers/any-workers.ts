import { times } from '@kontor/common/icons'
import { plan } from '@kontor/engine'
import { TAKE } from '@kontor/language/clauses'
import { joined, NOTHING } from '@kontor/language/phrase'
import { PLUS } from '@kontor/language/short'
import { availableTo } from '../../rules/possessions.ts'
import { tasks } from '../../tasks.ts'
import { workerWords } from '../../words/card/workers.ts'
import { supply } from '../supply.ts'
import { NO_EFFECT, nothingCertain, type Word } from '../word.ts'
import { WORKER } from '../worth.ts'

/** So many workers of any colours. */
export interface AnyWorkers {
  readonly do: 'anyWorkers'
  readonly n: number
}

export const anyWorkers = {
  run: ({ n }, { state, seat, card }) => plan(state, tasks.anyWorker({ seat, card, n })),
  steps: { anyWorker: supply.anyWorker },
  whyNot: (_, { state, seat, mine }) => (availableTo(state, seat, mine).length > 0 ? undefined : NO_EFFECT),
  brings: nothingCertain,
  sentence: ({ n }) => ({ verb: TAKE, object: workerWords.any(n), tail: NOTHING }),
  short: ({ n }) => joined(PLUS, workerWords.anyShort(n)),
  icons: ({ n }) => times(n, 'worker-any'),
  worth: ({ n }) => WORKER * n,
} satisfies Word<AnyWorkers>
