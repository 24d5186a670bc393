import type { Phrase } from '@kontor/language/phrase'
import { actionQuoted } from '../words/terms.ts'

/** Phrases that several permanent abilities have. */

export const performing = (action: 'workers' | 'guilders' | 'threat'): Phrase => {
  const { en, de, nl } = actionQuoted(action)
  return {
    en: `whenever you perform the action ${en}`,
    de: `immer wenn du die Aktion ${de} ausführst`,
    nl: `telkens als je de actie ${nl} uitvoert`,
  }
}

export const OF_THE_CARD: Phrase = {
  en: "of the card's colour",
  de: 'in der Farbe der Karte',
  nl: 'in de kleur van de kaart',
}
