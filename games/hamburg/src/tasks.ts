import type { TaskInWords } from '@kontor/common/positions'
import {
  carrying,
  common,
  inMask,
  maskOf,
  seated,
  several,
  type TasksOf,
  withCard,
} from '@kontor/common/tasks'
import { cityTasks } from '@kontor/five-colours/rules/tasks'
import { CATEGORIES, type Category, type Color } from './colors.ts'

/**
 * What may be done in a game: each kind of task with what it carries. All tasks have the same five fields, so that they are
 * one shape for the engine; here alone is known in which of them something stands. Colours and sides are numbers as in the state.
 */

interface Seated {
  readonly seat: number
}
/** With the card that brought it about, or that it is about. */
interface Caused extends Seated {
  readonly card: number
}

/** The phases in which buildings can be activated. */
const PHASES = ['I', 'II', 'III', 'IV'] as const

/** A chance to use buildings outside of Phase III; in Phase II right after the roll or around the own step at the City Hall. */
interface Window extends Seated {
  readonly phase: (typeof PHASES)[number]
  readonly atHall?: boolean
}

/** A disaster that rises; by dice and tokens of Phase II, a tile may spare it. */
interface Rising extends Seated {
  readonly color: number
  readonly phaseTwo?: boolean
}

/** A standard action that no building gave is real: only then do tiles for everybody and the ships come into it. */
interface Acting extends Seated {
  readonly real?: boolean
}

/** Where a card that is built comes from. */
const ORIGINS = ['hand', 'discard', 'ability'] as const
export type Origin = (typeof ORIGINS)[number]

/** What an effect is about besides its card: the colour or number of workers paid, or the colour of what was done. */
interface InContext extends Caused {
  readonly context: number
}

const ALL = -1
const FREE = 0
const DOUBLE = 2

const flag = (is: boolean | undefined) => (is ? 1 : 0)

const rising = <K extends string>(kind: K) =>
  carrying<K, Rising>(
    kind,
    ({ color, phaseTwo }) => ({ color, count: flag(phaseTwo) }),
    ({ seat, color, count }) => ({ seat, color, phaseTwo: count === 1 }),
  )

const acting = <K extends string>(kind: K) =>
  carrying<K, Acting>(
    kind,
    ({ real }) => ({ count: flag(real) }),
    ({ seat, count }) => ({ seat, real: count === 1 }),
  )

/** About one colour. */
const inColor = <K extends string>(kind: K) =>
  carrying<K, Seated & { readonly color: number }>(
    kind,
    ({ color }) => ({ color }),
    ({ seat, color }) => ({ seat, color }),
  )

export const tasks = {
  ...cityTasks,
  season: common('season'),
  phaseOne: common('phaseOne'),
  refill: seated('refill'),
  takeUp: seated('takeUp'),
  income: seated('income'),
  window: carrying<'window', Window>(
    'window',
    ({ phase, atHall }) => ({ color: flag(atHall), count: PHASES.indexOf(phase) }),
    ({ seat, color, count }) => ({ seat, phase: PHASES[count] ?? 'I', atHall: color === 1 }),
  ),
  roll: seated('roll'),
  cleric: common('cleric'),
  intrigue: seated('intrigue'),
  drawToken: seated('drawToken'),
  chooseIntrigue: inColor('chooseIntrigue'),
  /** Which of two disasters rises first. */
  doubleIntrigue: carrying<'doubleIntrigue', Seated & { colors: readonly number[]; phaseTwo?: boolean }>(
    'doubleIntrigue',
    ({ colors, phaseTwo }) => ({ color: maskOf(colors), count: flag(phaseTwo) }),
    ({ seat, color, count }) => ({ seat, colors: inMask(color), phaseTwo: count === 1 }),
  ),
  raise: seated('raise'),
  increase: rising('increase'),
  hall: seated('hall'),
  rounds: common('rounds'),
  round: carrying<'round', Seated & { readonly round: number }>(
    'round',
    ({ round }) => ({ count: round }),
    ({ seat, count }) => ({ seat, round: count }),
  ),
  act: acting('act'),
  recolour: acting('recolour'),
  chooseSite: carrying<'chooseSite', Caused & { readonly from: Origin }>(
    'chooseSite',
    ({ card, from }) => ({ card, color: ORIGINS.indexOf(from) }),
    ({ seat, card, color }) => ({ seat, card, from: ORIGINS[color] ?? 'hand' }),
  ),
  /** Workers of different colours, each with its effect. */
  payDifferent: carrying<'payDifferent', Caused & { readonly paid: readonly number[] }>(
    'payDifferent',
    ({ card, paid }) => ({ card, color: maskOf(paid), count: paid.length }),
    ({ seat, card, color }) => ({ seat, card, paid: inMask(color) }),
  ),
  repeat: withCard('repeat'),
  /** The majorities are counted once the buildings of Phase IV could be used. */
  majorities: carrying<'majorities', Seated & { readonly due?: boolean }>(
    'majorities',
    ({ due }) => ({ count: flag(due) }),
    ({ seat, count }) => ({ seat, due: count === 1 }),
  ),
  seasonEnd: common('seasonEnd'),

  loseSite: seated('loseSite'),
  loseBuilding: seated('loseBuilding'),
  loseWall: seated('loseWall'),
  turnToken: seated('turnToken'),
  drawAny: several('drawAny'),
  freeSite: several('freeSite'),
  sameWorkers: several('sameWorkers'),
  returnWorker: several('returnWorker'),
  pileForAction: withCard('pileForAction'),
  siteFromPile: withCard('siteFromPile'),
  recall: withCard('recall'),
  passDisaster: withCard('passDisaster'),
  activateAgain: withCard('activateAgain'),
  copyInstant: withCard('copyInstant'),
  repeatInstant: withCard('repeatInstant'),
  placeWorker: withCard('placeWorker'),
  moveCleric: withCard('moveCleric'),
  searchDiscard: carrying<'searchDiscard', Caused & { readonly category: Category }>(
    'searchDiscard',
    ({ card, category }) => ({ card, color: CATEGORIES.indexOf(category) }),
    ({ seat, card, color }) => ({ seat, card, category: CATEGORIES[color] ?? 'Civic' }),
  ),
  fetch: carrying<'fetch', Caused & { readonly pile: number; readonly category: Category }>(
    'fetch',
    ({ card, pile, category }) => ({ card, color: pile, count: CATEGORIES.indexOf(category) }),
    ({ seat, card, color, count }) => ({ seat, card, pile: color, category: CATEGORIES[count] ?? 'Zoo' }),
  ),
  closePile: carrying<'closePile', Caused & { readonly pile: number }>(
    'closePile',
    ({ card, pile }) => ({ card, color: pile }),
    ({ seat, card, color }) => ({ seat, card, pile: color }),
  ),
  buildWall: carrying<'buildWall', Caused & { readonly price: 'free' | 'double' }>(
    'buildWall',
    ({ card, price }) => ({ card, count: price === 'free' ? FREE : DOUBLE }),
    ({ seat, card, count }) => ({ seat, card, price: count === FREE ? 'free' : 'double' }),
  ),
  /** Levels that may be reduced, of any colours or of only one. */
  reduceAny: carrying<'reduceAny', Caused & { readonly levels: number; readonly only?: number | undefined }>(
    'reduceAny',
    ({ card, levels, only = -1 }) => ({ card, color: only, count: levels }),
    ({ seat, card, color, count }) => ({ seat, card, levels: count, only: color < 0 ? undefined : color }),
  ),
  ease: carrying<'ease', Caused & { readonly except: number }>(
    'ease',
    ({ card, except }) => ({ card, color: except }),
    ({ seat, card, color }) => ({ seat, card, except: color }),
  ),
  /** A point from each other seat, those left out that have been asked. */
  buyPoint: carrying<'buyPoint', InContext & { readonly asked: readonly number[] }>(
    'buyPoint',
    ({ card, context, asked }) => ({ card, color: context, count: maskOf(asked) }),
    ({ seat, card, color, count }) => ({ seat, card, context: color, asked: inMask(count) }),
  ),
  /** All buildings that can be activated, or those at these places. */
  activateAll: carrying<'activateAll', Caused & { readonly waiting: 'all' | readonly number[] }>(
    'activateAll',
    ({ card, waiting }) => ({ card, count: waiting === 'all' ? ALL : maskOf(waiting) }),
    ({ seat, card, count }) => ({ seat, card, waiting: count === ALL ? 'all' : inMask(count) }),
  ),
  underZoo: carrying<'underZoo', Caused & { readonly color: number }>(
    'underZoo',
    ({ card, color }) => ({ card, color }),
    ({ seat, card, color }) => ({ seat, card, color }),
  ),
  oneWorker: carrying<'oneWorker', Caused & { readonly colors: readonly number[] }>(
    'oneWorker',
    ({ card, colors }) => ({ card, color: maskOf(colors) }),
    ({ seat, card, color }) => ({ seat, card, colors: inMask(color) }),
  ),
  /** So many cards of one pile; the pile already drawn from is left out. */
  newHand: carrying<'newHand', Seated & { readonly n: number; readonly used?: number | undefined }>(
    'newHand',
    ({ n, used = -1 }) => ({ color: used, count: n }),
    ({ seat, color, count }) => ({ seat, n: count, used: color < 0 ? undefined : color }),
  ),

  takeStatue: seated('takeStatue'),
  chooseMayor: seated('chooseMayor'),
  openMayors: common('openMayors'),
  raiseShips: common('raiseShips'),
  /** A ship for a worker of the colour that was played, after a segment of a colour. */
  ship: carrying<'ship', Seated & { readonly worker: number; readonly segment: number }>(
    'ship',
    ({ worker, segment }) => ({ color: worker, count: segment }),
    ({ seat, color, count }) => ({ seat, worker: color, segment: count }),
  ),
  stockMoves: common('stockMoves'),
  /** A worker of one of these colours besides. */
  payFee: carrying<'payFee', Seated & { readonly colors: readonly number[] }>(
    'payFee',
    ({ colors }) => ({ color: maskOf(colors) }),
    ({ seat, color }) => ({ seat, colors: inMask(color) }),
  ),

  tomTurn: seated('tomTurn'),
  tomDie: inColor('tomDie'),
  /** So many of his buildings has TOM come past. */
  tomActivates: carrying<'tomActivates', Seated & { readonly past?: number }>(
    'tomActivates',
    ({ past = 0 }) => ({ count: past }),
    ({ seat, count }) => ({ seat, past: count }),
  ),
} as const

export type TaskKind = keyof typeof tasks
export type Task = TasksOf<TaskKind>

/** What a task of a kind carries. */
export type Carried<K extends TaskKind> = ReturnType<(typeof tasks)[K]['read']>

/** What a task carries that is a colour; it has a name in descriptions. */
type Colored = 'color' | 'colors' | 'paid' | 'pile' | 'only' | 'except' | 'used' | 'worker' | 'segment'

/** A task in words: its kind with what it carries, or only its kind. */
export type TaskWords = TaskInWords<typeof tasks, Color, Colored>
