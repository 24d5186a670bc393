import { begun, type CitizenDescription, citizenFrom, FreeCards, taskFrom } from '@kontor/common/positions'
import { Fault, type Game, next, nth } from '@kontor/engine'
import { colorOf, isBuilding, isPark, isZoo } from './cards/cardfile.ts'
import { FIRST_MAYOR } from './cards/tiles.ts'
import { COLORS, type Color } from './colors.ts'
import { MAJORITIES } from './events.ts'
import { renewCommon } from './expansions/stock/tracker.ts'
import { allTokens, EXPANSIONS, type Expansion, type Hamburg, type Seat, TOM, UNDER } from './state.ts'
import { type Task, type TaskWords, tasks } from './tasks.ts'

type Majority = (typeof MAJORITIES)[number]
type PerColor = Partial<Record<Color, number>>

const ALL_CARDS = Array.from({ length: 280 }, (_, i) => i + 1)
const color = (card: number): Color => nth(COLORS, colorOf(card))

export interface SeatDescription extends CitizenDescription<Color, Majority> {
  readonly marks?: number
  readonly hall?: number
  /** Segments built to the left and to the right. */
  readonly wall?: readonly [left: number, right: number]
  readonly disasters?: PerColor
  /** Sites by colour (any card of it) or by card; as many more as the buildings need are added. */
  readonly sites?: readonly (Color | number)[]
  /** Buildings, each on the next site. */
  readonly buildings?: readonly number[]
  /** Zoo and Park cards. */
  readonly garden?: readonly number[]
  /** Buildings under the Zoo cards of the garden, in their order. */
  readonly under?: readonly number[]
  /** The side of the mayor's tile: M01 to M10. */
  readonly mayor?: string
}

/** A position in a few words. Whatever is not mentioned is empty, standard, or lies in the draw piles. */
export interface Position {
  /** 1 is the solo game: seat 0 plays against TOM at seat 1. */
  readonly players?: number
  readonly season?: number
  readonly round?: number
  readonly first?: number
  readonly dice?: Partial<Record<Color | 'black', number>>
  readonly window?: number
  readonly floor?: readonly number[]
  readonly guests?: readonly Color[]
  readonly seats?: readonly SeatDescription[]
  /** The top is the last card. */
  readonly discard?: readonly number[]
  /** Cards on top of a draw pile, the top last. */
  readonly piles?: Partial<Record<Color, readonly number[]>>
  /** Draw piles with nothing in them: their cards lie on the discard pile. */
  readonly emptyPiles?: readonly Color[]
  /** The next intrigue tokens, the next one last: a colour, or X01 to X10 for a special one. */
  readonly tokens?: readonly string[]
  readonly expansions?: readonly Expansion[]
  /** Money statues on offer, the best first. */
  readonly jettes?: readonly number[]
  /** Active ships. */
  readonly ships?: readonly (Color | 'black')[]
  /** The stock tile in play (S01 to S10) and the space of its tracker (1 to 6). */
  readonly stock?: readonly [tile: string, space: number]
  /** The active cleric tile: C01a to C12b. */
  readonly clericTile?: string
  /** The cleric tiles at the six windows. */
  readonly clericTiles?: readonly string[]
  readonly statues?: readonly number[]
  /** What happens next, the first first; seat 0's turn if nothing is said. */
  readonly agenda?: readonly TaskWords[]
  readonly seed?: string
  readonly english056?: boolean
  readonly values?: unknown
}

const DICE = [...COLORS, 'black'] as const

/** A legal state from a short description: for tests, puzzles, teaching and bug reports. */
export function position(game: Game<Hamburg, Task>, given: Position = {}): Hamburg {
  const { english056 = false } = given
  const table = begun(game, given, { english056, expansions: expansionsOf(given) })
  const free = new FreeCards(ALL_CARDS, color)
  for (const card of mentioned(given)) free.take(card)
  const seats = table.seats.map((_, seat) => seatFrom(given.seats?.[seat] ?? {}, free))
  const discard = [...(given.discard ?? [])]
  for (const color of given.emptyPiles ?? []) discard.unshift(...free.all(color).map(card => free.take(card)))
  const state: Hamburg = {
    ...table,
    season: given.season ?? 1,
    round: given.round ?? 1,
    first: given.first ?? (table.solo ? TOM : 0),
    dice: DICE.map(color => given.dice?.[color] ?? 3),
    window: given.window ?? 0,
    floor: given.floor ?? [0, 0, 0, 0, 0, 0],
    guests: (given.guests ?? []).map(number),
    ...(given.statues ? { statues: given.statues } : {}),
    ...(given.tokens
      ? tokensWith(given.tokens.map(tokenNumber), expansionsOf(given).includes('intrigue'))
      : {}),
    ...tilesFrom(given),
    piles: COLORS.map(color => [...free.all(color), ...(given.piles?.[color] ?? [])]),
    discard,
    seats,
    agenda: (given.agenda ?? ['turn']).map(words => taskFrom(words, tasks, COLORS)).reverse(),
  }
  renewCommon(state)
  next(game, state)
  return state
}

/** The expansions that a description names or uses. */
function expansionsOf({ expansions = [], seats = [], ...given }: Position): Expansion[] {
  const used: Record<Expansion, boolean> = {
    mayors: seats.some(({ mayor }) => mayor !== undefined),
    hummel: given.jettes !== undefined,
    intrigue: given.tokens?.some(token => token.startsWith('X')) ?? false,
    ships: given.ships !== undefined,
    stock: given.stock !== undefined,
    clerics: given.clericTile !== undefined || given.clericTiles !== undefined,
  }
  return EXPANSIONS.filter(each => used[each] || expansions.includes(each))
}

function tilesFrom({ jettes, ships = [], stock, clericTile, clericTiles, seats = [] }: Position) {
  const tile = stock && Number(stock[0].slice(1)) - 1
  return {
    mayorsOpen: seats.some(({ mayor }) => mayor !== undefined),
    ships: ships.reduce((bits, color) => bits | (1 << DICE.indexOf(color)), 0),
    clericTile: clericTile === undefined ? -1 : clericNumber(clericTile),
    ...(jettes ? { jettes } : {}),
    ...(clericTiles ? { clericTiles: clericTiles.map(clericNumber) } : {}),
    ...(stock && tile !== undefined
      ? {
          stockTile: [tile],
          stock: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].filter(other => other !== tile),
          tracker: stock[1] - 1,
        }
      : {}),
  }
}

/** C01a is 0, C01b is 1 and so on. */
function clericNumber(name: string): number {
  return 2 * (Number(name.slice(1, 3)) - 1) + (name.endsWith('b') ? 1 : 0)
}

function mayorSide(name: string): number {
  return FIRST_MAYOR + Number(name.slice(1)) - 1
}

function otherSide(side: number): number {
  return FIRST_MAYOR + ((side - FIRST_MAYOR) ^ 1)
}

function tokenNumber(name: string): number {
  return name.startsWith('X') ? 4 + Number(name.slice(1)) : COLORS.indexOf(name as Color)
}

function seatFrom(given: SeatDescription, free: FreeCards<Color>): Seat {
  const buildings = [...(given.buildings ?? [])]
  const garden = [...(given.garden ?? [])]
  const under = given.under ?? []
  const zoos = garden.flatMap((card, place) => (isZoo(card) ? [place] : []))
  return {
    ...citizenFrom(given, given.wall ?? [0, 0], COLORS, MAJORITIES, colorOf),
    marks: given.marks ?? 5,
    hall: given.hall ?? 0,
    disasters: COLORS.map(color => given.disasters?.[color] ?? 0),
    sites: free.backs(given.sites ?? [], buildings.length, 'brown'),
    buildings: [...buildings, ...under],
    places: [...buildings.keys(), ...under.map((_, i) => UNDER + nth(zoos, i))],
    garden,
    mayor: given.mayor === undefined ? [] : [mayorSide(given.mayor)],
    mayorSides: given.mayor === undefined ? [] : [otherSide(mayorSide(given.mayor))],
  }
}

/** Every card that a description names. */
function mentioned({ seats = [], discard = [], piles = {} }: Position): number[] {
  const held = seats.flatMap(({ hand = [], sites = [], buildings = [], garden = [], under = [] }) => {
    const wrong = [...buildings, ...under].find(card => !isBuilding(card))
    if (wrong !== undefined) throw new Fault(`Card ${wrong} is no building.`)
    const plant = garden.find(card => !isZoo(card) && !isPark(card))
    if (plant !== undefined) throw new Fault(`Card ${plant} is neither Zoo nor Park.`)
    return [...hand, ...sites.filter(site => typeof site === 'number'), ...buildings, ...garden, ...under]
  })
  return [...held, ...discard, ...Object.values(piles).flat()]
}

function tokensWith(next: readonly number[], special: boolean) {
  const rest = [...allTokens(special)]
  for (const token of next) rest.splice(rest.indexOf(token), 1)
  return { tokens: [...rest, ...next], usedTokens: [] }
}

function number(color: Color) {
  return COLORS.indexOf(color)
}
