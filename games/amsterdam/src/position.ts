import { begun } from '@kontor/common/positions'
import { Fault, type Game, next, nth } from '@kontor/engine'
import { deckOf } from './cards/cardfile.ts'
import {
  COLORS,
  type Color,
  DECKS,
  DISTRICTS,
  type District,
  DOCKERS,
  type Docker,
  GOODS,
  type Good,
} from './colors.ts'
import { BLOCKS, FIELDS } from './data/board.ts'
import { CARD_DATA } from './data/tables.ts'
import { missionsInPlay } from './expansions/missions/deal.ts'
import { tilesInPlay } from './expansions/tiles/tiles.ts'
import { agendaOf, type Moment, turnAt } from './moments.ts'
import { SIX } from './rules/possessions.ts'
import { type Amsterdam, EXPANSIONS, type Expansion, NO_TURN, type Seat, type Turn } from './state.ts'
import type { Task } from './tasks.ts'

type Resources = Partial<Record<Color, number>>
type Goods = Partial<Record<Good, number>>

export interface SeatDescription {
  readonly points?: number
  readonly gulden?: number
  readonly amstel?: number
  /** The harbour field of the ship, by its name. */
  readonly ship?: string
  readonly magazine?: Color
  readonly penalties?: number
  readonly supply?: Resources
  /** Slots 1 to 6 of the wheel. */
  readonly wheel?: readonly Resources[]
  readonly storage?: Goods
  readonly cargo?: Goods
  readonly crew?: readonly Docker[]
  readonly inactive?: readonly number[]
  readonly active?: readonly number[]
  readonly used?: readonly number[]
  /** Blocks owned, by their names. */
  readonly blocks?: readonly string[]
  readonly missions?: readonly number[]
}

/** A position in a few words. Whatever is not mentioned is empty, standard, or as the set-up left it. */
export interface Position {
  /** 1 is the solo game: seat 0 plays against TOM at seat 1. */
  readonly players?: number
  /** The number of the round, from which the bonus for quick delivery follows; 8 if nothing is said. */
  readonly round?: number
  readonly short?: boolean
  readonly seats?: readonly SeatDescription[]
  /** The seats in the order of the Amstel; by fields and seats if nothing is said. */
  readonly order?: readonly number[]
  readonly dice?: Partial<Record<Color, number>>
  readonly display?: readonly number[]
  /** The top is the last card. */
  readonly discard?: readonly number[]
  /** Cards on top of the decks, the top last. */
  readonly tops?: readonly number[]
  /** The open market tile by its number, 1 to 24. */
  readonly tile?: number
  /** Goods on blocks, by the names of the blocks, instead of those that were dealt there. */
  readonly goods?: Readonly<Record<string, Good>>
  readonly districts?: readonly District[]
  /** The workers on the piers, from west to east; none if nothing is said. */
  readonly piers?: readonly (readonly Docker[])[]
  readonly depot?: readonly Docker[]
  readonly large?: Goods
  /** What lies in the small warehouses, from west to east. */
  readonly small?: readonly (Good | undefined)[]
  readonly blackMarket?: readonly Good[]
  readonly expansions?: readonly Expansion[]
  readonly foreman?: string
  readonly messenger?: string
  readonly trader?: Good
  /** What has happened in the turn so far. */
  readonly turn?: Partial<Turn>
  /** Numbers that have shown three times for TOM. */
  readonly triples?: readonly number[]
  /** What happens next, the first first; seat 0's turn if nothing is said. */
  readonly agenda?: readonly Moment[]
  readonly seed?: string
  readonly values?: unknown
}

/** A state from a short description: for tests, puzzles, teaching and bug reports. */
export function position(game: Game<Amsterdam, Task>, given: Position = {}): Amsterdam {
  const { short = false } = given
  const table = begun(game, given, { short, expansions: expansionsOf(given) })
  const seats = table.seats.map((_, seat) => seatFrom(given.seats?.[seat] ?? {}))
  const { agenda = ['turn'] } = given
  const state: Amsterdam = {
    ...table,
    ...cardsFrom(given),
    ...cityFrom(given, table),
    ...harbourFrom(given),
    ...tilesFrom(given, table),
    round: given.round ?? 8,
    order:
      given.order ?? [...seats.keys()].sort((a, b) => nth(seats, b).amstel - nth(seats, a).amstel || a - b),
    active: turnAt(agenda[0]) ?? -1,
    turn: { ...NO_TURN, mostInactive: nth(seats, 0).inactive.length, ...given.turn },
    dice: COLORS.map(color => given.dice?.[color] ?? 3),
    seats,
    triples: (given.triples ?? []).reduce((bits, pips) => bits | (1 << (pips - 1)), 0),
    agenda: agendaOf(agenda),
  }
  next(game, state)
  return state
}

/** The expansions that a description names or uses. */
function expansionsOf({ expansions = [], seats = [], ...given }: Position): Expansion[] {
  const used: Record<Expansion, boolean> = {
    specialists: given.foreman !== undefined || given.messenger !== undefined,
    missions: seats.some(({ missions = [] }) => missions.length > 0),
    trader: given.trader !== undefined,
    tiles: (given.tile ?? 0) > 16,
  }
  return EXPANSIONS.filter(each => used[each] || expansions.includes(each))
}

function seatFrom(given: SeatDescription): Seat {
  return {
    points: given.points ?? 0,
    gulden: given.gulden ?? 0,
    amstel: given.amstel ?? 0,
    ship: fieldNamed(given.ship ?? 'start'),
    magazine: given.magazine ? COLORS.indexOf(given.magazine) : -1,
    penalties: given.penalties ?? 0,
    supply: resources(given.supply),
    wheel: SIX.map((_, slot) => resources(given.wheel?.[slot])),
    storage: goods(given.storage),
    cargo: goods(given.cargo),
    crew: DOCKERS.map(docker => (given.crew ?? []).filter(each => each === docker).length),
    inactive: given.inactive ?? [],
    active: given.active ?? [],
    used: given.used ?? [],
    missions: given.missions ?? [],
    openMissions: [],
  }
}

/** Every card in one place: those that are not mentioned lie in their decks. */
function cardsFrom({ seats = [], display = [], discard = [], tops = [] }: Position) {
  const placed = seats.flatMap(({ inactive = [], active = [] }) => [...inactive, ...active])
  const mentioned = [...placed, ...display, ...discard, ...tops]
  const twice = mentioned.find((card, i) => !CARD_DATA[card] || mentioned.indexOf(card) !== i)
  if (twice !== undefined) throw new Fault(`Card ${twice} is in two places or does not exist.`)
  const free = CARD_DATA.slice(1).flatMap(({ number }) => (mentioned.includes(number) ? [] : [number]))
  return {
    display,
    discard,
    decks: DECKS.map((_, deck) => [...free, ...tops].filter(card => deckOf(card) === deck)),
  }
}

function cityFrom({ seats = [], goods: placed = {}, districts }: Position, begun: Amsterdam) {
  const owners = BLOCKS.map(({ id }) => seats.findIndex(({ blocks = [] }) => blocks.includes(id)))
  for (const id of [...Object.keys(placed), ...seats.flatMap(({ blocks = [] }) => blocks)]) blockNamed(id)
  return {
    owners,
    goods: BLOCKS.map(({ id }, block) => {
      if (owners[block] !== -1) return -1
      const good = placed[id]
      return good ? GOODS.indexOf(good) : nth(begun.goods, block)
    }),
    ...(districts ? { districts: districts.map(district => DISTRICTS.indexOf(district)) } : {}),
  }
}

function harbourFrom({ piers = [], depot = [], large, small = [], blackMarket = [], ...given }: Position) {
  return {
    piers: DOCKERS.map((_, pier) => (piers[pier] ?? []).map(docker => DOCKERS.indexOf(docker))),
    depot: depot.map(docker => DOCKERS.indexOf(docker)),
    large: goods(large),
    small: [0, 1, 2, 3].map(which => (small[which] === undefined ? -1 : GOODS.indexOf(small[which]))),
    blackMarket: GOODS.map(good => (blackMarket.includes(good) ? 1 : 0)),
    foreman: given.foreman === undefined ? -1 : fieldNamed(given.foreman),
    messenger: given.messenger === undefined ? -1 : blockNamed(given.messenger),
    trader: given.trader === undefined ? -1 : GOODS.indexOf(given.trader),
  }
}

function tilesFrom(given: Position, begun: Amsterdam) {
  const expansions = expansionsOf(given)
  const held = (given.seats ?? []).flatMap(({ missions = [] }) => missions)
  const missions = missionsInPlay({ expansions }).filter(each => !held.includes(each))
  if (given.tile === undefined) return { missions }
  const rest = tilesInPlay({ expansions }).filter(tile => tile !== given.tile)
  const tiles = rest.slice(0, begun.tiles.length)
  return { missions, tiles, shownTiles: [given.tile], unusedTiles: rest.slice(tiles.length) }
}

function resources(given: Resources = {}): readonly number[] {
  return COLORS.map(color => given[color] ?? 0)
}

function goods(given: Goods = {}): readonly number[] {
  return GOODS.map(good => given[good] ?? 0)
}

function fieldNamed(id: string): number {
  const field = FIELDS.findIndex(each => each.id === id)
  if (field < 0) throw new Fault(`The harbour has no field '${id}'.`)
  return field
}

function blockNamed(id: string): number {
  const block = BLOCKS.findIndex(each => each.id === id)
  if (block < 0) throw new Fault(`The city has no block '${id}'.`)
  return block
}
