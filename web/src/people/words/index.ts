import type { Language } from '@kontor/engine/presentation'
import { computed } from '@preact/signals'
import { language } from '../../settings/settings.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { nl } from './nl.ts'

export type Words = typeof en

const WORDS: Readonly<Record<Language, Words>> = { en, de, nl }

/** The words of the pages about people, in the language of the page. */
export const words = computed(() => WORDS[language.value])
