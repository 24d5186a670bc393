import { clausesInWords } from '@kontor/language/clauses'
import { listed, type Phrase } from '@kontor/language/phrase'
import { COMMA } from '@kontor/language/short'
import { sentenceOf, shortOf } from '../../effects/index.ts'
import type { Telling } from '../../effects/word.ts'
import type { Effect } from '../../language.ts'

/** What effects are called together: an imperative, in small letters and without a full stop. */
export const effectsInWords = (effects: readonly Effect[], telling: Telling = {}): Phrase =>
  clausesInWords(effects.map(effect => sentenceOf(effect, telling)))

/** The short forms of effects, one after the other. */
export const effectsShort = (effects: readonly Effect[], ofIts?: Phrase): Phrase =>
  listed(
    effects.map(effect => shortOf(effect, ofIts)),
    COMMA,
  )
