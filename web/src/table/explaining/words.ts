import type { Language } from '@kontor/engine/presentation'
import { computed } from '@preact/signals'
import { language } from '../../settings/settings.ts'

interface Words {
  readonly inRules: string
  readonly inLibrary: string
  /** Why nothing comes of a click. */
  notNow(prompt: string): string
  notYours(name: string): string
}

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    inRules: 'In the rules',
    inLibrary: 'In the library',
    notNow: prompt => `Not now. You are asked: ${prompt}`,
    notYours: name => `Not now: it is ${name}’s turn.`,
  },
  de: {
    inRules: 'In der Spielregel',
    inLibrary: 'In der Kartenübersicht',
    notNow: prompt => `Jetzt nicht. Du wirst gefragt: ${prompt}`,
    notYours: name => `Jetzt nicht: ${name} ist am Zug.`,
  },
  nl: {
    inRules: 'In de spelregels',
    inLibrary: 'In het kaartenoverzicht',
    notNow: prompt => `Nu niet. De vraag aan jou is: ${prompt}`,
    notYours: name => `Nu niet: ${name} is aan de beurt.`,
  },
}

export const words = computed(() => WORDS[language.value])
