/** What stands on the box. */
export const cover = {
  name: 'pearls',
  title: { en: 'Pearls', de: 'Perlen', nl: 'Parels' },
  about: {
    en: 'Show a shell before the others do, or dive and hope.',
    de: 'Zeige eine Muschel vor den anderen, oder tauche und hoffe.',
    nl: 'Toon een schelp voordat de anderen dat doen, of duik en hoop.',
  },
  players: { min: 2, max: 4 },
  minutes: { min: 5, max: 10 },
  weight: 1,
} as const
