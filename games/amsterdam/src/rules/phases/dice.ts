import { pairs } from '@kontor/common/tasks'
import { type Choice, DONE, heard, plan, roll, type Steps } from '@kontor/engine'
import { COLORS } from '../../colors.ts'
import { aboutPlace } from '../../pieces.ts'
import { type Amsterdam, DICE_STREAM } from '../../state.ts'
import { type Task, tasks } from '../../tasks.ts'
import { diceCards, fillWheel, otherSlots, turnWheel } from '../board/wheel.ts'
import { beforeDice, playersOf } from '../hooks.ts'
import { report } from '../possessions.ts'
import { lowered } from '../rounds.ts'
import { mark } from '../use/usage.ts'

/** A choice of another slot: which of the two dice, and the slot. */
const PER_DIE = pairs(10)

const DICE: readonly number[] = [...COLORS.keys()]

/** Phase II: the dice are rolled once, everybody chooses two of them, and the wheels turn. */
export const diceSteps = {
  roll: {
    run(state) {
      state.dice = COLORS.map(() => roll(state.chance, DICE_STREAM))
      if (heard()) report({ kind: 'rolled', dice: state.dice })
      const players = playersOf(state)
      plan(
        state,
        ...beforeDice(state),
        tasks.lowerDice(),
        ...players.flatMap(seat => [
          tasks.chooseDie({ seat }),
          tasks.chooseDie({ seat }),
          tasks.shiftDie({ seat }),
          tasks.fillWheel({ seat }),
        ]),
        tasks.phaseThree(),
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
    ask: ({ chosen }) => DICE.filter(color => !chosen.includes(color)),
    name: (_, __, color) => `die ${COLORS[color]}`,
    about: ({ chosen }, _, color) => ({ ...aboutPlace('choose', 'die', chosen.length), color }),
    run(state, _, color) {
      state.chosen = [...state.chosen, color]
      state.slots = [...state.slots, state.dice[color]!]
    },
  },

  /** With the card for it the resources of one die go to a neighbouring slot. */
  shiftDie: {
    ask(state, { seat }) {
      if (shiftCard(state, seat) === 0) return [DONE]
      const choices = state.chosen.flatMap((color, which) =>
        otherSlots(state.dice[color]!).map(slot => PER_DIE.choice(which, slot)),
      )
      return [...choices, DONE]
    },
    name({ chosen }, _, choice) {
      const { which, slot } = otherSlot(choice)
      return `slot ${COLORS[chosen[which]!]} ${slot}`
    },
    about({ chosen }, _, choice) {
      const { which, slot } = otherSlot(choice)
      return { ...aboutPlace('shift', 'slot', slot - 1), color: chosen[which]! }
    },
    run(state, { seat }, choice) {
      const card = shiftCard(state, seat)
      mark(state, seat, card)
      if (heard()) report({ kind: 'used', seat, card })
      const { which, slot } = otherSlot(choice)
      state.slots = state.slots.with(which, slot)
    },
  },

  fillWheel: {
    run(state, { seat }) {
      fillWheel(state, seat)
      turnWheel(state, seat)
    },
  },
} satisfies Partial<Steps<Amsterdam, Task>>

/** What a choice of another slot means. */
export function otherSlot(choice: Choice): { readonly which: number; readonly slot: number } {
  return { which: PER_DIE.object(choice), slot: PER_DIE.way(choice) }
}

function shiftCard(state: Amsterdam, seat: number): number {
  return diceCards(state, seat).find(({ effect }) => effect.dice === 'shift')?.card ?? 0
}
