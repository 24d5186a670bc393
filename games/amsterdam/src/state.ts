import type { State } from '@kontor/engine'
import type { Values } from './data/card.ts'
import type { Task } from './tasks.ts'

/**
 * A player's things. Lists are never changed in place: a change makes a new list. So a clone shares them all, and is as
 * cheap as copying this one object.
 */
export interface Seat {
  points: number
  gulden: number
  /** The field of the disc on the Amstel. */
  amstel: number
  /** The harbour field of the ship. */
  ship: number
  /** The colour of the resource in the magazine, -1 for none. */
  magazine: number
  penalties: number
  /** Resources that may be spent this round, by colour. */
  supply: readonly number[]
  /** Slots 1 to 6 of the wheel; in each of them resources by colour. */
  wheel: readonly (readonly number[])[]
  /** Goods by kind: in the storage, and on the ship. */
  storage: readonly number[]
  cargo: readonly number[]
  /** Dock workers aboard, by colour. */
  crew: readonly number[]
  /** Cards below and above the board, in the order in which they came. */
  inactive: readonly number[]
  active: readonly number[]
  /** Cards with an action token. */
  used: readonly number[]
  missions: readonly number[]
  openMissions: readonly number[]
}

/** What has happened in the turn that is being played. A change makes a new one. */
export interface Turn {
  /** Fields that disc and ship have gone, and steps of the ship that cost nothing. */
  readonly amstelSteps: number
  readonly shipSteps: number
  readonly freeSteps: number
  /** Plan cards, once for each time they were used: paid, and for nothing when they were activated. */
  readonly plans: readonly number[]
  readonly freePlans: readonly number[]
  /** What own cards brought, and what the market tile did. */
  readonly guldenFromCards: number
  readonly pointsFromCards: number
  readonly marketPoints: number
  /** The inactive cards at the beginning of the turn. */
  readonly mostInactive: number
  /** Blocks taken for their price, uses of the market tile, paid moves on the Amstel: each is limited. */
  readonly blocks: number
  readonly markets: number
  readonly advances: number
  /** Piers from which a worker was taken. */
  readonly piers: readonly number[]
  /** Who has to move on when the turn is over. */
  readonly foremanMoves: boolean
  readonly messengerMoves: boolean
  readonly traderMoves: boolean
}

export interface Amsterdam extends State<Task> {
  /** The field of the round marker, 1 to 12; 0 before the first round. */
  round: number
  /** The first round: 3 in the short game. */
  readonly firstRound: number
  /** All seats in the order of their discs on the Amstel. */
  order: readonly number[]
  /** Who is in the middle of a turn in phase III; -1 for nobody. */
  active: number
  turn: Turn
  /** One die for each colour; 0 before the first roll. */
  dice: readonly number[]
  /** The dice that a player has chosen so far, and the slots of the wheel that their resources go to. */
  chosen: readonly number[]
  slots: readonly number[]
  /** Craftsmen, buildings and plan cards still to come; the top is the last card. */
  decks: readonly (readonly number[])[]
  display: readonly number[]
  discard: readonly number[]
  /** Market tiles: still to come (the next one last), laid open (the current one last), and returned unseen. */
  tiles: readonly number[]
  shownTiles: readonly number[]
  unusedTiles: readonly number[]
  /** The good on each block, -1 once it was taken, and who owns the block, -1 for nobody. */
  goods: readonly number[]
  owners: readonly number[]
  /** The districts that are scored. */
  readonly districts: readonly number[]
  /** The workers on each pier, and those in the depot in the order in which they came. */
  piers: readonly (readonly number[])[]
  depot: readonly number[]
  /** How many goods lie in each large warehouse, what lies in each small one (-1 for nothing). */
  large: readonly number[]
  small: readonly number[]
  /** The goods of which one lies on the black market. */
  blackMarket: readonly number[]
  readonly seats: Seat[]
  /** Which expansions are in play, in the order of EXPANSIONS. */
  readonly expansions: readonly Expansion[]
  /** Where they stand: a harbour field, a block, a field of the black market; -1 if they are not in play. */
  foreman: number
  messenger: number
  trader: number
  /** Missions that nobody has. */
  missions: readonly number[]
  /** Alone against TOM, who sits at seat 1, and the numbers that have shown three times for him, one bit each. */
  readonly solo: boolean
  triples: number
  /** An owner's own prices, or null. */
  readonly values: Values | null
}

export const EXPANSIONS = ['specialists', 'missions', 'trader', 'tiles'] as const
export type Expansion = (typeof EXPANSIONS)[number]

/** The seat of the solo game's opponent, whom nobody answers for. */
export const TOM = 1

export function isTom(state: Amsterdam, seat: number): boolean {
  return state.solo && seat === TOM
}

/** One stream of chance for each deck, and these. */
export const STREAMS = [
  'craftsmen',
  'buildings',
  'plans',
  'dice',
  'goods',
  'workers',
  'districts',
  'tiles',
  'order',
  'missions',
] as const
export const DICE_STREAM = 3
export const GOODS_STREAM = 4
export const WORKER_STREAM = 5
export const DISTRICT_STREAM = 6
export const TILE_STREAM = 7
export const ORDER_STREAM = 8
export const MISSION_STREAM = 9

export const NO_TURN: Turn = {
  amstelSteps: 0,
  shipSteps: 0,
  freeSteps: 0,
  plans: [],
  freePlans: [],
  guldenFromCards: 0,
  pointsFromCards: 0,
  marketPoints: 0,
  mostInactive: 0,
  blocks: 0,
  markets: 0,
  advances: 0,
  piers: [],
  foremanMoves: false,
  messengerMoves: false,
  traderMoves: false,
}

/** A copy that shares every list; see Seat. */
export function clone(state: Amsterdam): Amsterdam {
  return {
    agenda: state.agenda.slice(),
    chance: { key: state.chance.key, drawn: state.chance.drawn.slice() },
    version: state.version,
    round: state.round,
    firstRound: state.firstRound,
    order: state.order,
    active: state.active,
    turn: state.turn,
    dice: state.dice,
    chosen: state.chosen,
    slots: state.slots,
    decks: state.decks,
    display: state.display,
    discard: state.discard,
    tiles: state.tiles,
    shownTiles: state.shownTiles,
    unusedTiles: state.unusedTiles,
    goods: state.goods,
    owners: state.owners,
    districts: state.districts,
    piers: state.piers,
    depot: state.depot,
    large: state.large,
    small: state.small,
    blackMarket: state.blackMarket,
    seats: state.seats.map(cloneSeat),
    expansions: state.expansions,
    foreman: state.foreman,
    messenger: state.messenger,
    trader: state.trader,
    missions: state.missions,
    solo: state.solo,
    triples: state.triples,
    values: state.values,
  }
}

function cloneSeat(seat: Seat): Seat {
  return {
    points: seat.points,
    gulden: seat.gulden,
    amstel: seat.amstel,
    ship: seat.ship,
    magazine: seat.magazine,
    penalties: seat.penalties,
    supply: seat.supply,
    wheel: seat.wheel,
    storage: seat.storage,
    cargo: seat.cargo,
    crew: seat.crew,
    inactive: seat.inactive,
    active: seat.active,
    used: seat.used,
    missions: seat.missions,
    openMissions: seat.openMissions,
  }
}
