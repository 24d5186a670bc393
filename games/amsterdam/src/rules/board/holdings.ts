import { COLORS } from '../../colors.ts'
import { BLOCKS } from '../../data/board.ts'
import { remembered } from '../memory.ts'
import { largestGroup } from './graph.ts'

/** What a seat has in the city. */
export interface Holding {
  readonly blocks: number
  readonly byDistrict: readonly number[]
  /** How many blocks its largest group has, and would have with one more that is free. */
  readonly group: number
  readonly next: number
}

const NOTHING: Holding = { blocks: 0, byDistrict: COLORS.map(() => 0), group: 0, next: 1 }

/** What each owner has, by seat. Owners change rarely and are asked for at every turn of a bot's thought. */
const holdings = remembered((owners: readonly number[]) =>
  Array.from({ length: Math.max(...owners) + 1 }, (_, seat): Holding => {
    const own = BLOCKS.filter((_, block) => owners[block] === seat)
    const group = largestGroup(BLOCKS, block => owners[block] === seat)
    const groups = BLOCKS.map((_, more) =>
      owners[more] === -1 ? largestGroup(BLOCKS, block => block === more || owners[block] === seat) : group,
    )
    return {
      blocks: own.length,
      byDistrict: COLORS.map((_, color) => own.filter(({ district }) => district === color).length),
      group,
      next: Math.max(...groups),
    }
  }),
)

export function holdingOf(owners: readonly number[], seat: number): Holding {
  return holdings(owners)[seat] ?? NOTHING
}
