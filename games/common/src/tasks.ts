import { type About, type Choice, DONE, type Refusal, type Step } from '@kontor/engine'

/** Every task has the same five fields, so that the engine's hot loop sees one shape. */
export interface AnyTask<K extends string = string> {
  readonly kind: K
  readonly seat: number
  readonly card: number
  /** A colour, or what else the task is about. */
  readonly color: number
  readonly count: number
}

/** A step that is told what its task carries, by names that mean what they say. */
export interface StepOf<S, Carried> {
  ask?(state: S, carried: Carried): readonly Choice[]
  name?(state: S, carried: Carried, choice: Choice): string
  about?(state: S, carried: Carried, choice: Choice): About
  why?(state: S, carried: Carried): Refusal[]
  run(state: S, carried: Carried, choice: Choice): void
}

/**
 * A step of tasks that carry more than a seat and a card. `read` says what the fields of such a task mean; its maker, which
 * stands beside it, is the only other place that knows. So all tasks keep one shape, and no rule sees a colour that is a seat.
 */
export function reading<S, T extends AnyTask, Carried>(
  read: (task: AnyTask) => Carried,
  { ask, name, about, why, run }: StepOf<S, Carried>,
): Step<S, T> {
  return {
    ...(ask && { ask: (state: S, task: T) => ask(state, read(task)) }),
    ...(name && { name: (state: S, task: T, choice: Choice) => name(state, read(task), choice) }),
    ...(about && { about: (state: S, task: T, choice: Choice) => about(state, read(task), choice) }),
    ...(why && { why: (state: S, task: T) => why(state, read(task)) }),
    run: (state, task, choice) => run(state, read(task), choice),
  }
}

/** What the fields of a task hold besides its kind and its seat. */
type Fields = Partial<Pick<AnyTask, 'card' | 'color' | 'count'>>

/** Who decides, or whom it is about; the first seat where it is about nobody. */
interface Seated {
  readonly seat: number
}

/** Makes tasks of a kind from what they carry, reads it back, and makes steps that are told it. */
export interface TaskOf<K extends string, Carried> {
  (carried: Carried): AnyTask<K>
  read(task: AnyTask): Carried
  step<S>(told: StepOf<S, Carried>): Step<S, AnyTask<K>>
}

/** A kind of tasks by its maker and its reader, which are the only ones that know the fields. */
function taskOf<K extends string, Carried>(
  make: (carried: Carried) => AnyTask<K>,
  read: (task: AnyTask) => Carried,
): TaskOf<K, Carried> {
  return Object.assign(make, {
    read,
    step: <S>(told: StepOf<S, Carried>) => reading<S, AnyTask<K>, Carried>(read, told),
  })
}

/** Tasks that carry something: `write` and `read` alone know in which of their fields it stands. */
export function carrying<K extends string, Carried extends Seated>(
  kind: K,
  write: (carried: Carried) => Fields,
  read: (task: AnyTask) => Carried,
): TaskOf<K, Carried> {
  return taskOf((carried: Carried): AnyTask<K> => {
    const { card = 0, color = -1, count = 0 } = write(carried)
    return { kind, seat: carried.seat, card, color, count }
  }, read)
}

/** Tasks of a seat that carry nothing else. */
export const seated = <K extends string>(kind: K): TaskOf<K, Seated> =>
  taskOf(
    ({ seat }) => ({ kind, seat, card: 0, color: -1, count: 0 }),
    ({ seat }) => ({ seat }),
  )

/** Tasks that are about everybody. */
export const common = <K extends string>(kind: K): TaskOf<K, void> =>
  taskOf<K, void>(
    () => ({ kind, seat: 0, card: 0, color: -1, count: 0 }),
    () => undefined,
  )

/** Tasks with the card that they are about. */
export const withCard = <K extends string>(kind: K): TaskOf<K, Seated & { readonly card: number }> =>
  taskOf(
    ({ seat, card }) => ({ kind, seat, card, color: -1, count: 0 }),
    ({ seat, card }) => ({ seat, card }),
  )

/** So many of something, one after the other, and the card that brought it about. */
export const several = <K extends string>(
  kind: K,
): TaskOf<K, Seated & { readonly card: number; readonly n: number }> =>
  taskOf(
    ({ seat, card, n }) => ({ kind, seat, card, color: -1, count: n }),
    ({ seat, card, count }) => ({ seat, card, n: count }),
  )

type Readers = Readonly<Record<string, { read(task: AnyTask): unknown }>>

/** Functions of tasks, one for each kind, that are told what the task carries. */
export type ToldEach<R extends Readers, Kinds extends keyof R, S, Rest extends readonly unknown[], Result> = {
  readonly [K in Kinds]: (state: S, carried: ReturnType<R[K]['read']>, ...rest: Rest) => Result
}

/** The same functions, to be called with a task. */
export function toldEach<
  R extends Readers,
  Kinds extends keyof R,
  S,
  Rest extends readonly unknown[],
  Result,
>(
  tasks: R,
  functions: ToldEach<R, Kinds, S, Rest, Result>,
): Record<Kinds, (state: S, task: AnyTask, ...rest: Rest) => Result> {
  const each = <K extends Kinds>(kind: K) => {
    const read = tasks[kind]?.read as (task: AnyTask) => ReturnType<R[K]['read']>
    return (state: S, task: AnyTask, ...rest: Rest) => functions[kind](state, read(task), ...rest)
  }
  const kinds = Object.keys(functions) as Kinds[]
  return Object.fromEntries(kinds.map(kind => [kind, each(kind)])) as ReturnType<
    typeof toldEach<R, Kinds, S, Rest, Result>
  >
}

/** A set of small numbers as bits, and back. */
export const maskOf = (numbers: readonly number[]): number =>
  numbers.reduce((mask, each) => mask | (1 << each), 0)
export function inMask(mask: number): number[] {
  const numbers: number[] = []
  for (let each = 0; mask >> each > 0; each++) if ((mask & (1 << each)) !== 0) numbers.push(each)
  return numbers
}

/** A choice that means two things: which one of `size` ways, for which object. */
export function pairs(size: number) {
  return {
    choice: (object: number, way: number): Choice => object * size + way,
    object: (choice: Choice) => Math.floor(choice / size),
    way: (choice: Choice) => choice % size,
  }
}

/** The tasks of these kinds. */
export type TasksOf<Kinds extends string> = { readonly [K in Kinds]: AnyTask<K> }[Kinds]

/** These answers, or none where there is nothing to choose. */
export function orDone(choices: Choice[]): Choice[] {
  return choices.length > 0 ? choices : [DONE]
}

/** The sum of all 1s and 2s: what the dice ask for a step; 0 if there are none and nobody may take it. */
export function lowDice(dice: readonly number[]): number {
  let sum = 0
  for (const pips of dice) if (pips <= 2) sum += pips
  return sum
}

/** How many bits are set. */
export function bits(mask: number): number {
  let count = 0
  for (let rest = mask; rest > 0; rest &= rest - 1) count++
  return count
}

/** A card number as names write it. */
export function threeDigits(card: number): string {
  return String(card).padStart(3, '0')
}
