import { type CardTable, cardTable } from '@kontor/city/cardtable'
import { changed, disagreeing, notOneOf } from '@kontor/city/cells'
import { ABILITIES } from '../cards.ts'
import { COLORS, GROUPS } from '../colors.ts'
import { ACTIVATIONS, type PersonName, SOURCES } from './card.ts'
import { CARD_DATA, NAMES } from './tables.ts'

export type { Values } from '@kontor/city/cardtable'

const CARDS_OF_COLOR = 33
const CARDS_OF_GROUP = 15

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
      notOneOf(GROUPS, cell) ?? changed(number, cell, GROUPS[standard(number).group]!),
    color: (cell, { number }) =>
      notOneOf(COLORS, cell) ?? changed(number, cell, COLORS[standard(number).color]!),
    activation: (cell, { number }) =>
      notOneOf(ACTIVATIONS, cell) ??
      disagreeing(number, cell, activationOf) ??
      changed(number, cell, standard(number).activation),
  },
  counts: [
    ...GROUPS.map(name => ({ column: 'group', name, right: CARDS_OF_GROUP })),
    ...COLORS.map(name => ({ column: 'color', name, right: CARDS_OF_COLOR })),
  ],
})

export const { check: checkTable, values: valuesOf, checkValues } = TABLE

/** When a person works, as its expression says it. */
function activationOf(number: number) {
  const ability = ABILITIES[number]!
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
  return CARD_DATA[number]!
}

function named(number = 0): PersonName {
  return NAMES[number]!
}
