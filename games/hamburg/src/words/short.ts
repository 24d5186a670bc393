import { counted } from '@kontor/city/grammar'
import { joined, listed, type Phrase, same, unworded } from '@kontor/city/phrase'
import { dieShowsShort, STATUE_DOUBLE_SHORT } from '@kontor/city/sentences'
import { COLON, COMMA, MINUS } from '@kontor/city/short'
import type { Language } from '@kontor/engine'
import type { Color } from '../colors.ts'
import type { Ability, Condition, Final, Pay } from '../language.ts'
import { measuredShort } from './counters.ts'
import { workersOf } from './grammar.ts'
import { alwaysShort } from './short-always.ts'
import { effectsShort } from './short-effects.ts'
import { ACTIVATION_LABELS, point, worker } from './terms.ts'
import { workerWords } from './workers.ts'

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

function conditionShort(condition: Condition): Phrase {
  switch (condition.if) {
    case 'die':
      return dieShowsShort(condition.color, condition.atLeast)
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

function finalShort(final: Final): Phrase {
  if ('double' in final) return STATUE_DOUBLE_SHORT
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
