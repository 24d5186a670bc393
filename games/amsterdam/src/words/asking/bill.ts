import { counted } from '@kontor/language/grammar'
import { joined, listed, NOTHING, type Phrase, same } from '@kontor/language/phrase'
import { gulden, prestigePoint, resource } from '../terms.ts'
import { resourcesNamed } from './asking.ts'

/** What an answer costs and brings, as it stands in brackets behind it. */

export const FREE: Phrase = { en: 'for free', de: 'kostenfrei', nl: 'kosteloos' }

/** ' (a, b)', or nothing. */
export const bracketed = (...parts: readonly Phrase[]): Phrase =>
  parts.length === 0 ? NOTHING : joined(same(' ('), listed(parts, same(', ')), same(')'))

export const minus = (price: readonly number[]): Phrase =>
  price.some(n => n > 0) ? joined(same('−'), resourcesNamed(price, 'nominative')) : FREE
export const minusAny = (n: number): Phrase => joined(same('−'), counted(n, resource, [], 'nominative'))
export const minusGulden = (n: number): Phrase => joined(same('−'), counted(n, gulden, [], 'nominative'))
export const plusGulden = (n: number): Phrase => joined(same('+'), counted(n, gulden, [], 'nominative'))
const plusPoints = (n: number): Phrase => joined(same('+'), counted(n, prestigePoint, [], 'nominative'))

/** '+4 prestige', if there is any. */
export const pointsFor = (n: number): Phrase[] => (n > 0 ? [plusPoints(n)] : [])

/** An object and what is done with it: 'activate Windmill 091', 'Windmühle 091 aktivieren'. */
export const done = (object: Phrase, en: string, de: string, nl: string): Phrase => ({
  en: `${en} ${object.en}`,
  de: `${object.de} ${de}`,
  nl: `${object.nl} ${nl}`,
})
