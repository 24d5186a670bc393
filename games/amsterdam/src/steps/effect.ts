import { orDone } from '@kontor/city/tasks'
import { DONE, heard, plan, type Steps } from '@kontor/engine'
import { activate, payForCard, priceChoices, usageOf } from '../activation.ts'
import { advance } from '../amstel.ts'
import { BUILDING, CRAFTSMAN, isPlan, threeDigits } from '../cardfile.ts'
import { isFree, isFullSale, sell, takeBlock } from '../city.ts'
import { COLORS, DECKS, GOODS } from '../colors.ts'
import { BLOCKS, FIELDS } from '../data/board.ts'
import { runEffects } from '../effects.ts'
import {
  changed,
  colorsOf,
  drawTop,
  gainResource,
  note,
  payResources,
  putOnDiscard,
  report,
  SIX,
  seatOf,
  without,
} from '../possessions.ts'
import type { Amsterdam, Task } from '../state.ts'
import { task } from '../state.ts'
import { layBelow } from './draft.ts'

/** How a good is sold: for gulden, for a resource, for both. */
const SALES = ['gulden', 'resource', 'both'] as const
const GULDEN = 0
const RESOURCE = 1
const BOTH = 2

/** What an action, a card or a market tile asks its player. */
export const effectSteps = {
  /** So many resources of any colours, one after the other. */
  payAny: {
    ask: (state, { seat }) => colorsOf(seatOf(state, seat)),
    name: (_, __, color) => `pay ${COLORS[color]}`,
    run(state, { seat, card, count }, color) {
      payResources(state, seat, changed(SIX, color, 1), card)
      if (count > 1) plan(state, task('payAny', seat, card, -1, count - 1))
    },
  },

  /** A move on the Amstel that has been paid for. */
  goUp: {
    run: (state, { seat, count }) => advance(state, seat, count),
  },

  /** What a card does once it has been paid for. */
  effects: {
    run: (state, { seat, card }) => runEffects(state, seat, card, usageOf(card)!.effects),
  },

  /** Which resource of a card's cost is saved. */
  save: {
    ask: (state, { seat, card }) => priceChoices(state, seat, card),
    name: (_, __, color) => `save ${COLORS[color]}`,
    run: (state, { seat, card }, color) => payForCard(state, seat, card, color),
  },

  /** The first card is activated for certain, others if the player likes. */
  activateFree: {
    ask(state, { seat, color: isFurther }) {
      const { inactive } = seatOf(state, seat)
      return isFurther > 0 ? [...inactive, DONE] : inactive
    },
    name: (_, __, card) => `activate ${threeDigits(card)}`,
    run(state, { seat, card: because, count }, card) {
      if (count > 1) plan(state, task('activateFree', seat, because, 1, count - 1))
      activate(state, seat, card)
    },
  },

  /** A plan card may be used at once, for nothing and without a token. */
  freePlan: {
    ask: (_, { card }) => [card, DONE],
    name: (_, __, card) => `use ${threeDigits(card)}`,
    run(state, { seat }, card) {
      note(state, { freePlans: [...state.turn.freePlans, card] })
      if (heard()) report({ kind: 'used', seat, card })
      runEffects(state, seat, card, usageOf(card)!.effects)
    },
  },

  /** A good that was just received goes to the black market at once, or stays in the storage. The task's colour is the good. */
  sell: {
    ask(state, { seat, color: good }) {
      if (state.blackMarket[good]! > 0) return [DONE]
      return isFullSale(state, seat, good) ? [BOTH, DONE] : [GULDEN, RESOURCE, DONE]
    },
    name: (_, { color: good }, way) => `sell ${GOODS[good]} ${SALES[way]}`,
    run: (state, { seat, color: good }, way) => sell(state, seat, good, way !== RESOURCE, way !== GULDEN),
  },

  anyResource: {
    ask: () => [...COLORS.keys()],
    name: (_, __, color) => `resource ${COLORS[color]}`,
    run(state, { seat, card, count }, color) {
      gainResource(state, seat, color, 1, card)
      if (count > 1) plan(state, task('anyResource', seat, card, -1, count - 1))
    },
  },

  discardPlan: {
    ask: (state, { seat }) => seatOf(state, seat).active.filter(isPlan),
    name: (_, __, card) => `discard ${threeDigits(card)}`,
    run(state, { seat }, card) {
      const mine = seatOf(state, seat)
      mine.active = without(mine.active, card)
      mine.used = without(mine.used, card)
      putOnDiscard(state, card)
      if (heard()) report({ kind: 'discarded', seat, card })
    },
  },

  /** An inactive card for one of the discard pile; from an empty pile there is only the top of a deck. */
  exchange: {
    ask: (state, { seat }) => seatOf(state, seat).inactive,
    name: (_, __, card) => `discard ${threeDigits(card)}`,
    run(state, { seat, card: because }, card) {
      const mine = seatOf(state, seat)
      plan(state, task(state.discard.length > 0 ? 'takeDiscarded' : 'drawDeck', seat, because, card))
      mine.inactive = without(mine.inactive, card)
      putOnDiscard(state, card)
      if (heard()) report({ kind: 'discarded', seat, card })
    },
  },

  /** The task's colour is the card that cannot be taken back. */
  takeDiscarded: {
    ask: (state, { color: own }) => state.discard.filter(card => card !== own),
    name: (_, __, card) => `take ${threeDigits(card)}`,
    run(state, { seat }, card) {
      state.discard = without(state.discard, card)
      layBelow(state, seat, card, 'discard')
    },
  },

  drawDeck: {
    ask: ({ decks }) => orDone([CRAFTSMAN, BUILDING].filter(deck => decks[deck]!.length > 0)),
    name: (_, __, deck) => `deck ${DECKS[deck]}`,
    run: (state, { seat }, deck) => layBelow(state, seat, drawTop(state, deck), 'deck'),
  },

  placeShip: {
    ask: (state, { seat }) => [...FIELDS.keys()].filter(field => field !== seatOf(state, seat).ship),
    name: (_, __, field) => `ship ${FIELDS[field]!.id}`,
    run(state, { seat }, field) {
      seatOf(state, seat).ship = field
      if (heard()) report({ kind: 'placedShip', seat, field })
    },
  },

  freeBlock: {
    ask: state => [...BLOCKS.keys()].filter(block => isFree(state, block)),
    name: (_, __, block) => `block ${BLOCKS[block]!.id}`,
    run: (state, { seat }, block) => takeBlock(state, seat, block),
  },
} satisfies Partial<Steps<Amsterdam, Task>>
