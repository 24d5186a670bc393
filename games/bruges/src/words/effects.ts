import { type Clause, clausesInWords, GAIN, OF_ITS_COLOR, TAKE } from '@kontor/city/clauses'
import { counted } from '@kontor/city/grammar'
import { joined, NOTHING, type Phrase, unworded } from '@kontor/city/phrase'
import { builtWithoutCard, cardsBecome, drawThenDiscard } from '@kontor/city/sentences'
import { card, point } from '@kontor/city/terms'
import type { Effect } from '../language.ts'
import { measured } from './counters.ts'
import { othersSuffer, threatenedInWords } from './others.ts'
import { specialWords } from './specials.ts'
import { canalTile, guilder, house, ON_THE_TRACK, worker } from './terms.ts'
import { discardInWords } from './threats.ts'
import { workerWords } from './workers.ts'

/** What effects are called. */

/** How effects are told: what is called extra, whose colour 'its' is, and whether the player may decline. */
export interface Telling {
  readonly extra?: 'guilders' | 'workers'
  readonly ofIts?: Phrase
  readonly may?: boolean
}

const diceWorkers = (showing: number): Phrase => {
  const { en, de, nl } = counted(1, worker)
  return {
    en: `for each die that shows a ${showing}, take ${en} of its colour`,
    de: `nimm für jeden Würfel, der eine ${showing} zeigt, ${de} seiner Farbe`,
    nl: `neem voor elke dobbelsteen die een ${showing} toont ${nl} van die kleur`,
  }
}

const sellWorkers = (upTo: number): Phrase => {
  const some = counted(upTo, worker)
  return {
    en: `return up to ${some.en} of different colours: take 1 guilder and gain 1 point for each`,
    de: `gib bis zu ${some.de} unterschiedlicher Farben ab: Nimm für jeden davon 1 Gulden und erhalte 1 Punkt`,
    nl: `lever maximaal ${some.nl} van verschillende kleuren in: neem 1 gulden en krijg 1 punt per arbeider`,
  }
}

const ADVANCE: Phrase = {
  en: `advance 1 space ${ON_THE_TRACK.en} for free`,
  de: `steige ${ON_THE_TRACK.de} kostenfrei 1 Feld auf`,
  nl: `ga ${ON_THE_TRACK.nl} kosteloos 1 veld vooruit`,
}

const DRAW: Phrase = { en: 'draw ', de: 'zieh ', nl: 'trek ' }
const AREA = 'area'

function clauseOf(effect: Effect, { extra, ofIts = OF_ITS_COLOR, may = false }: Telling): Clause {
  switch (effect.do) {
    case 'points':
      return { verb: GAIN, ...measured(effect.amount, point) }
    case 'guilders':
      return { verb: TAKE, ...measured(effect.amount, guilder, extra === 'guilders') }
    case 'workers': {
      const object = workerWords.taken(effect.colors, extra === 'workers', ofIts)
      return { verb: TAKE, object, tail: NOTHING }
    }
    case 'anyWorkers':
      return { verb: TAKE, object: workerWords.any(effect.n), tail: NOTHING }
    case 'diceWorkers':
      return { whole: diceWorkers(effect.showing) }
    case 'exchangeWorkers':
      return { whole: workerWords.exchanged }
    case 'buyWorkers':
      return { whole: workerWords.bought(effect.upTo, guilder) }
    case 'sellWorkers':
      return { whole: sellWorkers(effect.upTo) }
    case 'draw':
      return { whole: joined(DRAW, counted(effect.n, card)) }
    case 'drawThenDiscard':
      return { whole: drawThenDiscard(effect.n) }
    case 'freeHouses':
      return { whole: cardsBecome(effect.n, house, AREA) }
    case 'canal':
      return { whole: builtWithoutCard(canalTile, effect.price) }
    case 'advance':
      return { whole: ADVANCE }
    case 'discardThreats':
      return { whole: discardInWords(effect, ofIts, may) }
    case 'others':
      return { whole: othersSuffer(effect.suffer, effect.n) }
    case 'threatenOthers':
      return { whole: threatenedInWords(effect.color) }
    case 'playCard':
    case 'drawAndPlay':
    case 'passThreat':
    case 'payOthers':
    case 'activateAll':
    case 'recall':
      return { whole: specialWords[effect.do] }
    default:
      return unworded(effect)
  }
}

/** What effects are called together: an imperative, in small letters and without a full stop. */
export const effectsInWords = (effects: readonly Effect[], telling: Telling = {}): Phrase =>
  clausesInWords(effects.map(effect => clauseOf(effect, telling)))
