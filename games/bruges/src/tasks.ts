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

/**
 * What may be to be done: each kind of task with what it carries. All tasks have the same five fields; here alone is known in
 * which of them something stands. Colours and sides are numbers as in the state.
 */

interface Seated {
  readonly seat: number
}
/** With the card that brought it about, or that it is about. */
interface Caused extends Seated {
  readonly card: number
}
/** A card may have brought it about. */
interface PerhapsCaused extends Seated {
  readonly card?: number | undefined
}

const ANY_COLOR = -1
const COMPULSORY = 0
const OPTIONAL = -1
const TIMES_PRINTED = { free: 0, double: 2 } as const

/** What a player loses, to a threat or to a card. */
const losing = <K extends string>(kind: K) =>
  carrying<K, PerhapsCaused>(
    kind,
    ({ card = 0 }) => ({ card }),
    ({ seat, card }) => ({ seat, card }),
  )

const { turn, effect, payAny, avert, settle, anyWorker, discardCard, giveBack, buyWorker, giveWorker } =
  cityTasks

export const tasks = {
  round: common('round'),
  phaseOne: common('phaseOne'),
  refill: seated('refill'),
  takeUp: seated('takeUp'),
  roll: seated('roll'),
  threaten: seated('threaten'),
  /** A marker that comes to a player. */
  threat: carrying<'threat', PerhapsCaused & { readonly color: number }>(
    'threat',
    ({ card = 0, color }) => ({ card, color }),
    ({ seat, card, color }) => ({ seat, card, color }),
  ),
  avert,
  settle,
  step: seated('step'),
  /** Everybody's turn in phase 3, for so many a time. */
  turns: carrying<'turns', Seated & { readonly turn: number }>(
    'turns',
    ({ turn }) => ({ count: turn }),
    ({ seat, count }) => ({ seat, turn: count }),
  ),
  turn,
  act: seated('act'),
  playCard: withCard('playCard'),
  chooseHouse: withCard('chooseHouse'),
  payAny,
  effect,
  repeat: withCard('repeat'),
  anyWorker,
  discardCard,
  giveBack,
  buyWorker,
  /** Up to so many workers more, none of the colours sold already. */
  sellWorker: carrying<'sellWorker', Caused & { readonly sold: readonly number[]; readonly more: number }>(
    'sellWorker',
    ({ card, sold, more }) => ({ card, color: maskOf(sold), count: more }),
    ({ seat, card, color, count }) => ({ seat, card, sold: inMask(color), more: count }),
  ),
  giveWorker,
  /** So many cards, which must be drawn or may be left lying. */
  draw: carrying<'draw', Caused & { readonly n: number; readonly must?: boolean }>(
    'draw',
    ({ card, n, must }) => ({ card, color: must ? COMPULSORY : OPTIONAL, count: n }),
    ({ seat, card, color, count }) => ({ seat, card, n: count, must: color === COMPULSORY }),
  ),
  drawForAction: withCard('drawForAction'),
  freeHouse: several('freeHouse'),
  buildCanal: carrying<'buildCanal', Caused & { readonly price: 'free' | 'double' }>(
    'buildCanal',
    ({ card, price }) => ({ card, count: TIMES_PRINTED[price] }),
    ({ seat, card, count }) => ({ seat, card, price: count === TIMES_PRINTED.free ? 'free' : 'double' }),
  ),
  /** Up to so many markers, of any colours or of only one. */
  discardThreat: carrying<
    'discardThreat',
    PerhapsCaused & { readonly upTo: number; readonly only?: number | undefined }
  >(
    'discardThreat',
    ({ card = 0, upTo, only = ANY_COLOR }) => ({ card, color: only, count: upTo }),
    ({ seat, card, color, count }) => ({
      seat,
      card,
      upTo: count,
      only: color === ANY_COLOR ? undefined : color,
    }),
  ),
  passThreat: withCard('passThreat'),
  /** A guilder for each other player, those left out that have one already. */
  payOther: carrying<'payOther', Caused & { readonly paid: readonly number[] }>(
    'payOther',
    ({ card, paid }) => ({ card, count: maskOf(paid) }),
    ({ seat, card, count }) => ({ seat, card, paid: inMask(count) }),
  ),
  activateAll: withCard('activateAll'),
  activatedAll: seated('activatedAll'),
  recall: withCard('recall'),
  loseHouse: losing('loseHouse'),
  losePerson: losing('losePerson'),
  loseCanal: losing('loseCanal'),
  burn: seated('burn'),
  majorities: common('majorities'),
  roundEnd: common('roundEnd'),
} as const

export type TaskKind = keyof typeof tasks
export type Task = TasksOf<TaskKind>
