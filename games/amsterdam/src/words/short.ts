import { many } from '@kontor/city/grammar'
import { joined, listed, type Phrase, same, unworded } from '@kontor/city/phrase'
import { COLON, COMMA, PLUS, plain } from '@kontor/city/short'
import { space } from '@kontor/city/terms'
import type { Language } from '@kontor/engine'
import type { Ability, Always, DiceEffect, Final, Rule } from '../language.ts'
import { measuredShort } from './counters.ts'
import { conditionShort, priceShort } from './short-conditions.ts'
import { effectsShort } from './short-effects.ts'
import {
  ANY_GOODS,
  cityBlock,
  DECK_NOUNS,
  GOOD_LABELS,
  gulden,
  ON_THE_AMSTEL,
  prestigePoint,
  resource,
} from './terms.ts'

/** The short form for the card face: no verbs, plus and minus show the direction, nouns in the nominative. */

const BLOCK: Phrase = { en: 'city block taken', de: 'Häuserblock genommen', nl: 'huizenblok genomen' }
const ACTIVATED: Phrase = { en: ' activated', de: ' aktiviert', nl: ' geactiveerd' }
const DELIVERED: Phrase = { en: ' delivered', de: ' abgeliefert', nl: ' afgeleverd' }
const NEW_CRAFT: Phrase = {
  en: 'first craftsman of a kind',
  de: 'erster Handwerker einer Art',
  nl: 'eerste ambachtsman van een soort',
}
/** Said in words: a minus would read as a price. */
const LESS: Phrase = { en: ' less', de: ' weniger', nl: ' minder' }
const AS_OFTEN: Phrase = { en: 'as often as you like: ', de: 'beliebig oft: ', nl: 'zo vaak als je wilt: ' }

const RULES: Readonly<Record<Rule, Phrase>> = {
  onTop: {
    en: 'Amstel: always on top',
    de: 'Amstel: immer obenauf',
    nl: 'Amstel: altijd bovenop',
  },
  planAtOnce: {
    en: 'plan card activated: 1 free use',
    de: 'Quartierplan aktiviert: 1 kostenfreie Nutzung',
    nl: 'buurtplattegrond geactiveerd: 1 keer kosteloos gebruiken',
  },
  fullSale: {
    en: 'black market: +2 gulden, +1 any resource',
    de: 'Schwarzmarkt: +2 Gulden, +1 beliebiger Rohstoff',
    nl: 'zwarte markt: +2 gulden, +1 grondstof naar keuze',
  },
  doubleDepot: {
    en: 'dock worker delivered: prestige × 2',
    de: 'Hafenarbeiter abgeliefert: Prestigepunkte × 2',
    nl: 'dokwerker afgeleverd: prestigepunten × 2',
  },
}

function occasionOf(always: Extract<Always, { on: string }>): Phrase {
  switch (always.on) {
    case 'blockTaken':
      return BLOCK
    case 'activated':
      return joined(single(DECK_NOUNS[always.deck]), ACTIVATED)
    case 'delivered':
      return joined(always.good === undefined ? ANY_GOODS : GOOD_LABELS[always.good], DELIVERED)
    default:
      return unworded(always)
  }
}

const single = ({ en, de, nl }: typeof resource): Phrase => ({ en: en[0], de: de[1], nl: nl[1] })

function discountedOf(always: Extract<Always, { price: string }>): Phrase {
  switch (always.price) {
    case 'block':
      return BLOCK
    case 'card':
      return joined(single(DECK_NOUNS[always.deck]), ACTIVATED)
    case 'firstOfCraft':
      return NEW_CRAFT
    default:
      return unworded(always)
  }
}

function alwaysShort(always: Always): Phrase {
  if ('on' in always) return joined(occasionOf(always), COLON, effectsShort(always.effects))
  if ('price' in always) return joined(discountedOf(always), COLON, plain(always.less, resource), LESS)
  if ('blockFor' in always)
    return joined(single(cityBlock), COLON, plain(always.blockFor, gulden), {
      en: ' instead',
      de: ' stattdessen',
      nl: ' in plaats daarvan',
    })
  if ('blocks' in always)
    return joined(plain(always.blocks, cityBlock), { en: ' per turn', de: ' pro Zug', nl: ' per beurt' })
  if ('planUses' in always)
    return joined(
      { en: '1 plan card: ', de: '1 Quartierplan: ', nl: '1 buurtplattegrond: ' },
      same(`${always.planUses} ×`),
    )
  if ('stepsPerResource' in always)
    return joined(
      { en: 'ship: ', de: 'Frachtschiff: ', nl: 'vrachtschip: ' },
      plain(always.stepsPerResource, space),
      { en: ' per resource', de: ' pro Rohstoff', nl: ' per grondstof' },
    )
  if ('trade' in always)
    return joined(AS_OFTEN, priceShort(always.trade), COMMA, effectsShort(always.effects))
  return RULES[always.rule]
}

function diceShort(effect: DiceEffect): Phrase {
  if (effect.dice === 'shift')
    return {
      en: 'resources of 1 die: slot ±1',
      de: 'Rohstoffe eines Würfels: Fach ±1',
      nl: 'grondstoffen van 1 dobbelsteen: vak ±1',
    }
  const which: Phrase =
    effect.dice === 'ones'
      ? { en: 'chosen die with 1: ', de: 'gewählter Würfel mit 1: ', nl: 'gekozen dobbelsteen met 1: ' }
      : { en: 'chosen die: ', de: 'gewählter Würfel: ', nl: 'gekozen dobbelsteen: ' }
  const [n, noun] = 'gulden' in effect ? [effect.gulden, gulden] : [effect.resources, resource]
  return joined(which, PLUS, plain(n, noun))
}

function finalShort(final: Final): Phrase {
  if ('amstel' in final) return joined(PLUS, plain(final.amstel, space), same(' '), ON_THE_AMSTEL)
  if ('churches' in final) {
    const [alone, one, both] = final.churches
    const points = joined(same(`+${alone} / ${one} / ${both} `), many(prestigePoint, []))
    return joined(points, {
      en: ' with 0 / 1 / 2 other churches',
      de: ' mit 0 / 1 / 2 anderen Kirchen',
      nl: ' met 0 / 1 / 2 andere kerken',
    })
  }
  if ('rule' in final)
    return {
      en: 'inactive cards: no penalty tiles',
      de: 'inaktive Karten: keine Strafplättchen',
      nl: 'niet-actieve kaarten: geen straffiches',
    }
  const points = measuredShort(final.prestige, prestigePoint)
  const AT_START: Phrase = {
    en: 'ship on the start space: ',
    de: 'Frachtschiff auf dem Startfeld: ',
    nl: 'vrachtschip op het startveld: ',
  }
  return 'if' in final ? joined(AT_START, points) : points
}

function onceShort({ if: condition, pay, effects }: Extract<Ability, { when: 'III' }>): Phrase {
  const before = [condition && conditionShort(condition), pay && priceShort(pay)].filter(
    part => part !== undefined,
  )
  const effect = effectsShort(effects)
  return before.length === 0 ? effect : joined(listed(before, COMMA), COLON, effect)
}

function abilityShort(ability: Ability): Phrase {
  switch (ability.when) {
    case 'I':
      return {
        en: 'choosing a card: optional',
        de: 'Karte wählen: freiwillig',
        nl: 'kaart kiezen: vrijwillig',
      }
    case 'II':
      return diceShort(ability.effect)
    case 'III':
      return onceShort(ability)
    case 'permanent':
      return alwaysShort(ability.always)
    case 'laurel':
      return finalShort(ability.final)
    default:
      return unworded(ability)
  }
}

/** The short form of a card, for its face. */
export const shortOf = (ability: Ability, language: Language): string => abilityShort(ability)[language]
