import { valueTable } from '@kontor/common/cardtable'
import { changed, disagreeing, notOneOf } from '@kontor/common/cells'
import { nth } from '@kontor/engine'
import { ABILITIES } from '../cards/cards.ts'
import { COLORS, DECKS, KINDS } from '../colors.ts'
import { type Resources, resourcesIn, resourcesText, SOURCES, USES, type Values } from './card.ts'
import { CARD_DATA } from './tables.ts'

const CARDS_OF_DECK = [54, 54, 24]

/** The table of Amsterdam's cards; decks, kinds and uses are rules. */
const TABLE = valueTable<Resources>({
  columns: ['number', 'deck', 'kind', 'kind_source', 'use', 'use_source', 'cost', 'cost_source'],
  sources: SOURCES,
  values: {
    cost: {
      standard: CARD_DATA.map(card => card.cost),
      is: `resources like pink:2 gray:1, of the colours ${COLORS.join(', ')}`,
      read: resourcesIn,
      accept: value => (isResources(value) ? value : undefined),
      equal: (one, other) => resourcesText(one) === resourcesText(other),
    },
  },
  cells: {
    deck: (cell, { number }) =>
      notOneOf(DECKS, cell) ?? changed(number, cell, nth(DECKS, standard(number).deck)),
    kind: (cell, { number }) =>
      notOneOf(KINDS, cell) ?? changed(number, cell, nth(KINDS, standard(number).kind)),
    use: (cell, { number }) =>
      notOneOf(USES, cell) ?? disagreeing(number, cell, useOf) ?? changed(number, cell, standard(number).use),
  },
  counts: DECKS.map((name, i) => ({ column: 'deck', name, right: nth(CARDS_OF_DECK, i) })),
})

export const checkTable = TABLE.check

/** The values of a table that has no problems. */
export function valuesOf(csv: string): Values {
  const { cost = {} } = TABLE.values(csv)
  return { cost }
}

/** The values in a record, if they are ones. */
export function checkValues(values: unknown): Values {
  const { cost = {} } = TABLE.checkValues(values)
  return { cost }
}

/** When a card is used, as its expression says it. */
const useOf = (number: number) => nth(ABILITIES, number).when

/** What the card's line says; where no card is meant, that of none. */
function standard(number = 0) {
  return nth(CARD_DATA, number)
}

const MOST = 9

/** As many numbers as colours, each as a table could have it, and something to pay at all. */
function isResources(value: unknown): value is Resources {
  return (
    Array.isArray(value) &&
    value.length === COLORS.length &&
    value.every(n => Number.isInteger(n) && n >= 0 && n <= MOST) &&
    value.some(n => n > 0)
  )
}
