import { amountIcons, type Icons, times, withPlus } from '@kontor/city/icons'
import { unworded } from '@kontor/city/phrase'
import { COLORS, type Color } from '../colors.ts'
import type { Ability, Always, Attack, Counter, Effect, Final, Rule } from '../language.ts'

/**
 * A card as a row of signs, in reading order: when, cost, arrow, effect. The ids are the names of the drawings, with the
 * colour or the number that belongs to them: 'worker-violet', 'marks-2', 'house-blue'. Guilders are drawn as coins.
 */

/** The name of a colour's drawings. */
export const tintOf = (color: Color): string => (color === 'purple' ? 'violet' : color)
const tinted = (color: string): string => (isColor(color) ? tintOf(color) : color)
const isColor = (name: string): name is Color => COLORS.some(color => color === name)

const workerIcon = (color: Color | 'its' | 'any') => `worker-${tinted(color)}`
const threatIcon = (color: Color | 'its' | 'any') => `threat-${tinted(color)}`

function counterIcons(counter: Counter): Icons {
  switch (counter.of) {
    case 'persons':
      return [counter.group === undefined ? 'person' : `group-${counter.group}`]
    case 'houses':
      return [`house-${tintOf(counter.color)}`]
    case 'dice':
      return [`die-any-${counter.showing}`]
    case 'groups':
      return ['different', 'person']
    case 'houseColors':
      return ['different', 'house']
    case 'workerColors':
      return ['different', 'worker']
    case 'threatColors':
      return ['different', 'threat']
    case 'canalTiles':
      return ['canal']
    case 'fullCanals':
      return ['canal-full']
    case 'workers':
      return ['worker-any']
    case 'majorities':
      return ['majority']
    case 'thirdsAndStatues':
      return ['canal-third', 'plus', 'statue']
    case 'diceNumbers':
      return ['different', 'die-any']
    case 'reputation':
      return ['reputation']
    case 'paidDie':
      return ['die-its']
    default:
      return unworded(counter)
  }
}

/** Some numbers stand for themselves: so many guilders as the die shows. */
const amount = amountIcons(counterIcons, ['reputation', 'paidDie'])

const ATTACKS: Readonly<Record<Attack, (n: number) => Icons>> = {
  discardCard: n => [`minus-${n}`, 'hand', 'discard'],
  discardHouse: n => [`minus-${n}`, 'house'],
  discardPerson: n => [`minus-${n}`, 'person'],
  giveCard: n => [`take-${n}`, 'hand'],
  giveGuilders: n => ['take', `marks-${n}`],
  giveWorkers: n => ['take', ...times(n, 'worker-any')],
  loseCanal: n => [`minus-${n}`, 'canal'],
  moveBack: n => [`minus-${n}`, 'reputation'],
}

function effectIcons(effect: Effect): Icons {
  switch (effect.do) {
    case 'points':
      return amount('points', effect.amount)
    case 'guilders':
      return amount('marks', effect.amount)
    case 'workers':
      return effect.colors.map(workerIcon)
    case 'anyWorkers':
      return times(effect.n, 'worker-any')
    case 'diceWorkers':
      return ['worker-its', 'per', `die-any-${effect.showing}`]
    case 'exchangeWorkers':
      return ['worker-any', 'swap', 'worker-any']
    case 'buyWorkers':
      return ['price-1', 'per', `up-to-${effect.upTo}`, 'worker-any']
    case 'sellWorkers':
      return [`up-to-${effect.upTo}`, 'different', 'worker', 'arrow', 'marks-1', 'plus', 'points-1']
    case 'draw':
      return ['draw', `card-${effect.n}`]
    case 'drawThenDiscard':
      return ['draw', `card-${effect.n}`, 'discard', `card-${effect.n}`]
    case 'playCard':
      return ['plus', 'card-1', 'standard-action']
    case 'drawAndPlay':
      return ['draw', 'standard-action']
    case 'freeHouses':
      return [...times(effect.n, 'house'), 'free']
    case 'canal':
      return ['canal', effect.price]
    case 'advance':
      return ['reputation', 'free']
    case 'discardThreats':
      return [threatIcon(effect.color), ...amount('reduce', effect.markers)]
    case 'others':
      return ['others', ...ATTACKS[effect.suffer](effect.n)]
    case 'threatenOthers':
      return ['others', threatIcon(effect.color), 'increase-1']
    case 'passThreat':
      return ['threat-any', 'reduce-1', 'others', 'threat-its', 'increase-1']
    case 'payOthers':
      return ['others', 'price-1', 'arrow', 'points-1']
    case 'activateAll':
      return ['again', 'person', 'worker-any', 'free']
    case 'recall':
      return ['person', 'to', 'hand']
    default:
      return unworded(effect)
  }
}

const effectsIcons = (effects: readonly Effect[]): Icons => withPlus(effects.map(effectIcons))

const OCCASIONS: Readonly<Record<Extract<Always, { on: string }>['on'], Icons>> = {
  workers: ['take-workers'],
  guilders: ['take-guilders'],
  advance: ['reputation'],
  canalBuilt: ['canal'],
  houseBuilt: ['house'],
  recruited: ['person'],
  otherCanal: ['others', 'canal'],
  otherRecruited: ['others', 'person'],
}

function priceIcons(ability: Extract<Always, { price: string }>): Icons {
  switch (ability.price) {
    case 'halfPerson':
      return [`person-${tintOf(ability.color)}`, 'half']
    case 'canalFree':
      return ['canal', 'free']
    case 'step':
      return ['reputation', `discount-${ability.less}`]
    default:
      return unworded(ability)
  }
}

const RULE_ICONS: Readonly<Record<Rule, Icons>> = {
  avert: ['worker-its', 'arrow', 'no', 'threat-its'],
  doubleInstant: ['person', 'instant', 'arrow', 'again'],
  sharedMajority: ['majority', 'equals'],
}

function alwaysIcons(always: Always): Icons {
  if ('on' in always) return [...OCCASIONS[always.on], 'arrow', ...effectsIcons(always.effects)]
  if ('price' in always) return priceIcons(always)
  if ('stepFor' in always)
    return ['no', 'die-any-1', 'die-any-2', 'arrow', 'reputation', `price-${always.stepFor}`]
  if ('discards' in always) return ['calm', 'arrow', `reduce-${always.discards}`]
  if ('handSize' in always) return ['hand', `card-${always.handSize}`]
  if ('alsoOf' in always) return ['equals', `group-${always.alsoOf}`]
  return RULE_ICONS[always.rule]
}

function finalIcons(final: Final): Icons {
  if ('double' in final) return ['statue', 'double']
  const points = amount('points', final.points)
  return 'if' in final ? ['house-each', 'arrow', ...points] : points
}

function roundIcons({ pay, if: condition, effects }: Extract<Ability, { when: 'round' }>): Icons {
  const shown = condition ? [`die-${tintOf(condition.die)}`, `at-least-${condition.atLeast}`] : []
  const before = pay ? [...shown, workerIcon(pay)] : shown
  return [...before, ...(before.length > 0 ? ['arrow'] : []), ...effectsIcons(effects)]
}

function abilityIcons(ability: Ability): Icons {
  switch (ability.when) {
    case 'instant':
      return ['instant', ...effectsIcons(ability.effects)]
    case 'round':
      return ['phase-3', ...roundIcons(ability)]
    case 'always':
      return ['permanent', ...alwaysIcons(ability.always)]
    case 'final':
      return ['laurel', ...finalIcons(ability.final)]
    default:
      return unworded(ability)
  }
}

/** The signs of an ability in reading order, as the names of their drawings. */
export const iconsOf = (ability: Ability): string[] => [...abilityIcons(ability)]
