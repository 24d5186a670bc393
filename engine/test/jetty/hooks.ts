import { type Choice, type Holder, type Hook, hookPoint, throughHooks } from '../../src/index.ts'
import { CARDS, type Card } from './cards.ts'
import type { Jetty, Task } from './state.ts'

type Always = Extract<Card['effect'], { always: string }>['always']
type Hooks<C, V> = Partial<Record<Always, Hook<Jetty, C, V>>>

/** What a card costs its player. */
const PRICE: Hooks<number, number> = {
  half: { order: 0, run: (price, _, holder, seat) => (holder.seat === seat ? Math.ceil(price / 2) : price) },
  discount: {
    order: 1,
    run: (price, _, holder, seat) => (holder.seat === seat ? Math.max(0, price - 1) : price),
  },
  toll: { order: 2, run: (price, _, holder, seat) => (holder.seat === seat ? price : price + 1) },
}

/** What follows when `seat` has played a card. */
const PLAYED: Hooks<number, Task[]> = {
  watch: {
    order: 0,
    run: (tasks, _, holder, seat) =>
      holder.seat === seat
        ? tasks
        : [...tasks, { kind: 'gain', seat: holder.seat, coins: 1, because: holder.card }],
  },
}

/** A way to answer that a card adds: `seat` may pawn hand cards, or is spared a tax. */
const PAWN: Hooks<number, Choice[]> = {
  pawnshop: {
    order: 0,
    run: (choices, state, holder, seat) =>
      holder.seat === seat ? [...choices, ...state.seats[seat]!.hand] : choices,
  },
}
const SPARED: Hooks<number, boolean> = {
  shield: { order: 0, run: (spared, _, holder, seat) => spared || holder.seat === seat },
}

function point<C, V>(hooks: Hooks<C, V>) {
  return hookPoint(CARDS, ({ effect }) => ('always' in effect ? hooks[effect.always] : undefined))
}

const price = point(PRICE)
const played = point(PLAYED)
const pawn = point(PAWN)
const spared = point(SPARED)

export function priceOf(state: Jetty, seat: number, card: number): number {
  return throughHooks(price, holders(state), state, CARDS[card]!.cost, seat)
}

export function reactionsTo(state: Jetty, seat: number): Task[] {
  return throughHooks(played, holders(state), state, [], seat)
}

export function pawnable(state: Jetty, seat: number): Choice[] {
  return throughHooks(pawn, holders(state), state, [], seat)
}

export function isSpared(state: Jetty, seat: number): boolean {
  return throughHooks(spared, holders(state), state, false, seat)
}

function holders(state: Jetty): Holder[] {
  const found: Holder[] = []
  for (const [seat, { display }] of state.seats.entries()) {
    for (const card of display) if ('always' in CARDS[card]!.effect) found.push({ seat, card })
  }
  return found
}
