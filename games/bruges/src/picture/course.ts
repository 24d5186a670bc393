import type { Course, Language } from '@kontor/engine/presentation'
import type { Bruges } from '../state.ts'

const ROUND: Readonly<Record<Language, string>> = { en: 'Round', de: 'Runde', nl: 'Ronde' }
const GUILDERS: Readonly<Record<Language, string>> = { en: 'Guilders', de: 'Gulden', nl: 'Gulden' }

/** Bruges goes by rounds, and its money is guilders. */
export const course: Course<Bruges> = {
  standing: ({ table: { round, seats } }) => ({
    part: round,
    points: seats.map(({ points }) => points),
    money: seats.map(({ guilders }) => guilders),
  }),
  part: language => ROUND[language],
  money: language => GUILDERS[language],
}
