import { inEach } from '@kontor/city/phrase'
import { DICE, DISCARD_PILE, HAND, PASSING_CARDS, STATUES } from '@kontor/city/pieces'
import type { LayoutOf, Space } from '@kontor/engine'
import { LEFT, RIGHT } from './canals.ts'
import { COLORS } from './colors.ts'
import { CANAL_COSTS, CANAL_POINTS, CANALS, REPUTATION_POINTS } from './data/tables.ts'
import { MAJORITIES } from './events.ts'
import type { Bruges } from './state.ts'
import { tintOf } from './words/icons.ts'
import { colorName, majorityName } from './words/names.ts'

/** One canal of each gatehouse, from the gatehouse outward. */
const canal = (side: number): readonly (readonly Space[])[] =>
  CANALS.map(canals =>
    canals[side]!.map((color, i) => ({ color, cost: CANAL_COSTS[i]!, points: CANAL_POINTS[i]! })),
  )

/** How a table that knows no game draws Bruges. */
export const layout: LayoutOf<Bruges> = {
  colors: COLORS.map((key, color) => ({
    key,
    tint: tintOf(key),
    name: inEach(language => colorName(color, language)),
  })),
  table: [
    {
      as: 'figures',
      of: [
        { field: 'round', name: { en: 'Round', de: 'Runde', nl: 'Ronde' } },
        { field: 'turn', name: { en: 'Turn', de: 'Zug', nl: 'Beurt' }, late: true },
        {
          field: 'lastRound',
          name: { en: 'Last round', de: 'Letzte Runde', nl: 'Laatste ronde' },
          late: true,
        },
      ],
    },
    STATUES,
    {
      as: 'columns',
      rows: [DICE],
    },
    {
      as: 'race',
      field: 'reputation',
      name: { en: 'Reputation', de: 'Aufstieg', nl: 'Ontwikkeling' },
      spaces: REPUTATION_POINTS.map(points => ({ points })),
      answers: ['advance'],
    },
    {
      as: 'piles',
      of: [
        {
          field: 'piles',
          name: { en: 'Draw piles', de: 'Zugstapel', nl: 'Trekstapels' },
          answers: ['pile {place}'],
        },
        { field: 'extra', name: { en: 'Extra stack', de: 'Zusatzstapel', nl: 'Extra stapel' } },
        DISCARD_PILE,
      ],
    },
    ...PASSING_CARDS,
  ],
  seat: [
    {
      as: 'figures',
      of: [
        { field: 'guilders', name: { en: 'Guilders', de: 'Gulden', nl: 'Gulden' }, sign: 'money' },
        { field: 'points', name: { en: 'Points', de: 'Punkte', nl: 'Punten' }, sign: 'points' },
      ],
    },
    {
      as: 'columns',
      rows: [
        {
          field: 'workers',
          name: { en: 'Workers', de: 'Handlanger', nl: 'Arbeiders' },
          of: 'workers',
          answers: ['worker {color}', 'return {color}', 'avert {color}'],
        },
        {
          field: 'threats',
          name: { en: 'Threats', de: 'Bedrohungen', nl: 'Noodlot' },
          of: { levels: 3 },
          answers: ['threat {color}', 'resolve {color}', 'suffer {color}'],
        },
      ],
    },
    {
      as: 'path',
      field: 'left',
      name: { en: 'Canal, left', de: 'Kanal links', nl: 'Kanaal links' },
      spaces: canal(LEFT),
      answers: ['canal left'],
    },
    {
      as: 'path',
      field: 'right',
      name: { en: 'Canal, right', de: 'Kanal rechts', nl: 'Kanaal rechts' },
      spaces: canal(RIGHT),
      answers: ['canal right'],
    },
    {
      as: 'tokens',
      field: 'majorities',
      name: { en: 'Majorities', de: 'Mehrheiten', nl: 'Meerderheden' },
      of: [...MAJORITIES.keys()].map(which => inEach(language => majorityName(which, language))),
    },
    STATUES,
    {
      as: 'grounds',
      field: 'houses',
      standing: 'persons',
      places: 'places',
      used: 'used',
      name: { en: 'Houses and persons', de: 'Häuser und Personen', nl: 'Huizen en personen' },
      answers: ['house {place}'],
    },
    HAND,
  ],
  ledger: {
    asked: ['turn', 'act', 'playCard'],
    uses: [
      {
        key: 'workers',
        icon: 'take-workers',
        name: { en: 'Workers', de: 'Hand\u00adlanger', nl: 'Werkers' },
      },
      { key: 'guilders', icon: 'take-guilders', name: { en: 'Money', de: 'Geld', nl: 'Geld' } },
      { key: 'threat', icon: 'calm', name: { en: 'Threat', de: 'Marker', nl: 'Noodlot' } },
      { key: 'canal', icon: 'canal', name: { en: 'Canal', de: 'Kanal', nl: 'Kanaal' } },
      { key: 'house', icon: 'house', name: { en: 'House', de: 'Haus', nl: 'Huis' }, laid: true },
      { key: 'recruit', icon: 'person', name: { en: 'Person', de: 'Person', nl: 'Persoon' }, laid: true },
    ],
  },
}
