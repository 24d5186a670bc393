import { anyOf, counted } from '@kontor/city/grammar'
import { joined, type Phrase, same, unworded } from '@kontor/city/phrase'
import { active, space } from '@kontor/city/terms'
import { returned } from '@kontor/city/workers'
import type { Condition, Price } from '../language.ts'
import { countingOf } from './counters.ts'
import { gulden, planCard, planOf, resource } from './terms.ts'

/** What must be true, and what is paid, before an effect. */

function planUsed(district: Extract<Condition, { if: 'planUsed' }>['district']): Phrase {
  if (district === undefined)
    return {
      en: 'if you have used any plan card this turn',
      de: 'wenn du in diesem Zug einen beliebigen Quartierplan genutzt hast',
      nl: 'als je deze beurt een buurtplattegrond naar keuze hebt gebruikt',
    }
  const { en, de, nl } = planOf(district)
  return {
    en: `if you have used a ${en[0]} this turn`,
    de: `wenn du in diesem Zug einen ${de[1]} genutzt hast`,
    nl: `als je deze beurt een ${nl[1]} hebt gebruikt`,
  }
}

function having({ if: compared, n, of }: Extract<Condition, { if: 'atLeast' | 'atMost' }>): Phrase {
  const things = joined(same(`${n} `), countingOf(of).many)
  return compared === 'atLeast'
    ? {
        en: `if you have at least ${things.en}`,
        de: `wenn du mindestens ${things.de} hast`,
        nl: `als je minstens ${things.nl} hebt`,
      }
    : {
        en: `if you have at most ${things.en}`,
        de: `wenn du höchstens ${things.de} hast`,
        nl: `als je hoogstens ${things.nl} hebt`,
      }
}

function moved({ if: how, n }: Extract<Condition, { if: 'movedOnAmstel' | 'sailed' }>): Phrase {
  const { en, de, nl } = counted(n, space)
  return how === 'sailed'
    ? {
        en: `if you have moved your ship at least ${en} this turn`,
        de: `wenn du dein Frachtschiff in diesem Zug mindestens ${de} bewegt hast`,
        nl: `als je je vrachtschip deze beurt minstens ${nl} hebt verplaatst`,
      }
    : {
        en: `if you have advanced at least ${en} on the Amstel this turn`,
        de: `wenn du in diesem Zug auf der Amstel mindestens ${de} vorgerückt bist`,
        nl: `als je deze beurt op de Amstel minstens ${nl} vooruit bent gegaan`,
      }
}

/** Conditions without a number or a colour to fill in. */
const PLAIN: Readonly<
  Record<
    Extract<
      Condition,
      {
        if:
          | 'notFirst'
          | 'last'
          | 'aloneFirst'
          | 'aloneLast'
          | 'marketPrestige'
          | 'cardGulden'
          | 'cardPrestige'
      }
    >['if'],
    Phrase
  >
> = {
  notFirst: {
    en: 'if you are not first on the Amstel',
    de: 'wenn du auf der Amstel nicht ganz vorn liegst',
    nl: 'als je op de Amstel niet vooraan staat',
  },
  last: {
    en: 'if you are last on the Amstel',
    de: 'wenn du auf der Amstel ganz hinten liegst',
    nl: 'als je op de Amstel achteraan staat',
  },
  aloneFirst: {
    en: 'if you alone are first on the prestige track',
    de: 'wenn du auf der Prestigeleiste allein vorn liegst',
    nl: 'als je op het prestigepuntenspoor als enige vooraan staat',
  },
  aloneLast: {
    en: 'if you alone are last on the prestige track',
    de: 'wenn du auf der Prestigeleiste allein hinten liegst',
    nl: 'als je op het prestigepuntenspoor als enige achteraan staat',
  },
  marketPrestige: {
    en: 'if the market tile has brought you prestige this turn',
    de: 'wenn dir das Marktplättchen in diesem Zug Prestigepunkte gebracht hat',
    nl: 'als het marktfiche je deze beurt prestigepunten heeft opgeleverd',
  },
  cardGulden: {
    en: 'if other cards of yours have brought you gulden this turn',
    de: 'wenn dir andere deiner Karten in diesem Zug Gulden gebracht haben',
    nl: 'als andere kaarten van jou je deze beurt gulden hebben opgeleverd',
  },
  cardPrestige: {
    en: 'if other cards of yours have brought you prestige this turn',
    de: 'wenn dir andere deiner Karten in diesem Zug Prestigepunkte gebracht haben',
    nl: 'als andere kaarten van jou je deze beurt prestigepunten hebben opgeleverd',
  },
}

export function conditionInWords(condition: Condition): Phrase {
  switch (condition.if) {
    case 'planUsed':
      return planUsed(condition.district)
    case 'atLeast':
    case 'atMost':
      return having(condition)
    case 'neverMoreInactive':
      return {
        en: `if you have never had more than ${condition.n} inactive cards this turn`,
        de: `wenn du in diesem Zug nie mehr als ${condition.n} inaktive Karten hattest`,
        nl: `als je deze beurt nooit meer dan ${condition.n} niet-actieve kaarten hebt gehad`,
      }
    case 'movedOnAmstel':
    case 'sailed':
      return moved(condition)
    case 'notFirst':
    case 'last':
    case 'aloneFirst':
    case 'aloneLast':
    case 'marketPrestige':
    case 'cardGulden':
    case 'cardPrestige':
      return PLAIN[condition.if]
    default:
      return unworded(condition)
  }
}

/** 'return 1 pink resource', 'for 2 gulden', 'discard 1 active plan card'. */
export function priceInWords(price: Price): Phrase {
  switch (price.pay) {
    case 'resources':
      return returned(
        price.color === undefined ? anyOf(price.n, resource) : counted(price.n, resource, [price.color]),
      )
    case 'gulden':
      return forGulden(price.n)
    case 'plan': {
      const { en, de, nl } = counted(1, planCard, [active])
      return { en: `discard ${en}`, de: `wirf ${de} ab`, nl: `leg ${nl} af` }
    }
    default:
      return unworded(price)
  }
}

/** 'for 2 gulden': what the market asks for, too. */
export function forGulden(n: number): Phrase {
  const { en, de, nl } = counted(n, gulden)
  return { en: `for ${en}`, de: `für ${de}`, nl: `voor ${nl}` }
}

/** 'pay 2 gulden': in front of another verb. */
export function paidInWords(price: Price): Phrase {
  if (price.pay !== 'gulden') return priceInWords(price)
  const { en, de, nl } = counted(price.n, gulden)
  return { en: `pay ${en}`, de: `zahle ${de}`, nl: `betaal ${nl}` }
}
