/**
 * What a card in play does at one point of the rules: to a price (a number), to what happens next (a list of tasks), to
 * what may be answered (a list of choices) or to whether something holds. Lower orders come first; equal orders keep the
 * order of the cards.
 */
export interface Hook<S, C, V> {
  readonly order: number
  run(value: V, state: S, seat: number, context: C, card: number): V
}

/** A point of the rules at which cards may have a say: which cards do, by their number. */
export type HookPoint<S, C, V> = readonly (Hook<S, C, V> | undefined)[]

/** Gathers the hooks that the cards of a game bring to one point. */
export function hookPoint<D, S, C, V>(
  cards: readonly D[],
  hookOf: (card: D) => Hook<S, C, V> | undefined,
): HookPoint<S, C, V> {
  return cards.map(hookOf)
}

/** Passes `value` through those of a seat's cards in play that have a say at `point`. The rules name no card. */
export function throughHooks<S, C, V>(
  point: HookPoint<S, C, V>,
  state: S,
  seat: number,
  inPlay: readonly number[],
  value: V,
  context: C,
): V {
  // Mostly no card has a say, and hardly ever more than one: then there is no order, and nothing to allocate.
  let only: number | undefined
  let several: number[] | undefined
  for (const card of inPlay) {
    if (point[card] === undefined) continue
    if (only === undefined) only = card
    else if (several) several.push(card)
    else several = [only, card]
  }
  if (only === undefined) return value
  if (several === undefined) return point[only]!.run(value, state, seat, context, only)
  several.sort((a, b) => point[a]!.order - point[b]!.order)
  let result = value
  for (const card of several) result = point[card]!.run(result, state, seat, context, card)
  return result
}
