import { type Amsterdam, COLORS } from '@kontor/amsterdam/drawn'
import type { BoardProps } from '../../worker/scene.ts'
import type { PieceColor } from '../pieces/color.ts'
import { foreseen } from '../pieces/foreseen.ts'
import { WORDS, type Words } from './words/index.ts'

/** The table as one pair of eyes sees it, and what can be read off it at a glance. */

export type Table = Omit<Amsterdam, 'chance'>

/** Everything that a part of the board is drawn from. */
export interface Look extends BoardProps {
  readonly table: Table
  /** The table after the answer that is regarded, as far as that is certain; otherwise the table as it is. */
  readonly next: Table
  readonly words: Words
}

export function lookFrom(props: BoardProps): Look {
  const table = props.scene.table as Table
  return { ...props, table, next: foreseen(table, props), words: WORDS[props.language] }
}

/** The colour of a number in a state; it is also that of a district. */
export const colorAt = (index: number): PieceColor => COLORS[index] ?? 'black'

export const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0)

/** Each thing of a list of counts, as often as it is there: `[0, 2, 1]` is 1, 1, 2. */
export const each = (counts: readonly number[]): number[] =>
  counts.flatMap((n, kind) => Array.from({ length: n }, () => kind))

const PHASES = ['I', 'II', 'III', 'IV'] as const

/** The phase, 0 to 3, told by what is still to be done in the round; -1 before the first round. */
export function phaseOf({ round, agenda, active }: Table): number {
  const waits = (kind: string) => agenda.some(task => task.kind === kind)
  if (round === 0 || waits('startCard') || waits('startResource')) return -1
  if (waits('roll')) return 0
  if (waits('phaseThree')) return 1
  return active >= 0 || waits('beginTurn') || waits('endRound') ? 2 : 3
}

export const phaseName = (phase: number): string => PHASES[phase] ?? ''

/** In which round the resources of a slot come to the exit; a slot is counted from 0, and the next one that comes is 0. */
export function roundOfSlot(table: Table, seat: number, slot: number): number {
  return Math.max(table.round, table.firstRound) + slot + (hasTurned(table, seat) ? 1 : 0)
}

/** Whether a seat's wheel has turned in this round. */
function hasTurned(table: Table, seat: number): boolean {
  const phase = phaseOf(table)
  if (phase !== 1) return phase > 1
  return !table.agenda.some(task => task.kind === 'fillWheel' && task.seat === seat)
}
