import { returned } from '@kontor/common/workers'
import type { Language } from '@kontor/engine/presentation'
import { counted, ofAnyColour } from '@kontor/language/grammar'
import { AND, listed, type Phrase, sentence, told, unworded } from '@kontor/language/phrase'
import { permanentOf } from '../../always/index.ts'
import type { Color } from '../../colors.ts'
import { demandOf } from '../../conditions/index.ts'
import type { Ability, Condition, Effect, Pay } from '../../language.ts'
import { laurelOf } from '../../laurels/index.ts'
import { workersOf } from '../grammar.ts'
import { ACTIVATION_LABELS, worker } from '../terms.ts'
import { effectsInWords } from './effects.ts'

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
  const any = ofAnyColour(others, worker)
  if (named.length === 0) return any
  const germanList = list.de.replace(/ Arbeiter$/, '')
  const more = others === 1 ? '1 weiteren beliebigen' : `${others} weitere beliebige`
  return {
    en: `${list.en} and ${any.en.replace(/^\d+/, '$& more')}`,
    de: `${germanList} und ${more} Arbeiter`,
    nl: `${list.nl} en nog ${any.nl}`,
  }
}

function onceInWords(
  pay: Pay | undefined,
  condition: Condition | undefined,
  effects: readonly Effect[],
): Phrase {
  const effect = effectsInWords(effects, 'cards')
  const before = [condition && demandOf(condition).sentence(condition), pay && costInWords(pay)].filter(
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
      return permanentOf(ability.always).sentence(ability.always, effectsInWords)
    case 'final':
      return told(ACTIVATION_LABELS.final, laurelOf(ability.final).sentence(ability.final))
    case 'never':
      return ACTIVATION_LABELS.never
    default:
      return unworded(ability)
  }
}

/** The rules sentence of an ability. */
export const textOf = (ability: Ability, language: Language): string =>
  sentence(abilityInWords(ability), language)

/** The same where its price need not be paid. */
export function freeTextOf(ability: Ability, language: Language): string {
  if (!('pay' in ability)) return textOf(ability, language)
  const { pay: _, ...free } = ability
  return textOf(free, language)
}

/** When an ability works: Instant, Phase III, Permanent, Final scoring, No ability. */
export const activationOf = (ability: Ability, language: Language): string =>
  ACTIVATION_LABELS[ability.when][language]
