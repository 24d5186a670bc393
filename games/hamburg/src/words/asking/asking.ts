import type { Choice, Question } from '@kontor/engine'
import { seatNumbered } from '@kontor/five-colours/words/asking'
import { inEach, type Phrase, same } from '@kontor/language/phrase'
import { nameOfCard } from '../../expansions/words/tiles.ts'
import { type Hamburg, isAutomaton } from '../../state.ts'
import { type Carried, type Task, type TaskKind, tasks } from '../../tasks.ts'

/** What all questions have in common. */

/** The kinds of tasks that can ask something. A new kind of task belongs here unless it is named as one that runs. */
export type Asking = Exclude<
  TaskKind,
  | 'season'
  | 'phaseOne'
  | 'takeUp'
  | 'income'
  | 'roll'
  | 'cleric'
  | 'intrigue'
  | 'raise'
  | 'increase'
  | 'round'
  | 'effect'
  | 'closePile'
  | 'majorities'
  | 'seasonEnd'
  | 'openMayors'
  | 'raiseShips'
  | 'stockMoves'
  | 'rounds'
  | 'tomTurn'
  | 'tomDie'
  | 'tomActivates'
>

/** 'Civic 003', 'Mayor Petersen' in every language. */
export const cardNamed = (card: number): Phrase => inEach(language => nameOfCard(card, language))

/** A seat where no names are known; TOM has his own. */
export const seatCalled = (state: Hamburg, seat: number): Phrase =>
  isAutomaton(state, seat) ? same('TOM') : seatNumbered(seat)

/** What is said of the kinds of tasks that ask: each is told what its tasks carry. */
export type Said<Kinds extends Asking, Rest extends readonly unknown[]> = {
  readonly [K in Kinds]: (state: Hamburg, carried: Carried<K>, ...rest: Rest) => Phrase
}
/** What a question asks. */
export type Prompts<Kinds extends Asking> = Said<Kinds, [question: Question<Task>]>
/** What its answers say. */
export type Answers<Kinds extends Asking> = Said<Kinds, [choice: Choice]>

/** The same for whoever has only the task. */
export function ofTasks<Rest extends readonly unknown[]>(said: Said<Asking, Rest>) {
  type Saying = (state: Hamburg, task: Task, ...rest: Rest) => Phrase
  const kinds = Object.keys(said) as Asking[]
  const sayings = kinds.map((kind): [Asking, Saying] => {
    const say = said[kind] as (state: Hamburg, carried: unknown, ...rest: Rest) => Phrase
    return [kind, (state, task, ...rest) => say(state, tasks[kind].read(task), ...rest)]
  })
  return Object.fromEntries(sayings) as Readonly<Record<Asking, Saying>>
}
