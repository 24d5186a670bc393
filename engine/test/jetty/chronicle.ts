import type { CardFact, Chronicle } from '../../presentation/index.ts'
import type { Event } from '../../src/index.ts'
import { CARDS } from './cards.ts'
import type { Jetty } from './state.ts'

type Told =
  | (Event & { kind: 'drew'; seat: number; deck: number; secret: { to: number; card: number } })
  | (Event & { kind: 'played'; seat: number; card: number })

/** What the statistics read: cards that were drawn and played, and what they count at the end. */
export const chronicle: Chronicle<Jetty> = {
  read(event): CardFact | undefined {
    const told = event as Told
    switch (told.kind) {
      case 'drew':
        return { what: 'drawn', seat: told.seat, card: told.secret.card, pile: told.deck }
      case 'played':
        return { what: 'built', seat: told.seat, card: told.card }
      default:
        return undefined
    }
  },

  close: state =>
    state.seats.flatMap(({ display }, seat) =>
      display.map(
        (card): CardFact => ({ what: 'earned', seat, card, points: CARDS[card]!.points, money: 0 }),
      ),
    ),
}
