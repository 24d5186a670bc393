import { DONE, heard, plan, type Steps } from '@kontor/engine'
import { isPlan, threeDigits } from '../../cards/cardfile.ts'
import { COLORS, GOODS } from '../../colors.ts'
import { runEffects } from '../../effects/index.ts'
import { aboutCard, aboutPlace, aboutResource } from '../../pieces.ts'
import type { Amsterdam } from '../../state.ts'
import type { Task } from '../../tasks.ts'
import { tasks } from '../../tasks.ts'
import { advance } from '../board/amstel.ts'
import { isFullSale, sell } from '../board/city.ts'
import {
  changed,
  colorsOf,
  note,
  payResources,
  putOnDiscard,
  report,
  SIX,
  seatOf,
  without,
} from '../possessions.ts'
import { priceChoices } from './activation.ts'
import { payForCard } from './buying.ts'
import { usageOf } from './usage.ts'

/** How a good is sold: for gulden, for a resource, for both. */
const SALES = ['gulden', 'resource', 'both'] as const
const GULDEN = 0
const RESOURCE = 1
const BOTH = 2

/** What paying for something and using it ask; what a word of an effect asks stands with that word. */
export const useSteps = {
  /** So many resources of any colours, one after the other. */
  payAny: tasks.payAny.step<Amsterdam>({
    ask: (state, { seat }) => colorsOf(seatOf(state, seat)),
    name: (_, __, color) => `pay ${COLORS[color]}`,
    about: (_, __, color) => aboutResource('pay', color),
    run(state, { seat, n, because }, color) {
      payResources(state, seat, changed(SIX, color, 1), because)
      if (n > 1) plan(state, tasks.payAny({ seat, n: n - 1, because }))
    },
  }),

  /** A move on the Amstel that has been paid for. */
  goUp: tasks.goUp.step<Amsterdam>({
    run: (state, { seat, fields }) => advance(state, seat, fields),
  }),

  /** What a card does once it has been paid for. */
  effects: tasks.effects.step<Amsterdam>({
    run: (state, { seat, card }) => runEffects(state, seat, card, usageOf(card)!.effects),
  }),

  /** Which resource of a card's cost is saved. */
  save: tasks.save.step<Amsterdam>({
    ask: (state, { seat, card }) => priceChoices(state, seat, card),
    name: (_, __, color) => `save ${COLORS[color]}`,
    about: (_, { card }, color) => ({ ...aboutResource('save', color), card }),
    run: (state, { seat, card }, color) => payForCard(state, seat, card, color),
  }),

  /** A plan card may be used at once, for nothing and without a token. */
  freePlan: tasks.freePlan.step<Amsterdam>({
    ask: (_, { card }) => [card, DONE],
    name: (_, __, card) => `use ${threeDigits(card)}`,
    about: (_, __, card) => aboutCard('use', card),
    run(state, { seat }, card) {
      note(state, { freePlans: [...state.turn.freePlans, card] })
      if (heard()) report({ kind: 'used', seat, card })
      runEffects(state, seat, card, usageOf(card)!.effects)
    },
  }),

  /** A good that was just received goes to the black market at once, or stays in the storage. */
  sell: tasks.sell.step<Amsterdam>({
    ask(state, { seat, good }) {
      if (state.blackMarket[good]! > 0) return [DONE]
      return isFullSale(state, seat, good) ? [BOTH, DONE] : [GULDEN, RESOURCE, DONE]
    },
    name: (_, { good }, way) => `sell ${GOODS[good]} ${SALES[way]}`,
    about: (_, { good }, way) => ({ ...aboutPlace('sell', 'good', good), use: SALES[way]! }),
    run: (state, { seat, good }, way) => sell(state, seat, good, way !== RESOURCE, way !== GULDEN),
  }),

  discardPlan: {
    ask: (state, { seat }) => seatOf(state, seat).active.filter(isPlan),
    name: (_, __, card) => `discard ${threeDigits(card)}`,
    about: (_, __, card) => aboutCard('discard', card),
    run(state, { seat }, card) {
      const mine = seatOf(state, seat)
      mine.active = without(mine.active, card)
      mine.used = without(mine.used, card)
      putOnDiscard(state, card)
      if (heard()) report({ kind: 'discarded', seat, card })
    },
  },
} satisfies Partial<Steps<Amsterdam, Task>>
