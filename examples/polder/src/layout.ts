import type { LayoutOf } from '@kontor/engine/presentation'
import { beside, FIELDS, fieldNamed, LANDS, SIDE } from './land.ts'
import type { Polder } from './state.ts'

/** Fields are drawn wider than high. */
const WIDE = 20
const HIGH = 15

/** How a page draws it: the fields are clicked to lay a tile there. */
export const layout: LayoutOf<Polder> = {
  colors: LANDS.map(({ key, tint, name }) => ({ key, tint, name })),
  table: [
    {
      as: 'cards',
      field: 'offer',
      name: { en: 'Tiles to take', de: 'Plättchen zum Nehmen', nl: 'Tegels om te nemen' },
    },
    {
      as: 'map',
      name: { en: 'Polder', de: 'Polder', nl: 'Polder' },
      places: FIELDS.map(field => {
        const name = fieldNamed(field)
        const at = { x: WIDE * (field % SIDE), y: HIGH * Math.floor(field / SIDE) }
        return { key: name, name: { en: name, de: name, nl: name }, ...at }
      }),
      ways: FIELDS.flatMap(field =>
        beside(field)
          .filter(other => other > field)
          .map(other => [field, other] as const),
      ),
      layers: [
        { as: 'kinds', field: 'land', of: LANDS },
        { as: 'owners', field: 'owners' },
      ],
      answers: [{ piece: 'field', by: 'place' }],
    },
    { as: 'piles', of: [{ field: 'bag', name: { en: 'Bag', de: 'Beutel', nl: 'Zak' } }] },
  ],
  seat: [
    {
      as: 'figures',
      of: [{ field: 'points', name: { en: 'Points', de: 'Punkte', nl: 'Punten' }, sign: 'points' }],
    },
  ],
}
