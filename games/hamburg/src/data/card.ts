import { CATEGORIES, type Category, COLORS, type Color } from '../colors.ts'

/** Where a value comes from: printed in the rulebook, following from what is printed, or chosen by us. */
export const SOURCES = ['rulebook', 'derived', 'house'] as const
export type Source = (typeof SOURCES)[number]

/** When a card works, by the icon on it; the phase of a permanent card is only a label. */
export const ACTIVATIONS = [
  'instant',
  'I',
  'II',
  'III',
  'IV',
  'inf-I',
  'inf-II',
  'inf-III',
  'inf-IV',
  'laurel',
  'none',
] as const
export type Activation = (typeof ACTIVATIONS)[number]

/** What a card's line in data/cards.csv says. */
export interface CardData {
  readonly number: number
  readonly category: Category
  readonly categoryIndex: number
  readonly color: number
  readonly activation: Activation
  readonly cost: number
  readonly points: number
  readonly sources: {
    readonly color: Source
    readonly activation: Source
    readonly cost: Source
    readonly points: Source
  }
}

/** The data of a card, from the cells of its line and then their sources. */
/* @__NO_SIDE_EFFECTS__ tells bundlers that a page which draws only the board need not load the cards. */
export function cardData(
  number: number,
  category: Category,
  color: Color,
  activation: Activation,
  cost: number,
  points: number,
  ...[ofColor, ofActivation, ofCost, ofPoints]: readonly [Source, Source, Source, Source]
): CardData {
  return {
    number,
    category,
    categoryIndex: CATEGORIES.indexOf(category),
    color: COLORS.indexOf(color),
    activation,
    cost,
    points,
    sources: { color: ofColor, activation: ofActivation, cost: ofCost, points: ofPoints },
  }
}
