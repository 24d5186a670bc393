import type { CardFace, Language } from '@kontor/engine/presentation'

/** A card or a tile, as it speaks in every language. */
export type Entry = Readonly<Record<Language, CardFace>>

/** What cards can be chosen by. */
export const FACETS = ['color', 'expansion', 'category', 'activation', 'cost'] as const
export type Facet = (typeof FACETS)[number]

/** What somebody looks for. Words are of any language; the values of facets are those in English, in which addresses are written. */
export interface Wanted {
  readonly text: string
  readonly facets: Readonly<Partial<Record<Facet, string>>>
}

/** The value of everything that belongs to no expansion. */
export const BASE = 'base'

/** What a card is in one respect; undefined where the respect means nothing for it. */
export function valueIn(face: CardFace, facet: Facet): string | undefined {
  switch (facet) {
    case 'cost':
      return face.sources.cost === undefined ? undefined : String(face.cost)
    case 'expansion':
      return face.expansion ?? BASE
    default:
      return face[facet] === '' ? undefined : face[facet]
  }
}

/** A value that a facet offers: its English key, its name, and how many cards have it. */
export interface Offer {
  readonly key: string
  readonly name: string
  readonly count: number
}

/** What a facet offers among these cards, in the order of the cards; numbers in their own. */
export function offersOf(entries: readonly Entry[], facet: Facet, language: Language): readonly Offer[] {
  const found = new Map<string, Offer>()
  for (const entry of entries) {
    const key = valueIn(entry.en, facet)
    if (key === undefined) continue
    const name = valueIn(entry[language], facet) ?? key
    found.set(key, { key, name, count: (found.get(key)?.count ?? 0) + 1 })
  }
  const offers = [...found.values()]
  return facet === 'cost' ? offers.sort((a, b) => Number(a.key) - Number(b.key)) : offers
}

/** An entry with all its words, folded so that they can be compared. */
export interface Indexed {
  readonly entry: Entry
  readonly words: string
}

/** Prepares cards to be searched in all languages at once. */
export function indexed(entries: readonly Entry[]): readonly Indexed[] {
  return entries.map(entry => ({ entry, words: folded(Object.values(entry).map(wordsOf).join(' ')) }))
}

/** The cards that have every wanted word in some language, and every wanted value. */
export function found(cards: readonly Indexed[], { text, facets }: Wanted): readonly Entry[] {
  const words = folded(text).split(/\s+/)
  const wanted = FACETS.filter(facet => facets[facet] !== undefined)
  return cards
    .filter(
      ({ entry, words: has }) =>
        words.every(word => has.includes(word)) &&
        wanted.every(facet => valueIn(entry.en, facet) === facets[facet]),
    )
    .map(({ entry }) => entry)
}

/** The cards that would be there if one facet were left open: what it can offer. */
export function foundWithout(cards: readonly Indexed[], wanted: Wanted, facet: Facet): readonly Entry[] {
  const { [facet]: _, ...facets } = wanted.facets
  return found(cards, { ...wanted, facets })
}

/** The number of a card as it is written everywhere, or what the rules call a tile. */
export const codeOf = ({ code, number }: CardFace): string => code ?? String(number).padStart(3, '0')

/** What an address asks for. */
export function wantedIn(params: URLSearchParams): Wanted {
  const facets = FACETS.flatMap(facet => {
    const value = params.get(facet)
    return value === null ? [] : [[facet, value] as const]
  })
  return { text: params.get('q') ?? '', facets: Object.fromEntries(facets) }
}

/** The address' way to ask for it, with the card that is open. */
export function paramsOf({ text, facets }: Wanted, card?: number): URLSearchParams {
  const params = new URLSearchParams()
  if (text.trim() !== '') params.set('q', text)
  for (const facet of FACETS) {
    const value = facets[facet]
    if (value !== undefined) params.set(facet, value)
  }
  if (card !== undefined) params.set('card', String(card))
  return params
}

function wordsOf(face: CardFace): string {
  const { name, category, color, activation, text, short, expansion = '' } = face
  return [codeOf(face), name, category, color, activation, text, short, expansion].join(' ')
}

/** Without capitals and accents: 'Börse' is found as 'borse', 'groß' as 'gross'. */
function folded(text: string) {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss')
}
