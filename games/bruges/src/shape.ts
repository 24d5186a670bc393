import { cards, each, fields, type Kind, open, type Shape, seats, table } from '@kontor/engine'
import { CARD_DATA } from './data/tables.ts'
import type { Bruges, Seat } from './state.ts'
import type { Task } from './tasks.ts'

/** Who may see what of a game of Bruges. */

const ALL_CARDS = CARD_DATA.slice(1).map(({ number }) => number)
const card: Kind<Bruges> = { name: 'cards', all: () => ALL_CARDS, back: number => CARD_DATA[number]!.color }

export const shape: Shape<Bruges> = table<Bruges, Task>({
  round: open(),
  turn: open(),
  first: open(),
  dice: open(),
  piles: each(cards(card, 'topBack')),
  extra: cards(card, 'hidden'),
  discard: cards(card, 'public'),
  lastRound: open(),
  picked: cards(card, 'backs'),
  aside: cards(card, ({ state: { asideOf }, viewer }) => (asideOf === viewer ? 'front' : 'back')),
  asideOf: open(),
  announced: cards(card, 'public'),
  encores: open(),
  statues: open(),
  seats: seats(
    fields<Seat>({
      guilders: open(),
      points: open(),
      reputation: open(),
      left: open(),
      right: open(),
      rewarded: open(),
      majorities: open(),
      striking: open(),
      workers: open(),
      threats: open(),
      statues: open(),
      hand: cards(card, 'ownerBacks'),
      // Nobody looks at what lies face down, not even its owner: a house may have been drawn unseen.
      houses: cards(card, 'backs'),
      persons: cards(card, 'public'),
      places: open(),
      used: open(),
    }),
  ),
  limitedWorkers: open(),
  secondEngraver: open(),
  values: open(),
})
