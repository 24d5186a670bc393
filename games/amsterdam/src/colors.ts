/**
 * The six colours of resources and dice; a district is named by the colour of its blocks and plan cards. In the state a
 * colour, a good, a docker is its place in its list.
 */
export const COLORS = ['brown', 'gray', 'purple', 'orange', 'pink', 'black'] as const
export type Color = (typeof COLORS)[number]

/** The districts in the order of their colours. */
export const DISTRICTS = [
  'burgwallen',
  'haarlemmerbuurt',
  'nieuwmarkt',
  'jordaan',
  'plantage',
  'grachtengordel',
] as const
export type District = (typeof DISTRICTS)[number]

/** The goods: four tiles each, a large warehouse each, and a field of the black market each, row by row. */
export const GOODS = [
  'beer',
  'tulips',
  'cheese',
  'furniture',
  'coffee',
  'genever',
  'tiles',
  'lace',
  'crystal',
] as const
export type Good = (typeof GOODS)[number]

/** The colours of dock workers, called dockers here: two each, and a pier each from west to east. */
export const DOCKERS = ['lightblue', 'white', 'goldyellow', 'redbrown', 'lightpink', 'lightgreen'] as const
export type Docker = (typeof DOCKERS)[number]

/** The tint of pages that comes nearest to a docker's colour. */
export const DOCKER_TINTS: Readonly<Record<Docker, string>> = {
  lightblue: 'blue',
  white: 'white',
  goldyellow: 'yellow',
  redbrown: 'red',
  lightpink: 'pink',
  lightgreen: 'green',
}

/** The decks of cards; plan cards are those of the districts. */
export const DECKS = ['craftsman', 'building', 'plan'] as const
export type Deck = (typeof DECKS)[number]

/** Kinds of craftsmen: six cards each. */
export const CRAFTS = [
  'jeneverbrander',
  'kristalslijper',
  'kantklosser',
  'koffiebrander',
  'timmerman',
  'tegelbakker',
  'kaasmaker',
  'brouwer',
  'tulpenteler',
] as const

/** Kinds of buildings. */
export const EDIFICES = [
  'waag',
  'grachtenpand',
  'oudeKerk',
  'zuiderkerk',
  'westerkerk',
  'koopmansbeurs',
  'montelbaanstoren',
  'munttoren',
  'molen',
  'begijnhof',
  'paleisOpDeDam',
] as const

/** The kinds of all cards: crafts, edifices, districts. */
export const KINDS = [...CRAFTS, ...EDIFICES, ...DISTRICTS] as const
export type Kind = (typeof KINDS)[number]
