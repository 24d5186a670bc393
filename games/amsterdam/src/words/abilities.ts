import { counted } from '@kontor/city/grammar'
import { AND, listed, type Phrase, sentence, told, unworded } from '@kontor/city/phrase'
import { extra } from '@kontor/city/terms'
import type { Language } from '@kontor/engine'
import type { Ability, DiceEffect, Final } from '../language.ts'
import { alwaysInWords } from './always.ts'
import { conditionInWords, priceInWords } from './conditions.ts'
import { measured } from './counters.ts'
import { effectsInWords } from './effects.ts'
import { gulden, prestigePoint, resource, USE_LABELS } from './terms.ts'

/** The rules sentence of a card: condition or price, colon, effect. */

const CHOSEN_ONES: Phrase = {
  en: 'for each chosen die that shows a 1',
  de: 'für jeden gewählten Würfel, der eine 1 zeigt',
  nl: 'voor elke gekozen dobbelsteen die een 1 toont',
}
const CHOSEN: Phrase = {
  en: 'for each chosen die',
  de: 'für jeden gewählten Würfel',
  nl: 'voor elke gekozen dobbelsteen',
}
const SHIFT: Phrase = {
  en: 'you may put the resources of 1 chosen die in the next higher or lower slot',
  de: 'du darfst die Rohstoffe eines gewählten Würfels in das nächsthöhere oder nächstniedrigere Fach legen',
  nl: 'je mag de grondstoffen van 1 gekozen dobbelsteen één vak hoger of lager leggen',
}

function diceInWords(effect: DiceEffect): Phrase {
  if (effect.dice === 'shift') return SHIFT
  if ('gulden' in effect) {
    const { en, de, nl } = counted(effect.gulden, gulden)
    return told(CHOSEN_ONES, { en: `take ${en}`, de: `nimm ${de}`, nl: `neem ${nl}` })
  }
  const { en, de, nl } = counted(effect.resources, resource, [extra])
  return effect.dice === 'ones'
    ? told(CHOSEN_ONES, {
        en: `put ${en} of its colour in slot 1`,
        de: `lege ${de} seiner Farbe in Fach 1`,
        nl: `leg ${nl} van die kleur in vak 1`,
      })
    : told(CHOSEN, {
        en: `put ${en} of its colour in the same slot`,
        de: `lege ${de} seiner Farbe in dasselbe Fach`,
        nl: `leg ${nl} van die kleur in hetzelfde vak`,
      })
}

function finalInWords(final: Final): Phrase {
  if ('amstel' in final) {
    const { en, de, nl } = effectsInWords([{ do: 'amstel', n: final.amstel }])
    return {
      en: `${en} before the other cards are scored`,
      de: `${de}, bevor die anderen Karten gewertet werden`,
      nl: `${nl} voordat de andere kaarten worden geteld`,
    }
  }
  if ('churches' in final) {
    const [alone, one, both] = final.churches
    return {
      en: `gain ${alone} prestige, with a Zuiderkerk or Westerkerk ${one}, with both ${both} (each card counts once)`,
      de: `erhalte ${alone} Prestigepunkte, mit einer Zuiderkerk oder Westerkerk ${one}, mit beiden ${both} (jede Karte zählt einmal)`,
      nl: `krijg ${alone} prestigepunten, met een Zuiderkerk of Westerkerk ${one}, met beide ${both} (elke kaart telt één keer)`,
    }
  }
  if ('rule' in final)
    return {
      en: 'take no penalty tiles for your inactive cards',
      de: 'nimm keine Strafplättchen für deine inaktiven Karten',
      nl: 'neem geen straffiches voor je niet-actieve kaarten',
    }
  if (!('if' in final)) return effectsInWords([{ do: 'prestige', amount: final.prestige }])
  const { object } = measured(final.prestige, prestigePoint)
  return {
    en: `gain ${object.en} if your ship is on the start space`,
    de: `erhalte ${object.de}, wenn dein Frachtschiff auf dem Startfeld liegt`,
    nl: `krijg ${object.nl} als je vrachtschip op het startveld ligt`,
  }
}

function onceInWords({ if: condition, pay, effects }: Extract<Ability, { when: 'III' }>): Phrase {
  const before = [condition && conditionInWords(condition), pay && priceInWords(pay)].filter(
    part => part !== undefined,
  )
  const effect = effectsInWords(effects)
  return before.length === 0 ? effect : told(listed(before, AND), effect)
}

function abilityInWords(ability: Ability): Phrase {
  switch (ability.when) {
    case 'I':
      return {
        en: 'you need not choose a card',
        de: 'du musst keine Karte wählen',
        nl: 'je hoeft geen kaart te kiezen',
      }
    case 'II':
      return diceInWords(ability.effect)
    case 'III':
      return onceInWords(ability)
    case 'permanent':
      return alwaysInWords(ability.always)
    case 'laurel':
      return told(USE_LABELS.laurel, finalInWords(ability.final))
    default:
      return unworded(ability)
  }
}

/** The rules sentence of a card. */
export const textOf = (ability: Ability, language: Language): string =>
  sentence(abilityInWords(ability), language)

/** When a card is used: Phase III, Permanent, Final scoring. */
export const useName = (ability: Ability, language: Language): string => USE_LABELS[ability.when][language]
