/** What stands on the box. */
export const cover = {
  name: 'polder',
  title: { en: 'Polder', de: 'Polder', nl: 'Polder' },
  about: {
    en: 'Lay land beside land of its kind, on what was sea; and own more of it than the others.',
    de: 'Lege Land neben Land seiner Art, wo vorher Meer war; und besitze mehr davon als die anderen.',
    nl: 'Leg land naast land van zijn soort, waar eerst zee was; en bezit er meer van dan de anderen.',
  },
  players: { min: 2, max: 4 },
  minutes: { min: 10, max: 20 },
  weight: 2,
} as const
