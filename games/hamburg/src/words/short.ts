import type { Language } from '@kontor/engine'
import type { Action, Color } from '../colors.ts'
import type { Ability, Always, Attack, Condition, Effect, Final, Pay } from '../language.ts'
import { atLeastOnDie, isAction } from './abilities.ts'
import { measuredShort, perOf } from './counters.ts'
import { workersNamed } from './effects.ts'
import { anyOf, cardOf, counted, labelled, many, one, workersOf } from './grammar.ts'
import { joined, listed, type Phrase, same, unworded } from './phrase.ts'
import { ruleShort, specialShort } from './specials-short.ts'
import {
  ACTION_LABELS,
  ACTIVATION_LABELS,
  active,
  building,
  card,
  die,
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

/** The short form for the card face: no verbs, plus and minus show the direction, nouns in the nominative. */

const PLUS = same('+')
const MINUS = same('−')
const COLON = same(': ')
const COMMA = same(', ')

const plain = (n: number, noun: typeof worker, adjectives: Parameters<typeof counted>[2] = []) =>
  counted(n, noun, adjectives, 'nominative')

/** English cannot say '+any 2 workers'. */
const anyWorkersShort = (n: number): Phrase => ({
  ...anyOf(n, worker, 'nominative'),
  en: `${n} any ${n === 1 ? 'worker' : 'workers'}`,
})

const OTHERS: Phrase = { en: 'Others: ', de: 'Alle anderen: ', nl: 'Anderen: ' }
const TO_YOU: Phrase = { en: ' to you', de: ' an dich', nl: ' aan jou' }
const lose = (thing: Phrase) => joined(OTHERS, MINUS, thing)
const give = (thing: Phrase) => joined(OTHERS, thing, TO_YOU)

const ATTACKS: Readonly<Record<Attack, (n: number) => Phrase>> = {
  discardCard: n => lose(plain(n, handCard)),
  turnToken: n => lose(plain(n, majorityToken, [active])),
  giveCard: n => give(plain(n, handCard, [random])),
  giveMarks: n => give(plain(n, mark)),
  giveWorkers: n => give(plain(n, worker)),
  loseWall: n => lose(plain(n, wallSegment, [outermost])),
  hallBack: n => joined(lose(plain(n, space)), ON_THE_SQUARE),
  discardBuilding: n => lose(plain(n, building)),
  discardSite: n => lose(plain(n, site)),
}

const ON_THE_SQUARE: Phrase = {
  en: ' on the City Hall Square',
  de: ' auf dem Rathausplatz',
  nl: ' op het stadhuisplein',
}
const FOR_FREE: Phrase = { en: ' for free', de: ' kostenfrei', nl: ' kosteloos' }

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

const wallShort = (price: 'double' | 'free'): Phrase =>
  price === 'double'
    ? {
        en: '+1 wall segment at double price, no card',
        de: '+1 Mauerstein zum doppelten Preis, ohne Karte',
        nl: '+1 muursteen voor de dubbele prijs, zonder kaart',
      }
    : {
        en: '+1 wall segment for free, no card',
        de: '+1 Mauerstein kostenfrei, ohne Karte',
        nl: '+1 muursteen kosteloos, zonder kaart',
      }

function priced(price: number): Phrase {
  const marks = counted(price, mark)
  return price === 0 ? FOR_FREE : { en: ` for ${marks.en}`, de: ` für ${marks.de}`, nl: ` voor ${marks.nl}` }
}

const fromTop = (from: 'pile' | 'discard'): Phrase =>
  from === 'pile'
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

function fetchShort({ category, pile }: Extract<Effect, { do: 'fetch' }>): Phrase {
  const where: Phrase =
    pile === 'its'
      ? { en: 'draw pile of its colour', de: 'Zugstapel seiner Farbe', nl: 'trekstapel van die kleur' }
      : one(drawPile, [pile], 'nominative')
  return joined(where, same(' → +'), plain(1, cardOf(category, card)))
}

function effectShort(effect: Effect): Phrase {
  switch (effect.do) {
    case 'points':
      return measuredShort(effect.amount, point)
    case 'marks':
      return measuredShort(effect.amount, mark)
    case 'workers':
      return joined(PLUS, workersNamed(effect.colors, 'nominative'))
    case 'anyWorkers':
      return joined(PLUS, anyWorkersShort(effect.n))
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
      return wallShort(effect.price)
    case 'advance':
      return joined(PLUS, plain(1, space), ON_THE_SQUARE, priced(effect.price))
    case 'reduce':
      return reduceShort(effect)
    case 'buyWorkers':
      return {
        en: `up to ${anyWorkersShort(effect.upTo).en} for 1 mark each`,
        de: `bis zu ${anyWorkersShort(effect.upTo).de} für je 1 Mark`,
        nl: `maximaal ${anyWorkersShort(effect.upTo).nl} voor 1 mark per stuk`,
      }
    case 'others':
      return ATTACKS[effect.suffer](effect.n)
    case 'diceWorkers':
      return {
        en: `+1 worker of its colour per die showing ${effect.showing} (black: any)`,
        de: `+1 Arbeiter seiner Farbe pro Würfel mit ${effect.showing} (Schwarz: beliebig)`,
        nl: `+1 arbeider van die kleur per dobbelsteen met ${effect.showing} (zwart: naar keuze)`,
      }
    case 'siteFromPile':
    case 'cycleDiscard':
    case 'exchangeWorkers':
    case 'recall':
    case 'passDisaster':
    case 'intrigueOthers':
    case 'buyPoints':
    case 'activateAgain':
    case 'activateAll':
    case 'copyInstant':
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
function effectsShort(effects: readonly Effect[]): Phrase {
  const parts = effects.map((effect, index) => {
    const next = effects[index + 1]
    if (!('amount' in effect) || !next || !('amount' in next) || !effect.amount.per)
      return effectShort(effect)
    const shared = perOf(effect.amount).en === perOf(next.amount).en
    return shared ? effectShort({ ...effect, amount: { n: effect.amount.n } }) : effectShort(effect)
  })
  return listed(parts, COMMA)
}

function costShort({ workers, upToDifferent }: Pay): Phrase {
  if (upToDifferent !== undefined) {
    const some = plain(upToDifferent, worker)
    return {
      en: `up to −${some.en} of different colours`,
      de: `bis zu −${some.de} unterschiedlicher Farben`,
      nl: `maximaal −${some.nl} van verschillende kleuren`,
    }
  }
  const named = workers.filter((color): color is Color => color !== 'any')
  const others = workers.length - named.length
  const parts: Phrase[] = []
  if (named.length > 0)
    parts.push(
      joined(
        MINUS,
        workersOf(
          named.map(color => [1, color]),
          'nominative',
        ),
      ),
    )
  if (others > 0) parts.push(joined(MINUS, anyWorkersShort(others)))
  return listed(parts, COMMA)
}

function conditionShort(condition: Condition): Phrase {
  switch (condition.if) {
    case 'die':
      return joined(one(die, [condition.color], 'nominative'), same(' '), atLeastOnDie(condition.atLeast))
    case 'sum': {
      const limit = 'atMost' in condition ? ` ≤ ${condition.atMost}` : ` ≥ ${condition.atLeast}`
      return joined({ en: 'dice total', de: 'Würfelsumme', nl: 'som van de dobbelstenen' }, same(limit))
    }
    case 'noLowDie':
      return { en: 'no 1 or 2 rolled', de: 'ohne 1 und 2 im Wurf', nl: 'zonder 1 of 2 in de worp' }
    default:
      return unworded(condition)
  }
}

type Trigger = Extract<Always, { on: string }>

const EVENTS: Readonly<Record<Exclude<Trigger['on'], Action>, Phrase>> = {
  advance: {
    en: 'Advance on the City Hall Square',
    de: 'Vorrücken auf dem Rathausplatz',
    nl: 'Vooruitgaan op het stadhuisplein',
  },
  intrigue: {
    en: 'Intrigue token drawn',
    de: 'Schwarzer Gefahrenmarker gezogen',
    nl: 'Zwart onheilsfiche getrokken',
  },
  majority: {
    en: 'Majority token becomes active',
    de: 'Mehrheitsmarker wird aktiv',
    nl: 'Meerderheidsfiche wordt actief',
  },
  parkMarks: {
    en: 'Marks from a Park card',
    de: 'Mark durch eine Park-Karte',
    nl: 'Mark door een parkkaart',
  },
  otherWall: {
    en: "Another player's wall segment",
    de: 'Mauerstein bei anderen',
    nl: 'Muursteen van een andere speler',
  },
  otherBuilding: {
    en: "Another player's building",
    de: 'Gebäude bei anderen',
    nl: 'Gebouw van een andere speler',
  },
}

function triggerShort(trigger: Trigger): Phrase {
  if (!isAction(trigger.on)) return EVENTS[trigger.on]
  const color = 'color' in trigger ? trigger.color : undefined
  if (!color) return ACTION_LABELS[trigger.on]
  const used = one(trigger.on === 'money' ? die : card, [color], 'nominative')
  return joined(ACTION_LABELS[trigger.on], same(' ('), used, same(')'))
}

function priceShort(ability: Extract<Always, { price: string }>): Phrase {
  switch (ability.price) {
    case 'halfBuilding':
      return joined(many(building, [ability.color]), {
        en: ': half price',
        de: ': halber Preis',
        nl: ': halve prijs',
      })
    case 'build':
      return joined(ACTION_LABELS.build, COLON, MINUS, plain(ability.less, mark))
    case 'hall':
      return joined(
        {
          en: 'City Hall Square (dice price): ',
          de: 'Rathausplatz (Würfelpreis): ',
          nl: 'Stadhuisplein (dobbelsteenprijs): ',
        },
        MINUS,
        plain(ability.less, mark),
      )
    case 'wallFree':
      return joined(ACTION_LABELS.wall, COLON, plain(0, mark))
    case 'wallBlackDie':
      return {
        en: 'wall segment: price or black die',
        de: 'Mauerstein: Preis oder schwarzer Würfel',
        nl: 'muursteen: prijs of zwarte dobbelsteen',
      }
    case 'othersHall':
      return {
        en: 'Others: City Hall Square + black die',
        de: 'Alle anderen: Rathausplatz + schwarzer Würfel',
        nl: 'Anderen: stadhuisplein + zwarte dobbelsteen',
      }
    default:
      return unworded(ability)
  }
}

function alwaysShort(always: Always): Phrase {
  if ('on' in always) return joined(triggerShort(always), COLON, effectsShort(always.effects))
  if ('price' in always) return priceShort(always)
  if ('decrease' in always) {
    const instead: Phrase = { en: ' instead of −1', de: ' statt −1', nl: ' in plaats van −1' }
    return joined(ACTION_LABELS.decrease, same(`: −${always.decrease}`), instead)
  }
  return ruleShort[always.rule]
}

function finalShort(final: Final): Phrase {
  if ('double' in final) return { en: '1 statue × 2', de: '1 Statue × 2', nl: '1 standbeeld × 2' }
  const points = measuredShort(final.points, point)
  if (!('if' in final)) return points
  return joined(
    {
      en: 'sites of all five colours: ',
      de: 'Grundstücke aller fünf Farben: ',
      nl: 'bouwlocaties van alle vijf de kleuren: ',
    },
    points,
  )
}

function abilityShort(ability: Ability): Phrase {
  switch (ability.when) {
    case 'instant':
      return effectsShort(ability.effects)
    case 'I':
    case 'II':
    case 'III':
    case 'IV': {
      const effects = effectsShort(ability.effects)
      const before = [ability.if && conditionShort(ability.if), ability.pay && costShort(ability.pay)]
      const said = before.filter(part => part !== undefined)
      return said.length === 0 ? effects : joined(listed(said, COMMA), COLON, effects)
    }
    case 'always':
      return alwaysShort(ability.always)
    case 'final':
      return finalShort(ability.final)
    case 'never':
      return ACTIVATION_LABELS.never
    default:
      return unworded(ability)
  }
}

/** The short form of an ability, for the card face. */
export const shortOf = (ability: Ability, language: Language): string => abilityShort(ability)[language]
