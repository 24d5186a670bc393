import type { Language } from '@kontor/engine/presentation'
import { capital } from '@kontor/language/phrase'
import { type Action, type Category, COLORS, type Color } from '../colors.ts'
import { MAJORITIES } from '../events.ts'
import { ACTION_LABELS, CATEGORY_LABELS, COLOR_WORDS, DISASTER_LABELS, MAJORITY_LABELS } from './terms.ts'

/** The names of things, alone: on buttons, in headings, in lists. */

/** The colour of a number in the state; black is the sixth. */
export const colorOf = (color: number): Color | 'black' => COLORS[color] ?? 'black'

export const categoryName = (category: Category, language: Language): string =>
  CATEGORY_LABELS[category][language]

/** A colour as a name: German writes it with a capital. */
export function colorName(color: number, language: Language): string {
  const { en, de, nl } = COLOR_WORDS[colorOf(color)]
  return { en, de: capital(de[0]), nl: nl[0] }[language]
}

/** 'Civic 003': cards have no names of their own. */
export const cardName = (number: number, category: Category, language: Language): string =>
  `${categoryName(category, language)} ${String(number).padStart(3, '0')}`

export const actionName = (action: Action, language: Language): string => ACTION_LABELS[action][language]

export const disasterName = (color: number, language: Language): string =>
  capital(DISASTER_LABELS[colorOf(color)][language])

export function majorityName(index: number, language: Language): string {
  const which = MAJORITIES[index]
  return which === undefined ? `${index}` : MAJORITY_LABELS[which][language]
}
