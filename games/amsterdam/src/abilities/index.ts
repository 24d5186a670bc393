import type { Language } from '@kontor/engine/presentation'
import { capital, sentence } from '@kontor/language/phrase'
import type { Ability } from '../language.ts'
import { USE_LABELS } from '../words/terms.ts'
import type { Use } from './ability.ts'
import { dice } from './dice.ts'
import { draft } from './draft.ts'
import { laurel } from './laurel.ts'
import { once } from './once.ts'
import { permanent } from './permanent.ts'

/** What a card can do, by when it is used. A part left out does not compile. */
const USES: { readonly [K in Ability['when']]: Use<Extract<Ability, { when: K }>> } = {
  I: draft,
  II: dice,
  III: once,
  permanent,
  laurel,
}

const useOf = (ability: Ability): Use<Ability> => USES[ability.when]

/** The rules sentence of a card. */
export const textOf = (ability: Ability, language: Language): string =>
  sentence(useOf(ability).sentence(ability), language)

/** The same where its price need not be paid. */
export function freeTextOf(ability: Ability, language: Language): string {
  if (!('pay' in ability)) return textOf(ability, language)
  const { pay: _, ...free } = ability
  return textOf(free, language)
}

/** The short form of a card, for its face: no verbs, plus and minus show the direction, nouns in the nominative. */
export const shortOf = (ability: Ability, language: Language): string =>
  capital(useOf(ability).short(ability)[language])

/**
 * The signs of a card in reading order: when, condition or price, arrow, effect. They are the names of their drawings, with
 * the colour or the number that belongs to them: 'resource-pink', 'marks-2'. Gulden are drawn as coins.
 */
export const iconsOf = (ability: Ability): string[] => [...useOf(ability).icons(ability)]

/** When a card is used: Phase III, Permanent, Final scoring. */
export const useName = (ability: Ability, language: Language): string => USE_LABELS[ability.when][language]

/** What a card roughly brings each round to somebody with these active cards. */
export const perRound = (ability: Ability, active: readonly number[]): number =>
  useOf(ability).perRound(ability, active)
