import { type AnyTask, reading, type StepOf, type TasksOf } from '@kontor/common/tasks'
import type { Step } from '@kontor/engine'

/**
 * What may be done in a game: each kind of task with what it carries. All tasks have the same five fields, so that they are
 * one shape for the engine; here alone is known in which of them something stands.
 */

/** What the fields of a task hold besides its kind and its seat. */
interface Fields {
  readonly card?: number
  readonly color?: number
  readonly count?: number
}

/** Who decides, or whom it is about; the first seat where it is about nobody. */
interface Seated {
  readonly seat: number
}

/** Makes tasks of a kind from what they carry, and steps that are told it. */
interface TaskOf<K extends string, Carried> {
  (carried: Carried): AnyTask<K>
  read(task: AnyTask): Carried
  step<S>(told: StepOf<S, Carried>): Step<S, AnyTask<K>>
}

function carrying<K extends string, Carried>(
  kind: K,
  write: (carried: Carried) => Fields,
  readFields: (task: AnyTask) => Carried,
): TaskOf<K, Carried & Seated> {
  const make = (carried: Carried & Seated): AnyTask<K> => {
    const { card = 0, color = -1, count = 0 } = write(carried)
    return { kind, seat: carried.seat, card, color, count }
  }
  const read = (task: AnyTask) => ({ ...readFields(task), seat: task.seat })
  return Object.assign(make, {
    read,
    step: <S>(told: StepOf<S, Carried & Seated>) => reading<S, AnyTask<K>, Carried & Seated>(read, told),
  })
}

/** A task that carries nothing else. */
const seated =
  <K extends string>(kind: K) =>
  ({ seat }: Seated): AnyTask<K> => ({ kind, seat, card: 0, color: -1, count: 0 })

/** A task for everybody. */
const common =
  <K extends string>(kind: K) =>
  (): AnyTask<K> => ({ kind, seat: 0, card: 0, color: -1, count: 0 })

/** A task with the card that it is about. */
const withCard = <K extends string>(kind: K) =>
  carrying<K, { readonly card: number }>(
    kind,
    ({ card }) => ({ card }),
    ({ card }) => ({ card }),
  )

/** A task with the card or market tile that brought it about. */
const because = <K extends string>(kind: K) =>
  carrying<K, { readonly because: number }>(
    kind,
    ({ because }) => ({ card: because }),
    ({ card }) => ({ because: card }),
  )

/** So many of something, one after the other, and the card or market tile that brought it about, if one did. */
const several = <K extends string>(kind: K) =>
  carrying<K, { readonly n: number; readonly because?: number | undefined }>(
    kind,
    ({ n, because = 0 }) => ({ card: because, count: n }),
    ({ card, count }) => ({ n: count, because: card }),
  )

/** A card that an exchange has brought onto the discard pile, and what the exchange is for. */
const exchanged = <K extends string>(kind: K) =>
  carrying<K, { readonly because: number; readonly given: number }>(
    kind,
    ({ because, given }) => ({ card: because, color: given }),
    ({ card, color }) => ({ because: card, given: color }),
  )

/** The first card is activated for certain, others if the player likes. */
const FIRST = -1
const FURTHER = 1

export const tasks = {
  startCard: seated('startCard'),
  /** As many resources of a colour as the slot says. */
  startResource: carrying<'startResource', { readonly slot: number }>(
    'startResource',
    ({ slot }) => ({ count: slot }),
    ({ count }) => ({ slot: count }),
  ),
  placeForeman: seated('placeForeman'),
  placeMessenger: seated('placeMessenger'),
  placeTrader: seated('placeTrader'),

  round: common('round'),
  chooseCard: seated('chooseCard'),
  surplus: seated('surplus'),
  clearDisplay: common('clearDisplay'),
  tomDiscards: seated('tomDiscards'),

  roll: common('roll'),
  tomTurn: seated('tomTurn'),
  lowerDice: common('lowerDice'),
  chooseDie: seated('chooseDie'),
  shiftDie: seated('shiftDie'),
  fillWheel: seated('fillWheel'),

  phaseThree: common('phaseThree'),
  beginTurn: seated('beginTurn'),
  turn: seated('turn'),
  payAny: several('payAny'),
  goUp: carrying<'goUp', { readonly fields: number }>(
    'goUp',
    ({ fields }) => ({ count: fields }),
    ({ count }) => ({ fields: count }),
  ),
  effects: withCard('effects'),
  save: withCard('save'),
  freePlan: withCard('freePlan'),
  discardPlan: withCard('discardPlan'),
  sell: carrying<'sell', { readonly good: number }>(
    'sell',
    ({ good }) => ({ color: good }),
    ({ color }) => ({ good: color }),
  ),
  anyResource: several('anyResource'),
  activateFree: carrying<
    'activateFree',
    { readonly n: number; readonly because: number; readonly isFurther: boolean }
  >(
    'activateFree',
    ({ n, because, isFurther }) => ({ card: because, color: isFurther ? FURTHER : FIRST, count: n }),
    ({ card, color, count }) => ({ n: count, because: card, isFurther: color === FURTHER }),
  ),
  exchange: because('exchange'),
  takeDiscarded: exchanged('takeDiscarded'),
  drawDeck: exchanged('drawDeck'),
  placeShip: because('placeShip'),
  freeBlock: because('freeBlock'),
  endTurn: seated('endTurn'),
  moveForeman: seated('moveForeman'),
  moveMessenger: seated('moveMessenger'),
  moveTrader: seated('moveTrader'),

  endRound: common('endRound'),
  keep: seated('keep'),
  clearRound: common('clearRound'),
} as const

export type TaskKind = keyof typeof tasks
export type Task = TasksOf<TaskKind>
