import { ABILITIES } from './cards.ts'
import type { Ability, Always, Amount, Effect } from './language.ts'

/** What things are roughly worth in points. A bot's rule of thumb, read from a person's expression; no rule of the game. */
const GUILDER = 0.4
const WORKER = 0.5
const CARD = 0.5
const ACTION = 1.5
/** How many one finds of something that is counted. */
const TYPICAL = 2
/** How often in a round an occasion for a permanent ability comes. */
const OCCASIONS = 1.2
/** What an ability that has no price here is taken for. */
const SOMETHING = 0.8

/** What a person's repeated ability is worth each round: one activation, or what it permits or saves. */
export const WORTH_PER_ROUND: readonly number[] = Array.from(ABILITIES, ability =>
  ability ? perRound(ability) : 0,
)

function perRound(ability: Ability): number {
  switch (ability.when) {
    case 'round': {
      const paid = ability.pay === undefined ? 0 : WORKER
      return Math.max(0, worthOfAll(ability.effects) - paid) * (ability.if ? 1 / 3 : 1)
    }
    case 'always':
      return OCCASIONS * worthOfPermanent(ability.always)
    default:
      return 0
  }
}

function worthOfPermanent(always: Always): number {
  if ('effects' in always) return worthOfAll(always.effects)
  if ('less' in always) return GUILDER * always.less
  return 'alsoOf' in always ? 0 : SOMETHING
}

function worthOfAll(effects: readonly Effect[]) {
  return effects.reduce((sum, effect) => sum + worthOf(effect), 0)
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

function typically({ n, per, every }: Amount) {
  return per ? (n * TYPICAL) / (every ?? 1) : n
}
