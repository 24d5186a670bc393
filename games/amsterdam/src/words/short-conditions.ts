import { anyOf, counted } from '@kontor/city/grammar'
import { joined, type Phrase, same, unworded } from '@kontor/city/phrase'
import { MINUS, plain } from '@kontor/city/short'
import { active, space } from '@kontor/city/terms'
import type { Condition, Price } from '../language.ts'
import { countingOf } from './counters.ts'
import { resourceWords } from './resources.ts'
import { gulden, planCard, planOf, resource } from './terms.ts'

/** The short forms of conditions and prices. */

const USED: Phrase = { en: ' used', de: ' genutzt', nl: ' gebruikt' }

const PLAIN: Readonly<Record<Exclude<Condition, { n: number } | { if: 'planUsed' }>['if'], Phrase>> = {
  notFirst: {
    en: 'not first on the Amstel',
    de: 'auf der Amstel nicht ganz vorn',
    nl: 'niet vooraan op de Amstel',
  },
  last: { en: 'last on the Amstel', de: 'auf der Amstel ganz hinten', nl: 'achteraan op de Amstel' },
  aloneFirst: {
    en: 'alone first in prestige',
    de: 'Prestige allein vorn',
    nl: 'als enige vooraan in prestige',
  },
  aloneLast: {
    en: 'alone last in prestige',
    de: 'Prestige allein hinten',
    nl: 'als enige achteraan in prestige',
  },
  marketPrestige: {
    en: 'prestige from the market',
    de: 'Prestigepunkte vom Markt',
    nl: 'prestigepunten van de markt',
  },
  cardGulden: {
    en: 'gulden from another card',
    de: 'Gulden von anderer Karte',
    nl: 'gulden van een andere kaart',
  },
  cardPrestige: {
    en: 'prestige from another card',
    de: 'Prestigepunkt von anderer Karte',
    nl: 'prestigepunt van een andere kaart',
  },
}

export function conditionShort(condition: Condition): Phrase {
  switch (condition.if) {
    case 'planUsed':
      return joined(plain(1, condition.district === undefined ? planCard : planOf(condition.district)), USED)
    case 'atLeast':
      return joined(same(`≥ ${condition.n} `), countingOf(condition.of).many)
    case 'atMost':
      return joined(same(`≤ ${condition.n} `), countingOf(condition.of).many)
    case 'neverMoreInactive':
      return {
        en: `all turn ≤ ${condition.n} inactive cards`,
        de: `den ganzen Zug ≤ ${condition.n} inaktive Karten`,
        nl: `hele beurt ≤ ${condition.n} niet-actieve kaarten`,
      }
    case 'movedOnAmstel':
      return joined(same('Amstel ≥ '), counted(condition.n, space))
    case 'sailed':
      return joined(
        { en: 'ship', de: 'Frachtschiff', nl: 'vrachtschip' },
        same(' ≥ '),
        counted(condition.n, space),
      )
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

export function priceShort(price: Price): Phrase {
  switch (price.pay) {
    case 'resources':
      return joined(
        MINUS,
        price.color === undefined
          ? { ...anyOf(price.n, resource, 'nominative'), en: resourceWords.anyShort(price.n).en }
          : plain(price.n, resource, [price.color]),
      )
    case 'gulden':
      return joined(MINUS, plain(price.n, gulden))
    case 'plan':
      return joined(MINUS, plain(1, planCard, [active]))
    default:
      return unworded(price)
  }
}
