import type { CardFace, Library } from '@kontor/engine'
import { ABILITIES } from './cards.ts'
import { COLORS } from './colors.ts'
import { checkTable, checkValues, valuesOf } from './data/check.ts'
import { CARD_DATA } from './data/tables.ts'
import { tileFaces } from './tilefaces.ts'
import { activationOf, cardName, categoryName, colorName, iconsOf, shortOf, textOf } from './words/index.ts'

/** Hamburg's cards as data: listed in three languages, checked, and changed by an owner. */
export const library: Library = {
  cards(language, own) {
    const values = own === undefined ? undefined : checkValues(own)
    return CARD_DATA.slice(1).map(({ number, category, color, cost, points, sources }): CardFace => {
      const ability = ABILITIES[number]!
      return {
        number,
        name: cardName(number, category, language),
        category: categoryName(category, language),
        color: colorName(color, language),
        tint: COLORS[color]!,
        emblem: category.toLowerCase().replace(' ', '-'),
        cost: values?.cost[number] ?? cost,
        points: values?.points[number] ?? points,
        activation: activationOf(ability, language),
        text: textOf(ability, language),
        short: shortOf(ability, language),
        icons: iconsOf(ability),
        sources: { ...sources },
      }
    })
  },
  tiles: tileFaces,
  check: checkTable,
  values: valuesOf,
  checkValues,
}
