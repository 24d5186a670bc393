import type { Language } from '@kontor/engine/presentation'
import { de } from './de.ts'
import { en } from './en.ts'
import { nl } from './nl.ts'

/** Every language has every word: one that is missing fails the type check. */
export type Words = {
  readonly [K in keyof typeof en]: (typeof en)[K] extends (...values: infer V) => string
    ? (...values: V) => string
    : string
}

export const WORDS: Readonly<Record<Language, Words>> = { en, de, nl }
