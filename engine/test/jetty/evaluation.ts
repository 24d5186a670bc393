import type { Evaluation } from '../../src/index.ts'
import { CARDS } from './cards.ts'
import type { Jetty } from './state.ts'

/** Points on display, and a little for coins and cards. */
export const evaluation: Evaluation<Jetty> = {
  features({ table }) {
    const left = ahead(table)
    return table.seats.map(({ coins, hand, display }) => ({
      points: display.reduce((sum, card) => sum + CARDS[card]!.points, 0),
      coins,
      hand: hand.length * left,
      left,
    }))
  },
  weights: { points: 1, coins: 0.33, hand: 1, left: 8 },
  level: ['left'],
  ahead: ({ table }) => ahead(table),
  doubt: 4,
  because(feature, before, after, seat) {
    if (feature !== 'coins') return undefined
    const gained = after.table.seats[seat]!.coins - before.table.seats[seat]!.coins
    return `${gained > 0 ? '+' : ''}${gained} coins`
  },
}

function ahead({ round, rounds }: Pick<Jetty, 'round' | 'rounds'>) {
  return (rounds - round) / rounds
}
