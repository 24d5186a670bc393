import type { Case } from '@kontor/city/grammar'
import { severalOf } from '@kontor/city/grammar'
import type { Phrase } from '@kontor/city/phrase'
import type { Category, Color } from '../colors.ts'
import { CATEGORY_LABELS, COLOR_WORDS, type Noun, parkCard, worker, zooCard } from './terms.ts'

/** Noun phrases that only Hamburg has. */

/** '1 pink, 2 grey and 1 brown worker'; or with 'or'. */
export const workersOf = (
  counts: readonly (readonly [n: number, color: Color])[],
  kase?: Case,
  before?: Phrase,
): Phrase => severalOf(worker, counts, kase, before)

/** The disaster of a colour is definite in English and German, and a bare mass noun in Dutch: paars onheil. */
export const dutchDisaster = (color: Color | 'black') => `${COLOR_WORDS[color].nl[0]} onheil`

/** 'Civic building', 'Bürgertum-Gebäude', 'gebouw ‘Burgerij’': bent like its noun. */
export const labelled = (noun: Noun, category: Category): Noun => {
  const label = CATEGORY_LABELS[category]
  const [gender, one, many, dative] = noun.de
  return {
    en: [`${label.en} ${noun.en[0]}`, `${label.en} ${noun.en[1]}`],
    de: [gender, `${label.de}-${one}`, `${label.de}-${many}`, `${label.de}-${dative}`],
    nl: [noun.nl[0], `${noun.nl[1]} ‘${label.nl}’`, `${noun.nl[2]} ‘${label.nl}’`],
  }
}

/** A card of a category; Zoo and Park have words of their own. */
export const cardOf = (category: Category, card: Noun): Noun =>
  category === 'Zoo' ? zooCard : category === 'Park' ? parkCard : labelled(card, category)
