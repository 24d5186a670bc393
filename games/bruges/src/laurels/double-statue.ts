import { STATUE_DOUBLE, STATUE_DOUBLE_SHORT } from '@kontor/five-colours/words/sentences'
import type { Laurel } from './laurel.ts'

/** The most valuable of one's statues counts twice. */
export interface DoubleStatue {
  readonly final: 'doubleStatue'
}

export const doubleStatue: Laurel<DoubleStatue> = {
  points: (_, { statues }) => Math.max(0, ...statues),
  sentence: () => STATUE_DOUBLE,
  short: () => STATUE_DOUBLE_SHORT,
  icons: () => ['statue', 'double'],
}
