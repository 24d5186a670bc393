import { backShown, chart, type Inputs } from '../../src/index.ts'
import { CARDS } from './cards.ts'
import type { Jetty, Task } from './state.ts'

const KINDS: Readonly<Record<Task['kind'], number>> = {
  round: 0,
  draw: 1,
  act: 2,
  sales: 3,
  gain: 4,
  tax: 5,
  steal: 6,
  look: 7,
  pick: 8,
}
const COINS = [1, 2, 3, 4, 5, 6, 8, 10]
const ROUNDS = 8
const MOST = 4

const TABLE = chart({ 'rounds to come': ROUNDS + 1, 'task of mine': 9, 'task of another': 9 })
const SEAT = chart({ here: 1, coins: COINS.length, 'red cards': 1, 'blue cards': 1 })
const CARD = chart({ hand: CARDS.length, display: CARDS.length, "others' display": CARDS.length })
const SEATS = TABLE.names.length
const LYING = SEATS + MOST * SEAT.names.length

/** What a network is told of the jetty. */
export const inputs: Inputs<Jetty> = {
  names: [
    ...TABLE.names,
    ...Array.from({ length: MOST }, (_, seat) => SEAT.names.map(name => `seat ${seat}: ${name}`)).flat(),
    ...CARD.names,
  ],
  read({ viewer, table: { round, rounds, agenda, seats } }, sheet) {
    sheet.one(TABLE.at['rounds to come'], ROUNDS + 1, rounds - round)
    const task = agenda.at(-1)
    if (task)
      sheet.put(TABLE.at[task.seat === viewer ? 'task of mine' : 'task of another'] + KINDS[task.kind], 1)
    for (let i = 0; i < seats.length; i++) {
      const { coins, hand, display } = seats[(viewer + i) % seats.length]!
      const base = SEATS + i * SEAT.names.length
      sheet.put(base + SEAT.at.here, 1)
      sheet.steps(base + SEAT.at.coins, COINS, coins)
      const red = hand.filter(card => (backShown(card) ?? CARDS[card]!.back) === 0).length
      sheet.put(base + SEAT.at['red cards'], red / 4)
      sheet.put(base + SEAT.at['blue cards'], (hand.length - red) / 4)
      if (i === 0) for (const card of hand) sheet.put(LYING + CARD.at.hand + card, 1)
      const shown = i === 0 ? CARD.at.display : CARD.at["others' display"]
      for (const card of display) sheet.put(LYING + shown + card, 1)
    }
  },
}
