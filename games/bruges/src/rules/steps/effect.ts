import { DONE, plan, type Steps } from '@kontor/engine'
import { abilitySteps, effectsOf } from '@kontor/five-colours/rules/abilities'
import { abilityOf, threeDigits } from '../../cards/cardfile.ts'
import { COLORS } from '../../colors.ts'
import { questions, runEffect, whyNot } from '../../effects/index.ts'
import type { AboutPiece } from '../../pieces.ts'
import type { Bruges } from '../../state.ts'
import { type Task, tasks } from '../../tasks.ts'
import { payableColors } from '../activatable.ts'
import { hasRule } from '../permanents.ts'
import { effectTasks } from '../persons.ts'
import { seatOf } from '../possessions.ts'

/** The effects of persons, and the questions they ask. */
export const effectSteps = {
  ...questions,

  ...abilitySteps<Bruges>({
    colors: COLORS,
    runEffect(state, { seat, card, place, context }) {
      const ability = abilityOf(state, card)
      const mine = seatOf(state, seat)
      // A permanent person who has left meanwhile follows nothing any more.
      if (ability.when === 'always' && !mine.persons.includes(card)) return
      runEffect(effectsOf(ability)[place]!, { state, seat, card, mine, context })
    },
    effectTasks,
    payableColors,
  }),

  /** An instant effect once more, as long as the person who allows it is there and something would happen. */
  repeat: tasks.repeat.step<Bruges>({
    ask: (state, { seat, card }) =>
      hasRule(state, seat, 'doubleInstant') && works(state, seat, card) ? [0, DONE] : [DONE],
    name: (_, { card }) => `repeat ${threeDigits(card)}`,
    about: (_, { card }): AboutPiece => ({ verb: 'repeat', piece: 'card', card }),
    run: (state, { seat, card }) => plan(state, ...effectTasks(state, seat, card)),
  }),
} satisfies Partial<Steps<Bruges, Task>>

/** Whether one of the effects of a person would do something now. */
function works(state: Bruges, seat: number, card: number) {
  const outlook = { state, seat, mine: seatOf(state, seat), context: undefined }
  return effectsOf(abilityOf(state, card)).some(effect => whyNot(effect, outlook) === undefined)
}
