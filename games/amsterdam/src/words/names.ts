import { nth } from '@kontor/engine'
import type { Language } from '@kontor/engine/presentation'
import { severalOf } from '@kontor/language/grammar'
import { capital } from '@kontor/language/phrase'
import { COLOR_WORDS, type Noun } from '@kontor/language/terms'
import { COLORS, DECKS, type Deck, DISTRICTS, DOCKERS, GOODS, KINDS } from '../colors.ts'
import type { Resources } from '../data/card.ts'
import { CARD_DATA, TILE_DATA } from '../data/tables.ts'
import type { Expansion } from '../state.ts'
import {
  DECK_COLORS,
  DECK_NOUNS,
  DOCKER_WORDS,
  EXPANSION_LABELS,
  GOOD_LABELS,
  KIND_NOUNS,
  marketTile,
  mission,
  resource,
} from './terms.ts'

/** The names of things, alone: on buttons, in headings, in lists. */

/** A colour as a name: German writes it with a capital. */
export function colorName(color: number, language: Language): string {
  const { en, de, nl } = COLOR_WORDS[nth(COLORS, color)]
  return { en, de: capital(de[0]), nl: nl[0] }[language]
}

/** The colour of a dock worker as a name. */
export function dockerName(docker: number, language: Language): string {
  const { en, de, nl } = DOCKER_WORDS[nth(DOCKERS, docker)]
  return { en, de: capital(de[0]), nl: nl[0] }[language]
}

export const goodName = (good: number, language: Language): string => GOOD_LABELS[nth(GOODS, good)][language]

/** What a card is sorted under: its kind, and for a plan card its district. */
export function categoryOfCard(card: number, language: Language): string {
  const { deck, kind } = nth(CARD_DATA, card)
  return DECKS[deck] === 'plan' ? capital(nth(KINDS, kind)) : nameOfCard(card, language)
}

/** 'Plantage': the districts keep their Dutch names, by the number of their colour. */
export const districtName = (district: number): string => capital(nth(DISTRICTS, district))

export const deckName = (deck: number, language: Language): string =>
  named(DECK_NOUNS[nth(DECKS, deck)], language)

/** 'Craftsmen': what lies in a deck. */
export function cardsOfDeck(deck: number, language: Language): string {
  const { en, de, nl } = DECK_NOUNS[nth(DECKS, deck)]
  return capital({ en: en[1], de: de[2], nl: nl[2] }[language])
}

/** The colour of a deck that has one: craftsmen are green, buildings blue. */
export const deckColor = (deck: Exclude<Deck, 'plan'>, language: Language): string =>
  DECK_COLORS[deck][language]

/** 'Carpenter', 'Oude Kerk', 'Plantage plan card': cards are named by their kind. */
export const nameOfCard = (card: number, language: Language): string =>
  named(KIND_NOUNS[nth(KINDS, nth(CARD_DATA, card).kind)], language)

export const expansionName = (expansion: Expansion, language: Language): string =>
  EXPANSION_LABELS[expansion][language]

const word = ({ en, de, nl }: Noun, language: Language) => ({ en: en[0], de: de[1], nl: nl[1] })[language]

/** A thing by its noun, alone. */
const named = (noun: Noun, language: Language) => capital(word(noun, language))

export const tileCategory = (language: Language): string => named(marketTile, language)
export const missionCategory = (language: Language): string => named(mission, language)

/** 'Market tile A1'. */
export const tileName = (tile: number, language: Language): string => capital(calledTile(tile, language))

/** The same inside a sentence. */
export const calledTile = (tile: number, language: Language): string =>
  `${word(marketTile, language)} ${nth(TILE_DATA, tile).code}`

/** 'Mission 12'. */
export const missionName = (number: number, language: Language): string =>
  `${missionCategory(language)} ${number}`

/** '2 pink and 1 grey resource': what a card costs. */
export const costInWords = (cost: Resources, language: Language): string =>
  severalOf(
    resource,
    COLORS.flatMap((color, i) => (cost[i] ? [[cost[i], color] as const] : [])),
    'nominative',
  )[language]
