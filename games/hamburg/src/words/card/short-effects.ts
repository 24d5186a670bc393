import { OF_ITS_COLOR } from '@kontor/language/clauses'
import { joined, listed, NOTHING, type Phrase, same } from '@kontor/language/phrase'
import { COMMA } from '@kontor/language/short'
import { perOf } from '../../counters/index.ts'
import { shortOf } from '../../effects/index.ts'
import type { Effect } from '../../language.ts'

/** What all of several effects are counted by. */
function sharedCounter(effects: readonly Effect[]): Phrase | undefined {
  const [first, ...more] = effects.map(effect => ('amount' in effect ? perOf(effect.amount) : NOTHING))
  const shared = more.length > 0 && more.every(counter => counter.en === first?.en)
  return shared && first?.en !== '' ? first : undefined
}

/** Amounts for the same things name them once, in front: 'per set of workers +5 marks, +1 point'. */
export function effectsShort(effects: readonly Effect[], ofIts: Phrase = OF_ITS_COLOR): Phrase {
  if (effects.length === 0) return same('±0')
  const counter = sharedCounter(effects)
  if (counter === undefined)
    return listed(
      effects.map(effect => shortOf(effect, ofIts)),
      COMMA,
    )
  const amounts = effects.map(effect =>
    shortOf('amount' in effect ? { ...effect, amount: { n: effect.amount.n } } : effect, ofIts),
  )
  return joined(counter, same(' '), listed(amounts, COMMA))
}
