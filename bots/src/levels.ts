import type { Language } from '@kontor/engine/presentation'
import { apprentice } from './apprentice.ts'
import type { Bot } from './bot.ts'
import { greedy } from './greedy.ts'
import { search } from './search.ts'

/** How strong an opponent is, as people choose it: each beats the one before. */
export const LEVELS = ['apprentice', 'merchant', 'senator', 'mayor'] as const
export type Level = (typeof LEVELS)[number]

/** No level thinks longer about an answer; a table waits a little longer before it lets the fallback answer. */
export const LEVEL_LIMIT = 2000

const MAKERS: Readonly<Record<Level, () => Bot>> = {
  apprentice: () => apprentice,
  merchant: () => ({ ...greedy, name: 'merchant' }),
  senator: () => search('senator', { iterations: 60, milliseconds: LEVEL_LIMIT, ahead: 6 }),
  mayor: () => search('mayor', { iterations: 400, milliseconds: LEVEL_LIMIT }),
}

const NAMES: Readonly<Record<Level, Readonly<Record<Language, string>>>> = {
  apprentice: { en: 'Apprentice', de: 'Lehrling', nl: 'Leerling' },
  merchant: { en: 'Merchant', de: 'Kaufmann', nl: 'Koopman' },
  senator: { en: 'Senator', de: 'Senator', nl: 'Senator' },
  mayor: { en: 'Mayor', de: 'Bürgermeister', nl: 'Burgemeester' },
}

export function isLevel(name: string): name is Level {
  return (LEVELS as readonly string[]).includes(name)
}

/** A bot of that level, for one seat of one game. */
export function botOfLevel(level: Level): Bot {
  return MAKERS[level]()
}

export function nameOfLevel(level: Level, language: Language): string {
  return NAMES[level][language]
}
