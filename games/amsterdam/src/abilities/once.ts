import { AND, joined, listed, type Phrase, told } from '@kontor/language/phrase'
import { COLON, COMMA } from '@kontor/language/short'
import { chanceOf, conditionIcons, conditionInWords, conditionShort } from '../conditions/index.ts'
import { effectsIcons, effectsInWords, effectsShort, worthOfEffects } from '../effects/index.ts'
import type { Condition, Effect, Price } from '../language.ts'
import { priceIcons, priceInWords, priceShort, worthOfPrice } from '../prices/index.ts'
import { LEAST, type Use } from './ability.ts'

/** Phase III: once per round in the own turn, on a condition, for a price, or for nothing. */
export interface Once {
  readonly when: 'III'
  readonly if?: Condition
  readonly pay?: Price
  readonly effects: readonly Effect[]
}

const present = (...parts: readonly (Phrase | undefined)[]) => parts.filter(part => part !== undefined)

export const once: Use<Once> = {
  sentence({ if: condition, pay, effects }) {
    const before = present(condition && conditionInWords(condition), pay && priceInWords(pay))
    const effect = effectsInWords(effects)
    return before.length === 0 ? effect : told(listed(before, AND), effect)
  },
  short({ if: condition, pay, effects }) {
    const before = present(condition && conditionShort(condition), pay && priceShort(pay))
    const effect = effectsShort(effects)
    return before.length === 0 ? effect : joined(listed(before, COMMA), COLON, effect)
  },
  icons({ if: condition, pay, effects }) {
    const before = [...(condition ? conditionIcons(condition) : []), ...(pay ? priceIcons(pay) : [])]
    return ['phase-3', ...before, ...(before.length > 0 ? ['arrow'] : []), ...effectsIcons(effects)]
  },
  perRound({ if: condition, pay, effects }, active) {
    const gain = worthOfEffects(effects, active) - (pay ? worthOfPrice(pay) : 0)
    return Math.max(LEAST, gain * (condition ? chanceOf(condition, active) : 1))
  },
}
