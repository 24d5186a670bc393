import { SOMETHING, typically, worthOfAll } from '@kontor/city/worth'
import { ABILITIES } from './cards.ts'
import type { Ability, Always, Effect } from './language.ts'

/** What things are roughly worth in points. */
const GUILDER = 0.4
const WORKER = 0.5
const CARD = 0.5
const ACTION = 1.5
/** How often in a round an occasion for a permanent ability comes. */
const OCCASIONS = 1.2

/** What a person's repeated ability is worth each round: one activation, or what it permits or saves. */
export const WORTH_PER_ROUND: readonly number[] = Array.from(ABILITIES, ability =>
  ability ? perRound(ability) : 0,
)

function perRound(ability: Ability): number {
  switch (ability.when) {
    case 'round': {
      const paid = ability.pay === undefined ? 0 : WORKER
      return Math.max(0, worthOfAll(ability.effects, worthOf) - paid) * (ability.if ? 1 / 3 : 1)
    }
    case 'always':
      return OCCASIONS * worthOfPermanent(ability.always)
    default:
      return 0
  }
}

function worthOfPermanent(always: Always): number {
  if ('effects' in always) return worthOfAll(always.effects, worthOf)
  if ('less' in always) return GUILDER * always.less
  return 'alsoOf' in always ? 0 : SOMETHING
}

function worthOf(effect: Effect): number {
  switch (effect.do) {
    case 'points':
      return typically(effect.amount)
    case 'guilders':
      return GUILDER * typically(effect.amount)
    case 'workers':
      return WORKER * effect.colors.length
    case 'anyWorkers':
      return WORKER * effect.n
    case 'draw':
    case 'drawThenDiscard':
      return CARD * effect.n
    case 'playCard':
    case 'canal':
    case 'advance':
      return ACTION
    case 'discardThreats':
      return typically(effect.markers)
    default:
      return SOMETHING
  }
}
