import { TYPICAL } from '@kontor/common/worth'
import { TAKE } from '@kontor/language/clauses'
import { joined, NOTHING } from '@kontor/language/phrase'
import { PLUS } from '@kontor/language/short'
import { countOf } from '../../counters/index.ts'
import type { ColorRef, Counter } from '../../language.ts'
import { gainWorkers } from '../../rules/possessions.ts'
import { workerWords } from '../../words/workers.ts'
import { always, named, word } from '../word.ts'
import { WORKER } from '../worth.ts'

/** One worker for each colour listed, or that many times. */
export interface Workers {
  readonly do: 'workers'
  readonly colors: readonly ColorRef[]
  readonly per?: Counter
}

export const workers = word<Workers>()({
  run({ state, seat, card, context }, { colors, per }) {
    const times = per ? countOf(state, seat, per, context) : 1
    for (const color of colors) gainWorkers(state, seat, named(color, context), times, card)
  },
  steps: {},
  possible: always,
  brings({ context }, { colors, per }, gains) {
    if (!per) for (const color of colors) gains.workers[named(color, context)]!++
  },
  changes: ({ colors }) => ({ form: 'workers', n: colors.length }),
  sentence: ({ colors }, { more, ofIts }) => ({
    verb: TAKE,
    object: workerWords.taken(colors, more === 'workers', ofIts),
    tail: NOTHING,
  }),
  short: ({ colors }, ofIts) => joined(PLUS, workerWords.named(colors, 'nominative', ofIts)),
  icons: ({ colors }) => colors.map(color => `worker-${color}`),
  worth: ({ colors, per }) => WORKER * colors.length * (per ? TYPICAL : 1),
  needs: [],
})
