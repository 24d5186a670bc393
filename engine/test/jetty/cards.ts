export const BACKS = ['red', 'blue'] as const

/** What a card does once, when it is played. */
type Effect =
  | { readonly once: 'coins'; readonly count: number }
  | { readonly once: 'draw'; readonly count: number }
  | { readonly once: 'again' | 'tax' | 'steal' | 'search' }
  /** What it does as long as it lies in a display. */
  | { readonly always: 'half' | 'discount' | 'toll' | 'watch' | 'shield' | 'pawnshop' }

export interface Card {
  readonly back: number
  readonly cost: number
  readonly points: number
  readonly effect: Effect
}

const coins = (count: number): Effect => ({ once: 'coins', count })
const draw = (count: number): Effect => ({ once: 'draw', count })
const once = (what: 'again' | 'tax' | 'steal' | 'search'): Effect => ({ once: what })
const always = (what: 'half' | 'discount' | 'toll' | 'watch' | 'shield' | 'pawnshop'): Effect => ({
  always: what,
})

function deck(
  back: number,
  rows: readonly (readonly [cost: number, points: number, effect: Effect])[],
): Card[] {
  return rows.map(([cost, points, effect]) => ({ back, cost, points, effect }))
}

export const CARDS: readonly Card[] = [
  ...deck(0, [
    [0, 0, coins(2)],
    [1, 1, coins(2)],
    [2, 2, coins(1)],
    [1, 0, draw(2)],
    [2, 1, draw(2)],
    [2, 1, once('tax')],
    [3, 2, once('tax')],
    [3, 2, once('again')],
    [4, 3, once('again')],
    [2, 1, always('half')],
    [1, 1, always('discount')],
    [3, 2, always('toll')],
    [2, 2, always('shield')],
    [5, 5, coins(0)],
  ]),
  ...deck(1, [
    [0, 0, draw(1)],
    [1, 1, coins(3)],
    [2, 1, once('steal')],
    [3, 3, once('steal')],
    [1, 0, once('search')],
    [2, 2, once('search')],
    [2, 1, once('again')],
    [2, 1, once('tax')],
    [2, 1, always('watch')],
    [3, 2, always('watch')],
    [1, 0, always('pawnshop')],
    [2, 2, always('discount')],
    [3, 1, always('shield')],
    [6, 7, coins(0)],
  ]),
]
