import type { Cover } from '@kontor/engine/presentation'

export const cover = {
  name: 'hamburg',
  title: { en: 'Hamburg', de: 'Hamburg', nl: 'Hamburg' },
  about: {
    en: 'One card, six uses. Walls, ships and a church full of clerics.',
    de: 'Eine Karte, sechs Zwecke. Mauern, Schiffe und eine Kirche voller Geistlicher.',
    nl: 'Eén kaart, zes mogelijkheden. Muren, schepen en een kerk vol geestelijken.',
  },
  players: { min: 1, max: 5 },
  minutes: { min: 60, max: 120 },
  weight: 3,
  load: async () => (await import('./index.ts')).hamburg,
} as const satisfies Cover
