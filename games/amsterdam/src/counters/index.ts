import { amountWords, type Counted } from '@kontor/common/amounts'
import { amountIcons, type Icons } from '@kontor/common/icons'
import type { Amount, Counter } from '../language.ts'
import type { Amsterdam } from '../state.ts'
import { blockFives, blocks } from './blocks.ts'
import { blackMarket, bridges, depot, inactive } from './board.ts'
import { cards, kind, laurelCards, onceCards, permanentCards, plans } from './cards.ts'
import type { Count } from './count.ts'
import { commonestCraft, craftPairs, crafts, districts, planPairs } from './kinds.ts'
import { cargo, goodKindsAboard, goodsAboard } from './ship.ts'

/** What can be counted. A counter without a part does not compile. */
const COUNTS: { readonly [K in Counter['of']]: Count<Extract<Counter, { of: K }>> } = {
  cards,
  kind,
  plans,
  onceCards,
  permanentCards,
  laurelCards,
  crafts,
  districts,
  craftPairs,
  planPairs,
  commonestCraft,
  blocks,
  blockFives,
  cargo,
  goodsAboard,
  goodKindsAboard,
  bridges,
  depot,
  blackMarket,
  inactive,
}

const countOfSome = (counter: Counter): Count<Counter> => COUNTS[counter.of]

export const countOf = (state: Amsterdam, seat: number, counter: Counter): number =>
  countOfSome(counter).count(state, seat, counter)

/** How many there are among these active cards; undefined if it is not they alone that are counted. */
export const countAmong = (active: readonly number[], counter: Counter): number | undefined =>
  countOfSome(counter).among?.(active, counter)

/** How much an amount comes to now. */
export const amountOf = (state: Amsterdam, seat: number, { n, per }: Amount): number =>
  per ? n * countOf(state, seat, per) : n

/** How something is counted: 'for each active building', and 'active buildings' after a number. */
export const countingOf = (counter: Counter): Counted => countOfSome(counter).words(counter)

export const counterIcons = (counter: Counter): Icons => countOfSome(counter).icons(counter)

/** How many more of something there usually are each round. */
export const growthOf = (counter: Counter): number => countOfSome(counter).growth

export const { measured, measuredShort } = amountWords(countingOf)

/** No number of this game stands for itself. */
export const amountSigns = amountIcons(counterIcons, [])
