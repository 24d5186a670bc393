import type { Cover } from '@kontor/engine/presentation'

export const cover = {
  name: 'amsterdam',
  title: { en: 'Amsterdam', de: 'Amsterdam', nl: 'Amsterdam' },
  about: {
    en: 'A wheel of resources to come, city blocks by the canals, and a harbour full of warehouses.',
    de: 'Eine Drehscheibe voller Rohstoffe, Häuserblocks an den Grachten und ein Hafen voller Lagerhäuser.',
    nl: 'Een draaischijf vol grondstoffen, huizenblokken aan de grachten en een haven vol pakhuizen.',
  },
  players: { min: 1, max: 4 },
  minutes: { min: 75, max: 120 },
  weight: 4,
  load: async () => (await import('./index.ts')).amsterdam,
} as const satisfies Cover
