import { chart, type Evaluation, type Inputs } from '@kontor/engine'
import { CARDS, worth } from './cards.ts'
import type { Pearls } from './state.ts'
import { ROUNDS } from './steps.ts'

/** What bots look at: for each seat some numbers, and what each of them is worth in points at the end. */
export const evaluation: Evaluation<Pearls> = {
  features({ table }) {
    const left = (ROUNDS - table.round) / ROUNDS
    return table.seats.map(({ pearls, shown }) => ({
      points: pearls + shown.reduce((sum, card) => sum + worth(card), 0),
      left,
    }))
  },
  weights: { points: 1, left: 20 },
  level: ['left'],
  ahead: ({ table }) => (ROUNDS - table.round) / ROUNDS,
  doubt: 5,
}

const SEATS = 4
const BEST = 8
const TABLE = chart({ 'rounds to come': ROUNDS + 1, hand: CARDS.length, shown: BEST, points: SEATS })

/** What `kontor train` tells a network of a view: places that are told, each with a number. What is hidden is no input. */
export const inputs: Inputs<Pearls> = {
  names: TABLE.names,
  read({ viewer, table: { round, seats } }, sheet) {
    sheet.one(TABLE.at['rounds to come'], ROUNDS + 1, ROUNDS - round)
    for (const card of seats[viewer]!.hand) sheet.put(TABLE.at.hand + card - 1, 1)
    for (const { shown } of seats) for (const card of shown) sheet.put(TABLE.at.shown + worth(card) - 1, 1)
    // The viewer comes first, then the others in their order.
    for (let i = 0; i < seats.length; i++) {
      const { pearls, shown } = seats[(viewer + i) % seats.length]!
      sheet.put(TABLE.at.points + i, (pearls + shown.reduce((sum, card) => sum + worth(card), 0)) / 20)
    }
  },
}
