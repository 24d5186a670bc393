/** What stands on the box. */
export const cover = {
  name: 'customs',
  title: { en: 'Customs', de: 'Zoll', nl: 'Douane' },
  about: {
    en: 'Say what is in your crate, and look honest. Your neighbour may open it.',
    de: 'Sag, was in deiner Kiste ist, und schau ehrlich drein. Wer neben dir sitzt, darf sie öffnen.',
    nl: 'Zeg wat er in je kist zit, en kijk eerlijk. Je buur mag hem openen.',
  },
  players: { min: 2, max: 4 },
  minutes: { min: 10, max: 15 },
  weight: 1,
} as const
