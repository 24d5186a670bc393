import { COLORS, type Color, DECKS, type Deck, KINDS, type Kind } from '../colors.ts'
import type { Ability } from '../language.ts'

/** Where a value comes from: stated in the rulebook, following from it, or chosen by us. */
export const SOURCES = ['rulebook', 'derived', 'house'] as const
type Source = (typeof SOURCES)[number]

/** When a card is used: once a round in a phase, always, or at the end. */
export type Use = Ability['when']
export const USES: readonly Use[] = ['I', 'II', 'III', 'permanent', 'laurel']

/** Resources by colour. */
export type Resources = readonly number[]

/** What a card's line in data/cards.csv says. */
export interface CardData {
  readonly number: number
  readonly deck: number
  readonly kind: number
  readonly use: Use
  readonly cost: Resources
  readonly sources: { readonly kind: Source; readonly use: Source; readonly cost: Source }
}

const RESOURCES = /^([a-z]+):([1-9])$/

/** The resources that are written like 'pink:2 gray:1', or nothing if they are not. */
export function resourcesIn(text: string): Resources | undefined {
  const amounts = COLORS.map(() => 0)
  for (const part of text.split(' ')) {
    const [, name, n] = RESOURCES.exec(part) ?? []
    const color = COLORS.indexOf(name as Color)
    if (color < 0 || amounts[color] !== 0) return undefined
    amounts[color] = Number(n)
  }
  return amounts
}

/** Resources as a table has them. */
export function resourcesText(resources: Resources): string {
  return COLORS.flatMap((color, i) => (resources[i] ? [`${color}:${resources[i]}`] : [])).join(' ')
}

const sourceOf = (initial: string | undefined) => SOURCES.find(source => source[0] === initial)!

/** The data of a card, from the cells of its line; their sources by their initials. */
/* @__NO_SIDE_EFFECTS__ tells bundlers that a page which draws only the table need not load the cards. */
export function cardData(
  number: number,
  deck: Deck,
  kind: Kind,
  use: Use,
  cost: string,
  sources: string,
): CardData {
  const [ofKind, ofUse, ofCost] = sources
  return {
    number,
    deck: DECKS.indexOf(deck),
    kind: KINDS.indexOf(kind),
    use,
    cost: resourcesIn(cost)!,
    sources: { kind: sourceOf(ofKind), use: sourceOf(ofUse), cost: sourceOf(ofCost) },
  }
}

/** An owner's own prices, by card. */
export interface Values {
  readonly cost: Readonly<Record<number, Resources>>
}
