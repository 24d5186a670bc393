import type { LayoutOf, Sort } from '@kontor/engine/presentation'
import type { Ferries } from './state.ts'

const SORTS: readonly Sort[] = [
  { name: { en: 'red ferry', de: 'rote Fähre', nl: 'rode veerboot' }, icon: 'canal', tint: 'red' },
  { name: { en: 'blue ferry', de: 'blaue Fähre', nl: 'blauwe veerboot' }, icon: 'canal', tint: 'blue' },
  { name: { en: 'green ferry', de: 'grüne Fähre', nl: 'groene veerboot' }, icon: 'canal', tint: 'green' },
]

/** How a page draws it: the ferries are clicked to board them. */
export const layout: LayoutOf<Ferries> = {
  colors: [],
  table: [
    {
      as: 'figures',
      of: [{ field: 'round', name: { en: 'Round of 8', de: 'Runde von 8', nl: 'Ronde van 8' } }],
    },
    {
      as: 'amounts',
      field: 'waiting',
      name: { en: 'Waiting for a ferry', de: 'Warten auf eine Fähre', nl: 'Wachten op een veerboot' },
      of: SORTS,
      answers: [{ piece: 'ferry', by: 'place' }],
    },
  ],
  seat: [
    {
      as: 'figures',
      of: [
        {
          field: 'passengers',
          name: { en: 'Passengers', de: 'Fahrgäste', nl: 'Passagiers' },
          icon: 'person',
        },
        { field: 'fish', name: { en: 'Fish', de: 'Fische', nl: 'Vissen' }, icon: 'anchor' },
        {
          field: 'last',
          name: { en: 'Last steered', de: 'Zuletzt gesteuert', nl: 'Laatst gevaren' },
          of: SORTS,
        },
      ],
    },
  ],
}
