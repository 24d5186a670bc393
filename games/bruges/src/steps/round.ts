import { award } from '@kontor/city/majorities'
import { takeUp } from '@kontor/city/possessions'
import { DONE, heard, plan, roll, type Steps } from '@kontor/engine'
import { colorOf } from '../cardfile.ts'
import { COLORS } from '../colors.ts'
import { MAJORITIES } from '../events.ts'
import { standing } from '../majorities.ts'
import { handSizeOf, hasRule } from '../permanents.ts'
import { openPiles, takeTop } from '../piles.ts'
import { payGuilders, report, seatOf, turnOrder } from '../possessions.ts'
import { advance, stepPrice, whyNoStep } from '../reputation.ts'
import { type Bruges, DICE_STREAM, type Task, task } from '../state.ts'

const TURNS = 4
const HAND = 5
const DANGEROUS = 5

/** The course of a round: its four phases, without what happens in a turn. */
export const roundSteps = {
  round: {
    run(state) {
      if (state.round > 0 && state.round === state.lastRound) {
        if (heard()) report({ kind: 'over' })
        return
      }
      state.round++
      if (heard()) report({ kind: 'round', round: state.round, first: state.first })
      const turns = Array.from({ length: TURNS }, (_, i) => task('turns', 0, 0, -1, i + 1))
      plan(state, task('phaseOne', 0), task('roll', state.first), ...turns, task('majorities', 0))
    },
  },

  phaseOne: {
    run(state) {
      plan(state, ...turnOrder(state).flatMap(seat => [task('refill', seat), task('takeUp', seat)]))
    },
  },

  /** Cards are drawn before any of them is looked at. What a person allows beyond five may be left. */
  refill: {
    ask: (state, { seat }) => {
      const held = seatOf(state, seat).hand.length + state.picked.length
      const piles = held < handSizeOf(state, seat, HAND) ? openPiles(state) : []
      return held < HAND && piles.length > 0 ? piles : [...piles, DONE]
    },
    name: (_, __, pile) => `pile ${pile + 1}`,
    run(state, again, pile) {
      state.picked = [...state.picked, takeTop(state, pile)]
      plan(state, again)
    },
  },

  takeUp: {
    run: (state, { seat }) => takeUp(state, seat, colorOf),
  },

  roll: {
    run(state) {
      state.dice = COLORS.map(() => roll(state.chance, DICE_STREAM))
      if (heard()) report({ kind: 'rolled', dice: state.dice })
      const order = turnOrder(state)
      plan(state, ...order.map(seat => task('threaten', seat)), ...order.map(seat => task('step', seat)))
    },
  },

  /** A marker for every die that shows a 5 or 6; then the player suffers what is triggered. */
  threaten: {
    run(state, { seat }) {
      const colors = [...COLORS.keys()].filter(color => state.dice[color]! >= DANGEROUS)
      plan(state, ...colors.map(color => task('threat', seat, 0, color)), task('settle', seat))
    },
  },

  step: {
    ask: (state, { seat }) => (whyNoStep(state, seat) ? [DONE] : [0, DONE]),
    name: () => 'advance',
    why(state, { seat }) {
      const reason = whyNoStep(state, seat)
      return reason ? [{ name: 'advance', reason }] : []
    },
    run(state, { seat }) {
      payGuilders(state, seat, stepPrice(state, seat)!)
      advance(state, seat)
    },
  },

  turns: {
    run(state, { count }) {
      state.turn = count
      if (heard()) report({ kind: 'turn', turn: count })
      plan(state, ...turnOrder(state).map(seat => task('turn', seat)))
    },
  },

  majorities: {
    run(state) {
      for (const which of MAJORITIES.keys())
        award(state, which, standing, seat => hasRule(state, seat, 'sharedMajority'))
      plan(state, task('roundEnd', 0))
    },
  },

  roundEnd: {
    run(state) {
      for (const mine of state.seats) mine.used = []
      state.first = (state.first + 1) % state.seats.length
      state.turn = 0
      plan(state, task('round', 0))
    },
  },
} satisfies Partial<Steps<Bruges, Task>>
