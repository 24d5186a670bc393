import {
  type Choice,
  cards,
  cloneChance,
  DONE,
  type Event,
  fields,
  type Game,
  heard,
  type Kind,
  open,
  plan,
  type State,
  type Steps,
  seats,
  shuffle,
  table,
  tell,
} from '../../src/index.ts'

/**
 * The smallest game in which several are asked together: each round everybody chooses a card of their hand, or passes, and
 * what was chosen is shown at once. Whoever showed the highest alone takes a point, and chooses whether it hurts a neighbour.
 */
export interface Salvo extends State<Task> {
  round: number
  readonly deck: number[]
  readonly seats: Seat[]
}

interface Seat {
  points: number
  readonly hand: number[]
  readonly shown: number[]
}

export type Task =
  | { readonly kind: 'round'; readonly seat: number }
  | { readonly kind: 'choose'; readonly seat: number; readonly together: true }
  | { readonly kind: 'compare'; readonly seat: number }
  | { readonly kind: 'note'; readonly seat: number }
  | { readonly kind: 'boast'; readonly seat: number }

type Told =
  | (Event & { readonly kind: 'showed'; readonly seat: number; readonly card: number })
  | (Event & { readonly kind: 'noted'; readonly seat: number })

const ROUNDS = 4
const CARDS = Array.from({ length: 20 }, (_, i) => i + 1)
const card: Kind<Salvo> = { name: 'cards', all: () => CARDS, back: () => 0 }
const say = (told: Told) => heard() && tell(told)

const steps: Steps<Salvo, Task> = {
  round: {
    run(state) {
      if (state.round++ === ROUNDS) return
      const choosing = state.seats.map((_, seat): Task => ({ kind: 'choose', seat, together: true }))
      plan(state, ...choosing, { kind: 'compare', seat: 0 }, { kind: 'round', seat: 0 })
    },
  },
  choose: {
    // Whoever has one card left has no choice.
    ask: (state, { seat }) => {
      const { hand } = state.seats[seat]!
      return hand.length > 1 ? [...hand, DONE] : hand
    },
    name: (_, __, choice) => `show ${choice}`,
    run(state, { seat }, chosen: Choice) {
      const { hand, shown } = state.seats[seat]!
      shown.push(...hand.splice(hand.indexOf(chosen), 1))
      say({ kind: 'showed', seat, card: chosen })
      plan(state, { kind: 'note', seat })
    },
  },
  note: {
    run: (_, { seat }) => say({ kind: 'noted', seat }),
  },
  compare: {
    run(state) {
      const tops = state.seats.map(({ shown }) => shown.at(-1) ?? 0)
      const best = tops.indexOf(Math.max(...tops))
      plan(state, { kind: 'boast', seat: best })
    },
  },
  boast: {
    ask: () => [0, 1],
    name: (_, __, choice) => (choice === 1 ? 'boast' : 'be quiet'),
    run(state, { seat }, choice) {
      state.seats[seat]!.points++
      if (choice === 1) state.seats[(seat + 1) % state.seats.length]!.points--
    },
  },
}

export const salvo: Game<Salvo, Task> = {
  name: 'salvo',
  rules: '1',
  data: '1',
  seats: { min: 2, max: 4 },
  options: {},
  streams: ['deck'],
  longest: 60,
  steps,
  shape: table<Salvo, Task>({
    round: open(),
    deck: cards(card, 'hidden'),
    seats: seats(fields<Seat>({ points: open(), hand: cards(card, 'owner'), shown: cards(card, 'public') })),
  }),
  words: { say: ({ kind }) => kind },
  start({ seats, chance }) {
    const deck = shuffle(chance, 0, CARDS.slice())
    return {
      agenda: [{ kind: 'round', seat: 0 }],
      chance,
      version: 0,
      round: 0,
      deck,
      seats: Array.from({ length: seats }, () => ({ points: 0, hand: deck.splice(-4), shown: [] })),
    }
  },
  clone: state => ({
    ...state,
    agenda: state.agenda.slice(),
    chance: cloneChance(state.chance),
    deck: state.deck.slice(),
    seats: state.seats.map(({ points, hand, shown }) => ({
      points,
      hand: hand.slice(),
      shown: shown.slice(),
    })),
  }),
  score: ({ seats }) => seats.map(({ points }) => ({ points, sources: { points }, tieBreaks: [] })),
}
