import { type Choice, type Hook, hookPoint, throughHooks } from '../../src/index.ts'
import { CARDS, type Card } from './cards.ts'
import type { Jetty, Task } from './state.ts'

type Always = Extract<Card['effect'], { always: string }>['always']
type Hooks<V> = Partial<Record<Always, Hook<Jetty, number, V>>>

/** What a card costs its player; the context is who plays it. */
const price = point<number>({
  half: { order: 0, run: (price, _, seat, player) => (seat === player ? Math.ceil(price / 2) : price) },
  discount: { order: 1, run: (price, _, seat, player) => (seat === player ? Math.max(0, price - 1) : price) },
  toll: { order: 2, run: (price, _, seat, player) => (seat === player ? price : price + 1) },
})

/** What follows when somebody has played a card. */
const played = point<Task[]>({
  watch: {
    order: 0,
    run: (tasks, _, seat, player, card) =>
      seat === player ? tasks : [...tasks, { kind: 'gain', seat, coins: 1, because: card }],
  },
})

/** Ways to answer that a card adds: to pawn hand cards, or to be spared a tax. */
const pawn = point<Choice[]>({
  pawnshop: { order: 0, run: (choices, state, seat) => [...choices, ...state.seats[seat]!.hand] },
})
const spared = point<boolean>({ shield: { order: 0, run: () => true } })

export function priceOf(state: Jetty, player: number, card: number): number {
  return throughAll(price, state, CARDS[card]!.cost, player)
}

export function reactionsTo(state: Jetty, player: number): Task[] {
  return throughAll(played, state, [], player)
}

export function pawnable(state: Jetty, seat: number): Choice[] {
  return throughHooks(pawn, state, seat, state.seats[seat]!.display, [], seat)
}

export function isSpared(state: Jetty, seat: number): boolean {
  return throughHooks(spared, state, seat, state.seats[seat]!.display, false, seat)
}

/** Through the player's own cards first, then through the others' in turn. */
function throughAll<V>(hooks: ReturnType<typeof point<V>>, state: Jetty, value: V, player: number): V {
  let result = value
  for (let i = 0; i < state.seats.length; i++) {
    const seat = (player + i) % state.seats.length
    result = throughHooks(hooks, state, seat, state.seats[seat]!.display, result, player)
  }
  return result
}

function point<V>(hooks: Hooks<V>) {
  return hookPoint(CARDS, ({ effect }) => ('always' in effect ? hooks[effect.always] : undefined))
}
