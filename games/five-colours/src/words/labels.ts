import { nth } from '@kontor/engine'
import { counted } from '@kontor/language/grammar'
import { type Headed, headed, joined, listed, NOTHING, type Phrase, same } from '@kontor/language/phrase'
import { type ColorName, type Noun, point } from '@kontor/language/terms'

/** The phrases that answers in the city games are put together from. */

const FOR_FREE: Phrase = { en: 'for free', de: 'kostenfrei', nl: 'kosteloos' }

export const SIDE_WORDS: readonly Phrase[] = [
  { en: 'left', de: 'links', nl: 'links' },
  { en: 'right', de: 'rechts', nl: 'rechts' },
]

export const worthOf = (points: number): Phrase => {
  const { en, de, nl } = counted(points, point, [], 'nominative')
  return { en: `worth ${en}`, de: `${de} wert`, nl: `${nl} waard` }
}

export const plus = (n: number, noun: Noun) => joined(same('+'), counted(n, noun, [], 'nominative'))

/** ' (a, b)', or nothing. */
export const bracketed = (...parts: readonly Phrase[]): Phrase =>
  parts.length === 0 ? NOTHING : joined(same(' ('), listed(parts, same(', ')), same(')'))

/** A card with all that matters when it is chosen: 'Theater 061 (pink, 4 points), Instant: Take 2 marks.' */
export const faceOf = (
  name: Phrase,
  marks: readonly Phrase[],
  when: Phrase | undefined,
  text: Phrase,
): Headed => headed(joined(name, bracketed(...marks), ...(when ? [same(', '), when] : []), same(': ')), text)

/** 'activate the Prince: ' and so on. */
export const activating = ({ en, de, nl }: Phrase): Phrase => ({
  en: `activate ${en}: `,
  de: `${de} aktivieren: `,
  nl: `${nl} activeren: `,
})

export const YES: Phrase = { en: 'yes: ', de: 'Ja: ', nl: 'ja: ' }

/** A statue on offer. */
export const statueWorth = (points: number): Phrase => {
  const { en, de, nl } = counted(points, point, [], 'dative')
  return { en: `statue worth ${en}`, de: `Statue mit ${de}`, nl: `standbeeld van ${nl}` }
}

/** What is lost or given back: 'lose 5 marks', 'return 3 workers'. */
export const losing = ({ en, de, nl }: Phrase): Phrase => ({
  en: `lose ${en}`,
  de: `${de} verlieren`,
  nl: `${nl} verliezen`,
})
export const returning = ({ en, de, nl }: Phrase): Phrase => ({
  en: `return ${en}`,
  de: `${de} abgeben`,
  nl: `${nl} inleveren`,
})

/** Prices and workers, which are called otherwise in each city. */
export function goodsLabels(worker: Noun, money: Noun, colors: readonly ColorName[]) {
  const workerOf = (sign: string, color: number, n = 1): Phrase =>
    joined(same(sign), counted(n, worker, [nth(colors, color)], 'nominative'))
  const owned = (n: number): Phrase => ({ en: `you have ${n}`, de: `du hast ${n}`, nl: `je hebt er ${n}` })
  return {
    price: (n: number): Phrase => (n === 0 ? FOR_FREE : counted(n, money)),
    workerOf,
    /** '+1 grey worker (you have 2)'. */
    moved: (sign: string, color: number, has: number, n = 1): Phrase =>
      joined(workerOf(sign, color, n), bracketed(owned(has))),
  }
}
