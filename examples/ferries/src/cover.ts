/** What stands on the box. */
export const cover = {
  name: 'ferries',
  title: { en: 'Ferries', de: 'Fähren', nl: 'Veerboten' },
  about: {
    en: 'Three ferries, and everybody chooses at once. Whoever steers one alone has all its passengers.',
    de: 'Drei Fähren, und alle wählen zugleich. Wer eine allein steuert, bekommt alle Fahrgäste.',
    nl: 'Drie veerboten, en iedereen kiest tegelijk. Wie er een alleen vaart, krijgt alle passagiers.',
  },
  players: { min: 2, max: 5 },
  minutes: { min: 5, max: 10 },
  weight: 1,
} as const
