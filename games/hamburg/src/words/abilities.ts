import { anyOf, counted } from '@kontor/city/grammar'
import { AND, listed, type Phrase, sentence, told, unworded } from '@kontor/city/phrase'
import { dieShows, STATUE_DOUBLE } from '@kontor/city/sentences'
import { returned } from '@kontor/city/workers'
import type { Language } from '@kontor/engine'
import type { Color } from '../colors.ts'
import type { Ability, Condition, Effect, Final, Pay } from '../language.ts'
import { alwaysInWords } from './always.ts'
import { measured } from './counters.ts'
import { effectsInWords } from './effects.ts'
import { workersOf } from './grammar.ts'
import { ACTIVATION_LABELS, point, worker } from './terms.ts'

/** The rules sentence of an ability: cost or condition, colon, effect. */

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
  return returned(paid)
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
    case 'die':
      return dieShows(condition.color, condition.atLeast)
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

function finalInWords(final: Final): Phrase {
  if ('double' in final) return STATUE_DOUBLE
  if (!('if' in final)) return effectsInWords([{ do: 'points', amount: final.points }], 'none')
  const { object } = measured(final.points, point)
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

export function abilityInWords(ability: Ability): Phrase {
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
