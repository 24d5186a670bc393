import type { LayoutOf } from '../../presentation/index.ts'
import { BACKS } from './cards.ts'
import type { Jetty } from './state.ts'

const COLORS = [
  { key: BACKS[0]!, tint: 'red', name: { en: 'Red', de: 'Rot', nl: 'Rood' } },
  { key: BACKS[1]!, tint: 'blue', name: { en: 'Blue', de: 'Blau', nl: 'Blauw' } },
]

/** The jetty as a page draws it. */
export const layout: LayoutOf<Jetty> = {
  colors: COLORS,
  table: [
    { as: 'figures', of: [{ field: 'round', name: { en: 'Round', de: 'Runde', nl: 'Ronde' } }] },
    {
      as: 'piles',
      of: [
        {
          field: 'decks',
          name: { en: 'Decks', de: 'Stapel', nl: 'Stapels' },
          answers: [{ piece: 'deck', by: 'color' }],
        },
        { field: 'discards', name: { en: 'Discards', de: 'Ablagen', nl: 'Aflegstapels' } },
      ],
    },
  ],
  seat: [
    {
      as: 'figures',
      of: [{ field: 'coins', name: { en: 'Coins', de: 'Münzen', nl: 'Munten' }, sign: 'money' }],
    },
    { as: 'cards', field: 'display', name: { en: 'Display', de: 'Auslage', nl: 'Uitstalling' } },
    { as: 'cards', field: 'hand', name: { en: 'Hand', de: 'Hand', nl: 'Hand' }, hand: true },
  ],
}
