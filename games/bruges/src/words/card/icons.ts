import { type Icons, withPlus } from '@kontor/common/icons'
import { unworded } from '@kontor/language/phrase'
import { permanentOf } from '../../always/index.ts'
import { iconsOf as iconsOfEffect } from '../../effects/index.ts'
import type { Ability, Effect } from '../../language.ts'
import { laurelOf } from '../../laurels/index.ts'
import { tintOf, workerSign } from './signs.ts'

/** A card as a row of signs, in reading order: when, cost, arrow, effect. */

const effectsIcons = (effects: readonly Effect[]): Icons => withPlus(effects.map(iconsOfEffect))

function roundIcons({ pay, if: condition, effects }: Extract<Ability, { when: 'round' }>): Icons {
  const shown = condition ? [`die-${tintOf(condition.die)}`, `at-least-${condition.atLeast}`] : []
  const before = pay ? [...shown, workerSign(pay)] : shown
  return [...before, ...(before.length > 0 ? ['arrow'] : []), ...effectsIcons(effects)]
}

function abilityIcons(ability: Ability): Icons {
  switch (ability.when) {
    case 'instant':
      return ['instant', ...effectsIcons(ability.effects)]
    case 'round':
      return ['phase-3', ...roundIcons(ability)]
    case 'always':
      return ['permanent', ...permanentOf(ability.always).icons(ability.always, effectsIcons)]
    case 'final':
      return ['laurel', ...laurelOf(ability.final).icons(ability.final)]
    default:
      return unworded(ability)
  }
}

/** The signs of an ability in reading order, as the names of their drawings. */
export const iconsOf = (ability: Ability): string[] => [...abilityIcons(ability)]
