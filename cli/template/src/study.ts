import type { Evaluation } from '@kontor/engine'
import { worth } from './cards.ts'
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
