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

import type { AnyTask } from './tasks.ts'

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

type Makers = Readonly<Record<string, (carried: never) => AnyTask>>
type CarriedBy<Maker> = Maker extends (carried: infer Carried) => AnyTask ? Carried : never

/** What a task carries, with the names of colours in those of its fields that are colours. */
type InWords<Carried, Color, Colored> = {
  readonly [F in keyof Omit<Carried, 'seat' | 'card'>]: F extends Colored
    ? Carried[F] extends readonly number[]
      ? readonly Color[]
      : Color
    : Carried[F]
} & { readonly seat?: number; readonly card?: number }

/**
 * A task in words: its kind with what it carries, or only its kind where that is all. It is of the first seat and about no card
 * if nothing is said.
 */
export type TaskInWords<Tasks, Color, Colored> = {
  [K in keyof Tasks]:
    | (object extends InWords<CarriedBy<Tasks[K]>, Color, Colored> ? K : never)
    | ({ readonly do: K } & InWords<CarriedBy<Tasks[K]>, Color, Colored>)
}[keyof Tasks]

/** The task that is described: by the makers of a game's tasks, and its colours in order. */
export function taskFrom<Tasks extends Makers>(
  words: keyof Tasks | ({ readonly do: keyof Tasks } & object),
  tasks: Tasks,
  colors: readonly string[],
): ReturnType<Tasks[keyof Tasks]> {
  const { do: kind, ...described } = typeof words === 'object' ? words : { do: words as keyof Tasks }
  const numbered = (value: unknown) =>
    colors.includes(String(value)) ? colors.indexOf(String(value)) : value
  const carried = Object.entries(described).map(([field, value]) => [
    field,
    Array.isArray(value) ? value.map(numbered) : numbered(value),
  ])
  const make = tasks[kind] as unknown as (carried: object) => ReturnType<Tasks[keyof Tasks]>
  return make({ seat: 0, card: 0, ...Object.fromEntries(carried) })
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
