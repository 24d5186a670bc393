import { nth } from '@kontor/engine'
import type { Language } from '@kontor/engine/presentation'
import { capital } from '@kontor/language/phrase'
import { COLOR_WORDS } from '@kontor/language/terms'
import { type Action, COLORS, GROUPS } from '../colors.ts'
import { NAMES, THREATS } from '../data/tables.ts'
import { MAJORITIES } from '../events.ts'
import { ACTION_LABELS, GROUP_LABELS, MAJORITY_LABELS, THREAT_LABELS } from './terms.ts'

/** The names of things, alone: on buttons, in headings, in lists. */

export const groupName = (group: number, language: Language): string =>
  GROUP_LABELS[nth(GROUPS, group)][language]

/** A colour as a name: German writes it with a capital. */
export function colorName(color: number, language: Language): string {
  const { en, de, nl } = COLOR_WORDS[nth(COLORS, color)]
  return { en, de: capital(de[0]), nl: nl[0] }[language]
}

/** 'Prince': a person's name as it stands alone. */
export const nameOfCard = (card: number, language: Language): string => nth(NAMES, card)[language]

/** 'the Prince', 'den Prinzen', 'de Prins': as the object of a verb. */
export function personAsObject(card: number, language: Language): string {
  const { en, object } = nth(NAMES, card)
  return language === 'en' ? `the ${en}` : object[language]
}

export const actionName = (action: Action, language: Language): string => ACTION_LABELS[action][language]

export const threatName = (color: number, language: Language): string =>
  capital(THREAT_LABELS[nth(THREATS, color)][language])

export const majorityName = (which: number, language: Language): string =>
  MAJORITY_LABELS[nth(MAJORITIES, which)][language]
