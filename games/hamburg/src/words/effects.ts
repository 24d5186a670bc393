import { type Clause, clausesInWords, GAIN, LOSE, OF_ITS_COLOR, TAKE } from '@kontor/city/clauses'
import { anyOf, counted, the } from '@kontor/city/grammar'
import { joined, NOTHING, OR, type Phrase, unworded } from '@kontor/city/phrase'
import { builtWithoutCard, cardsBecome, drawThenDiscard } from '@kontor/city/sentences'
import { returned } from '@kontor/city/workers'
import type { Color } from '../colors.ts'
import type { ColorRef, Effect } from '../language.ts'
import { inFront, measured } from './counters.ts'
import { cardOf, dutchDisaster, workersOf } from './grammar.ts'
import { othersSuffer } from './others.ts'
import { specialWords } from './specials.ts'
import {
  COLOR_WORDS,
  card,
  disaster,
  drawPile,
  extra,
  level,
  mark,
  point,
  site,
  wallSegment,
  worker,
} from './terms.ts'
import { workerWords } from './workers.ts'

/** What is called extra because the player gets some of it anyway. */
export type Extra = 'marks' | 'workers' | 'cards' | 'none'

const isNamed = (color: ColorRef): color is Color => color !== 'its'

/** '2 marks more', '2 marks fewer (minimum 0)'. */
export function moreOrFewer(n: number): Phrase {
  const { en, de, nl } = counted(Math.abs(n), mark)
  return n > 0
    ? { en: `${en} more`, de: `${de} mehr`, nl: `${nl} meer` }
    : {
        en: `${en} fewer (minimum 0)`,
        de: `${de} weniger (mindestens 0)`,
        nl: `${nl} minder (minimaal 0)`,
      }
}

function draw({ n, pile }: Extract<Effect, { do: 'draw' }>, more: boolean): Phrase {
  const cards = counted(n, card, more ? [extra] : [])
  const from = pile && the(drawPile, pile, 'dative')
  const source: Phrase = from
    ? { en: ` from ${from.en}`, de: ` von ${from.de}`.replace('von dem', 'vom'), nl: ` van ${from.nl}` }
    : NOTHING
  return joined({ en: 'draw ', de: 'zieh ', nl: 'trek ' }, cards, source)
}

/** The disaster of a colour, or of the colour of what was paid or played. */
const disasterOf = (color: ColorRef, ofIts: Phrase): Phrase =>
  isNamed(color)
    ? { ...the(disaster, color), nl: dutchDisaster(color) }
    : joined({ en: 'the disaster ', de: 'die Gefahr ', nl: 'het onheil ' }, ofIts)

function reduce({ color, levels, may }: Extract<Effect, { do: 'reduce' }>, ofIts: Phrase): Phrase {
  const { n } = levels
  const steps = counted(n, level)
  const which = color === 'any' ? anyOf(1, disaster) : disasterOf(color, ofIts)
  if (may)
    return {
      en: `you may reduce ${which.en} by ${steps.en}`,
      de: `du darfst ${which.de} um ${steps.de} verringern`,
      nl: `je mag ${which.nl} met ${steps.nl} verlagen`,
    }
  if (levels.per) {
    const front = inFront(levels)
    return {
      en: `${front.en}, you may reduce ${which.en} by ${steps.en}`,
      de: `${front.de} darfst du ${which.de} um ${steps.de} verringern`,
      nl: `${front.nl} mag je ${which.nl} met ${steps.nl} verlagen`,
    }
  }
  if (color === 'any' && n > 1)
    return {
      en: `reduce your disasters by up to ${steps.en} in total`,
      de: `verringere deine Gefahren um insgesamt bis zu ${steps.de}`,
      nl: `verlaag je onheil met in totaal maximaal ${steps.nl}`,
    }
  const upTo = n > 1 ? { en: 'up to ', de: 'bis zu ', nl: 'maximaal ' } : NOTHING
  return {
    en: `reduce ${which.en} by ${upTo.en}${steps.en}`,
    de: `verringere ${which.de} um ${upTo.de}${steps.de}`,
    nl: `verlaag ${which.nl} met ${upTo.nl}${steps.nl}`,
  }
}

function standardAction(from: 'pile' | 'discard' | 'its', ofIts: Phrase): Phrase {
  if (from === 'its')
    return {
      en: `use the top card of the draw pile ${ofIts.en} for a standard action`,
      de: `nutze die oberste Karte des Zugstapels ${ofIts.de} für eine Basisaktion`,
      nl: `gebruik de bovenste kaart van de trekstapel ${ofIts.nl} voor een basisactie`,
    }
  return from === 'pile'
    ? {
        en: 'use the top card of any draw pile for a standard action',
        de: 'nutze die oberste Karte eines beliebigen Zugstapels für eine Basisaktion',
        nl: 'gebruik de bovenste kaart van een van de trekstapels voor een basisactie',
      }
    : {
        en: 'use the top card of the discard pile for a standard action',
        de: 'nutze die oberste Karte des Ablagestapels für eine Basisaktion',
        nl: 'gebruik de bovenste kaart van de aflegstapel voor een basisactie',
      }
}

function searchDiscard({ category }: Extract<Effect, { do: 'searchDiscard' }>): Phrase {
  const wanted = counted(1, cardOf(category, card))
  return {
    en: `search the discard pile for ${wanted.en} and construct it for free on one of your empty sites. Then shuffle the pile`,
    de: `durchsuche den Ablagestapel nach ${wanted.de} und errichte sie kostenfrei auf einem deiner freien Grundstücke. Mische danach den Stapel`,
    nl: `zoek in de aflegstapel ${wanted.nl} en bouw die kosteloos op een van je vrije bouwlocaties. Schud daarna de stapel`,
  }
}

function fetched({ category, pile }: Extract<Effect, { do: 'fetch' }>): Phrase {
  const wanted = counted(1, cardOf(category, card))
  const where: Phrase = isNamed(pile)
    ? the(drawPile, pile)
    : joined({ en: 'the draw pile ', de: 'den Zugstapel ', nl: 'de trekstapel ' }, OF_ITS_COLOR)
  return {
    en: `search ${where.en} for ${wanted.en} and take it into your hand. Then shuffle the pile`,
    de: `durchsuche ${where.de} nach ${wanted.de} und nimm sie auf die Hand. Mische danach den Stapel`,
    nl: `zoek in ${where.nl} ${wanted.nl} en neem die in je hand. Schud daarna de stapel`,
  }
}

function advance(price: number): Phrase {
  const marks = counted(price, mark)
  return price === 0
    ? {
        en: 'advance 1 space on the City Hall Square for free',
        de: 'rücke auf dem Rathausplatz kostenfrei 1 Feld vor',
        nl: 'ga op het stadhuisplein kosteloos 1 veld vooruit',
      }
    : {
        en: `advance 1 space on the City Hall Square for ${marks.en}`,
        de: `rücke für ${marks.de} auf dem Rathausplatz 1 Feld vor`,
        nl: `ga voor ${marks.nl} op het stadhuisplein 1 veld vooruit`,
      }
}

const diceWorkers = (showing: number): Phrase => ({
  en: `for each coloured die that shows a ${showing}, take 1 worker of its colour; for the black die, take any 1 worker`,
  de: `nimm für jeden farbigen Würfel, der eine ${showing} zeigt, 1 Arbeiter seiner Farbe; für den schwarzen Würfel 1 beliebigen Arbeiter`,
  nl: `neem voor elke gekleurde dobbelsteen die een ${showing} toont 1 arbeider van die kleur; voor de zwarte dobbelsteen 1 arbeider naar keuze`,
})

/** A level of another colour down, without what is gained for it. */
const ease = (except: Color): Phrase => ({
  en: `reduce 1 disaster other than ${COLOR_WORDS[except].en} by 1 level (without the point)`,
  de: `verringere 1 andere Gefahr als ${the(disaster, except).de.replace(/ \p{Lu}.*$/u, '')} um 1 Stufe (ohne den Punkt)`,
  nl: `verlaag 1 ander onheil dan ${COLOR_WORDS[except].nl[0]} met 1 niveau (zonder het punt)`,
})

const sameWorkers = (n: number): Phrase => {
  const some = counted(n, worker)
  return {
    en: `${some.en} of one colour`,
    de: `${some.de} einer Farbe deiner Wahl`,
    nl: `${some.nl} van één kleur naar keuze`,
  }
}

function returnWorkers(n: number): Phrase {
  return returned(anyOf(n, worker))
}

const newHand = (draw: 'eachColor' | 'threeAndTwo'): Phrase =>
  draw === 'eachColor'
    ? {
        en: 'all players discard their hands and draw 1 card of each colour',
        de: 'alle werfen ihre Handkarten ab und ziehen 1 Karte jeder Farbe',
        nl: 'alle spelers leggen hun handkaarten af en trekken 1 kaart van elke kleur',
      }
    : {
        en: 'all players discard their hands and draw 3 cards from one draw pile and 2 from another',
        de: 'alle werfen ihre Handkarten ab und ziehen 3 Karten von einem Zugstapel und 2 von einem anderen',
        nl: 'alle spelers leggen hun handkaarten af en trekken 3 kaarten van één trekstapel en 2 van een andere',
      }

function clauseOf(effect: Effect, more: Extra, ofIts: Phrase): Clause {
  switch (effect.do) {
    case 'points':
      return { verb: GAIN, ...measured(effect.amount, point) }
    case 'marks':
      if (effect.amount.n < 0) return { verb: TAKE, object: moreOrFewer(effect.amount.n), tail: NOTHING }
      return { verb: TAKE, ...measured(effect.amount, mark, more === 'marks') }
    case 'workers':
      return {
        verb: TAKE,
        object: workerWords.taken(effect.colors, more === 'workers', ofIts),
        tail: NOTHING,
      }
    case 'anyWorkers':
      return { verb: TAKE, object: workerWords.any(effect.n, more === 'workers'), tail: NOTHING }
    case 'draw':
      return { whole: draw(effect, more === 'cards') }
    case 'drawThenDiscard':
      return { whole: drawThenDiscard(effect.n) }
    case 'standardAction':
      return { whole: standardAction(effect.from, ofIts) }
    case 'searchDiscard':
      return { whole: searchDiscard(effect) }
    case 'fetch':
      return { whole: fetched(effect) }
    case 'freeSites':
      return { whole: cardsBecome(effect.n, site, 'display') }
    case 'wall':
      return { whole: builtWithoutCard(wallSegment, effect.price) }
    case 'advance':
      return { whole: advance(effect.price) }
    case 'reduce':
      return { whole: reduce(effect, ofIts) }
    case 'exchangeWorkers':
      return { whole: workerWords.exchanged }
    case 'buyWorkers':
      return { whole: workerWords.bought(effect.upTo, mark) }
    case 'others':
      return { whole: othersSuffer(effect.suffer, effect.n) }
    case 'diceWorkers':
      return { whole: diceWorkers(effect.showing) }
    case 'ease':
      return { whole: ease(effect.except) }
    case 'losePoints':
      return { verb: LOSE, object: counted(effect.n, point), tail: NOTHING }
    case 'oneWorker': {
      const one = effect.of.map(color => [1, color] as const)
      return { verb: TAKE, object: workersOf(one, 'accusative', OR), tail: NOTHING }
    }
    case 'sameWorkers':
      return { verb: TAKE, object: sameWorkers(effect.n), tail: NOTHING }
    case 'returnWorkers':
      return { whole: returnWorkers(effect.n) }
    case 'newHand':
      return { whole: newHand(effect.draw) }
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
      return { whole: specialWords[effect.do] }
    default:
      return unworded(effect)
  }
}

/** What effects are called together. */
export const effectsInWords = (
  effects: readonly Effect[],
  more: Extra,
  ofIts: Phrase = OF_ITS_COLOR,
): Phrase => clausesInWords(effects.map(effect => clauseOf(effect, more, ofIts)))
