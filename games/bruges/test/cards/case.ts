import type { Position } from '../../src/index.ts'
import type { Table } from '../table.ts'

/** A test of one card: a position, the answers given, and what must hold then. */
export interface CardCase {
  readonly card: number
  readonly title: string
  readonly given: Position
  readonly play: readonly string[]
  readonly expects: (table: Table) => void
}
