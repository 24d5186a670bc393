import { nth } from '@kontor/engine'
import type { LayoutOf, Phrase, Space } from '@kontor/engine/presentation'
import { DICE, DISCARD_PILE, HAND, PASSING_CARDS, STATUES } from '@kontor/five-colours/picture/layout'
import { capital, inEach } from '@kontor/language/phrase'
import { BLACK, COLORS } from '../colors.ts'
import { HALL_POINTS, WALL_COSTS, WALL_POINTS, WALLS } from '../data/tables.ts'
import { MAJORITIES } from '../events.ts'
import { LEFT, RIGHT } from '../rules/walls.ts'
import type { Hamburg } from '../state.ts'
import { colorName, colorOf, majorityName } from '../words/names.ts'

const COSTS: Phrase = { en: 'Marks', de: 'Mark', nl: 'Mark' }
const POINTS: Phrase = { en: 'Points', de: 'Punkte', nl: 'Punten' }

const swatch = (color: number) => ({
  key: colorOf(color),
  tint: colorOf(color),
  name: inEach(language => colorName(color, language)),
})

/** One half of the wall of each board, from the tower outward. */
const half = (side: number): readonly (readonly Space[])[] =>
  WALLS.map(wall =>
    nth(wall, side).map((color, i) => ({ color, cost: nth(WALL_COSTS, i), points: nth(WALL_POINTS, i) })),
  )

/** The plain table: what matters in every game of Hamburg, with or without expansions. */
export const layout: LayoutOf<Hamburg> = {
  colors: [...COLORS.keys(), BLACK].map(swatch),
  table: [
    {
      as: 'figures',
      of: [
        { field: 'season', name: { en: 'Season', de: 'Durchgang', nl: 'Cyclus' } },
        { field: 'round', name: { en: 'Round', de: 'Runde', nl: 'Ronde' }, late: true },
      ],
    },
    {
      as: 'columns',
      rows: [
        {
          field: 'floor',
          name: { en: 'Clerics', de: 'Geistliche', nl: 'Geestelijken' },
          of: 'numbers',
        },
        DICE,
      ],
    },
    {
      as: 'race',
      field: 'hall',
      name: { en: 'City Hall Square', de: 'Rathausplatz', nl: 'Stadhuisplein' },
      spaces: HALL_POINTS.map(points => ({ points })),
      answers: [{ piece: 'hall' }],
    },
    {
      as: 'piles',
      of: [
        {
          field: 'piles',
          name: { en: 'Draw piles', de: 'Zugstapel', nl: 'Trekstapels' },
          answers: [{ piece: 'deck', by: 'color' }],
        },
        DISCARD_PILE,
      ],
    },
    ...PASSING_CARDS,
    STATUES,
    {
      as: 'values',
      field: 'jettes',
      name: { en: 'Zitronenjette', de: 'Zitronenjette', nl: 'Zitronenjette' },
      sign: 'money',
    },
  ],
  seat: [
    {
      as: 'figures',
      of: [
        { field: 'marks', name: COSTS, sign: 'money' },
        { field: 'points', name: POINTS, sign: 'points' },
      ],
    },
    {
      as: 'columns',
      rows: [
        {
          field: 'workers',
          name: { en: 'Workers', de: 'Arbeiter', nl: 'Arbeiders' },
          of: 'workers',
          answers: [{ piece: 'worker', by: 'color' }],
        },
        {
          field: 'disasters',
          name: { en: 'Disasters', de: 'Gefahren', nl: 'Onheil' },
          of: { levels: 3 },
          answers: [{ piece: 'disaster', by: 'color' }],
        },
      ],
    },
    {
      as: 'path',
      field: 'left',
      name: { en: 'Wall, left', de: 'Mauer links', nl: 'Muur links' },
      spaces: half(LEFT),
      answers: [{ piece: 'wall', place: 0 }],
    },
    {
      as: 'path',
      field: 'right',
      name: { en: 'Wall, right', de: 'Mauer rechts', nl: 'Muur rechts' },
      spaces: half(RIGHT),
      answers: [{ piece: 'wall', place: 1 }],
    },
    {
      as: 'tokens',
      field: 'majorities',
      name: { en: 'Majorities', de: 'Mehrheiten', nl: 'Meerderheden' },
      of: [...MAJORITIES.keys()].map(which => inEach(language => capital(majorityName(which, language)))),
    },
    STATUES,
    {
      as: 'cards',
      field: 'garden',
      name: { en: 'Zoo and Park', de: 'Zoo und Park', nl: 'Dierentuin en park' },
    },
    {
      as: 'grounds',
      field: 'sites',
      standing: 'buildings',
      places: 'places',
      used: 'used',
      name: { en: 'Sites and buildings', de: 'Grundstücke und Gebäude', nl: 'Bouwlocaties en gebouwen' },
      answers: [{ piece: 'site', by: 'place' }],
    },
    HAND,
  ],
  ledger: {
    asked: ['turn', 'act', 'recolour'],
    uses: [
      {
        key: 'workers',
        icon: 'take-workers',
        name: { en: 'Workers', de: 'Arbeiter', nl: 'Arbei\u00adders' },
      },
      { key: 'money', icon: 'take-money', name: { en: 'Money', de: 'Geld', nl: 'Geld' } },
      { key: 'decrease', icon: 'calm', name: { en: 'Reduce', de: 'Gefahr', nl: 'Onheil' } },
      { key: 'wall', icon: 'build-wall', name: { en: 'Wall', de: 'Mauer', nl: 'Muur' } },
      {
        key: 'site',
        icon: 'play-site',
        name: { en: 'Site', de: 'Grund\u00adstück', nl: 'Bouw\u00adlocatie' },
        laid: true,
      },
      { key: 'build', icon: 'construct', name: { en: 'Build', de: 'Bau', nl: 'Bouw' }, laid: true },
    ],
  },
}
