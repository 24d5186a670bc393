import { SOMETHING, TYPICAL, typically, worthOfAll } from '@kontor/city/worth'
import { ABILITIES } from './cards.ts'
import type { Ability, Always, Effect, Pay } from './language.ts'

/** What things are roughly worth in points. */
const MARK = 0.4
const WORKER = 0.4
const CARD = 0.5
const ACTION = 1.5
/** How often in a season an occasion for a permanent ability comes. */
const OCCASIONS = 1.5

/** What a card's repeated ability is worth each season: one activation, or what it permits or saves. */
export const WORTH_PER_SEASON: readonly number[] = ABILITIES.map(perSeason)

function perSeason(ability: Ability): number {
  switch (ability.when) {
    case 'I':
    case 'II':
    case 'III':
    case 'IV':
      return (
        Math.max(0, worthOfAll(ability.effects, worthOf) - worthOfPay(ability.pay)) * (ability.if ? 0.5 : 1)
      )
    case 'always':
      return OCCASIONS * worthOfPermanent(ability.always)
    default:
      return 0
  }
}

function worthOfPay(pay: Pay | undefined) {
  return pay ? WORKER * Math.max(pay.workers.length, pay.upToDifferent ? TYPICAL : 0) : 0
}

function worthOfPermanent(always: Always): number {
  if ('effects' in always) return worthOfAll(always.effects, worthOf)
  if ('fee' in always || 'feeWorkers' in always) return 0
  if ('less' in always) return MARK * always.less
  return SOMETHING
}

function worthOf(effect: Effect): number {
  switch (effect.do) {
    case 'points':
      return typically(effect.amount)
    case 'marks':
      return MARK * typically(effect.amount)
    case 'workers':
      return WORKER * effect.colors.length * (effect.per ? TYPICAL : 1)
    case 'anyWorkers':
    case 'sameWorkers':
      return WORKER * effect.n
    case 'draw':
    case 'drawThenDiscard':
      return CARD * effect.n
    case 'freeSites':
      return ACTION * effect.n
    case 'standardAction':
    case 'siteFromPile':
    case 'wall':
    case 'advance':
      return ACTION
    case 'searchDiscard':
      return 2 * ACTION
    case 'reduce':
      return typically(effect.levels)
    case 'losePoints':
      return -effect.n
    case 'returnWorkers':
      return -WORKER * effect.n
    default:
      return SOMETHING
  }
}
