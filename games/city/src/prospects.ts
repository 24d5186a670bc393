import { counted } from './grammar.ts'
import { joined, type Phrase } from './phrase.ts'
import type { Noun } from './terms.ts'

/** Why prospects change, in words that several cities need. */

const MORE: Phrase = { en: ' more', de: ' mehr', nl: ' meer' }
const FEWER: Phrase = { en: ' fewer', de: ' weniger', nl: ' minder' }

/** '2 points more'; nothing if there are as many. */
export function moreOrFewer(n: number, noun: Noun): Phrase | undefined {
  return n === 0 ? undefined : joined(counted(Math.abs(n), noun, []), n > 0 ? MORE : FEWER)
}

/** One phrase for better, one for worse, none for the same. */
export function signed(n: number, positive: Phrase, negative: Phrase): Phrase | undefined {
  return n === 0 ? undefined : n > 0 ? positive : negative
}

/** The majority that a seat would win after, but not before; or the one that it would no longer win. */
export function leading(
  was: readonly number[],
  is: readonly number[],
  labelOf: (which: number) => Phrase,
): Phrase | undefined {
  const won = is.find(which => !was.includes(which))
  if (won !== undefined) return quoted({ en: 'ahead in', de: 'vorn bei', nl: 'voor bij' }, labelOf(won))
  const lost = was.find(which => !is.includes(which))
  if (lost === undefined) return undefined
  return quoted(
    { en: 'no longer ahead in', de: 'nicht mehr vorn bei', nl: 'niet meer voor bij' },
    labelOf(lost),
  )
}

function quoted(phrase: Phrase, name: Phrase): Phrase {
  return { en: `${phrase.en} '${name.en}'`, de: `${phrase.de} „${name.de}“`, nl: `${phrase.nl} ‘${name.nl}’` }
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, n) => all + n, 0)
}
