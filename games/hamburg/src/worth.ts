import { ABILITIES } from './cards.ts'
import type { Ability, Always, Amount, Effect, Pay } from './language.ts'

/** What things are roughly worth in points. A bot's rule of thumb, read from a card's expression; no rule of the game. */
const MARK = 0.4
const WORKER = 0.4
const CARD = 0.5
const ACTION = 1.5
/** How many one finds of something that is counted. */
const TYPICAL = 2
/** How often in a season an occasion for a permanent ability comes. */
const OCCASIONS = 1.5
/** What an ability that has no price here is taken for. */
const SOMETHING = 0.8

/** What a card's repeated ability is worth each season: one activation, or what it permits or saves. */
export const WORTH_PER_SEASON: readonly number[] = ABILITIES.map(perSeason)

function perSeason(ability: Ability): number {
  switch (ability.when) {
    case 'I':
    case 'II':
    case 'III':
    case 'IV':
      return Math.max(0, worthOfAll(ability.effects) - worthOfPay(ability.pay)) * (ability.if ? 0.5 : 1)
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
  if ('effects' in always) return worthOfAll(always.effects)
  if ('fee' in always || 'feeWorkers' in always) return 0
  if ('less' in always) return MARK * always.less
  return SOMETHING
}

function worthOfAll(effects: readonly Effect[]) {
  return effects.reduce((sum, effect) => sum + worthOf(effect), 0)
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

function typically({ n, per, every }: Amount) {
  return per ? (n * TYPICAL) / (every ?? 1) : n
}
