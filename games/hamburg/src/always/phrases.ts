import { aOneOf, the } from '@kontor/language/grammar'
import { joined, NOTHING, type Phrase, same } from '@kontor/language/phrase'
import type { Action, Color } from '../colors.ts'
import { actionQuoted, COLOR_WORDS, card, die } from '../words/terms.ts'

/** Phrases that several permanent abilities have. */

/** ' with the pink die', ' with an orange, pink or purple card': one colour of money is told by its die. */
export function usingColors(on: Action, colors: readonly Color[] = []): Phrase {
  const [color, ...more] = colors
  if (color === undefined) return NOTHING
  const used =
    on === 'money' && more.length === 0 ? the(die, color, 'dative') : aOneOf(card, colors, 'dative')
  return { en: ` with ${used.en}`, de: ` mit ${used.de}`, nl: ` met ${used.nl}` }
}

/** Whose colour is meant where an action or somebody else's deed has none. */
export const OF_THE_SEGMENT: Phrase = {
  en: "of the segment's colour",
  de: 'in der Farbe des Mauersteins',
  nl: 'in de kleur van de muursteen',
}
export const OF_THE_BUILDING: Phrase = {
  en: "of the building's colour",
  de: 'in der Farbe des Gebäudes',
  nl: 'in de kleur van het gebouw',
}
export const OF_THE_CARD: Phrase = {
  en: "of the card's colour",
  de: 'in der Farbe der Karte',
  nl: 'in de kleur van de kaart',
}

/** 'whenever you perform the standard action ‘Take money’ with the pink die'. */
export function performing(on: Action, colors?: readonly Color[]): Phrase {
  const action = actionQuoted(on)
  const using = usingColors(on, colors)
  return {
    en: `whenever you perform the standard action ${action.en}${using.en}`,
    de: `immer wenn du die Basisaktion ${action.de}${using.de} ausführst`,
    nl: `telkens als je de basisactie ${action.nl}${using.nl} uitvoert`,
  }
}

/** A colour as a name, without a noun. */
export function colorAlone(color: Color | 'black'): Phrase {
  const { en, de, nl } = COLOR_WORDS[color]
  return { en, de: de[0].charAt(0).toUpperCase() + de[0].slice(1), nl: nl[0] }
}

export const inBrackets = (inside: Phrase): Phrase => joined(same(' ('), inside, same(')'))
