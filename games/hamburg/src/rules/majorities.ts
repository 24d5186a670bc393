import { leadsOf as leading } from '@kontor/five-colours/rules/majorities'
import { isZoo } from '../cards/cardfile.ts'
import { MAJORITIES } from '../events.ts'
import { type Hamburg, type Seat, UNDER } from '../state.ts'

/** What counts for each majority, in the order of MAJORITIES. */
export function standing(mine: Seat, which: number): number {
  switch (MAJORITIES[which]) {
    case 'hall':
      return mine.hall
    case 'buildings':
      return mine.places.filter(place => place < UNDER).length
    case 'wall':
      return mine.left + mine.right
    case 'points':
      return mine.points
    default:
      return mine.garden.filter(isZoo).length
  }
}

/** The majorities that the seat does not have yet and would win alone now. */
export function leadsOf({ seats }: Hamburg, seat: number): number[] {
  return leading(seats, seat, MAJORITIES.length, standing)
}
