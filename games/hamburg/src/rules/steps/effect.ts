import { DONE, plan, type Steps } from '@kontor/engine'
import { abilitySteps, effectsOf } from '@kontor/five-colours/rules/abilities'
import { abilityOf, threeDigits } from '../../cards/cardfile.ts'
import { COLORS } from '../../colors.ts'
import { questions, runEffect } from '../../effects/index.ts'
import { colored } from '../../pieces.ts'
import type { Hamburg } from '../../state.ts'
import { type Task, tasks } from '../../tasks.ts'
import { payableColors } from '../activation.ts'
import { effectTasks, REPEATED } from '../buildings.ts'
import { returnWorkers, seatOf } from '../possessions.ts'

/** Of an effect that is about no colour and no number. */
const NO_CONTEXT = -1

/** The effects of cards, and the questions they ask. */
export const effectSteps = {
  ...abilitySteps<Hamburg>({
    colors: COLORS,
    runEffect: (state, { seat, card, place, context = NO_CONTEXT }) =>
      runEffect({ state, seat, card, context }, effectsOf(abilityOf(state, card))[place]!),
    effectTasks,
    payableColors,
  }),

  /** Workers of different colours, each with its effect. */
  payDifferent: tasks.payDifferent.step<Hamburg>({
    ask(state, { seat, paid }) {
      const { workers } = seatOf(state, seat)
      const more = [0, 1, 2, 3, 4].filter(color => workers[color]! > 0 && !paid.includes(color))
      return paid.length > 0 ? [...more, DONE] : more
    },
    name: (_, __, color) => `worker ${COLORS[color]}`,
    about: colored('pay', 'worker'),
    run(state, { seat, card, paid }, color) {
      plan(state, tasks.payDifferent({ seat, card, paid: [...paid, color] }))
      returnWorkers(state, seat, color, 1, card)
      plan(state, ...effectTasks(state, seat, card, 1))
    },
  }),

  repeat: {
    ask: () => [0, DONE],
    name: (_, { card }) => `repeat ${threeDigits(card)}`,
    about: (_, { card }) => ({ verb: 'repeat', card, piece: 'card' }),
    run: (state, { seat, card }) => plan(state, ...effectTasks(state, seat, card, REPEATED)),
  },

  ...questions,
} satisfies Partial<Steps<Hamburg, Task>>
