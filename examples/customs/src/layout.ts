import type { LayoutOf } from '@kontor/engine/presentation'
import type { Customs } from './state.ts'

/** How a page draws it: data, whose names of fields the type check knows. */
export const layout: LayoutOf<Customs> = {
  colors: [],
  table: [
    {
      as: 'figures',
      of: [{ field: 'round', name: { en: 'Round of 5', de: 'Runde von 5', nl: 'Ronde van 5' } }],
    },
    {
      as: 'piles',
      of: [{ field: 'deck', name: { en: 'Not in play', de: 'Nicht im Spiel', nl: 'Niet in het spel' } }],
    },
    { as: 'cards', field: 'opened', name: { en: 'Opened', de: 'Geöffnet', nl: 'Geopend' } },
  ],
  seat: [
    {
      as: 'figures',
      of: [
        { field: 'points', name: { en: 'Points', de: 'Punkte', nl: 'Punten' }, sign: 'points' },
        { field: 'claim', name: { en: 'Declared', de: 'Angegeben', nl: 'Opgegeven' }, late: true },
      ],
    },
    { as: 'cards', field: 'crate', name: { en: 'At the customs', de: 'Am Zoll', nl: 'Bij de douane' } },
    { as: 'cards', field: 'passed', name: { en: 'Let pass', de: 'Durchgelassen', nl: 'Doorgelaten' } },
    { as: 'cards', field: 'hand', name: { en: 'Hand', de: 'Hand', nl: 'Hand' }, hand: true },
  ],
}
