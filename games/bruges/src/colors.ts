/** The five colours of cards, dice, workers, houses, canal spaces and threats. */
export const COLORS = ['blue', 'brown', 'yellow', 'purple', 'red'] as const
export type Color = (typeof COLORS)[number]

/** In the state a colour is its place in that list. */
export const BLUE = 0
export const BROWN = 1
export const YELLOW = 2
export const PURPLE = 3
export const RED = 4

/** The population groups: fifteen persons each, three of every colour. */
export const GROUPS = [
  'nobility',
  'craftsmen',
  'officials',
  'entertainers',
  'protectors',
  'clergy',
  'merchants',
  'castle',
  'artists',
  'underworld',
  'scholars',
] as const
export type Group = (typeof GROUPS)[number]

/** The six things that a hand card can be used for. */
export const ACTIONS = ['workers', 'guilders', 'threat', 'canal', 'house', 'recruit'] as const
export type Action = (typeof ACTIONS)[number]
