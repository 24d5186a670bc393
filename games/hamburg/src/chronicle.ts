import type { CardFact, Chronicle } from '@kontor/engine'
import type { Happening } from './events.ts'
import { pointsByCard } from './scoring.ts'
import type { Hamburg } from './state.ts'

/** Hamburg's events as statistics read them; marks are its money, and the piles are told apart by their colours. */
export const chronicle: Chronicle<Hamburg> = {
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
      case 'built':
      case 'activated':
        return { what: happening.kind, seat: happening.seat, card: happening.card }
      case 'points':
        return earned(happening, happening.n, 0)
      case 'lostPoints':
        return earned(happening, -happening.n, 0)
      case 'marks':
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
