import type { Phrase } from '@kontor/language/phrase'
import type { Deck } from '../colors.ts'
import { DECK_NOUNS, type resource } from '../words/terms.ts'

/** Occasions of permanent abilities in words: long, and in short. */

export const TAKING_A_BLOCK: Phrase = {
  en: 'whenever you take a city block',
  de: 'immer wenn du einen Häuserblock in Besitz nimmst',
  nl: 'telkens als je een huizenblok in bezit neemt',
}
export const BLOCK_TAKEN: Phrase = {
  en: 'city block taken',
  de: 'Häuserblock genommen',
  nl: 'huizenblok genomen',
}

export const ACTIVATING: Readonly<Record<Deck, Phrase>> = {
  craftsman: {
    en: 'whenever you activate a craftsman',
    de: 'immer wenn du einen Handwerker aktivierst',
    nl: 'telkens als je een ambachtsman activeert',
  },
  building: {
    en: 'whenever you activate a building',
    de: 'immer wenn du ein Gebäude aktivierst',
    nl: 'telkens als je een gebouw activeert',
  },
  plan: {
    en: 'whenever you activate a plan card',
    de: 'immer wenn du einen Quartierplan aktivierst',
    nl: 'telkens als je een buurtplattegrond activeert',
  },
}

/** A thing without its number: 'city block', 'Häuserblock'. */
export const single = ({ en, de, nl }: typeof resource): Phrase => ({ en: en[0], de: de[1], nl: nl[1] })

export function activatedShort(deck: Deck): Phrase {
  const { en, de, nl } = single(DECK_NOUNS[deck])
  return { en: `${en} activated`, de: `${de} aktiviert`, nl: `${nl} geactiveerd` }
}
