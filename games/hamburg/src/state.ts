import type { State } from '@kontor/engine'
import type { Values } from './data/check.ts'
import type { Task } from './tasks.ts'

/**
 * A player's things. Lists are never changed in place: a change makes a new list. So a clone shares them all, and is as
 * cheap as copying this one object.
 */
export interface Seat {
  marks: number
  points: number
  /** The space on the City Hall track. */
  hall: number
  /** Wall segments built to the left and to the right of the tower. */
  left: number
  right: number
  /** Which halves have brought a statue: 1 left, 2 right. */
  rewarded: number
  /** Coloured majority tokens, one bit each, in the order of MAJORITIES. */
  majorities: number
  /** Disasters that have been triggered and are still to be resolved, one bit each colour. */
  striking: number
  workers: readonly number[]
  disasters: readonly number[]
  statues: readonly number[]
  hand: readonly number[]
  /** Cards that lie back up, as sites. */
  sites: readonly number[]
  /** Buildings in the order in which they came, and where each stands: on a site, or under a Zoo card (UNDER + its place). */
  buildings: readonly number[]
  places: readonly number[]
  /** Zoo and Park cards, left of the board. */
  garden: readonly number[]
  /** Cards with an activation marker. */
  used: readonly number[]
  /** The side of the mayor's tile in play, and the other side (both, while the player chooses). */
  mayor: readonly number[]
  mayorSides: readonly number[]
}

/** Added to a building's place if it lies under the Zoo card at that place of the garden. */
export const UNDER = 1000

export interface Hamburg extends State<Task> {
  season: number
  round: number
  first: number
  /** Five colours and black; 0 before the first roll. */
  dice: readonly number[]
  /** The window of this season's cleric, -1 before it comes. */
  window: number
  /** Workers that stand in windows of their colour. */
  guests: readonly number[]
  /** Clerics (and workers) on the floor below each window. */
  floor: readonly number[]
  /** Statues still to be won, the best first. */
  statues: readonly number[]
  /** Intrigue tokens still to be drawn, and those that have been. */
  tokens: readonly number[]
  usedTokens: readonly number[]
  /** The five draw piles and the discard pile; the top is the last card. */
  piles: readonly (readonly number[])[]
  discard: readonly number[]
  /** Cards being drawn that nobody has looked at yet. */
  picked: readonly number[]
  /** A card taken to be used at once, and who sees it. */
  aside: readonly number[]
  asideOf: number
  /** A card shown to all that is about to be built. */
  announced: readonly number[]
  /** A pile that lies open before somebody: its seat and colour, or nothing. */
  search: readonly number[]
  readonly seats: Seat[]
  /** Which expansions are in play, in the order of EXPANSIONS. */
  readonly expansions: readonly Expansion[]
  /** The mayors' sides have been revealed. */
  mayorsOpen: boolean
  /** Money statues still to be won, the best first. */
  jettes: readonly number[]
  /** Active ships, one bit each colour, black last. */
  ships: number
  /** Stock tiles still to come, the one in play, and those used up; the price tracker stands on space 0 to 5. */
  stock: readonly number[]
  stockTile: readonly number[]
  stockUsed: readonly number[]
  tracker: number
  /** The side of the cleric tile at each window, and the one that is active. */
  clericTiles: readonly number[]
  clericTile: number
  /** Tiles that have a say in everybody's standard actions, by their numbers. */
  common: readonly number[]
  /** Alone against TOM, who sits at seat 1. */
  readonly solo: boolean
  /** An owner's own prices and points, or null. */
  readonly values: Values | null
  /** The English reading of cards 056 to 058. */
  readonly english: boolean
}

export const EXPANSIONS = ['mayors', 'hummel', 'intrigue', 'ships', 'stock', 'clerics'] as const
export type Expansion = (typeof EXPANSIONS)[number]

/** The seat of the solo game's opponent, whom nobody answers for and who has no hand. */
export const TOM = 1

/** Whether nobody plays a seat: it has no hand, and no turns like those of players. */
export function isAutomaton(state: Hamburg, seat: number): boolean {
  return state.solo && seat === TOM
}

/** One stream of chance for each pile (by its colour), and these. */
export const STREAMS = [
  'purple',
  'orange',
  'gray',
  'pink',
  'brown',
  'discard',
  'dice',
  'tokens',
  'theft',
  'first',
  'mayors',
  'stock',
  'clerics',
] as const
export const DISCARD_STREAM = 5
export const DICE_STREAM = 6
export const TOKEN_STREAM = 7
export const THEFT_STREAM = 8
export const FIRST_STREAM = 9
export const MAYOR_STREAM = 10
export const STOCK_STREAM = 11
export const CLERIC_STREAM = 12

/** Two plain tokens of each colour; the special ones are one each. */
const PLAIN_TOKENS = [0, 1, 2, 3, 4, 0, 1, 2, 3, 4]
const SPECIAL_TOKENS = [...PLAIN_TOKENS, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]

/** All intrigue tokens of a game, each by its place in TOKENS. */
export function allTokens(special: boolean): readonly number[] {
  return special ? SPECIAL_TOKENS : PLAIN_TOKENS
}

/** A copy that shares every list; see Seat. */
export function clone(state: Hamburg): Hamburg {
  return {
    agenda: state.agenda.slice(),
    chance: { key: state.chance.key, drawn: state.chance.drawn.slice() },
    version: state.version,
    season: state.season,
    round: state.round,
    first: state.first,
    dice: state.dice,
    window: state.window,
    guests: state.guests,
    floor: state.floor,
    statues: state.statues,
    tokens: state.tokens,
    usedTokens: state.usedTokens,
    piles: state.piles,
    discard: state.discard,
    picked: state.picked,
    aside: state.aside,
    asideOf: state.asideOf,
    announced: state.announced,
    search: state.search,
    seats: state.seats.map(cloneSeat),
    expansions: state.expansions,
    mayorsOpen: state.mayorsOpen,
    jettes: state.jettes,
    ships: state.ships,
    stock: state.stock,
    stockTile: state.stockTile,
    stockUsed: state.stockUsed,
    tracker: state.tracker,
    clericTiles: state.clericTiles,
    clericTile: state.clericTile,
    common: state.common,
    solo: state.solo,
    values: state.values,
    english: state.english,
  }
}

function cloneSeat(seat: Seat): Seat {
  return {
    marks: seat.marks,
    points: seat.points,
    hall: seat.hall,
    left: seat.left,
    right: seat.right,
    rewarded: seat.rewarded,
    majorities: seat.majorities,
    striking: seat.striking,
    workers: seat.workers,
    disasters: seat.disasters,
    statues: seat.statues,
    hand: seat.hand,
    sites: seat.sites,
    buildings: seat.buildings,
    places: seat.places,
    garden: seat.garden,
    used: seat.used,
    mayor: seat.mayor,
    mayorSides: seat.mayorSides,
  }
}
