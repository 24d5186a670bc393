import { COLORS, type Color, GROUPS, type Group } from '../colors.ts'

/** Where a value comes from: printed in the rulebook, told on a public page, following from those, or chosen by us. */
export const SOURCES = ['rulebook', 'public', 'derived', 'house'] as const
type Source = (typeof SOURCES)[number]

/** When a person works, by the icon on the card. */
export const ACTIVATIONS = [
  'instant',
  ...COLORS.map(color => `worker:${color}` as const),
  'worker:any',
  'once-per-round',
  'permanent',
  'laurel',
] as const
export type Activation = (typeof ACTIVATIONS)[number]

/** A person's name, and in German and Dutch how it stands after a verb: den Prinzen, de Prins. */
export interface PersonName {
  readonly en: string
  readonly de: string
  readonly nl: string
  readonly object: { readonly de: string; readonly nl: string }
}

/** What a card's line in data/cards.csv says. */
export interface CardData {
  readonly number: number
  readonly group: number
  readonly color: number
  readonly activation: Activation
  readonly cost: number
  readonly points: number
  readonly sources: {
    readonly name: Source
    /** Of the group. */
    readonly category: Source
    readonly color: Source
    readonly activation: Source
    /** Of what the person does. */
    readonly text: Source
    readonly cost: Source
    readonly points: Source
  }
}

/** A person's name from the cells of its line. */
export const personName = (
  en: string,
  de: string,
  objectDe: string,
  nl: string,
  objectNl: string,
): PersonName => ({ en, de, nl, object: { de: objectDe, nl: objectNl } })

const sourceOf = (initial: string) => SOURCES.find(source => source[0] === initial)!

/** The data of a card, from the cells of its line; their sources by their initials. */
/* @__NO_SIDE_EFFECTS__ tells bundlers that a page which draws only the table need not load the cards. */
export function cardData(
  number: number,
  group: Group,
  color: Color,
  activation: Activation,
  cost: number,
  points: number,
  sources: string,
): CardData {
  const [name, ofGroup, ofColor, ofActivation, ofEffect, ofCost, ofPoints] = [...sources].map(sourceOf)
  return {
    number,
    group: GROUPS.indexOf(group),
    color: COLORS.indexOf(color),
    activation,
    cost,
    points,
    sources: {
      name: name!,
      category: ofGroup!,
      color: ofColor!,
      activation: ofActivation!,
      text: ofEffect!,
      cost: ofCost!,
      points: ofPoints!,
    },
  }
}
