import { CityTable } from '../../common/test/table.ts'
import { hamburg, type Position, position } from '../src/index.ts'
import type { Hamburg } from '../src/state.ts'
import type { Task } from '../src/tasks.ts'

/** A game at a position, to be played on by names. */
export class Table extends CityTable<Hamburg, Task> {
  constructor(given: Position) {
    const state = position(hamburg, given)
    super(hamburg, state, state.solo ? 1 : state.seats.length)
  }

  seat(seat = 0): Hamburg['seats'][number] {
    return this.state.seats[seat]!
  }

  /** Everything about a seat that tests compare, in one value. */
  purse(seat = 0): { marks: number; points: number; workers: readonly number[] } {
    const { marks, points, workers } = this.seat(seat)
    return { marks, points, workers }
  }
}

export function table(given: Position): Table {
  return new Table(given)
}
