import { OF_ITS_COLOR } from '@kontor/city/clauses'
import { joined, type Phrase, same, unworded } from '@kontor/city/phrase'
import { builtWithoutCardShort } from '@kontor/city/sentences'
import { COMMA, FOR_FREE, MINUS, OTHERS, PLUS, plain } from '@kontor/city/short'
import { card, handCard, point, space } from '@kontor/city/terms'
import type { Effect } from '../language.ts'
import { measuredShort } from './counters.ts'
import { othersSufferShort } from './others.ts'
import { specialShort } from './specials.ts'
import { canalTile, guilder, house, ON_THE_TRACK, threatMarker, worker } from './terms.ts'
import { discardShort } from './threats.ts'
import { workerWords } from './workers.ts'

/** The short forms of effects: plus and minus show the direction, nouns in the nominative. */

function sellShort(upTo: number): Phrase {
  const some = plain(upTo, worker)
  return {
    en: `up to −${some.en} of different colours: +1 guilder, +1 point each`,
    de: `bis zu −${some.de} unterschiedlicher Farben: je +1 Gulden, +1 Punkt`,
    nl: `maximaal −${some.nl} van verschillende kleuren: elk +1 gulden, +1 punt`,
  }
}

function diceWorkersShort(showing: number): Phrase {
  const { en, de, nl } = plain(1, worker)
  return {
    en: `+${en} of its colour per die showing ${showing}`,
    de: `+${de} seiner Farbe pro Würfel mit ${showing}`,
    nl: `+${nl} van die kleur per dobbelsteen met ${showing}`,
  }
}

export function effectShort(effect: Effect, ofIts: Phrase = OF_ITS_COLOR): Phrase {
  switch (effect.do) {
    case 'points':
      return measuredShort(effect.amount, point)
    case 'guilders':
      return measuredShort(effect.amount, guilder)
    case 'workers':
      return joined(PLUS, workerWords.named(effect.colors, 'nominative', ofIts))
    case 'anyWorkers':
      return joined(PLUS, workerWords.anyShort(effect.n))
    case 'diceWorkers':
      return diceWorkersShort(effect.showing)
    case 'exchangeWorkers':
      return workerWords.exchangedShort
    case 'buyWorkers':
      return workerWords.boughtShort(effect.upTo, guilder)
    case 'sellWorkers':
      return sellShort(effect.upTo)
    case 'draw':
      return joined(PLUS, plain(effect.n, card))
    case 'drawThenDiscard':
      return joined(PLUS, plain(effect.n, card), COMMA, MINUS, plain(effect.n, handCard))
    case 'freeHouses':
      return joined(PLUS, plain(effect.n, house), FOR_FREE)
    case 'canal':
      return builtWithoutCardShort(canalTile, effect.price)
    case 'advance':
      return joined(PLUS, plain(1, space), same(' '), ON_THE_TRACK, FOR_FREE)
    case 'discardThreats':
      return discardShort(effect, ofIts)
    case 'others':
      return othersSufferShort(effect.suffer, effect.n)
    case 'threatenOthers':
      return joined(OTHERS, PLUS, plain(1, threatMarker, [effect.color]))
    case 'playCard':
    case 'drawAndPlay':
    case 'passThreat':
    case 'payOthers':
    case 'activateAll':
    case 'recall':
      return specialShort[effect.do]
    default:
      return unworded(effect)
  }
}
