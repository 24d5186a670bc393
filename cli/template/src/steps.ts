import { type Choice, type Event, heard, plan, roll, type Steps, tell } from '@kontor/engine'
import { worth } from './cards.ts'
import type { Pearls, Task } from './state.ts'

export const ROUNDS = 5
/** The streams of chance, by their places in the game's `streams`. */
export const DECK = 0
const DIE = 1

/** What is done with a card. An answer is a number: the card and what is done with it. */
const WAYS = ['show', 'dive'] as const
type Way = (typeof WAYS)[number]
const choiceOf = (card: number, way: Way): Choice => card * WAYS.length + WAYS.indexOf(way)
export const meant = (choice: Choice) => ({
  card: Math.floor(choice / WAYS.length),
  way: WAYS[choice % WAYS.length]!,
})

/** What happened, as data; `words.ts` makes sentences of it. */
export type Told =
  | (Event & { kind: 'round'; round: number })
  | (Event & { kind: 'showed'; seat: number; card: number })
  | (Event & { kind: 'dived'; seat: number; card: number; pearls: number })
  | (Event & { kind: 'drew'; seat: number; secret: { to: number; card: number } })
  | (Event & { kind: 'taken'; worth: number })
  /** The engine's own: a question with one answer is answered by itself. */
  | (Event & { kind: 'forced'; seat: number })

export const steps: Steps<Pearls, Task> = {
  /** Without `ask` a step runs by itself. What is planned in one go is done in that order. */
  round: {
    run(state) {
      if (state.round === ROUNDS) return
      state.round++
      say({ kind: 'round', round: state.round })
      const turns = state.seats.flatMap((_, seat): Task[] => [
        { kind: 'turn', seat },
        { kind: 'draw', seat },
      ])
      plan(state, ...turns, { kind: 'round', seat: 0 })
    },
  },

  turn: {
    ask: (state, { seat }) =>
      state.seats[seat]!.hand.flatMap(card =>
        isTaken(state, card) ? [choiceOf(card, 'dive')] : [choiceOf(card, 'show'), choiceOf(card, 'dive')],
      ),
    name(_, __, choice) {
      const { card, way } = meant(choice)
      return `${way} ${card}`
    },
    about(_, __, choice) {
      const { card, way } = meant(choice)
      return { verb: way, card }
    },
    why: (state, { seat }) =>
      state.seats[seat]!.hand.filter(card => isTaken(state, card)).map(card => ({
        name: `show ${card}`,
        about: { verb: 'show', card },
        reason: { kind: 'taken', worth: worth(card) },
      })),
    run(state, { seat }, choice) {
      const { card, way } = meant(choice)
      const mine = state.seats[seat]!
      mine.hand.splice(mine.hand.indexOf(card), 1)
      if (way === 'show') {
        mine.shown.push(card)
        say({ kind: 'showed', seat, card })
      } else {
        state.discards.push(card)
        const pearls = roll(state.chance, DIE)
        mine.pearls += pearls
        say({ kind: 'dived', seat, card, pearls })
      }
    },
  },

  draw: {
    run(state, { seat }) {
      const card = state.deck.pop()
      if (card === undefined) return
      state.seats[seat]!.hand.push(card)
      // What only one seat may know stands under `secret`.
      say({ kind: 'drew', seat, secret: { to: seat, card } })
    },
  },
}

/** Whether a card of the same worth has been shown. */
function isTaken({ seats }: Pearls, card: number) {
  return seats.some(({ shown }) => shown.some(other => worth(other) === worth(card)))
}

/** Bots try out thousands of games in which nobody listens. */
function say(told: Told) {
  if (heard()) tell(told)
}
