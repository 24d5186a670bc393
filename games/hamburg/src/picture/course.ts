import type { Course, Language } from '@kontor/engine/presentation'
import type { Hamburg } from '../state.ts'

const SEASON: Readonly<Record<Language, string>> = { en: 'Season', de: 'Durchgang', nl: 'Cyclus' }
const MARKS: Readonly<Record<Language, string>> = { en: 'Marks', de: 'Mark', nl: 'Mark' }

/** Hamburg goes by seasons, and its money is marks. */
export const course: Course<Hamburg> = {
  standing: ({ table: { season, seats } }) => ({
    part: season,
    points: seats.map(({ points }) => points),
    money: seats.map(({ marks }) => marks),
  }),
  part: language => SEASON[language],
  money: language => MARKS[language],
}
