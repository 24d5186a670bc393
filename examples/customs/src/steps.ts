import { type Event, heard, plan, type Steps, tell } from '@kontor/engine'
import { WORTHIEST, worth } from './cards.ts'
import type { Customs, Seat, Task } from './state.ts'

export const ROUNDS = 5
/** The one stream of chance, by its place in the game's `streams`. */
export const DECK = 0
/** An honest crate that was opened all the same brings so many times its claim. */
export const AMENDS = 2

const PASS = 0
const OPEN = 1
const CLAIMS = Array.from({ length: WORTHIEST }, (_, i) => i + 1)

/** What happened, as data; `words.ts` makes sentences of it. */
export type Told =
  | (Event & { kind: 'round'; round: number })
  | (Event & { kind: 'brought'; seat: number; secret: { to: number; crate: number } })
  | (Event & { kind: 'declared'; seat: number; claim: number })
  | (Event & {
      kind: 'passed'
      seat: number
      owner: number
      points: number
      secret: { to: number; crate: number }
    })
  | (Event & { kind: 'opened'; seat: number; owner: number; crate: number; honest: boolean; points: number })
  /** The engine's own: a question with one answer is answered by itself. */
  | (Event & { kind: 'forced'; seat: number })

const seatOf = (state: Customs, seat: number): Seat => state.seats[seat]!

export const steps: Steps<Customs, Task> = {
  round: {
    run(state) {
      if (state.round === ROUNDS) return
      state.round++
      say({ kind: 'round', round: state.round })
      const { length } = state.seats
      const turns = state.seats.flatMap((_, seat): Task[] => [
        { kind: 'bring', seat },
        { kind: 'declare', seat },
        { kind: 'inspect', seat: (seat + 1) % length, owner: seat },
      ])
      plan(state, ...turns, { kind: 'round', seat: 0 })
    },
  },

  bring: {
    ask: (state, { seat }) => seatOf(state, seat).hand.slice(),
    name: (_, __, crate) => `bring ${crate}`,
    about: (_, __, card) => ({ verb: 'bring', card }),
    run(state, { seat }, crate) {
      const mine = seatOf(state, seat)
      mine.hand.splice(mine.hand.indexOf(crate), 1)
      mine.crate.push(crate)
      // What only one seat may know stands under `secret`.
      say({ kind: 'brought', seat, secret: { to: seat, crate } })
    },
  },

  declare: {
    ask: () => CLAIMS,
    name: (_, __, claim) => `declare ${claim}`,
    about: (_, __, claim) => ({ verb: 'declare', place: claim }),
    run(state, { seat }, claim) {
      seatOf(state, seat).claim = claim
      say({ kind: 'declared', seat, claim })
    },
  },

  inspect: {
    ask: () => [PASS, OPEN],
    name: (_, __, choice) => (choice === OPEN ? 'open' : 'let pass'),
    about: (_, { owner }, choice) => ({ verb: choice === OPEN ? 'open' : 'pass', seat: owner }),
    run(state, { seat, owner }, choice) {
      const theirs = seatOf(state, owner)
      const crate = theirs.crate.pop()!
      const { claim } = theirs
      theirs.claim = 0
      if (choice === PASS) {
        theirs.passed.push(crate)
        theirs.points += claim
        say({ kind: 'passed', seat, owner, points: claim, secret: { to: owner, crate } })
        return
      }
      state.opened.push(crate)
      const honest = worth(crate) >= claim
      const points = honest ? AMENDS * claim : claim
      seatOf(state, honest ? owner : seat).points += points
      say({ kind: 'opened', seat, owner, crate, honest, points })
    },
  },
}

/** Bots try out thousands of games in which nobody listens. */
function say(told: Told) {
  if (heard()) tell(told)
}
