import { nth } from '@kontor/engine'
import type { Library } from '@kontor/engine/presentation'
import { libraryOf } from '@kontor/five-colours/picture/library'
import { ABILITIES } from '../cards/cards.ts'
import { COLORS } from '../colors.ts'
import { checkTable, checkValues, valuesOf } from '../data/check.ts'
import { CARD_DATA } from '../data/tables.ts'
import { tileFaces } from '../expansions/faces.ts'
import { activationOf, cardName, categoryName, colorName, iconsOf, shortOf, textOf } from '../words/index.ts'

/** Hamburg's cards and tiles as data. */
export const library: Library = {
  ...libraryOf({
    cards: CARD_DATA,
    abilities: ABILITIES,
    table: { check: checkTable, values: valuesOf, checkValues },
    looks: ({ number, category, color }, language) => ({
      name: cardName(number, category, language),
      category: categoryName(category, language),
      color: colorName(color, language),
      tint: nth(COLORS, color),
      emblem: category.toLowerCase().replace(' ', '-'),
    }),
    activationOf,
    textOf,
    shortOf,
    iconsOf,
  }),
  tiles: tileFaces,
}
