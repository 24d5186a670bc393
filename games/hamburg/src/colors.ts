/** The five colours of cards, workers, dice and disasters, in the order of the boards. */
export const COLORS = ['purple', 'orange', 'gray', 'pink', 'brown'] as const
export type Color = (typeof COLORS)[number]

/** In the state a colour is its place in that list; black is the sixth die, ship and church window. */
export const PURPLE = 0
export const ORANGE = 1
export const GRAY = 2
export const PINK = 3
export const BROWN = 4
export const BLACK = 5

/** The kinds of buildings of each colour, then the two kinds of cards that are no buildings. */
export const CATEGORIES = [
  'Civic',
  'Government',
  'University',
  'Medicine',
  'Entertainment',
  'Art',
  'Theater',
  'Circus',
  'Commerce',
  'Industry',
  'Bank',
  'Craft',
  'Military',
  'Police',
  'Underworld',
  'Secret Society',
  'Harbor',
  'Church',
  'Emigration',
  'Mysticism',
  'Zoo',
  'Park',
] as const
export type Category = (typeof CATEGORIES)[number]

/** The six things that a hand card can be used for. */
export const ACTIONS = ['workers', 'money', 'decrease', 'wall', 'site', 'build'] as const
export type Action = (typeof ACTIONS)[number]
