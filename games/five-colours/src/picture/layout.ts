/** Pieces that the plain tables of more than one city draw. */

export const DICE = {
  field: 'dice',
  name: { en: 'Dice', de: 'Würfel', nl: 'Dobbelstenen' },
  of: 'dice',
} as const

export const DISCARD_PILE = {
  field: 'discard',
  name: { en: 'Discard pile', de: 'Ablagestapel', nl: 'Aflegstapel' },
} as const

/** Cards on their way from one place to another. */
export const PASSING_CARDS = [
  { as: 'cards', field: 'picked', name: { en: 'Drawn', de: 'Gezogen', nl: 'Getrokken' } },
  { as: 'cards', field: 'announced', name: { en: 'Announced', de: 'Angekündigt', nl: 'Aangekondigd' } },
  { as: 'cards', field: 'aside', name: { en: 'Put aside', de: 'Beiseitegelegt', nl: 'Opzijgelegd' } },
] as const

/** Statues still to be won, or those that a player has. */
export const STATUES = {
  as: 'values',
  field: 'statues',
  name: { en: 'Statues', de: 'Statuen', nl: 'Standbeelden' },
  sign: 'points',
} as const

export const HAND = {
  as: 'cards',
  field: 'hand',
  name: { en: 'Hand', de: 'Hand', nl: 'Hand' },
  hand: true,
} as const
