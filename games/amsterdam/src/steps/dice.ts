import { DONE, heard, plan, roll, type Steps } from '@kontor/engine'
import { mark } from '../activation.ts'
import { COLORS } from '../colors.ts'
import { report } from '../possessions.ts'
import { lowered } from '../rounds.ts'
import { type Amsterdam, DICE_STREAM, isTom, type Task, TOM, task } from '../state.ts'
import { diceCards, fillWheel, otherSlots, turnWheel } from '../wheel.ts'

/** A choice of another slot: a die and the slot. */
const PER_DIE = 10

/** Phase II: the dice are rolled once, everybody chooses two of them, and the wheels turn. */
export const diceSteps = {
  roll: {
    run(state) {
      state.dice = COLORS.map(() => roll(state.chance, DICE_STREAM))
      if (heard()) report({ kind: 'rolled', dice: state.dice })
      const players = state.order.filter(seat => !isTom(state, seat))
      plan(
        state,
        ...(state.solo ? [task('tomTurn', TOM)] : []),
        task('lowerDice', 0),
        ...players.flatMap(seat => [
          task('chooseDie', seat),
          task('chooseDie', seat),
          task('shiftDie', seat),
          task('fillWheel', seat),
        ]),
        task('phaseThree', 0),
      )
    },
  },

  /** Late in the game dice that would pay after the end are turned to 1. */
  lowerDice: {
    run(state) {
      const dice = lowered(state.dice, state.round)
      if (heard() && String(dice) !== String(state.dice)) report({ kind: 'lowered', dice })
      state.dice = dice
    },
  },

  chooseDie: {
    ask: ({ chosen }) => [...COLORS.keys()].filter(color => !chosen.includes(color)),
    name: (_, __, color) => `die ${COLORS[color]}`,
    run(state, _, color) {
      state.chosen = [...state.chosen, color]
      state.slots = [...state.slots, state.dice[color]!]
    },
  },

  /** With the card for it the resources of one die go to a neighbouring slot. */
  shiftDie: {
    ask(state, { seat }) {
      if (shiftCard(state, seat) === 0) return [DONE]
      const choices = state.chosen.flatMap((color, i) =>
        otherSlots(state.dice[color]!).map(slot => PER_DIE * i + slot),
      )
      return [...choices, DONE]
    },
    name: ({ chosen }, _, choice) =>
      `slot ${COLORS[chosen[Math.floor(choice / PER_DIE)]!]} ${choice % PER_DIE}`,
    run(state, { seat }, choice) {
      const card = shiftCard(state, seat)
      mark(state, seat, card)
      if (heard()) report({ kind: 'used', seat, card })
      state.slots = state.slots.with(Math.floor(choice / PER_DIE), choice % PER_DIE)
    },
  },

  fillWheel: {
    run(state, { seat }) {
      fillWheel(state, seat)
      turnWheel(state, seat)
    },
  },
} satisfies Partial<Steps<Amsterdam, Task>>

function shiftCard(state: Amsterdam, seat: number): number {
  return diceCards(state, seat).find(({ effect }) => effect.dice === 'shift')?.card ?? 0
}
