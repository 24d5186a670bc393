import { capital, inEach } from '@kontor/city/phrase'
import { DICE, DISCARD_PILE, HAND, PASSING_CARDS, STATUES } from '@kontor/city/pieces'
import type { LayoutOf, Phrase, Space } from '@kontor/engine'
import { BLACK, COLORS } from './colors.ts'
import { HALL_POINTS, WALL_COSTS, WALL_POINTS, WALLS } from './data/tables.ts'
import { MAJORITIES } from './events.ts'
import type { Hamburg } from './state.ts'
import { LEFT, RIGHT } from './walls.ts'
import { colorName, colorOf, majorityName } from './words/names.ts'

const COSTS: Phrase = { en: 'Marks', de: 'Mark', nl: 'Mark' }
const POINTS: Phrase = { en: 'Points', de: 'Punkte', nl: 'Punten' }

const swatch = (color: number) => ({
  key: colorOf(color),
  tint: colorOf(color),
  name: inEach(language => colorName(color, language)),
})

/** One half of the wall of each board, from the tower outward. */
const half = (side: number): readonly (readonly Space[])[] =>
  WALLS.map(wall => wall[side]!.map((color, i) => ({ color, cost: WALL_COSTS[i]!, points: WALL_POINTS[i]! })))

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
      name: { en: 'City Hall', de: 'Rathaus', nl: 'Stadhuis' },
      spaces: HALL_POINTS.map(points => ({ points })),
      answers: ['advance'],
    },
    {
      as: 'piles',
      of: [
        {
          field: 'piles',
          name: { en: 'Draw piles', de: 'Zugstapel', nl: 'Trekstapels' },
          answers: ['deck {color}'],
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
          answers: ['worker {color}', 'workers {color}', 'return {color}', 'avert {color}'],
        },
        {
          field: 'disasters',
          name: { en: 'Disasters', de: 'Gefahren', nl: 'Onheil' },
          of: { levels: 3 },
          answers: [
            'increase {color}',
            'reduce {color}',
            'resolve {color}',
            'pass {color}',
            'suffer {color}',
          ],
        },
      ],
    },
    {
      as: 'path',
      field: 'left',
      name: { en: 'Wall, left', de: 'Mauer links', nl: 'Muur links' },
      spaces: half(LEFT),
      answers: ['wall left'],
    },
    {
      as: 'path',
      field: 'right',
      name: { en: 'Wall, right', de: 'Mauer rechts', nl: 'Muur rechts' },
      spaces: half(RIGHT),
      answers: ['wall right'],
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
      answers: ['site {place}'],
    },
    HAND,
  ],
  ledger: {
    asked: ['turn', 'act', 'recolour'],
    uses: [
      { key: 'workers', icon: 'take-workers', name: { en: 'Workers', de: 'Arbeiter', nl: 'Werkers' } },
      { key: 'money', icon: 'take-money', name: { en: 'Money', de: 'Geld', nl: 'Geld' } },
      { key: 'decrease', icon: 'calm', name: { en: 'Calm', de: 'Gefahr', nl: 'Onheil' } },
      { key: 'wall', icon: 'build-wall', name: { en: 'Wall', de: 'Mauer', nl: 'Muur' } },
      { key: 'site', icon: 'play-site', name: { en: 'Site', de: 'Grund', nl: 'Terrein' }, laid: true },
      { key: 'build', icon: 'construct', name: { en: 'Build', de: 'Bau', nl: 'Bouw' }, laid: true },
    ],
  },
}
