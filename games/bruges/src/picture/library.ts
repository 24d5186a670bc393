import { nth } from '@kontor/engine'
import { libraryOf } from '@kontor/five-colours/picture/library'
import { ABILITIES } from '../cards/cards.ts'
import { COLORS, GROUPS } from '../colors.ts'
import { checkTable, checkValues, valuesOf } from '../data/check.ts'
import { CARD_DATA } from '../data/tables.ts'
import {
  activationOf,
  colorName,
  groupName,
  iconsOf,
  nameOfCard,
  shortOf,
  textOf,
  tintOf,
} from '../words/index.ts'

/** Bruges' persons as data. */
export const library = libraryOf({
  cards: CARD_DATA,
  abilities: ABILITIES,
  table: { check: checkTable, values: valuesOf, checkValues },
  looks: ({ number, group, color }, language) => ({
    name: nameOfCard(number, language),
    category: groupName(group, language),
    color: colorName(color, language),
    tint: tintOf(nth(COLORS, color)),
    emblem: nth(GROUPS, group),
  }),
  activationOf,
  textOf,
  shortOf,
  iconsOf,
})
