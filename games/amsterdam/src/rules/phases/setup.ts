import type { Steps } from '@kontor/engine'
import { threeDigits } from '../../cards/cardfile.ts'
import { COLORS } from '../../colors.ts'
import { aboutCard, aboutResource } from '../../pieces.ts'
import type { Amsterdam } from '../../state.ts'
import { type Task, tasks } from '../../tasks.ts'
import { putOnWheel } from '../board/wheel.ts'
import { takeFromDisplay } from './draft.ts'

/** What players decide before the first round. */
export const setupSteps = {
  startCard: {
    ask: ({ display }) => display,
    name: (_, __, card) => `take ${threeDigits(card)}`,
    about: (_, __, card) => aboutCard('take', card),
    run: (state, { seat }, card) => takeFromDisplay(state, seat, card),
  },

  /** One resource in slot 1, then two of a colour in slot 2. */
  startResource: tasks.startResource.step<Amsterdam>({
    ask: () => [...COLORS.keys()],
    name: (_, __, color) => `resource ${COLORS[color]}`,
    about: (_, __, color) => aboutResource('take', color),
    run: (state, { seat, slot }, color) => putOnWheel(state, seat, color, slot, slot),
  }),
} satisfies Partial<Steps<Amsterdam, Task>>
