import type { Language } from '@kontor/engine/presentation'
import { de } from './de.ts'
import { en } from './en.ts'
import { nl } from './nl.ts'

export type Words = typeof en

/** The words of online tables; a worker speaks them, too. */
export const WORDS: Readonly<Record<Language, Words>> = { en, de, nl }
