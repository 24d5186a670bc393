import { leadsOf as leading } from '@kontor/five-colours/rules/majorities'
import { MAJORITIES } from '../events.ts'
import type { Bruges, Seat } from '../state.ts'

/** What counts for each majority, in the order of MAJORITIES. */
export function standing(mine: Seat, which: number): number {
  switch (MAJORITIES[which]) {
    case 'reputation':
      return mine.reputation
    case 'persons':
      return mine.persons.length
    default:
      return mine.left + mine.right
  }
}

/** The majorities that the seat does not have yet and would win alone now. */
export function leadsOf({ seats }: Bruges, seat: number): number[] {
  return leading(seats, seat, MAJORITIES.length, standing)
}
