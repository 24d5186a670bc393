interface Seated {
  readonly seats: readonly unknown[]
  /** Who begins. */
  readonly first: number
}

/** For each number of seats and each seat: the seats clockwise from there. */
const CLOCKWISE = [0, 1, 2, 3, 4, 5].map(count =>
  Array.from({ length: count }, (_, from) => Array.from({ length: count }, (_, i) => (from + i) % count)),
)
const OTHERS = CLOCKWISE.map(orders => orders.map(order => order.slice(1)))

/** The seats in turn order, from the first player. */
export function turnOrder(state: Seated, from = state.first): readonly number[] {
  return CLOCKWISE[state.seats.length]![from]!
}

/** The other seats, clockwise. */
export function othersOf(state: Pick<Seated, 'seats'>, seat: number): readonly number[] {
  return OTHERS[state.seats.length]![seat]!
}

/** The one who sits there. */
export function seatOf<C>(state: { readonly seats: readonly C[] }, seat: number): C {
  return state.seats[seat]!
}

/** The list with a card after all others. As long as it must be: what is spread and then added to takes more than twice the room. */
export function withLast(list: readonly number[], card: number): readonly number[] {
  return list.toSpliced(list.length, 0, card)
}

/** The list without one of its cards. */
export function without(list: readonly number[], card: number): readonly number[] {
  const at = list.indexOf(card)
  return at < 0 ? list : list.toSpliced(at, 1)
}
