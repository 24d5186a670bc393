import {
  begun,
  type CitizenDescription,
  citizenFrom,
  FreeCards,
  type TaskInWords,
  taskFrom,
} from '@kontor/common/positions'
import { type Game, next, nth } from '@kontor/engine'
import { colorOf } from './cards/cardfile.ts'
import { COLORS, type Color } from './colors.ts'
import { CARD_DATA } from './data/tables.ts'
import { MAJORITIES } from './events.ts'
import type { Bruges, Seat } from './state.ts'
import { type Task, tasks } from './tasks.ts'

type Majority = (typeof MAJORITIES)[number]
/** What in a task is a colour. */
type Colored = 'color' | 'only' | 'sold' | 'context'
type PerColor = Partial<Record<Color, number>>

const ALL_CARDS = CARD_DATA.slice(1).map(({ number }) => number)
const color = (card: number): Color => nth(COLORS, colorOf(card))

export interface SeatDescription extends CitizenDescription<Color, Majority> {
  readonly guilders?: number
  /** The space on the reputation track. */
  readonly reputation?: number
  /** Canal tiles built to the left and to the right. */
  readonly canals?: readonly [left: number, right: number]
  readonly threats?: PerColor
  /** Houses by colour (any card of it) or by card; as many more as the persons need are added. */
  readonly houses?: readonly (Color | number)[]
  /** Persons, each in the next house. */
  readonly persons?: readonly number[]
}

/** A position in a few words. Whatever is not mentioned is empty, standard, or lies in the draw piles. */
export interface Position {
  readonly players?: number
  readonly round?: number
  readonly turn?: number
  readonly first?: number
  readonly dice?: PerColor
  readonly seats?: readonly SeatDescription[]
  /** The top is the last card. */
  readonly discard?: readonly number[]
  /** The whole draw piles, the top last; what is left then lies in the extra stack, or on the discard pile without one. */
  readonly piles?: readonly [readonly number[], readonly number[]]
  /** Cards on top of the draw piles, the top last. */
  readonly tops?: readonly [readonly number[], readonly number[]]
  /** Whether the extra stack is still there. */
  readonly extra?: boolean
  readonly lastRound?: number
  readonly statues?: readonly number[]
  /** What happens next, the first first; seat 0's turn if nothing is said. */
  readonly agenda?: readonly TaskInWords<typeof tasks, Color, Colored>[]
  readonly seed?: string
  readonly engraver?: 'first' | 'second'
  readonly limitedWorkers?: boolean
  readonly values?: unknown
}

/** A legal state from a short description: for tests, puzzles, teaching and bug reports. */
export function position(game: Game<Bruges, Task>, given: Position = {}): Bruges {
  const { engraver = 'first', limitedWorkers = false } = given
  const table = begun(game, given, { engraver, limitedWorkers })
  const free = new FreeCards(ALL_CARDS, color)
  for (const card of mentioned(given)) free.take(card)
  const seats = table.seats.map((_, seat) => seatFrom(given.seats?.[seat] ?? {}, free))
  const state: Bruges = {
    ...table,
    round: given.round ?? 1,
    turn: given.turn ?? 1,
    first: given.first ?? 0,
    dice: COLORS.map(color => given.dice?.[color] ?? 3),
    lastRound: given.lastRound ?? 0,
    ...(given.statues ? { statues: given.statues } : {}),
    ...pilesFrom(given, free.rest()),
    seats,
    agenda: (given.agenda ?? ['turn']).map(words => taskFrom(words, tasks, COLORS)).reverse(),
  }
  next(game, state)
  return state
}

/** Where the cards lie that nobody has. */
function pilesFrom({ piles, tops, extra = true, discard = [] }: Position, rest: readonly number[]) {
  if (piles) {
    return extra
      ? { piles, extra: rest, discard: [...discard] }
      : { piles, extra: [], discard: [...rest, ...discard] }
  }
  const third = Math.floor(rest.length / 3)
  const under = [rest.slice(0, third), rest.slice(third, 2 * third)]
  const remaining = rest.slice(2 * third)
  return {
    piles: under.map((cards, pile) => [...cards, ...(tops?.[pile] ?? [])]),
    extra: extra ? remaining : [],
    discard: extra ? [...discard] : [...remaining, ...discard],
  }
}

function seatFrom(given: SeatDescription, free: FreeCards<Color>): Seat {
  const persons = [...(given.persons ?? [])]
  return {
    ...citizenFrom(given, given.canals ?? [0, 0], COLORS, MAJORITIES, colorOf),
    guilders: given.guilders ?? 5,
    reputation: given.reputation ?? 0,
    threats: COLORS.map(color => given.threats?.[color] ?? 0),
    houses: free.backs(given.houses ?? [], persons.length, 'brown'),
    persons,
    places: [...persons.keys()],
  }
}

/** Every card that a description names. */
function mentioned({ seats = [], discard = [], piles = [[], []], tops = [[], []] }: Position): number[] {
  const held = seats.flatMap(({ hand = [], houses = [], persons = [] }) => [
    ...hand,
    ...houses.filter(house => typeof house === 'number'),
    ...persons,
  ])
  return [...held, ...discard, ...piles.flat(), ...tops.flat()]
}
