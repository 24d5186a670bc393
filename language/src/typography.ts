import type { Language } from '@kontor/engine/presentation'
import { inEach, type Phrase } from './phrase.ts'

/** Signs and spaces, which each language sets in its own way. */

const QUOTES: Readonly<Record<Language, readonly [before: string, after: string]>> = {
  en: ['‘', '’'],
  de: ['„', '“'],
  nl: ['‘', '’'],
}

/** The platform's name for each language. Our English is British: 19 November, and Anna, Ben and Cleo. */
export const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', de: 'de', nl: 'nl' }

/** A label inside a sentence, or a word that somebody typed. */
export const quotedIn = (text: string, language: Language): string => {
  const [before, after] = QUOTES[language]
  return before + text + after
}

/** The same of a phrase: ‘Take money’, „Geld nehmen“, ‘Geld nemen’. */
export const quoted = (phrase: Phrase): Phrase => inEach(language => quotedIn(phrase[language], language))

/** A share of a hundred: 40%, but 40 % in German, with a space that is not broken. */
export const percentIn = (percent: number, language: Language, digits = 0): string =>
  kept(
    PERCENTS,
    language,
    () =>
      new Intl.NumberFormat(LOCALES[language], {
        style: 'percent',
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      }),
    digits,
  ).format(percent / 100)

/** A number with so many digits behind the sign: 4.5, but 4,5 in German and Dutch. */
export const figureIn = (value: number, digits: number, language: Language): string =>
  kept(
    FIGURES,
    language,
    () =>
      new Intl.NumberFormat(LOCALES[language], {
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      }),
    digits,
  )
    .format(value)
    .replace('-', '−')

/** A whole number; one below nothing has the minus of the cards. */
export const wholeOf = (value: number): string => `${value}`.replace('-', '−')

/** So many of something: 1 point, 2 points. */
export function countIn(count: number, one: string, many: string, language: Language): string {
  const rules = kept(PLURALS, language, () => new Intl.PluralRules(LOCALES[language]))
  const number = kept(NUMBERS, language, () => new Intl.NumberFormat(LOCALES[language]))
    .format(count)
    .replace('-', '−')
  return `${number} ${rules.select(count) === 'one' ? one : many}`
}

/** Names one after the other: Anna, Ben and Cleo. */
export const listIn = (names: Iterable<string>, language: Language): string =>
  kept(LISTS, language, () => new Intl.ListFormat(LOCALES[language])).format(names)

type Kept<F> = Map<string, F>

const PERCENTS: Kept<Intl.NumberFormat> = new Map()
const FIGURES: Kept<Intl.NumberFormat> = new Map()
const NUMBERS: Kept<Intl.NumberFormat> = new Map()
const PLURALS: Kept<Intl.PluralRules> = new Map()
const LISTS: Kept<Intl.ListFormat> = new Map()

/** The platform takes long to make one of these; each is made when it is first needed. */
function kept<F>(formats: Kept<F>, language: Language, make: () => F, digits = 0): F {
  const key = `${language} ${digits}`
  const format = formats.get(key) ?? make()
  formats.set(key, format)
  return format
}
