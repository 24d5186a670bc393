import { CityTable } from '../../common/test/table.ts'
import { amsterdam, type Position, position } from '../src/index.ts'
import type { Amsterdam } from '../src/state.ts'
import type { Task } from '../src/tasks.ts'

/** A game at a position, to be played on by names. */
export class Table extends CityTable<Amsterdam, Task> {
  constructor(given: Position) {
    const state = position(amsterdam, given)
    super(amsterdam, state, state.solo ? 1 : state.seats.length)
  }

  seat(seat = 0): Amsterdam['seats'][number] {
    return this.state.seats[seat]!
  }

  /** What each source would score for a seat if the game ended now. */
  sources(seat = 0): Readonly<Record<string, number>> {
    return amsterdam.score(this.state)[seat]!.sources
  }

  /** Everything about a seat that tests compare, in one value. */
  purse(seat = 0): { gulden: number; points: number; supply: readonly number[] } {
    const { gulden, points, supply } = this.seat(seat)
    return { gulden, points, supply }
  }
}

export function table(given: Position): Table {
  return new Table(given)
}
