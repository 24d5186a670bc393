import { CityTable } from '../../common/test/table.ts'
import { bruges, type Position, position } from '../src/index.ts'
import type { Bruges } from '../src/state.ts'
import type { Task } from '../src/tasks.ts'

/** A game at a position, to be played on by names. */
export class Table extends CityTable<Bruges, Task> {
  constructor(given: Position) {
    const state = position(bruges, given)
    super(bruges, state)
  }

  seat(seat = 0): Bruges['seats'][number] {
    return this.state.seats[seat]!
  }

  /** Everything about a seat that tests compare, in one value. */
  purse(seat = 0): { guilders: number; points: number; workers: readonly number[] } {
    const { guilders, points, workers } = this.seat(seat)
    return { guilders, points, workers }
  }

  /** Where the points of a seat would come from if the game ended now, by the rules that this table was loaded with. */
  sources(seat = 0): Readonly<Record<string, number>> {
    return bruges.score(this.state)[seat]!.sources
  }
}

export function table(given: Position): Table {
  return new Table(given)
}
