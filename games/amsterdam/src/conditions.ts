import { colorNumber, districtOf } from './cardfile.ts'
import { countOf } from './counters.ts'
import type { Condition } from './language.ts'
import { seatOf } from './possessions.ts'
import type { Amsterdam } from './state.ts'

/** Whether what a card asks for is true at this moment of its owner's turn. */
export function isMet(state: Amsterdam, seat: number, condition: Condition): boolean {
  const { turn } = state
  switch (condition.if) {
    case 'planUsed': {
      const uses = [...turn.plans, ...turn.freePlans]
      const { district } = condition
      return district === undefined
        ? uses.length > 0
        : uses.some(card => districtOf(card) === colorNumber(district))
    }
    case 'atLeast':
      return countOf(state, seat, condition.of) >= condition.n
    case 'atMost':
      return countOf(state, seat, condition.of) <= condition.n
    case 'neverMoreInactive':
      return turn.mostInactive <= condition.n
    case 'movedOnAmstel':
      return turn.amstelSteps >= condition.n
    case 'sailed':
      return turn.shipSteps >= condition.n
    case 'notFirst':
      return state.order[0] !== seat
    case 'last':
      return state.order.at(-1) === seat
    case 'aloneFirst':
      return rivals(state, seat).every(points => points < seatOf(state, seat).points)
    case 'aloneLast':
      return rivals(state, seat).every(points => points > seatOf(state, seat).points)
    case 'marketPrestige':
      return turn.marketPoints > 0
    case 'cardGulden':
      return turn.guldenFromCards > 0
    case 'cardPrestige':
      return turn.pointsFromCards > 0
  }
}

function rivals(state: Amsterdam, seat: number) {
  return state.seats.filter((_, other) => other !== seat).map(({ points }) => points)
}
