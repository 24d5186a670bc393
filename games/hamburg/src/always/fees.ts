import { times } from '@kontor/common/icons'
import { joined, OR, type Phrase, same } from '@kontor/language/phrase'
import { COLON, MINUS, plain } from '@kontor/language/short'
import { colorNumber } from '../cards/cardfile.ts'
import type { Action, Color } from '../colors.ts'
import { ACTION_SIGNS, workersIcons } from '../words/card/signs.ts'
import { workersOf } from '../words/grammar.ts'
import { ACTION_LABELS, mark, worker } from '../words/terms.ts'
import { type Change, changesInWords } from './changes.ts'
import type { Permanent } from './permanent.ts'
import { OF_THE_BUILDING } from './phrases.ts'

/** What an action costs besides. */

/** Marks. */
export interface Fee {
  readonly on: Action
  readonly fee: number
}

/** Workers of the card's colour, or of one of these. */
export interface FeeWorkers {
  readonly on: Action
  readonly feeWorkers: number
  readonly of: 'its' | readonly Color[]
}

export const fee: Permanent<Fee> = {
  means: ({ on, fee }) => [{ figure: 'fee', change: (sum, action) => (action === on ? sum + fee : sum) }],
  sentence: always => changesInWords(always.on, [marksDue(always)]),
  changes: marksDue,
  short: ({ on, fee }) =>
    joined(ACTION_LABELS[on], COLON, { en: 'costs ', de: 'kostet ', nl: 'kost ' }, plain(fee, mark)),
  icons: ({ on, fee }) => [ACTION_SIGNS[on], `price-${fee}`],
  worth: () => 0,
}

function marksDue({ fee }: Fee): Change {
  return { form: 'fee', n: fee }
}

export const feeWorkers: Permanent<FeeWorkers> = {
  means: ({ on, feeWorkers, of }) => [
    { dueFor: on, n: feeWorkers, colors: of === 'its' ? of : of.map(colorNumber) },
  ],
  sentence: always => changesInWords(always.on, [workersDue(always)]),
  changes: workersDue,
  short: (always, told) =>
    joined(ACTION_LABELS[always.on], COLON, always.feeWorkers === 0 ? told([]) : dueInShort(always)),
  icons({ on, feeWorkers, of }) {
    if (feeWorkers === 0) return [ACTION_SIGNS[on]]
    return [ACTION_SIGNS[on], 'minus', ...(of === 'its' ? times(feeWorkers, 'worker-its') : workersIcons(of))]
  },
  worth: () => 0,
}

function workersDue({ feeWorkers, of }: FeeWorkers): Change {
  return of === 'its'
    ? { form: 'feeWorkers', n: feeWorkers }
    : { form: 'feeOneOf', n: feeWorkers, colors: of }
}

function dueInShort({ feeWorkers, of }: FeeWorkers): Phrase {
  if (of === 'its') return joined(MINUS, plain(feeWorkers, worker), same(' '), OF_THE_BUILDING)
  const one = of.map(color => [feeWorkers, color] as const)
  return joined(MINUS, workersOf(one, 'nominative', OR))
}
