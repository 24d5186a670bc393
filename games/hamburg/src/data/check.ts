import { type CardTable, cardTable } from '@kontor/common/cardtable'
import { changed, disagreeing, notOneOf } from '@kontor/common/cells'
import { nth } from '@kontor/engine'
import { ABILITIES } from '../cards/cards.ts'
import { CATEGORIES, type Category, COLORS } from '../colors.ts'
import { ACTIVATIONS, SOURCES } from './card.ts'
import { CARD_DATA } from './tables.ts'

export type { Values } from '@kontor/common/cardtable'

const CARDS_OF_COLOR = 56
/** The colours of the building categories, four at a time in the order of the categories. */
const COLORS_OF_FOUR = ['brown', 'pink', 'orange', 'gray', 'purple'] as const

/** The table of Hamburg's cards; colours, categories and activations are rules. */
const TABLE: CardTable = cardTable({
  columns: [
    'number',
    'category',
    'color',
    'color_source',
    'activation',
    'activation_source',
    'cost',
    'cost_source',
    'points',
    'points_source',
  ],
  sources: SOURCES,
  standard: CARD_DATA,
  highest: { cost: 30, points: 20 },
  cells: {
    category: (cell, { number }) =>
      notOneOf(CATEGORIES, cell) ?? changed(number, cell, standard(number).category),
    color: (cell, { number, cells }) =>
      notOneOf(COLORS, cell) ??
      unpaired(cell, cells.category) ??
      changed(number, cell, nth(COLORS, standard(number).color)),
    activation: (cell, { number }) =>
      notOneOf(ACTIVATIONS, cell) ??
      disagreeing(number, cell, activationOf, does => cell.replace(/^inf-.*/, 'inf') === does) ??
      changed(number, cell, standard(number).activation),
  },
  counts: [
    ...CATEGORIES.map(name => {
      return { column: 'category', name, right: name === 'Zoo' || name === 'Park' ? 20 : 12 }
    }),
    ...COLORS.map(name => ({ column: 'color', name, right: CARDS_OF_COLOR })),
  ],
})

export const { check: checkTable, values: valuesOf, checkValues } = TABLE

function unpaired(color: string, category: string | undefined) {
  const of = CATEGORIES.indexOf(category as Category)
  const right = of < 0 ? undefined : COLORS_OF_FOUR[Math.floor(of / 4)]
  return right === undefined || right === color ? undefined : `${category} is ${right}, not ${color}`
}

/** When a card works, as its expression says it; the phase of a permanent card is not in there. */
function activationOf(number: number) {
  const { when } = nth(ABILITIES, number)
  switch (when) {
    case 'always':
      return 'inf'
    case 'final':
      return 'laurel'
    case 'never':
      return 'none'
    default:
      return when
  }
}

/** What the card's line says; where no card is meant, that of none. */
function standard(number = 0) {
  return nth(CARD_DATA, number)
}
