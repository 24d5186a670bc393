import { markdownTable } from '@kontor/common/markdown'
import { nth } from '@kontor/engine'
import type { Language } from '@kontor/engine/presentation'
import { AND, capital, listed, type Phrase } from '@kontor/language/phrase'
import { ABILITIES } from '../cards/cards.ts'
import {
  CLERIC_TILES,
  FIRST_CLERIC,
  FIRST_MAYOR,
  FIRST_SHIP,
  FIRST_STOCK,
  FIRST_TOKEN,
  MAYORS,
  SHIPS,
  STEPS,
  STOCK,
  TOKENS,
} from '../cards/tiles.ts'
import { type Category, COLORS, type Color } from '../colors.ts'
import {
  clericTileText,
  mayorText,
  meansOf,
  shipText,
  stockText,
  tileCode,
  tileName,
  tokenText,
} from '../expansions/words/tiles.ts'
import { activationOf, textOf } from './card/abilities.ts'
import { shortOf } from './card/short.ts'
import { categoryName, colorName } from './names.ts'

interface ListedCard {
  readonly number: number
  readonly category: Category
  readonly color: Color
}

const TITLE: Phrase = {
  en: 'The cards of Hamburg',
  de: 'Die Karten von Hamburg',
  nl: 'De kaarten van Hamburg',
}
const HEAD: readonly Phrase[] = [
  { en: 'Number', de: 'Nummer', nl: 'Nummer' },
  { en: 'Category', de: 'Kategorie', nl: 'Categorie' },
  { en: 'Colour', de: 'Farbe', nl: 'Kleur' },
  { en: 'Activation', de: 'Aktivierung', nl: 'Activering' },
  { en: 'Text', de: 'Text', nl: 'Tekst' },
  { en: 'Short form', de: 'Kurzform', nl: 'Korte vorm' },
]

const TILES: Phrase = {
  en: 'The tiles',
  de: 'Die Plättchen',
  nl: 'De fiches',
}
const TILE_HEAD: readonly Phrase[] = [
  { en: 'Number', de: 'Nummer', nl: 'Nummer' },
  { en: 'Tile', de: 'Plättchen', nl: 'Fiche' },
  { en: 'Text', de: 'Text', nl: 'Tekst' },
]
const SIDES: readonly Phrase[] = [
  { en: 'green', de: 'grün', nl: 'groen' },
  { en: 'red', de: 'rot', nl: 'rood' },
]

/** A tile as it is called in the rules, what it is, and what it does. */
type Listed = readonly [id: string, name: string, text: string]

function listedTiles(language: Language): Listed[] {
  const name = (number: number) => capital(tileName(number, language))
  const start = (side: number) => `Start: ${listed(meansOf(side, 'nominative'), AND)[language]}.`
  return [
    ...MAYORS.map((_, side): Listed => {
      const text = `${start(side)} ${mayorText(side, language)}`
      return [tileCode(FIRST_MAYOR + side), name(FIRST_MAYOR + side), text]
    }),
    ...TOKENS.map((_, token): Listed => {
      return [tileCode(FIRST_TOKEN + token), name(FIRST_TOKEN + token), tokenText(token, language)]
    }),
    ...SHIPS.map((_, ship): Listed => {
      return [tileCode(FIRST_SHIP + ship), name(FIRST_SHIP + ship), shipText(ship, language)]
    }),
    ...STOCK.map((_, side): Listed => {
      const tile = `${name(FIRST_STOCK)} (${nth(SIDES, side % 2)[language]})`
      return [tileCode(FIRST_STOCK + side * STEPS), tile, stockText(side, language)]
    }),
    ...CLERIC_TILES.map((_, tile): Listed => {
      return [tileCode(FIRST_CLERIC + tile), name(FIRST_CLERIC + tile), clericTileText(tile, language)]
    }),
  ]
}

/** All cards with their words, and below them all tiles, as a Markdown page. */
export function listing(language: Language, cards: readonly ListedCard[]): string {
  const rows = cards.map(({ number, category, color }) => {
    const ability = ABILITIES[number]
    if (!ability) throw new Error(`No card ${number}`)
    return [
      String(number).padStart(3, '0'),
      categoryName(category, language),
      colorName(COLORS.indexOf(color), language),
      activationOf(ability, language),
      textOf(ability, language),
      shortOf(ability, language),
    ]
  })
  const lines = [
    `# ${TITLE[language]}`,
    '',
    ...markdownTable(HEAD, language, rows),
    '',
    `## ${TILES[language]}`,
    '',
    ...markdownTable(TILE_HEAD, language, listedTiles(language)),
  ]
  return `${lines.join('\n')}\n`
}
