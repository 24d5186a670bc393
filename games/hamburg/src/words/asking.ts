import { seatNumbered } from '@kontor/city/asking'
import { inEach, type Phrase, same } from '@kontor/city/phrase'
import type { Question } from '@kontor/engine'
import { type Hamburg, isTom, type Task, type TaskKind } from '../state.ts'
import { nameOfCard } from './tiles.ts'

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
  isTom(state, seat) ? same('TOM') : seatNumbered(seat)

/** In a turn a standard action is real, and where a task's count says so. */
export const isReal = ({ kind, count }: Task): boolean => kind === 'turn' || count === 1

export type Prompt = (state: Hamburg, task: Task, question: Question<Task>) => Phrase
