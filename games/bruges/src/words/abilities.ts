import { anyOf, counted } from '@kontor/city/grammar'
import { AND, listed, type Phrase, sentence, told, unworded } from '@kontor/city/phrase'
import { dieShows, STATUE_DOUBLE } from '@kontor/city/sentences'
import { point } from '@kontor/city/terms'
import { returned } from '@kontor/city/workers'
import type { Language } from '@kontor/engine'
import type { Ability, Final } from '../language.ts'
import { alwaysInWords } from './always.ts'
import { measured } from './counters.ts'
import { effectsInWords } from './effects.ts'
import { ACTIVATION_LABELS, worker } from './terms.ts'

/** The rules sentence of an ability: cost or condition, colon, effect. */

function finalInWords(final: Final): Phrase {
  if ('double' in final) return STATUE_DOUBLE
  if (!('if' in final)) return effectsInWords([{ do: 'points', amount: final.points }])
  const { object } = measured(final.points, point)
  return {
    en: `gain ${object.en} if you have houses of all five colours`,
    de: `erhalte ${object.de}, wenn du Häuser aller fünf Farben hast`,
    nl: `krijg ${object.nl} als je huizen van alle vijf de kleuren hebt`,
  }
}

function roundInWords({ pay, if: condition, effects }: Extract<Ability, { when: 'round' }>): Phrase {
  const effect = effectsInWords(effects)
  const paid = pay && returned(pay === 'any' ? anyOf(1, worker) : counted(1, worker, [pay]))
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
      return alwaysInWords(ability.always)
    case 'final':
      return told(ACTIVATION_LABELS.final, finalInWords(ability.final))
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
