import type { Language } from '@kontor/engine'

/** The bots that can be chosen, the weakest first, by the names they have in `bots/`. */
export const LEVELS = ['random', 'greedy'] as const
export type Level = (typeof LEVELS)[number]

/** Whom a newcomer meets. */
export const STANDARD_LEVEL: Level = 'greedy'

const NAMES: Readonly<Record<Level, Readonly<Record<Language, string>>>> = {
  random: { en: 'by chance', de: 'nach Zufall', nl: 'op goed geluk' },
  greedy: { en: 'apprentice', de: 'Lehrling', nl: 'leerling' },
}

export function levelName(level: Level, language: Language): string {
  return NAMES[level][language]
}
