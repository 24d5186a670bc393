import { nth } from '@kontor/engine'
import type { CardFace, Language, Library } from '@kontor/engine/presentation'
import { ABILITIES } from '../cards/cards.ts'
import { MISSION, TILE } from '../cards/numbers.ts'
import { COLORS, DECKS, type Deck, DISTRICTS, KINDS } from '../colors.ts'
import { checkTable, checkValues, valuesOf } from '../data/check.ts'
import { mapProblems } from '../data/map.ts'
import { CARD_DATA, type CardData, MISSION_POINTS, TILE_DATA } from '../data/tables.ts'
import {
  categoryOfCard,
  colorName,
  costInWords,
  deckColor,
  expansionName,
  iconsOf,
  iconsOfMission,
  iconsOfTile,
  missionCategory,
  missionName,
  nameOfCard,
  shortOf,
  shortOfTile,
  textOf,
  textOfMission,
  textOfTile,
  tileCategory,
  tileName,
  useName,
} from '../words/index.ts'

/** Plan cards have the colour of their district, the other decks one each. */
const TINTS: Readonly<Record<Exclude<Deck, 'plan'>, string>> = { craftsman: 'green', building: 'blue' }

const total = (cost: CardData['cost']) => cost.reduce((sum, n) => sum + n, 0)

function colorsOf(data: CardData, language: Language): Pick<CardFace, 'color' | 'tint'> {
  const deck = nth(DECKS, data.deck)
  if (deck !== 'plan') return { color: deckColor(deck, language), tint: TINTS[deck] }
  const district = data.kind - KINDS.indexOf(DISTRICTS[0])
  return { color: colorName(district, language), tint: nth(COLORS, district) }
}

function cardFace(data: CardData, cost: CardData['cost'], language: Language): CardFace {
  const { number, deck, sources } = data
  const ability = nth(ABILITIES, number)
  return {
    number,
    name: nameOfCard(number, language),
    category: categoryOfCard(number, language),
    ...colorsOf(data, language),
    emblem: nth(DECKS, deck),
    cost: total(cost),
    price: {
      text: costInWords(cost, language),
      icons: COLORS.flatMap((color, i) => Array.from({ length: nth(cost, i) }, () => `resource-${color}`)),
    },
    points: 0,
    activation: useName(ability, language),
    text: textOf(ability, language),
    short: shortOf(ability, language),
    icons: iconsOf(ability),
    sources: { name: sources.kind, activation: sources.use, cost: sources.cost },
  }
}

const PLAIN = {
  color: '',
  tint: '',
  cost: 0,
  points: 0,
  activation: '',
  sources: { text: 'rulebook' },
} as const

function tileFace(tile: number, language: Language): CardFace {
  const { code, deck } = nth(TILE_DATA, tile)
  const face: CardFace = {
    ...PLAIN,
    number: TILE + tile,
    name: tileName(tile, language),
    category: tileCategory(language),
    emblem: 'market',
    text: textOfTile(tile, language),
    short: shortOfTile(tile, language),
    icons: iconsOfTile(tile),
    code,
  }
  return deck === 'A' || deck === 'B' ? face : { ...face, expansion: expansionName('tiles', language) }
}

function missionFace(mission: number, language: Language): CardFace {
  const text = textOfMission(mission, language)
  return {
    ...PLAIN,
    number: MISSION + mission,
    name: missionName(mission, language),
    category: missionCategory(language),
    emblem: 'mission',
    text,
    short: text,
    icons: iconsOfMission(mission),
    code: `M${mission}`,
    expansion: expansionName('missions', language),
  }
}

/** Amsterdam's cards, market tiles and missions as data: listed in three languages, checked, and changed by an owner. */
export const library: Library = {
  cards(language, own, only) {
    const values = own === undefined ? undefined : checkValues(own)
    const wanted = CARD_DATA.slice(1).filter(({ number }) => only?.has(number) ?? true)
    return wanted.map(data => cardFace(data, values?.cost[data.number] ?? data.cost, language))
  },
  tiles: language => [
    ...TILE_DATA.slice(1).map((_, i) => tileFace(i + 1, language)),
    ...MISSION_POINTS.slice(1).map((_, i) => missionFace(i + 1, language)),
  ],
  check: checkTable,
  board: mapProblems,
  values: valuesOf,
  checkValues,
}
