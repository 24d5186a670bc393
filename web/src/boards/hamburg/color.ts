import { COLORS } from '@kontor/hamburg/drawn'

/** Hamburg's colours in their order, in which they stand everywhere; black is the sixth die, ship and window. */
const TOWN_COLORS = [...COLORS, 'black'] as const
export type TownColor = (typeof TOWN_COLORS)[number]

/** The colour of a number in a state. */
export const colorAt = (index: number): TownColor => TOWN_COLORS[index] ?? 'black'

/** The colour of a name; anything else has none. */
export const colorNamed = (name: string): TownColor | undefined => TOWN_COLORS.find(color => color === name)
