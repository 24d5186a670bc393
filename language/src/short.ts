import { counted, type Description, ofChoice } from './grammar.ts'
import { joined, type Phrase, same } from './phrase.ts'
import type { Noun } from './terms.ts'

/** The short form for the card face: no verbs, plus and minus show the direction, nouns in the nominative. */

export const PLUS = same('+')
export const MINUS = same('−')
export const COMMA = same(', ')
export const COLON = same(': ')

export const plain = (n: number, noun: Noun, descriptions: readonly Description[] = []): Phrase =>
  counted(n, noun, descriptions, 'nominative')

/** '2 workers (any)', '2 beliebige Arbeiter', '2 arbeiders naar keuze'. */
export const anyShort = (n: number, noun: Noun): Phrase => ({
  ...ofChoice(n, noun, 'nominative'),
  en: `${plain(n, noun).en} (any)`,
})

export const OTHERS: Phrase = { en: 'Others: ', de: 'Alle anderen: ', nl: 'Anderen: ' }
const TO_YOU: Phrase = { en: ' to you', de: ' an dich', nl: ' aan jou' }
export const othersLose = (thing: Phrase): Phrase => joined(OTHERS, MINUS, thing)
export const othersGive = (thing: Phrase): Phrase => joined(OTHERS, thing, TO_YOU)

export const FOR_FREE: Phrase = { en: ' for free', de: ' kostenfrei', nl: ' kosteloos' }
