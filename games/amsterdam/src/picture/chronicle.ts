import type { CardFact, Chronicle } from '@kontor/engine/presentation'
import { TILE } from '../cards/numbers.ts'
import type { Happening } from '../events.ts'
import { laurelsAtEnd } from '../rules/scoring.ts'
import type { Amsterdam } from '../state.ts'

/** Amsterdam's events as statistics read them: a card is built when it becomes active, and activated when it is used. */
export const chronicle: Chronicle<Amsterdam> = {
  read(event): CardFact | undefined {
    const happening = event as Happening
    switch (happening.kind) {
      case 'activated':
        return { what: 'built', seat: happening.seat, card: happening.card }
      case 'used':
        return { what: 'activated', seat: happening.seat, card: happening.card }
      case 'points':
        return earned(happening, happening.n, 0)
      case 'gulden':
        return earned(happening, 0, happening.n)
      default:
        return undefined
    }
  },

  close: state =>
    state.seats.flatMap((_, seat) =>
      laurelsAtEnd(state, seat).map(
        ({ card, points }): CardFact => ({ what: 'earned', seat, card, points, money: 0 }),
      ),
    ),
}

function earned(
  { seat, because }: { seat: number; because: number },
  points: number,
  money: number,
): CardFact | undefined {
  return because > 0 && because < TILE ? { what: 'earned', seat, card: because, points, money } : undefined
}
