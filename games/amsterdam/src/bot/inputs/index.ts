import { chartsOf, taskInputs, whose } from '@kontor/common/inputs'
import type { Inputs } from '@kontor/engine'
import type { Amsterdam } from '../../state.ts'
import { tasks } from '../../tasks.ts'
import { CARD, tellCards } from './cards.ts'
import { SEAT, tellSeat } from './seat.ts'
import { TABLE, tellTable } from './table.ts'

const SEATS = 4
const TASKS = taskInputs(Object.keys(tasks))
const { names, begin } = chartsOf([
  ['', TABLE],
  ['', TASKS],
  ['', CARD],
  ...whose(SEATS).map(who => [who, SEAT] as const),
])
const [, TASK_AT = 0, CARD_AT = 0, SEAT_AT = 0] = begin

/** What a network is told of a game of Amsterdam. */
export const inputs: Inputs<Amsterdam> = {
  names,
  read({ viewer, table }, sheet) {
    tellTable(table, viewer, sheet)
    TASKS.tell(table.agenda, viewer, sheet, TASK_AT)
    tellCards(table, viewer, sheet, CARD_AT)
    const { length } = table.seats
    for (let i = 0; i < length; i++)
      tellSeat(table, (viewer + i) % length, sheet, SEAT_AT + i * SEAT.names.length)
  },
}
