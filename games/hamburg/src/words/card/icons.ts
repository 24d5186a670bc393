import { type Icons, withPlus } from '@kontor/common/icons'
import { unworded } from '@kontor/language/phrase'
import { permanentOf } from '../../always/index.ts'
import { demandOf } from '../../conditions/index.ts'
import { iconsOf as effectIcons } from '../../effects/index.ts'
import type { Ability, Effect, Pay } from '../../language.ts'
import { laurelOf } from '../../laurels/index.ts'

/**
 * A card as a row of signs, in reading order: when, cost, arrow, effect. The ids are the names of the drawings, with the
 * colour or the number that belongs to them: 'worker-gray', 'marks-2', 'die-black'.
 */
const effectsIcons = (effects: readonly Effect[]): Icons => withPlus(effects.map(effectIcons))

const payIcons = ({ workers, upToDifferent }: Pay): Icons =>
  upToDifferent === undefined
    ? workers.map(color => `worker-${color}`)
    : [`up-to-${upToDifferent}`, 'different', 'worker']

const PHASES = { I: 'phase-1', II: 'phase-2', III: 'phase-3', IV: 'phase-4' } as const

function abilityIcons(ability: Ability): Icons {
  switch (ability.when) {
    case 'instant':
      return ['instant', ...effectsIcons(ability.effects)]
    case 'I':
    case 'II':
    case 'III':
    case 'IV': {
      const condition = ability.if ? demandOf(ability.if).icons(ability.if) : []
      const before = [...condition, ...(ability.pay ? payIcons(ability.pay) : [])]
      const arrow = before.length > 0 ? ['arrow'] : []
      return [PHASES[ability.when], ...before, ...arrow, ...effectsIcons(ability.effects)]
    }
    case 'always':
      return ['permanent', ...permanentOf(ability.always).icons(ability.always, effectsIcons)]
    case 'final':
      return ['laurel', ...laurelOf(ability.final).icons(ability.final)]
    case 'never':
      return []
    default:
      return unworded(ability)
  }
}

/** The signs of an ability in reading order, as the names of their drawings. */
export const iconsOf = (ability: Ability): string[] => [...abilityIcons(ability)]
