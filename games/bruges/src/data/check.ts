import { type CardTable, cardTable } from '@kontor/common/cardtable'
import { changed, disagreeing, notOneOf } from '@kontor/common/cells'
import { nth } from '@kontor/engine'
import { ABILITIES } from '../cards/cards.ts'
import { COLORS, GROUPS } from '../colors.ts'
import { ACTIVATIONS, type PersonName, SOURCES } from './card.ts'
import { CARD_DATA, NAMES } from './tables.ts'

export type { Values } from '@kontor/common/cardtable'

/** How many cards have this in common. */
const cardsWith = (what: 'group' | 'color', value: number) =>
  CARD_DATA.slice(1).filter(card => card[what] === value).length

/** The table of Bruges' cards; names, groups, colours and activations are rules. */
const TABLE: CardTable = cardTable({
  columns: [
    'number',
    'name_en',
    'name_de',
    'object_de',
    'name_nl',
    'object_nl',
    'name_source',
    'group',
    'group_source',
    'color',
    'color_source',
    'activation',
    'activation_source',
    'effect_source',
    'cost',
    'cost_source',
    'points',
    'points_source',
  ],
  sources: SOURCES,
  standard: CARD_DATA,
  highest: { cost: 30, points: 20 },
  cells: {
    name_en: (cell, { number }) => changed(number, cell, named(number).en),
    name_de: (cell, { number }) => changed(number, cell, named(number).de),
    object_de: (cell, { number }) => changed(number, cell, named(number).object.de),
    name_nl: (cell, { number }) => changed(number, cell, named(number).nl),
    object_nl: (cell, { number }) => changed(number, cell, named(number).object.nl),
    group: (cell, { number }) =>
      notOneOf(GROUPS, cell) ?? changed(number, cell, nth(GROUPS, standard(number).group)),
    color: (cell, { number }) =>
      notOneOf(COLORS, cell) ?? changed(number, cell, nth(COLORS, standard(number).color)),
    activation: (cell, { number }) =>
      notOneOf(ACTIVATIONS, cell) ??
      disagreeing(number, cell, activationOf) ??
      changed(number, cell, standard(number).activation),
  },
  counts: [
    ...GROUPS.map((name, group) => ({ column: 'group', name, right: cardsWith('group', group) })),
    ...COLORS.map((name, color) => ({ column: 'color', name, right: cardsWith('color', color) })),
  ],
})

export const { check: checkTable, values: valuesOf, checkValues } = TABLE

/** When a person works, as its expression says it. */
function activationOf(number: number) {
  const ability = nth(ABILITIES, number)
  switch (ability.when) {
    case 'instant':
      return 'instant'
    case 'round':
      return ability.pay === undefined ? 'once-per-round' : `worker:${ability.pay}`
    case 'always':
      return 'permanent'
    case 'final':
      return 'laurel'
  }
}

/** What the card's line says; where no card is meant, that of none. */
function standard(number = 0) {
  return nth(CARD_DATA, number)
}

function named(number = 0): PersonName {
  return nth(NAMES, number)
}
