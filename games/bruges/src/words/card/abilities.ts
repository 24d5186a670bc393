import { returned } from '@kontor/common/workers'
import type { Language } from '@kontor/engine/presentation'
import { dieShows } from '@kontor/five-colours/words/sentences'
import { counted, ofAnyColour } from '@kontor/language/grammar'
import { AND, listed, type Phrase, sentence, told, unworded } from '@kontor/language/phrase'
import { permanentOf } from '../../always/index.ts'
import type { Ability } from '../../language.ts'
import { laurelOf } from '../../laurels/index.ts'
import { ACTIVATION_LABELS, worker } from '../terms.ts'
import { effectsInWords } from './effects.ts'

/** The rules sentence of an ability: cost or condition, colon, effect. */

function roundInWords({ pay, if: condition, effects }: Extract<Ability, { when: 'round' }>): Phrase {
  const effect = effectsInWords(effects)
  const paid = pay && returned(pay === 'any' ? ofAnyColour(1, worker) : counted(1, worker, [pay]))
  const before = [condition && dieShows(condition.die, condition.atLeast), paid].filter(
    part => part !== undefined,
  )
  return before.length === 0 ? effect : told(listed(before, AND), effect)
}

function abilityInWords(ability: Ability): Phrase {
  switch (ability.when) {
    case 'instant':
      return effectsInWords(ability.effects)
    case 'round':
      return roundInWords(ability)
    case 'always':
      return permanentOf(ability.always).sentence(ability.always, effectsInWords)
    case 'final':
      return told(ACTIVATION_LABELS.final, laurelOf(ability.final).sentence(ability.final))
    default:
      return unworded(ability)
  }
}

/** The rules sentence of an ability. */
export const textOf = (ability: Ability, language: Language): string =>
  sentence(abilityInWords(ability), language)

/** When an ability works: Instant, Once per round, Permanent, Final scoring. */
export const activationOf = (ability: Ability, language: Language): string =>
  ACTIVATION_LABELS[ability.when][language]
