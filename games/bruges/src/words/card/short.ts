import type { Language } from '@kontor/engine/presentation'
import { dieShowsShort } from '@kontor/five-colours/words/sentences'
import { capital, joined, listed, type Phrase, unworded } from '@kontor/language/phrase'
import { COLON, COMMA, MINUS, plain } from '@kontor/language/short'
import { permanentOf } from '../../always/index.ts'
import type { Ability } from '../../language.ts'
import { laurelOf } from '../../laurels/index.ts'
import { worker } from '../terms.ts'
import { effectsShort } from './effects.ts'
import { workerWords } from './workers.ts'

/** The short form for the card face: no verbs, plus and minus show the direction, nouns in the nominative. */

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
      return permanentOf(ability.always).short(ability.always, effectsShort)
    case 'final':
      return laurelOf(ability.final).short(ability.final)
    default:
      return unworded(ability)
  }
}

/** The short form of an ability, for the card face. */
export const shortOf = (ability: Ability, language: Language): string =>
  capital(abilityShort(ability)[language])
