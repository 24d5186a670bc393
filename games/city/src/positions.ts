import {
  chanceOf,
  Fault,
  type Game,
  newRecord,
  type OptionValues,
  type State,
  start,
  type Task,
} from '@kontor/engine'

/** What descriptions of positions have in common. */

/** What a description says of the game as a whole. */
interface Described {
  readonly players?: number
  readonly seats?: readonly unknown[]
  readonly seed?: string
  readonly values?: unknown
}

/** A described game as it begins: for two players unless more are described. */
export function begun<S extends State<T>, T extends Task>(
  game: Game<S, T>,
  { players, seats = [], seed = 'position', values }: Described,
  options: OptionValues,
): S {
  const record = newRecord(game, {
    seats: Array.from({ length: players ?? Math.max(2, seats.length) }, (_, seat) => `player ${seat + 1}`),
    seed,
    options,
    ...(values === undefined ? {} : { values }),
  })
  return { ...start(game, record), chance: chanceOf(seed, game.streams.length) }
}

/** What a description says of a seat in every city with walls or canals. */
export interface CitizenDescription<Color extends string, Majority> {
  readonly points?: number
  readonly workers?: Partial<Record<Color, number>>
  readonly majorities?: readonly Majority[]
  readonly statues?: readonly number[]
  readonly hand?: readonly number[]
  /** Cards that have been used. */
  readonly used?: readonly number[]
}

/** What such a seat has then; the sides are what is built to the left and to the right. */
export function citizenFrom<Color extends string, Majority>(
  given: CitizenDescription<Color, Majority>,
  [left, right]: readonly [left: number, right: number],
  colors: readonly Color[],
  majorities: readonly Majority[],
  colorOf: (card: number) => number,
) {
  return {
    points: given.points ?? 5,
    left,
    right,
    rewarded: (left === 5 ? 1 : 0) + (right === 5 ? 2 : 0),
    majorities: (given.majorities ?? []).reduce((mask, which) => mask | (1 << majorities.indexOf(which)), 0),
    striking: 0,
    workers: colors.map(color => given.workers?.[color] ?? 0),
    statues: given.statues ?? [],
    hand: [...(given.hand ?? [])].sort((a, b) => colorOf(a) - colorOf(b) || a - b),
    used: given.used ?? [],
  }
}

/** A task in a few words; what is left out is 0, and no colour. */
export type TaskWords<Kind> = readonly [
  kind: Kind,
  seat?: number,
  card?: number,
  color?: number,
  count?: number,
]

/** An agenda from tasks in the order in which they are done. */
export function agendaOf<Kind, T>(
  words: readonly TaskWords<Kind>[],
  task: (kind: Kind, seat: number, card: number, color: number, count: number) => T,
): T[] {
  return words
    .map(([kind, seat = 0, card = 0, color = -1, count = 0]) => task(kind, seat, card, color, count))
    .reverse()
}

/** The cards that are not yet anywhere. */
export class FreeCards<Color extends string> {
  readonly #free: Set<number>
  readonly #colorOf: (card: number) => Color

  constructor(cards: readonly number[], colorOf: (card: number) => Color) {
    this.#free = new Set(cards)
    this.#colorOf = colorOf
  }

  take(card: number): number {
    if (!this.#free.delete(card)) throw new Fault(`Card ${card} is in two places or does not exist.`)
    return card
  }

  /** Some card of a colour. */
  any(color: Color): number {
    const [card] = this.all(color)
    if (card === undefined) throw new Fault(`There are no ${color} cards left.`)
    return this.take(card)
  }

  /** Cards that lie back up, by themselves or by colours, and as many more of a colour as are needed. */
  backs(given: readonly (Color | number)[], needed: number, more: Color): number[] {
    const backs = given.map(each => (typeof each === 'number' ? each : this.any(each)))
    while (backs.length < needed) backs.push(this.any(more))
    return backs
  }

  all(color: Color): number[] {
    return this.rest().filter(card => this.#colorOf(card) === color)
  }

  rest(): number[] {
    return [...this.#free]
  }
}
