import { DONE, heard, listOf, plan, roll, type Steps } from '@kontor/engine'
import { award } from '@kontor/five-colours/rules/majorities'
import { takeUp } from '@kontor/five-colours/rules/possessions'
import { colorOf } from '../../cards/cardfile.ts'
import { COLORS } from '../../colors.ts'
import { MAJORITIES } from '../../events.ts'
import type { AboutPiece } from '../../pieces.ts'
import { type Bruges, DICE_STREAM } from '../../state.ts'
import { type Task, tasks } from '../../tasks.ts'
import { choosePile } from '../choices.ts'
import { standing } from '../majorities.ts'
import { handSizeOf, hasRule } from '../permanents.ts'
import { openPiles, takeTop } from '../piles.ts'
import { payGuilders, report, seatOf, turnOrder } from '../possessions.ts'
import { advance, stepPrice, whyNoStep } from '../reputation.ts'

const TURNS = 4
const HAND = 5
const DANGEROUS = 5
const ADVANCING: AboutPiece = { verb: 'advance', piece: 'reputation' }

/** The course of a round: its four phases, without what happens in a turn. */
export const roundSteps = {
  round: tasks.round.step<Bruges>({
    run(state) {
      if (state.round > 0 && state.round === state.lastRound) {
        if (heard()) report({ kind: 'over' })
        return
      }
      state.round++
      if (heard()) report({ kind: 'round', round: state.round, first: state.first })
      const turns = listOf(TURNS, i => tasks.turns({ seat: 0, turn: i + 1 }))
      plan(state, tasks.phaseOne(), tasks.roll({ seat: state.first }), ...turns, tasks.majorities())
    },
  }),

  phaseOne: tasks.phaseOne.step<Bruges>({
    run(state) {
      plan(state, ...turnOrder(state).flatMap(seat => [tasks.refill({ seat }), tasks.takeUp({ seat })]))
    },
  }),

  /** Cards are drawn before any of them is looked at. What a person allows beyond five may be left. */
  refill: tasks.refill.step<Bruges>({
    ask: (state, { seat }) => {
      const held = seatOf(state, seat).hand.length + state.picked.length
      const piles = held < handSizeOf(state, seat, HAND) ? openPiles(state) : []
      return held < HAND && piles.length > 0 ? piles : [...piles, DONE]
    },
    ...choosePile(),
    run(state, { seat }, pile) {
      state.picked = [...state.picked, takeTop(state, pile)]
      plan(state, tasks.refill({ seat }))
    },
  }),

  takeUp: tasks.takeUp.step<Bruges>({
    run: (state, { seat }) => takeUp(state, seat, colorOf),
  }),

  roll: tasks.roll.step<Bruges>({
    run(state) {
      state.dice = COLORS.map(() => roll(state.chance, DICE_STREAM))
      if (heard()) report({ kind: 'rolled', dice: state.dice })
      const order = turnOrder(state)
      plan(state, ...order.map(seat => tasks.threaten({ seat })), ...order.map(seat => tasks.step({ seat })))
    },
  }),

  /** A marker for every die that shows a 5 or 6; then the player suffers what is triggered. */
  threaten: tasks.threaten.step<Bruges>({
    run(state, { seat }) {
      const colors = [...COLORS.keys()].filter(color => state.dice[color]! >= DANGEROUS)
      plan(state, ...colors.map(color => tasks.threat({ seat, color })), tasks.settle({ seat }))
    },
  }),

  step: tasks.step.step<Bruges>({
    ask: (state, { seat }) => (whyNoStep(state, seat) ? [DONE] : [0, DONE]),
    name: () => 'advance',
    about: () => ADVANCING,
    why(state, { seat }) {
      const reason = whyNoStep(state, seat)
      return reason ? [{ name: 'advance', about: ADVANCING, reason }] : []
    },
    run(state, { seat }) {
      payGuilders(state, seat, stepPrice(state, seat)!)
      advance(state, seat)
    },
  }),

  turns: tasks.turns.step<Bruges>({
    run(state, { turn }) {
      state.turn = turn
      if (heard()) report({ kind: 'turn', turn })
      plan(state, ...turnOrder(state).map(seat => tasks.turn({ seat })))
    },
  }),

  majorities: tasks.majorities.step<Bruges>({
    run(state) {
      for (const which of MAJORITIES.keys())
        award(state, which, standing, seat => hasRule(state, seat, 'sharedMajority'))
      plan(state, tasks.roundEnd())
    },
  }),

  roundEnd: tasks.roundEnd.step<Bruges>({
    run(state) {
      for (const mine of state.seats) mine.used = []
      state.first = (state.first + 1) % state.seats.length
      state.turn = 0
      plan(state, tasks.round())
    },
  }),
} satisfies Partial<Steps<Bruges, Task>>
