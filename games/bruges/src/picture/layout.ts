import { nth } from '@kontor/engine'
import type { LayoutOf, Space } from '@kontor/engine/presentation'
import { DICE, DISCARD_PILE, HAND, PASSING_CARDS, STATUES } from '@kontor/five-colours/picture/layout'
import { inEach } from '@kontor/language/phrase'
import { COLORS } from '../colors.ts'
import { CANAL_COSTS, CANAL_POINTS, CANALS, REPUTATION_POINTS } from '../data/tables.ts'
import { MAJORITIES } from '../events.ts'
import { LEFT, RIGHT } from '../rules/canals.ts'
import type { Bruges } from '../state.ts'
import { tintOf } from '../words/card/signs.ts'
import { colorName, majorityName } from '../words/names.ts'

/** One canal of each gatehouse, from the gatehouse outward. */
const canal = (side: number): readonly (readonly Space[])[] =>
  CANALS.map(canals =>
    nth(canals, side).map((color, i) => ({ color, cost: nth(CANAL_COSTS, i), points: nth(CANAL_POINTS, i) })),
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
      answers: [{ piece: 'reputation' }],
    },
    {
      as: 'piles',
      of: [
        {
          field: 'piles',
          name: { en: 'Draw piles', de: 'Zugstapel', nl: 'Trekstapels' },
          answers: [{ piece: 'pile', by: 'place' }],
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
          name: { en: 'Workers', de: 'Handlanger', nl: 'Arbei\u00adders' },
          of: 'workers',
          answers: [{ piece: 'worker', by: 'color' }],
        },
        {
          field: 'threats',
          name: { en: 'Threats', de: 'Bedrohungen', nl: 'Noodlot' },
          of: { levels: 3 },
          answers: [{ piece: 'threat', by: 'color' }],
        },
      ],
    },
    {
      as: 'path',
      field: 'left',
      name: { en: 'Canal, left', de: 'Kanal links', nl: 'Kanaal links' },
      spaces: canal(LEFT),
      answers: [{ piece: 'canal', place: 0 }],
    },
    {
      as: 'path',
      field: 'right',
      name: { en: 'Canal, right', de: 'Kanal rechts', nl: 'Kanaal rechts' },
      spaces: canal(RIGHT),
      answers: [{ piece: 'canal', place: 1 }],
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
      answers: [{ piece: 'house', by: 'place' }],
    },
    HAND,
  ],
  ledger: {
    asked: ['turn', 'act', 'playCard'],
    uses: [
      {
        key: 'workers',
        icon: 'take-workers',
        name: { en: 'Workers', de: 'Hand\u00adlanger', nl: 'Arbei\u00adders' },
      },
      { key: 'money', icon: 'take-guilders', name: { en: 'Money', de: 'Geld', nl: 'Geld' } },
      { key: 'threat', icon: 'calm', name: { en: 'Threat', de: 'Be\u00addrohung', nl: 'Noodlot' } },
      { key: 'canal', icon: 'canal', name: { en: 'Canal', de: 'Kanal', nl: 'Kanaal' } },
      { key: 'house', icon: 'house', name: { en: 'House', de: 'Haus', nl: 'Huis' }, laid: true },
      { key: 'person', icon: 'person', name: { en: 'Person', de: 'Person', nl: 'Persoon' }, laid: true },
    ],
  },
}
