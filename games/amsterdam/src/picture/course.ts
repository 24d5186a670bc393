import type { Course, Language } from '@kontor/engine/presentation'
import type { Amsterdam } from '../state.ts'

const ROUND: Readonly<Record<Language, string>> = { en: 'Round', de: 'Runde', nl: 'Ronde' }
const GULDEN: Readonly<Record<Language, string>> = { en: 'Gulden', de: 'Gulden', nl: 'Gulden' }

/** Amsterdam goes by rounds, and its money is gulden. */
export const course: Course<Amsterdam> = {
  standing: ({ table: { round, firstRound, seats } }) => ({
    part: Math.max(0, round - firstRound + 1),
    points: seats.map(({ points }) => points),
    money: seats.map(({ gulden }) => gulden),
  }),
  part: language => ROUND[language],
  money: language => GULDEN[language],
}
