import { SOMETHING, typically, worthOfAll } from '@kontor/city/worth'
import { ABILITIES } from './cards.ts'
import type { Ability, Always, Effect } from './language.ts'

/** What things are roughly worth in points. */
const GULDEN = 1.3
const RESOURCE = 0.7
const FIELD = 1
/** How often in a round an occasion for a permanent ability comes. */
const OCCASIONS = 0.6
/** How often a condition is met. */
const LIKELY = 0.6

/** What an active card brings each round: one use, or what it permits or saves. */
export const WORTH_PER_ROUND: readonly number[] = ABILITIES.map(perRound)

function perRound(ability: Ability): number {
  switch (ability.when) {
    case 'III': {
      const gain = worthOfAll(ability.effects, worthOf) * (ability.if ? LIKELY : 1)
      return Math.max(0.1, gain - priceOf(ability))
    }
    case 'II':
      return 'gulden' in ability.effect ? GULDEN : 1
    case 'permanent':
      return OCCASIONS * worthOfPermanent(ability.always)
    case 'I':
    case 'laurel':
      return 0
  }
}

function priceOf({ pay }: Extract<Ability, { when: 'III' }>) {
  switch (pay?.pay) {
    case 'gulden':
      return GULDEN * pay.n
    case 'resources':
      return RESOURCE * pay.n
    case 'plan':
      return GULDEN * 3
    case undefined:
      return 0
  }
}

function worthOfPermanent(always: Always): number {
  if ('on' in always) return worthOfAll(always.effects, worthOf)
  if ('less' in always) return RESOURCE * always.less
  return SOMETHING
}

function worthOf(effect: Effect): number {
  switch (effect.do) {
    case 'prestige':
      return typically(effect.amount)
    case 'gulden':
      return GULDEN * typically(effect.amount)
    case 'guldenWith':
      return GULDEN * effect.n
    case 'resources':
      return RESOURCE * effect.colors.length
    case 'anyResources':
      return RESOURCE * effect.n
    case 'amstel':
      return FIELD * effect.n
    case 'sail':
      return RESOURCE * effect.n
    default:
      return SOMETHING
  }
}
