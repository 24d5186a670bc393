import type { Event } from '@kontor/engine'
import type { CardFact, Chronicle } from '@kontor/engine/presentation'
import type { CityEvent } from '../events.ts'

/** What a game calls the event of a card coming into play, and what its cards bring at the end. */
interface Chronicled<S> {
  readonly built: string
  pointsByCard(state: S, seat: number): readonly { readonly card: number; readonly points: number }[]
}

interface Earning {
  readonly seat: number
  readonly n: number
  readonly because: number
}

/** A city's events as statistics read them; piles are told apart by the colours of their cards' backs. */
/* @__NO_SIDE_EFFECTS__ */
export function cityChronicle<S extends { readonly seats: readonly unknown[] }>({
  built,
  pointsByCard,
}: Chronicled<S>): Chronicle<S> {
  return {
    read(event) {
      if (event.kind === built) return inPlay('built', event)
      const happening = event as CityEvent
      switch (happening.kind) {
        case 'drew': {
          const { seat, color: pile, secret } = happening
          return secret && { what: 'drawn', seat, card: secret.card, pile }
        }
        case 'activated':
          return inPlay('activated', happening)
        case 'points':
          return earned(happening, 1, 0)
        case 'lostPoints':
          return earned(happening, -1, 0)
        case 'money':
          return earned(happening, 0, 1)
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
}

function inPlay(what: 'built' | 'activated', event: Event): CardFact {
  const { seat, card } = event as Event & { readonly seat: number; readonly card: number }
  return { what, seat, card }
}

function earned({ seat, n, because }: Earning, points: number, money: number): CardFact | undefined {
  return because === 0
    ? undefined
    : { what: 'earned', seat, card: because, points: n * points, money: n * money }
}
