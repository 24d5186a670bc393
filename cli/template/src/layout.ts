import type { LayoutOf } from '@kontor/engine/presentation'
import type { Pearls } from './state.ts'

/** How a page draws it: data, whose names of fields the type check knows. */
export const layout: LayoutOf<Pearls> = {
  colors: [{ key: 'blue', tint: 'blue', name: { en: 'Blue', de: 'Blau', nl: 'Blauw' } }],
  table: [
    { as: 'figures', of: [{ field: 'round', name: { en: 'Round', de: 'Runde', nl: 'Ronde' } }] },
    {
      as: 'piles',
      of: [
        { field: 'deck', name: { en: 'Deck', de: 'Stapel', nl: 'Stapel' } },
        { field: 'discards', name: { en: 'Discards', de: 'Ablage', nl: 'Aflegstapel' } },
      ],
    },
  ],
  seat: [
    {
      as: 'figures',
      of: [{ field: 'pearls', name: { en: 'Pearls', de: 'Perlen', nl: 'Parels' }, sign: 'points' }],
    },
    { as: 'cards', field: 'shown', name: { en: 'Shown', de: 'Gezeigt', nl: 'Getoond' } },
    { as: 'cards', field: 'hand', name: { en: 'Hand', de: 'Hand', nl: 'Hand' }, hand: true },
  ],
}
