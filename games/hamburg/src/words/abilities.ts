import type { Language } from '@kontor/engine'
import type { Action, Color } from '../colors.ts'
import type { Ability, Always, Condition, Effect, Final, Pay } from '../language.ts'
import { measured } from './counters.ts'
import { type Extra, effectsInWords } from './effects.ts'
import { a, anyOf, counted, many, the, workersOf } from './grammar.ts'
import {
  AND,
  afterColon,
  joined,
  listed,
  NOTHING,
  OR,
  type Phrase,
  same,
  sentence,
  unworded,
} from './phrase.ts'
import { ruleWords } from './specials.ts'
import { ACTION_LABELS, ACTIVATION_LABELS, building, card, die, mark, point, worker } from './terms.ts'

/** The rules sentence of an ability: cost or condition, colon, effect. */

const COLON = same(': ')
const told = (before: Phrase, after: Phrase) => joined(before, COLON, afterColon(after))

/** The numbers from one to six that are at least so many: '5 or 6'. */
export const atLeastOnDie = (least: number): Phrase =>
  listed(
    [1, 2, 3, 4, 5, 6].filter(number => number >= least).map(number => same(`${number}`)),
    OR,
  )

function costInWords({ workers, upToDifferent }: Pay): Phrase {
  if (upToDifferent !== undefined) {
    const some = counted(upToDifferent, worker)
    return {
      en: `return up to ${some.en} of different colours`,
      de: `gib bis zu ${some.de} unterschiedlicher Farben ab`,
      nl: `lever maximaal ${some.nl} van verschillende kleuren in`,
    }
  }
  const named = workers.filter((color): color is Color => color !== 'any')
  const others = workers.length - named.length
  const paid = costOf(named, others)
  return { en: `return ${paid.en}`, de: `gib ${paid.de} ab`, nl: `lever ${paid.nl} in` }
}

function costOf(named: readonly Color[], others: number): Phrase {
  const list = workersOf(named.map(color => [1, color]))
  if (others === 0) return list
  const any = anyOf(others, worker)
  if (named.length === 0) return any
  const germanList = list.de.replace(/ Arbeiter$/, '')
  const more = others === 1 ? '1 weiteren beliebigen' : `${others} weitere beliebige`
  return {
    en: `${list.en} and any ${others} other ${others === 1 ? 'worker' : 'workers'}`,
    de: `${germanList} und ${more} Arbeiter`,
    nl: `${list.nl} en nog ${any.nl}`,
  }
}

function conditionInWords(condition: Condition): Phrase {
  switch (condition.if) {
    case 'die': {
      const numbers = atLeastOnDie(condition.atLeast)
      const shown = the(die, condition.color, 'dative')
      return {
        en: `if ${shown.en} shows a ${numbers.en}`,
        de: `bei einer ${numbers.de} auf ${shown.de}`,
        nl: `bij een ${numbers.nl} op ${shown.nl}`,
      }
    }
    case 'sum': {
      const limit: Phrase =
        'atMost' in condition
          ? {
              en: `${condition.atMost} or less`,
              de: `höchstens ${condition.atMost}`,
              nl: `maximaal ${condition.atMost}`,
            }
          : {
              en: `${condition.atLeast} or more`,
              de: `mindestens ${condition.atLeast}`,
              nl: `minstens ${condition.atLeast}`,
            }
      return {
        en: `if the six dice total ${limit.en}`,
        de: `wenn die sechs Würfel zusammen ${limit.de} zeigen`,
        nl: `als de zes dobbelstenen samen ${limit.nl} tonen`,
      }
    }
    case 'noLowDie':
      return { en: 'if no die shows a 1 or 2', de: 'ohne 1 und 2 im Wurf', nl: 'zonder 1 of 2 in de worp' }
    default:
      return unworded(condition)
  }
}

/** 'the standard action Take money': labels are quoted in German and Dutch. */
const actionQuoted = (action: Action): Phrase => ({
  en: ACTION_LABELS[action].en,
  de: `„${ACTION_LABELS[action].de}“`,
  nl: `‘${ACTION_LABELS[action].nl}’`,
})

type Trigger = Extract<Always, { on: string }>
type Event = Exclude<Trigger['on'], Action>

const EVENTS: Readonly<Record<Event, Phrase>> = {
  advance: {
    en: 'whenever you advance on the City Hall Square',
    de: 'immer wenn du auf dem Rathausplatz vorrückst',
    nl: 'telkens als je op het stadhuisplein vooruitgaat',
  },
  intrigue: {
    en: 'whenever you draw an intrigue token',
    de: 'immer wenn du einen schwarzen Gefahrenmarker ziehst',
    nl: 'telkens als je een zwart onheilsfiche trekt',
  },
  majority: {
    en: 'whenever you turn a majority token to its coloured side',
    de: 'immer wenn du einen Mehrheitsmarker auf die farbige Seite drehst',
    nl: 'telkens als je een meerderheidsfiche naar de gekleurde zijde draait',
  },
  parkMarks: {
    en: 'whenever a Park card gives you marks',
    de: 'immer wenn eine Park-Karte dir Mark bringt',
    nl: 'telkens als een parkkaart je mark oplevert',
  },
  otherWall: {
    en: 'whenever another player builds a wall segment',
    de: 'immer wenn jemand anderes einen Mauerstein baut',
    nl: 'telkens als een andere speler een muursteen bouwt',
  },
  otherBuilding: {
    en: 'whenever another player constructs a building',
    de: 'immer wenn jemand anderes ein Gebäude errichtet',
    nl: 'telkens als een andere speler een gebouw bouwt',
  },
}

export const isAction = (on: string): on is Action => Object.hasOwn(ACTION_LABELS, on)

function triggerInWords(trigger: Trigger): Phrase {
  if (!isAction(trigger.on)) return EVENTS[trigger.on]
  const action = actionQuoted(trigger.on)
  const color = 'color' in trigger ? trigger.color : undefined
  const used = color && (trigger.on === 'money' ? the(die, color, 'dative') : a(card, color, 'dative'))
  const using: Phrase = used
    ? { en: ` with ${used.en}`, de: ` mit ${used.de}`, nl: ` met ${used.nl}` }
    : NOTHING
  return {
    en: `whenever you perform the standard action ${action.en}${using.en}`,
    de: `immer wenn du die Basisaktion ${action.de}${using.de} ausführst`,
    nl: `telkens als je de basisactie ${action.nl}${using.nl} uitvoert`,
  }
}

/** What the event gives by itself, so that the card gives extra. */
const extraOf = (on: Trigger['on']): Extra =>
  on === 'workers' ? 'workers' : on === 'money' || on === 'parkMarks' ? 'marks' : 'none'

function priceInWords(ability: Extract<Always, { price: string }>): Phrase {
  switch (ability.price) {
    case 'halfBuilding': {
      const buildings = many(building, [ability.color])
      return {
        en: `you construct ${buildings.en} at half price (rounded up)`,
        de: `du errichtest ${buildings.de} zum halben Preis (aufgerundet)`,
        nl: `je bouwt ${buildings.nl} voor de halve prijs (naar boven afgerond)`,
      }
    }
    case 'build': {
      const [less, action] = [counted(ability.less, mark), actionQuoted('build')]
      return {
        en: `your standard action ${action.en} costs ${less.en} less (minimum 0)`,
        de: `deine Basisaktion ${action.de} kostet ${less.de} weniger (mindestens 0)`,
        nl: `je basisactie ${action.nl} kost ${less.nl} minder (minimaal 0)`,
      }
    }
    case 'hall': {
      const less = counted(ability.less, mark)
      return {
        en: `advancing on the City Hall Square at the dice price costs you ${less.en} less (minimum 0)`,
        de: `das Vorrücken auf dem Rathausplatz zum Würfelpreis kostet dich ${less.de} weniger (mindestens 0)`,
        nl: `vooruitgaan op het stadhuisplein voor de dobbelsteenprijs kost je ${less.nl} minder (minimaal 0)`,
      }
    }
    case 'wallFree': {
      const action = actionQuoted('wall')
      return {
        en: `your standard action ${action.en} costs no money`,
        de: `deine Basisaktion ${action.de} kostet kein Geld`,
        nl: `je basisactie ${action.nl} kost geen geld`,
      }
    }
    case 'wallBlackDie':
      return {
        en: 'for a wall segment, you may pay as many marks as the black die shows instead of its price',
        de: 'für einen Mauerstein darfst du statt seines Preises so viele Mark zahlen, wie der schwarze Würfel zeigt',
        nl: 'voor een muursteen mag je in plaats van de prijs zoveel mark betalen als de zwarte dobbelsteen toont',
      }
    case 'othersHall':
      return {
        en: 'all other players who advance on the City Hall Square pay the number on the black die as well',
        de: 'alle anderen zahlen beim Vorrücken auf dem Rathausplatz die Zahl des schwarzen Würfels zusätzlich',
        nl: 'alle andere spelers betalen bij het vooruitgaan op het stadhuisplein ook het getal op de zwarte dobbelsteen',
      }
    default:
      return unworded(ability)
  }
}

function decreaseInWords(levels: number): Phrase {
  const action = triggerInWords({ on: 'decrease', effects: [] })
  return told(action, {
    en: `reduce the disaster by ${levels} levels instead of 1`,
    de: `verringere die Gefahr um ${levels} Stufen statt 1`,
    nl: `verlaag het onheil met ${levels} niveaus in plaats van 1`,
  })
}

function alwaysInWords(always: Always): Phrase {
  if ('on' in always) return told(triggerInWords(always), effectsInWords(always.effects, extraOf(always.on)))
  if ('price' in always) return priceInWords(always)
  if ('decrease' in always) return decreaseInWords(always.decrease)
  return ruleWords[always.rule]
}

function finalInWords(final: Final): Phrase {
  if ('double' in final)
    return {
      en: '1 statue of your choice scores double',
      de: '1 Statue deiner Wahl zählt doppelt',
      nl: '1 standbeeld naar keuze telt dubbel',
    }
  if (!('if' in final)) return effectsInWords([{ do: 'points', amount: final.points }], 'none')
  const { object } = measured(final.points, point, false)
  return {
    en: `gain ${object.en} if you have sites of all five colours`,
    de: `erhalte ${object.de}, wenn du Grundstücke aller fünf Farben hast`,
    nl: `krijg ${object.nl} als je bouwlocaties van alle vijf de kleuren hebt`,
  }
}

function onceInWords(
  pay: Pay | undefined,
  condition: Condition | undefined,
  effects: readonly Effect[],
): Phrase {
  const effect = effectsInWords(effects, 'cards')
  const before = [condition && conditionInWords(condition), pay && costInWords(pay)].filter(
    part => part !== undefined,
  )
  return before.length === 0 ? effect : told(listed(before, AND), effect)
}

function abilityInWords(ability: Ability): Phrase {
  switch (ability.when) {
    case 'instant':
      return effectsInWords(ability.effects, 'none')
    case 'I':
    case 'II':
    case 'III':
    case 'IV':
      return onceInWords(ability.pay, ability.if, ability.effects)
    case 'always':
      return alwaysInWords(ability.always)
    case 'final':
      return told(ACTIVATION_LABELS.final, finalInWords(ability.final))
    case 'never':
      return ACTIVATION_LABELS.never
    default:
      return unworded(ability)
  }
}

/** The rules sentence of an ability. */
export const textOf = (ability: Ability, language: Language): string =>
  sentence(abilityInWords(ability), language)

/** When an ability works: Instant, Phase III, Permanent, Final scoring, No ability. */
export const activationOf = (ability: Ability, language: Language): string =>
  ACTIVATION_LABELS[ability.when][language]
