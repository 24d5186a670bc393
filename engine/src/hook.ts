/** A card in play and whose it is. */
export interface Holder {
  readonly seat: number
  readonly card: number
}

/**
 * What a card in play does at one point of the rules: to a price (a number), to what happens next (a list of tasks)
 * or to what may be answered (a list of choices). Lower orders come first; equal orders keep the holders' order.
 */
export interface Hook<S, C, V> {
  readonly order: number
  run(value: V, state: S, holder: Holder, context: C): V
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

/** Passes `value` through every card in play that has a say at `point`. The rules name no card. */
export function throughHooks<S, C, V>(
  point: HookPoint<S, C, V>,
  holders: Iterable<Holder>,
  state: S,
  value: V,
  context: C,
): V {
  const present: { hook: Hook<S, C, V>; holder: Holder }[] = []
  for (const holder of holders) {
    const hook = point[holder.card]
    if (hook) present.push({ hook, holder })
  }
  if (present.length > 1) present.sort((a, b) => a.hook.order - b.hook.order)
  let result = value
  for (const { hook, holder } of present) result = hook.run(result, state, holder, context)
  return result
}
