import type { Language } from '@kontor/engine/presentation'
import { de } from './de.ts'
import { en } from './en.ts'
import { nl } from './nl.ts'
import type { Words } from './words.ts'

export type { Words } from './words.ts'

/** What the board says, in each language. */
export const WORDS: Readonly<Record<Language, Words>> = { en, de, nl }
