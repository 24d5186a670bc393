import { OF_ITS_COLOR, TAKE } from '@kontor/language/clauses'
import { joined, NOTHING } from '@kontor/language/phrase'
import { PLUS } from '@kontor/language/short'
import { availableTo, gainWorkers } from '../../rules/possessions.ts'
import { workerSign } from '../../words/card/signs.ts'
import { workerWords } from '../../words/card/workers.ts'
import { type ColorRef, meant } from '../reference.ts'
import { NO_EFFECT, NO_STEPS, type Word } from '../word.ts'
import { WORKER } from '../worth.ts'

/** One worker for each colour listed. */
export interface Workers {
  readonly do: 'workers'
  readonly colors: readonly ColorRef[]
}

export const workers = {
  run({ colors }, { state, seat, card, context }) {
    for (const color of colors) gainWorkers(state, seat, meant(color, context), 1, card)
  },
  steps: NO_STEPS,
  whyNot({ colors }, { state, seat, mine, context }) {
    const available = availableTo(state, seat, mine)
    return colors.some(color => available.includes(meant(color, context))) ? undefined : NO_EFFECT
  },
  brings(gains, { colors }, { context }) {
    for (const color of colors) gains.workers[meant(color, context)]!++
  },
  sentence: ({ colors }, { extra, ofIts = OF_ITS_COLOR }) => ({
    verb: TAKE,
    object: workerWords.taken(colors, extra === 'workers', ofIts),
    tail: NOTHING,
  }),
  short: ({ colors }, ofIts) => joined(PLUS, workerWords.named(colors, 'nominative', ofIts)),
  icons: ({ colors }) => colors.map(workerSign),
  worth: ({ colors }) => WORKER * colors.length,
} satisfies Word<Workers>
