import type { CardFact, Chronicle } from '@kontor/engine'
import type { Happening } from './events.ts'
import { pointsByCard } from './scoring.ts'
import type { Bruges } from './state.ts'

/** Bruges' events as statistics read them; guilders are its money, and cards are drawn by the colours of their backs. */
export const chronicle: Chronicle<Bruges> = {
  read(event): CardFact | undefined {
    const happening = event as Happening
    switch (happening.kind) {
      case 'drew':
        return (
          happening.secret && {
            what: 'drawn',
            seat: happening.seat,
            card: happening.secret.card,
            pile: happening.color,
          }
        )
      case 'recruited':
        return { what: 'built', seat: happening.seat, card: happening.card }
      case 'activated':
        return { what: 'activated', seat: happening.seat, card: happening.card }
      case 'points':
        return earned(happening, happening.n, 0)
      case 'lostPoints':
        return earned(happening, -happening.n, 0)
      case 'guilders':
        return earned(happening, 0, happening.n)
      default:
        return undefined
    }
  },

  close: state =>
    state.seats.flatMap((_, seat) =>
      pointsByCard(state, seat).map(
        ({ card, points }): CardFact => ({ what: 'earned', seat, card, points, money: 0 }),
      ),
    ),
}

function earned(
  { seat, because }: { seat: number; because: number },
  points: number,
  money: number,
): CardFact | undefined {
  return because === 0 ? undefined : { what: 'earned', seat, card: because, points, money }
}
