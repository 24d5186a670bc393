import type { Language } from '@kontor/engine/presentation'
import { counted } from '@kontor/language/grammar'
import { capital, joined, listed, type Phrase, unworded } from '@kontor/language/phrase'
import { COLON, COMMA, MINUS } from '@kontor/language/short'
import { permanentOf } from '../../always/index.ts'
import type { Color } from '../../colors.ts'
import { demandOf } from '../../conditions/index.ts'
import type { Ability, Pay } from '../../language.ts'
import { laurelOf } from '../../laurels/index.ts'
import { workersOf } from '../grammar.ts'
import { ACTIVATION_LABELS, worker } from '../terms.ts'
import { workerWords } from '../workers.ts'
import { effectsShort } from './short-effects.ts'

/** The short form for the card face: no verbs, plus and minus show the direction, nouns in the nominative. */

function costShort({ workers, upToDifferent }: Pay): Phrase {
  if (upToDifferent !== undefined) {
    const some = counted(upToDifferent, worker, [], 'nominative')
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
  if (others > 0) parts.push(joined(MINUS, workerWords.anyShort(others)))
  return listed(parts, COMMA)
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
      const before = [
        ability.if && demandOf(ability.if).short(ability.if),
        ability.pay && costShort(ability.pay),
      ]
      const said = before.filter(part => part !== undefined)
      return said.length === 0 ? effects : joined(listed(said, COMMA), COLON, effects)
    }
    case 'always':
      return permanentOf(ability.always).short(ability.always, effectsShort)
    case 'final':
      return laurelOf(ability.final).short(ability.final)
    case 'never':
      return ACTIVATION_LABELS.never
    default:
      return unworded(ability)
  }
}

/** The short form of an ability, for the card face. */
export const shortOf = (ability: Ability, language: Language): string =>
  capital(abilityShort(ability)[language])
