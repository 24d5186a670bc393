import type { Case } from '@kontor/language/grammar'
import { counted, severalOf } from '@kontor/language/grammar'
import type { Phrase } from '@kontor/language/phrase'
import { quoted } from '@kontor/language/typography'
import type { Category, Color } from '../colors.ts'
import { CATEGORY_LABELS, mark, type Noun, parkCard, worker, zooCard } from './terms.ts'

/** Noun phrases that only Hamburg has. */

/** '1 pink, 2 grey and 1 brown worker'; or with 'or'. */
export const workersOf = (
  counts: readonly (readonly [n: number, color: Color])[],
  kase?: Case,
  before?: Phrase,
): Phrase => severalOf(worker, counts, kase, before)

/** 'Civic building', 'Gebäude „Bürgertum“', 'gebouw ‘Burgerij’': bent like its noun. */
export const labelled = (noun: Noun, category: Category): Noun => {
  const label = CATEGORY_LABELS[category]
  const { de, nl } = quoted(label)
  const [gender, one, many, dative] = noun.de
  return {
    en: [`${label.en} ${noun.en[0]}`, `${label.en} ${noun.en[1]}`],
    de: [gender, `${one} ${de}`, `${many} ${de}`, `${dative} ${de}`],
    nl: [noun.nl[0], `${noun.nl[1]} ${nl}`, `${noun.nl[2]} ${nl}`],
  }
}

/** A card of a category; Zoo and Park have words of their own. */
export const cardOf = (category: Category, card: Noun): Noun =>
  category === 'Zoo' ? zooCard : category === 'Park' ? parkCard : labelled(card, category)

/** '2 marks more', '2 marks less (minimum 0)'. */
export function moreOrFewer(n: number): Phrase {
  const { en, de, nl } = counted(Math.abs(n), mark)
  return n > 0
    ? { en: `${en} more`, de: `${de} mehr`, nl: `${nl} meer` }
    : {
        en: `${en} less (minimum 0)`,
        de: `${de} weniger (mindestens 0)`,
        nl: `${nl} minder (minimaal 0)`,
      }
}

export const ON_THE_SQUARE: Phrase = {
  en: ' on the City Hall Square',
  de: ' auf dem Rathausplatz',
  nl: ' op het stadhuisplein',
}
