import type { Language } from '@kontor/engine/presentation'

/** The same words in every language: one that is missing fails the type check. */
export type Phrase = Readonly<Record<Language, string>>

export const NOTHING: Phrase = { en: '', de: '', nl: '' }

/** A phrase made by one rule for all languages. */
export const inEach = (make: (language: Language) => string): Phrase => ({
  en: make('en'),
  de: make('de'),
  nl: make('nl'),
})

/** A name, number or sign that is the same in every language. */
export const same = (text: string): Phrase => ({ en: text, de: text, nl: text })

export const joined = (...parts: readonly Phrase[]): Phrase =>
  inEach(language => parts.map(part => part[language]).join(''))

/** Words under a head, which is left out where it stands above them: 'Theater 061: ' and 'Take 2 marks'. */
export interface Headed extends Phrase {
  readonly body: Phrase
}

export const headed = (head: Phrase, body: Phrase): Headed => ({ ...joined(head, body), body })

/** What is said without its head, if it has one. */
export const bodyOf = (said: Phrase): Phrase => ('body' in said ? (said as Headed).body : said)

export const AND: Phrase = { en: ' and ', de: ' und ', nl: ' en ' }
export const OR: Phrase = { en: ' or ', de: ' oder ', nl: ' of ' }

/** 'a', 'a and b', 'a, b and c': without a comma before the last word. */
export const listed = (parts: readonly Phrase[], last: Phrase): Phrase =>
  inEach(language => {
    const texts = parts.map(part => part[language])
    const end = texts.pop() ?? ''
    return texts.length === 0 ? end : texts.join(', ') + last[language] + end
  })

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** A sentence that follows a colon: German goes on with a capital, English and Dutch do not. */
export const afterColon = (phrase: Phrase): Phrase => ({ ...phrase, de: capital(phrase.de) })

/** What is printed somewhere, cited after a colon: Dutch takes its capital away, unless more than one sentence follows. */
export const cited = (text: Phrase): Phrase => ({ ...text, nl: citedIn(text.nl, 'nl') })

/** The same in one language. */
export const citedIn = (text: string, language: Language): string =>
  language !== 'nl' || /[.?!] /.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)

/** A head, a colon, and what is no sentence: small letters in German, too. */
export const noted = (head: Phrase, fragment: Phrase): Phrase => joined(head, same(': '), fragment)

/** Cost, condition or occasion, colon, effect. */
export const told = (before: Phrase, after: Phrase): Phrase => joined(before, same(': '), afterColon(after))

/** The full sentence of a phrase in one language. */
export const sentence = (phrase: Phrase, language: Language): string => `${capital(phrase[language])}.`

/** For the default of a switch over a union: a kind without words fails the type check. */
export function unworded(kind: never): never {
  throw new Error(`No words for ${JSON.stringify(kind)}`)
}
