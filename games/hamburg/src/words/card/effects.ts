import { clausesInWords, OF_ITS_COLOR } from '@kontor/language/clauses'
import type { Phrase } from '@kontor/language/phrase'
import { sentenceOf } from '../../effects/index.ts'
import type { Extra } from '../../effects/word.ts'
import type { Effect } from '../../language.ts'

/** What effects are called together. */
export const effectsInWords = (
  effects: readonly Effect[],
  more: Extra,
  ofIts: Phrase = OF_ITS_COLOR,
): Phrase => clausesInWords(effects.map(effect => sentenceOf(effect, { more, ofIts })))
