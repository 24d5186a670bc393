import { cards, each, fields, type Kind, open, type Shape, type State, seats, table } from '@kontor/engine'
import type { Values } from './data/check.ts'
import { CARD_DATA } from './data/tables.ts'

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
  /** An owner's own prices and points, or null. */
  readonly values: Values | null
  /** The English reading of cards 056 to 058. */
  readonly english: boolean
}

/** Every task has the same five fields, so that the engine's hot loop sees one shape. */
export type Task = { readonly [K in TaskKind]: TaskOf<K> }[TaskKind]
interface TaskOf<K> {
  readonly kind: K
  readonly seat: number
  readonly card: number
  /** A colour, or what else the task is about. */
  readonly color: number
  readonly count: number
}

export type TaskKind =
  | 'season'
  | 'phaseOne'
  | 'refill'
  | 'takeUp'
  | 'income'
  | 'window'
  | 'roll'
  | 'cleric'
  | 'intrigue'
  | 'chooseIntrigue'
  | 'raise'
  | 'increase'
  | 'avert'
  | 'settle'
  | 'hall'
  | 'round'
  | 'turn'
  | 'act'
  | 'recolour'
  | 'chooseSite'
  | 'payAny'
  | 'payDifferent'
  | 'effect'
  | 'repeat'
  | 'anyWorker'
  | 'drawAny'
  | 'discardCard'
  | 'pileForAction'
  | 'searchDiscard'
  | 'fetch'
  | 'closePile'
  | 'siteFromPile'
  | 'freeSite'
  | 'buildWall'
  | 'reduceAny'
  | 'giveBack'
  | 'buyWorker'
  | 'recall'
  | 'loseSite'
  | 'loseBuilding'
  | 'loseWall'
  | 'turnToken'
  | 'giveWorker'
  | 'passDisaster'
  | 'buyPoint'
  | 'activateAgain'
  | 'activateAll'
  | 'copyInstant'
  | 'placeWorker'
  | 'moveCleric'
  | 'underZoo'
  | 'majorities'
  | 'seasonEnd'

export function task(kind: TaskKind, seat: number, card = 0, color = -1, count = 0): Task {
  return { kind, seat, card, color, count } as Task
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
] as const
export const DISCARD_STREAM = 5
export const DICE_STREAM = 6
export const TOKEN_STREAM = 7
export const THEFT_STREAM = 8
export const FIRST_STREAM = 9

const ALL_CARDS = CARD_DATA.slice(1).map(({ number }) => number)
const ALL_TOKENS = [0, 1, 2, 3, 4, 0, 1, 2, 3, 4]

const card: Kind<Hamburg> = { name: 'cards', all: () => ALL_CARDS, back: number => CARD_DATA[number]!.color }
/** A token is the colour of the disaster it raises. */
const token: Kind<Hamburg> = { name: 'intrigue tokens', all: () => ALL_TOKENS, back: () => 0 }

export const shape: Shape<Hamburg> = table<Hamburg, Task>({
  season: open(),
  round: open(),
  first: open(),
  dice: open(),
  window: open(),
  guests: open(),
  floor: open(),
  statues: open(),
  tokens: cards(token, 'hidden'),
  usedTokens: cards(token, 'public'),
  piles: each(
    cards(card, ({ state: { search }, viewer, index }) =>
      search[0] === viewer && search[1] === index ? 'front' : 'back',
    ),
  ),
  discard: cards(card, 'public'),
  picked: cards(card, 'backs'),
  aside: cards(card, ({ state: { asideOf }, viewer }) => (asideOf === viewer ? 'front' : 'back')),
  asideOf: open(),
  announced: cards(card, 'public'),
  search: open(),
  seats: seats(
    fields<Seat>({
      marks: open(),
      points: open(),
      hall: open(),
      left: open(),
      right: open(),
      rewarded: open(),
      majorities: open(),
      striking: open(),
      workers: open(),
      disasters: open(),
      statues: open(),
      hand: cards(card, 'ownerBacks'),
      sites: cards(card, 'ownerBacks'),
      buildings: cards(card, 'public'),
      places: open(),
      garden: cards(card, 'public'),
      used: open(),
    }),
  ),
  values: open(),
  english: open(),
})

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
  }
}
