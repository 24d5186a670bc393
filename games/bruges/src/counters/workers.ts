import { eachKind, every } from '@kontor/common/amounts'
import { workerColors as colorsOfWorkers } from '@kontor/five-colours/rules/possessions'
import { colour } from '@kontor/language/terms'
import { worker } from '../words/terms.ts'
import type { Counting } from './counting.ts'

/** Own workers. */
export interface OwnWorkers {
  readonly of: 'workers'
}

/** Colours of one's own workers, each once. */
export interface WorkerColors {
  readonly of: 'workerColors'
}

export const workers: Counting<OwnWorkers> = {
  count: mine => mine.workers.reduce((sum, n) => sum + n, 0),
  words: () => every(worker),
  icons: () => ['worker-any'],
}

export const workerColors: Counting<WorkerColors> = {
  count: mine => colorsOfWorkers(mine).length,
  words: () =>
    eachKind(
      colour,
      { en: 'among your workers', de: 'deiner Handlanger', nl: 'van je arbeiders' },
      { de: 'in der du einen Handlanger hast', nl: 'waarvan je een arbeider hebt' },
    ),
  icons: () => ['different', 'worker'],
}
