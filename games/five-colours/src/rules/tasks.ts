import { carrying, seated, several } from '@kontor/common/tasks'

/** What is to be done in a city game, whatever the city: each kind of task with what it carries. */

interface Seated {
  readonly seat: number
}
/** With the card that brought it about, or that it is about. */
interface Caused extends Seated {
  readonly card: number
}

export const cityTasks = {
  /** A turn, in which a card has been played already or not. */
  turn: carrying<'turn', Seated & { readonly played?: boolean }>(
    'turn',
    ({ played }) => ({ count: played ? 1 : 0 }),
    ({ seat, count }) => ({ seat, played: count === 1 }),
  ),
  /** The effect of a card that has this place among its effects, and the colour or number that it is about, if any. */
  effect: carrying<'effect', Caused & { readonly place: number; readonly context?: number | undefined }>(
    'effect',
    ({ card, place, context = NONE }) => ({ card, color: context, count: place }),
    ({ seat, card, color, count }) => ({ seat, card, place: count, context: orNone(color) }),
  ),
  /** The worker of a free colour with which a card is activated; where it is free, the colour is only named. */
  payAny: carrying<'payAny', Caused & { readonly free?: boolean }>(
    'payAny',
    ({ card, free }) => ({ card, count: free ? 1 : 0 }),
    ({ seat, card, count }) => ({ seat, card, free: count === 1 }),
  ),
  /** Whether a worker averts what comes in its colour. */
  avert: carrying<'avert', Seated & { readonly card?: number | undefined; readonly color: number }>(
    'avert',
    ({ card = 0, color }) => ({ card, color }),
    ({ seat, card, color }) => ({ seat, card, color }),
  ),
  /** In which order strikes what is triggered. */
  settle: seated('settle'),
  anyWorker: several('anyWorker'),
  discardCard: several('discardCard'),
  buyWorker: several('buyWorker'),
  /** Workers that go back, so many so far, for as many of any colours. */
  giveBack: carrying<'giveBack', Caused & { readonly returned: number }>(
    'giveBack',
    ({ card, returned }) => ({ card, count: returned }),
    ({ seat, card, count }) => ({ seat, card, returned: count }),
  ),
  /** So many workers for another seat. */
  giveWorker: carrying<'giveWorker', Caused & { readonly to: number; readonly n: number }>(
    'giveWorker',
    ({ card, to, n }) => ({ card, color: to, count: n }),
    ({ seat, card, color, count }) => ({ seat, card, to: color, n: count }),
  ),
} as const

/** How a task says that it is about no colour. */
const NONE = -1
const orNone = (color: number) => (color === NONE ? undefined : color)
