import { joined, listed, type Phrase, unworded } from '@kontor/city/phrase'
import { dieShowsShort, STATUE_DOUBLE_SHORT } from '@kontor/city/sentences'
import { COLON, COMMA, MINUS, plain } from '@kontor/city/short'
import { point } from '@kontor/city/terms'
import type { Language } from '@kontor/engine'
import type { Ability, Effect, Final } from '../language.ts'
import { measuredShort } from './counters.ts'
import { alwaysShort } from './short-always.ts'
import { effectShort } from './short-effects.ts'
import { worker } from './terms.ts'
import { workerWords } from './workers.ts'

/** The short form for the card face: no verbs, plus and minus show the direction, nouns in the nominative. */

const effectsShort = (effects: readonly Effect[]): Phrase =>
  listed(
    effects.map(effect => effectShort(effect)),
    COMMA,
  )

function finalShort(final: Final): Phrase {
  if ('double' in final) return STATUE_DOUBLE_SHORT
  const points = measuredShort(final.points, point)
  if (!('if' in final)) return points
  const allColors: Phrase = {
    en: 'houses of all five colours: ',
    de: 'Häuser aller fünf Farben: ',
    nl: 'huizen van alle vijf de kleuren: ',
  }
  return joined(allColors, points)
}

function roundShort({ pay, if: condition, effects }: Extract<Ability, { when: 'round' }>): Phrase {
  const paid = pay && joined(MINUS, pay === 'any' ? workerWords.anyShort(1) : plain(1, worker, [pay]))
  const before = [condition && dieShowsShort(condition.die, condition.atLeast), paid].filter(
    part => part !== undefined,
  )
  const effect = effectsShort(effects)
  return before.length === 0 ? effect : joined(listed(before, COMMA), COLON, effect)
}

function abilityShort(ability: Ability): Phrase {
  switch (ability.when) {
    case 'instant':
      return effectsShort(ability.effects)
    case 'round':
      return roundShort(ability)
    case 'always':
      return alwaysShort(ability.always)
    case 'final':
      return finalShort(ability.final)
    default:
      return unworded(ability)
  }
}

/** The short form of an ability, for the card face. */
export const shortOf = (ability: Ability, language: Language): string => abilityShort(ability)[language]
