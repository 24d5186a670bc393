import { eachKind, every } from '@kontor/common/amounts'
import { joined, type Phrase } from '@kontor/language/phrase'
import { colour, worker } from '../words/terms.ts'
import type { Counting } from './counting.ts'

/** Own workers. */
export interface OwnWorkers {
  readonly of: 'workers'
}

/** Colours of one's own workers, each once. */
export interface WorkerColors {
  readonly of: 'workerColors'
}

/** Full sets of five workers. */
export interface WorkerSets {
  readonly of: 'workerSets'
}

/** The workers that were paid. */
export interface PaidWorkers {
  readonly of: 'paidWorkers'
}

export const workers: Counting<OwnWorkers> = {
  count: mine => mine.workers.reduce((sum, n) => sum + n, 0),
  words: () => every(worker),
  icons: () => ['worker-any'],
}

export const workerColors: Counting<WorkerColors> = {
  count: mine => mine.workers.filter(n => n > 0).length,
  words: () =>
    eachKind(
      colour,
      { en: 'among your workers', de: 'deiner Arbeiter', nl: 'van je arbeiders' },
      { de: 'in der du einen Arbeiter hast', nl: 'waarvan je een arbeider hebt' },
    ),
  icons: () => ['different', 'worker'],
}

const SET: Phrase = {
  en: 'set of 5 workers of different colours',
  de: '5 Arbeiter verschiedener Farben',
  nl: 'set van 5 arbeiders van verschillende kleuren',
}

export const workerSets: Counting<WorkerSets> = {
  count: mine => Math.min(...mine.workers),
  words: () => ({
    each: joined({ en: 'for each ', de: 'für je ', nl: 'per ' }, SET),
    one: SET,
    many: {
      en: 'sets of 5 different workers',
      de: 'je 5 verschiedene Arbeiter',
      nl: 'sets van 5 verschillende arbeiders',
    },
  }),
  icons: () => ['worker-set'],
}

export const paidWorkers: Counting<PaidWorkers> = {
  count: (_, __, ___, paid) => paid,
  words: () => ({
    ...every(worker),
    each: { en: 'for each of them', de: 'für jeden davon', nl: 'per arbeider' },
  }),
  icons: () => ['worker-any'],
}
