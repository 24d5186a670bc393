import { heard, type Steps } from '@kontor/engine'
import { threeDigits } from '../cardfile.ts'
import { COLORS, GOODS } from '../colors.ts'
import { BLOCKS, FIELDS } from '../data/board.ts'
import { SMALL_FIELDS } from '../harbour.ts'
import { report } from '../possessions.ts'
import type { Amsterdam, Task } from '../state.ts'
import { putOnWheel } from '../wheel.ts'
import { takeFromDisplay } from './draft.ts'

/** The messenger begins on a block of this price. */
const MESSENGER_PRICE = 2

/** What players decide before the first round. */
export const setupSteps = {
  startCard: {
    ask: ({ display }) => display,
    name: (_, __, card) => `take ${threeDigits(card)}`,
    run: (state, { seat }, card) => takeFromDisplay(state, seat, card),
  },

  /** One resource in slot 1, then two of a colour in slot 2; the task's count is both. */
  startResource: {
    ask: () => [...COLORS.keys()],
    name: (_, __, color) => `resource ${COLORS[color]}`,
    run: (state, { seat, count }, color) => putOnWheel(state, seat, color, count, count),
  },

  placeForeman: {
    ask: () => SMALL_FIELDS,
    name: (_, __, field) => `foreman ${FIELDS[field]!.id}`,
    run(state, { seat }, field) {
      state.foreman = field
      if (heard()) report({ kind: 'moved', seat, figure: 'foreman', at: field })
    },
  },

  placeMessenger: {
    ask: () => BLOCKS.flatMap(({ cost }, block) => (cost === MESSENGER_PRICE ? [block] : [])),
    name: (_, __, block) => `messenger ${BLOCKS[block]!.id}`,
    run(state, { seat }, block) {
      state.messenger = block
      if (heard()) report({ kind: 'moved', seat, figure: 'messenger', at: block })
    },
  },

  placeTrader: {
    ask: () => [...GOODS.keys()],
    name: (_, __, good) => `trader ${GOODS[good]}`,
    run(state, { seat }, good) {
      state.trader = good
      if (heard()) report({ kind: 'moved', seat, figure: 'trader', at: good })
    },
  },
} satisfies Partial<Steps<Amsterdam, Task>>
