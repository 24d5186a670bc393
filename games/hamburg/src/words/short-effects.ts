import { OF_ITS_COLOR } from '@kontor/city/clauses'
import { counted, one } from '@kontor/city/grammar'
import { capital, joined, listed, OR, type Phrase, same, unworded } from '@kontor/city/phrase'
import { builtWithoutCardShort } from '@kontor/city/sentences'
import { COMMA, FOR_FREE, MINUS, othersGive, othersLose, PLUS, plain } from '@kontor/city/short'
import type { Color } from '../colors.ts'
import type { Attack, Effect } from '../language.ts'
import { measuredShort, perOf } from './counters.ts'
import { cardOf, labelled, workersOf } from './grammar.ts'
import { specialShort } from './specials-short.ts'
import {
  active,
  building,
  COLOR_WORDS,
  card,
  disaster,
  drawPile,
  handCard,
  majorityToken,
  mark,
  outermost,
  point,
  random,
  site,
  space,
  wallSegment,
  worker,
} from './terms.ts'
import { workerWords } from './workers.ts'

/** The short forms of effects: plus and minus show the direction, nouns in the nominative. */

const ATTACKS: Readonly<Record<Attack, (n: number) => Phrase>> = {
  discardCard: n => othersLose(plain(n, handCard)),
  turnToken: n => othersLose(plain(n, majorityToken, [active])),
  giveCard: n => othersGive(plain(n, handCard, [random])),
  giveMarks: n => othersGive(plain(n, mark)),
  giveWorkers: n => othersGive(plain(n, worker)),
  loseWall: n => othersLose(plain(n, wallSegment, [outermost])),
  hallBack: n => joined(othersLose(plain(n, space)), ON_THE_SQUARE),
  discardBuilding: n => othersLose(plain(n, building)),
  discardSite: n => othersLose(plain(n, site)),
}

const ON_THE_SQUARE: Phrase = {
  en: ' on the City Hall Square',
  de: ' auf dem Rathausplatz',
  nl: ' op het stadhuisplein',
}

function reduceShort({ color, levels }: Extract<Effect, { do: 'reduce' }>): Phrase {
  const { n, per } = levels
  const upTo: Phrase = n === 1 ? same('') : { en: 'up to ', de: 'bis zu ', nl: 'maximaal ' }
  const steps = joined(same(' '), upTo, same(`−${n}`))
  const times = per ? joined(same(' '), perOf(levels)) : same('')
  return joined(disasterShort(color, n), steps, times)
}

function disasterShort(color: Color | 'its' | 'any', n: number): Phrase {
  if (color === 'its')
    return { en: 'disaster of its colour', de: 'Gefahr seiner Farbe', nl: 'onheil van die kleur' }
  if (color !== 'any') return one(disaster, [color], 'nominative')
  return n > 1
    ? { en: 'disasters', de: 'Gefahren', nl: 'onheil' }
    : { en: 'any disaster', de: 'beliebige Gefahr', nl: 'onheil naar keuze' }
}

function priced(price: number): Phrase {
  const marks = counted(price, mark)
  return price === 0 ? FOR_FREE : { en: ` for ${marks.en}`, de: ` für ${marks.de}`, nl: ` voor ${marks.nl}` }
}

function fromTop(from: 'pile' | 'discard' | 'its'): Phrase {
  if (from === 'its')
    return {
      en: 'top card of the draw pile of its colour → standard action',
      de: 'oberste Karte des Zugstapels seiner Farbe → Basisaktion',
      nl: 'bovenste kaart van de trekstapel van die kleur → basisactie',
    }
  return from === 'pile'
    ? {
        en: 'top card of any draw pile → standard action',
        de: 'oberste Karte eines Zugstapels → Basisaktion',
        nl: 'bovenste kaart van een trekstapel → basisactie',
      }
    : {
        en: 'top card of the discard pile → standard action',
        de: 'oberste Karte des Ablagestapels → Basisaktion',
        nl: 'bovenste kaart van de aflegstapel → basisactie',
      }
}

function fetchShort({ category, pile }: Extract<Effect, { do: 'fetch' }>): Phrase {
  const where: Phrase =
    pile === 'its'
      ? { en: 'draw pile of its colour', de: 'Zugstapel seiner Farbe', nl: 'trekstapel van die kleur' }
      : one(drawPile, [pile], 'nominative')
  return joined(where, same(' → +'), plain(1, cardOf(category, card)))
}

const easeShort = (except: Color): Phrase => ({
  en: `disaster other than ${COLOR_WORDS[except].en} −1 (no point)`,
  de: `andere Gefahr als ${capital(COLOR_WORDS[except].de[0])} −1 (kein Punkt)`,
  nl: `ander onheil dan ${COLOR_WORDS[except].nl[0]} −1 (geen punt)`,
})

const newHandShort = (draw: 'eachColor' | 'threeAndTwo'): Phrase =>
  draw === 'eachColor'
    ? {
        en: 'all players: new hand, 1 card of each colour',
        de: 'alle: neue Hand, 1 Karte jeder Farbe',
        nl: 'alle spelers: nieuwe hand, 1 kaart van elke kleur',
      }
    : {
        en: 'all players: new hand, 3 + 2 cards from 2 draw piles',
        de: 'alle: neue Hand, 3 + 2 Karten von 2 Zugstapeln',
        nl: 'alle spelers: nieuwe hand, 3 + 2 kaarten van 2 trekstapels',
      }

function effectShort(effect: Effect, ofIts: Phrase): Phrase {
  switch (effect.do) {
    case 'points':
      return measuredShort(effect.amount, point)
    case 'marks':
      return effect.amount.n < 0
        ? joined(MINUS, plain(-effect.amount.n, mark))
        : measuredShort(effect.amount, mark)
    case 'workers':
      return joined(PLUS, workerWords.named(effect.colors, 'nominative', ofIts))
    case 'anyWorkers':
      return joined(PLUS, workerWords.anyShort(effect.n))
    case 'draw':
      return joined(PLUS, plain(effect.n, card, effect.pile ? [effect.pile] : []))
    case 'drawThenDiscard':
      return joined(PLUS, plain(effect.n, card), COMMA, MINUS, plain(effect.n, handCard))
    case 'standardAction':
      return fromTop(effect.from)
    case 'searchDiscard': {
      const pile: Phrase = { en: 'discard pile → ', de: 'Ablagestapel → ', nl: 'aflegstapel → ' }
      return joined(pile, plain(1, labelled(building, effect.category)), FOR_FREE)
    }
    case 'fetch':
      return fetchShort(effect)
    case 'freeSites':
      return joined(PLUS, plain(effect.n, site), FOR_FREE)
    case 'wall':
      return builtWithoutCardShort(wallSegment, effect.price)
    case 'advance':
      return joined(PLUS, plain(1, space), ON_THE_SQUARE, priced(effect.price))
    case 'reduce':
      return reduceShort(effect)
    case 'exchangeWorkers':
      return workerWords.exchangedShort
    case 'buyWorkers':
      return workerWords.boughtShort(effect.upTo, mark)
    case 'others':
      return ATTACKS[effect.suffer](effect.n)
    case 'diceWorkers':
      return {
        en: `+1 worker of its colour per die showing ${effect.showing} (black: any)`,
        de: `+1 Arbeiter seiner Farbe pro Würfel mit ${effect.showing} (Schwarz: beliebig)`,
        nl: `+1 arbeider van die kleur per dobbelsteen met ${effect.showing} (zwart: naar keuze)`,
      }
    case 'ease':
      return easeShort(effect.except)
    case 'losePoints':
      return joined(MINUS, plain(effect.n, point))
    case 'oneWorker': {
      const one = effect.of.map(color => [1, color] as const)
      return joined(PLUS, workersOf(one, 'nominative', OR))
    }
    case 'sameWorkers':
      return joined(PLUS, plain(effect.n, worker), {
        en: ' of one colour',
        de: ' einer Farbe',
        nl: ' van één kleur',
      })
    case 'returnWorkers':
      return joined(MINUS, workerWords.anyShort(effect.n))
    case 'newHand':
      return newHandShort(effect.draw)
    case 'siteFromPile':
    case 'cycleDiscard':
    case 'recall':
    case 'passDisaster':
    case 'intrigueOthers':
    case 'buyPoints':
    case 'activateAgain':
    case 'activateAll':
    case 'copyInstant':
    case 'repeatInstant':
    case 'placeWorker':
    case 'moveCleric':
    case 'underZoo':
    case 'blackMatchWorkers':
      return specialShort[effect.do]
    default:
      return unworded(effect)
  }
}

/** Amounts for the same things name them once, at the end. */
export function effectsShort(effects: readonly Effect[], ofIts: Phrase = OF_ITS_COLOR): Phrase {
  const parts = effects.map((effect, index) => {
    const next = effects[index + 1]
    if (!('amount' in effect) || !next || !('amount' in next) || !effect.amount.per)
      return effectShort(effect, ofIts)
    const shared = perOf(effect.amount).en === perOf(next.amount).en
    return effectShort(shared ? { ...effect, amount: { n: effect.amount.n } } : effect, ofIts)
  })
  return parts.length === 0 ? same('±0') : listed(parts, COMMA)
}
