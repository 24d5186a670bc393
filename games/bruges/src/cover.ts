import type { Cover } from '@kontor/engine/presentation'

export const cover = {
  name: 'bruges',
  title: { en: 'Bruges', de: 'Brügge', nl: 'Brugge' },
  about: {
    en: 'One card, six uses. Canals, persons in their houses, and threats.',
    de: 'Eine Karte, sechs Zwecke. Kanäle, Personen in ihren Häusern und Bedrohungen.',
    nl: 'Eén kaart, zes mogelijkheden. Kanalen, personen in hun huizen en noodlot.',
  },
  players: { min: 2, max: 4 },
  minutes: { min: 45, max: 75 },
  weight: 3,
  load: async () => (await import('./index.ts')).bruges,
} as const satisfies Cover
