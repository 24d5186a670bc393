import type { CardFace, Library } from '@kontor/engine'
import { ABILITIES } from './cards.ts'
import { COLORS, GROUPS } from './colors.ts'
import { checkTable, checkValues, valuesOf } from './data/check.ts'
import { CARD_DATA } from './data/tables.ts'
import {
  activationOf,
  colorName,
  groupName,
  iconsOf,
  nameOfCard,
  shortOf,
  textOf,
  tintOf,
} from './words/index.ts'

/** Bruges' persons as data: listed in three languages, checked, and changed by an owner. */
export const library: Library = {
  cards(language, own) {
    const values = own === undefined ? undefined : checkValues(own)
    return CARD_DATA.slice(1).map(({ number, group, color, cost, points, sources }): CardFace => {
      const ability = ABILITIES[number]!
      return {
        number,
        name: nameOfCard(number, language),
        category: groupName(group, language),
        color: colorName(color, language),
        tint: tintOf(COLORS[color]!),
        emblem: GROUPS[group]!,
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
  check: checkTable,
  values: valuesOf,
  checkValues,
}
