import { DONE, type Event, heard, plan, roll, type Steps, tell } from '@kontor/engine'
import { ASHORE, FERRIES, type Ferries, type Task } from './state.ts'

export const ROUNDS = 8
/** What somebody catches who stays ashore. */
export const CATCH = 2
/** The one stream of chance, by its place in the game's `streams`. */
const DICE = 0

/** What happened, as data; `words.ts` makes sentences of it. */
export type Told =
  | (Event & { kind: 'round'; round: number; waiting: readonly number[] })
  | (Event & { kind: 'sailed'; seat: number; ferry: number; passengers: number; crew: number })
  | (Event & { kind: 'fished'; seat: number })

export const steps: Steps<Ferries, Task> = {
  round: {
    run(state) {
      if (state.round === ROUNDS) return
      state.round++
      for (const ferry of FERRIES.keys()) state.waiting[ferry]! += roll(state.chance, DICE)
      say({ kind: 'round', round: state.round, waiting: state.waiting.slice() })
      // Asked together: nobody learns what another one chose before all have. What is planned after them sees it all.
      const choosing = state.seats.map((_, seat): Task => ({ kind: 'choose', seat, together: true }))
      plan(state, ...choosing, { kind: 'sail', seat: 0 }, { kind: 'round', seat: 0 })
    },
  },

  choose: {
    ask: () => [...FERRIES.keys(), DONE],
    name: (_, __, ferry) => `board ${FERRIES[ferry]}`,
    about: (_, __, ferry) => ({ verb: 'board', piece: 'ferry', place: ferry }),
    // It only writes down what was chosen; what comes of it is the next task's.
    run(state, { seat }, ferry) {
      state.seats[seat]!.ferry = ferry
    },
  },

  sail: {
    run(state) {
      const { seats, waiting } = state
      const crews = FERRIES.map((_, ferry) => seats.filter(each => each.ferry === ferry).length)
      for (const [seat, mine] of seats.entries()) {
        if (mine.ferry === ASHORE) {
          mine.fish += CATCH
          say({ kind: 'fished', seat })
          continue
        }
        const crew = crews[mine.ferry]!
        const passengers = Math.floor(waiting[mine.ferry]! / crew)
        mine.passengers += passengers
        say({ kind: 'sailed', seat, ferry: mine.ferry, passengers, crew })
      }
      for (const mine of seats) {
        mine.last = mine.ferry
        mine.ferry = ASHORE
      }
      // Nobody waits any more where a ferry left; elsewhere it grows fuller.
      for (const [ferry, crew] of crews.entries()) if (crew > 0) waiting[ferry] = 0
    },
  },
}

function say(told: Told) {
  if (heard()) tell(told)
}
