import { amountIcons, type Icons, times, withPlus } from '@kontor/city/icons'
import { unworded } from '@kontor/city/phrase'
import { COLORS } from '../colors.ts'
import type {
  Ability,
  Always,
  Condition,
  Counter,
  DiceEffect,
  Effect,
  Final,
  Price,
  Rule,
} from '../language.ts'

/**
 * A card as a row of signs, in reading order: when, condition or price, arrow, effect. The ids are the names of the
 * drawings, with the colour or the number that belongs to them: 'resource-pink', 'marks-2'. Gulden are drawn as coins.
 */

function counterIcons(counter: Counter): Icons {
  switch (counter.of) {
    case 'cards':
      return [counter.deck ?? 'card']
    case 'kind':
      return [`kind-${counter.kind}`]
    case 'plans':
      return [`plan-${counter.district}`]
    case 'onceCards':
      return ['phase-3']
    case 'permanentCards':
      return ['permanent']
    case 'laurelCards':
      return ['laurel']
    case 'crafts':
      return ['different', 'craftsman']
    case 'districts':
      return ['different', 'plan']
    case 'craftPairs':
      return ['every-2', 'equals', 'craftsman']
    case 'planPairs':
      return ['every-2', 'equals', 'plan']
    case 'commonestCraft':
      return ['equals', 'craftsman']
    case 'blocks':
      return [counter.district === undefined ? 'block' : `block-${counter.district}`]
    case 'blockFives':
      return ['every-5', 'block']
    case 'cargo':
      return ['good', 'plus', 'docker', 'ship']
    case 'goodsAboard':
      return ['good', 'ship']
    case 'goodKindsAboard':
      return ['different', 'good', 'ship']
    case 'bridges':
      return ['bridge']
    case 'depot':
      return ['docker', 'depot']
    case 'blackMarket':
      return ['good', 'black-market']
    case 'inactive':
      return ['inactive']
    default:
      return unworded(counter)
  }
}

/** No number of this game stands for itself. */
const amount = amountIcons(counterIcons, [])

function effectIcons(effect: Effect): Icons {
  switch (effect.do) {
    case 'prestige':
      return amount('points', effect.amount)
    case 'gulden':
      return amount('marks', effect.amount)
    case 'guldenWith':
      return [`marks-${effect.n}`, 'or', `kind-${effect.kind}`, `marks-${effect.more}`]
    case 'resources':
      return effect.colors.length === COLORS.length
        ? ['resource-each']
        : effect.colors.map(color => `resource-${color}`)
    case 'anyResources':
      return times(effect.n, 'resource-any')
    case 'amstel':
      return [`increase-${effect.n}`, 'amstel']
    case 'sail':
      return [`up-to-${effect.n}`, 'ship', 'free']
    case 'placeShip':
      return ['ship', 'to', 'anchor']
    case 'marketAgain':
      return ['market', 'double']
    case 'activate':
      return [...times(effect.n, 'inactive'), 'free']
    case 'freeBlock':
      return ['block', 'free']
    case 'exchangeCard':
      return ['inactive', 'swap', 'discard']
    default:
      return unworded(effect)
  }
}

const effectsIcons = (effects: readonly Effect[]): Icons => withPlus(effects.map(effectIcons))

function conditionIcons(condition: Condition): Icons {
  switch (condition.if) {
    case 'planUsed':
      return ['check', condition.district === undefined ? 'plan' : `plan-${condition.district}`]
    case 'atLeast':
      return [`at-least-${condition.n}`, ...counterIcons(condition.of)]
    case 'atMost':
      return [`at-most-${condition.n}`, ...counterIcons(condition.of)]
    case 'neverMoreInactive':
      return ['all', `at-most-${condition.n}`, 'inactive']
    case 'movedOnAmstel':
      return [`at-least-${condition.n}`, 'amstel']
    case 'sailed':
      return [`at-least-${condition.n}`, 'ship']
    case 'notFirst':
      return ['no', 'first', 'amstel']
    case 'last':
      return ['last', 'amstel']
    case 'aloneFirst':
      return ['first', 'points']
    case 'aloneLast':
      return ['last', 'points']
    case 'marketPrestige':
      return ['market', 'points']
    case 'cardGulden':
      return ['card', 'marks']
    case 'cardPrestige':
      return ['card', 'points']
    default:
      return unworded(condition)
  }
}

function priceIcons(price: Price): Icons {
  switch (price.pay) {
    case 'resources':
      return times(price.n, `resource-${price.color ?? 'any'}`)
    case 'gulden':
      return [`price-${price.n}`]
    case 'plan':
      return ['minus-1', 'plan']
    default:
      return unworded(price)
  }
}

const RULE_ICONS: Readonly<Record<Rule, Icons>> = {
  onTop: ['first', 'amstel'],
  planAtOnce: ['plan', 'activate', 'arrow', 'plan', 'free'],
  fullSale: ['black-market', 'arrow', 'marks-2', 'plus', 'resource-any'],
  doubleDepot: ['docker', 'depot', 'double'],
}

function occasionIcons(always: Extract<Always, { on: string }>): Icons {
  switch (always.on) {
    case 'blockTaken':
      return ['block']
    case 'activated':
      return [always.deck, 'activate']
    case 'delivered':
      return [always.good === undefined ? 'good' : `good-${always.good}`, 'warehouse']
    default:
      return unworded(always)
  }
}

function alwaysIcons(always: Always): Icons {
  if ('on' in always) return [...occasionIcons(always), 'arrow', ...effectsIcons(always.effects)]
  if ('price' in always) {
    const thing = always.price === 'block' ? 'block' : always.price === 'card' ? always.deck : 'craftsman'
    return [
      ...(always.price === 'firstOfCraft' ? ['different'] : []),
      thing,
      'arrow',
      `minus-${always.less}`,
      'resource-any',
    ]
  }
  if ('blockFor' in always) return ['block', 'arrow', `price-${always.blockFor}`]
  if ('blocks' in always) return times(always.blocks, 'block')
  if ('planUses' in always) return [`up-to-${always.planUses}`, 'plan', 'again']
  if ('stepsPerResource' in always)
    return ['resource-any', 'arrow', ...times(always.stepsPerResource, 'ship')]
  if ('trade' in always)
    return [...priceIcons(always.trade), 'arrow', ...effectsIcons(always.effects), 'again']
  return RULE_ICONS[always.rule]
}

function diceIcons(effect: DiceEffect): Icons {
  if (effect.dice === 'shift') return ['die-any', 'arrow', 'minus-1', 'or', 'increase-1']
  const die = effect.dice === 'ones' ? 'die-any-1' : 'die-any'
  if ('gulden' in effect) return [die, 'arrow', `marks-${effect.gulden}`]
  return [die, 'arrow', ...times(effect.resources, 'resource-its')]
}

function finalIcons(final: Final): Icons {
  if ('amstel' in final) return [`increase-${final.amstel}`, 'amstel']
  if ('churches' in final) {
    const [alone, one, both] = final.churches.map(points => `points-${points}`)
    return [alone!, 'kind-zuiderkerk', 'or', 'kind-westerkerk', one!, 'all', both!]
  }
  if ('rule' in final) return ['inactive', 'no', 'penalty']
  const points = amount('points', final.prestige)
  return 'if' in final ? ['ship', 'start', 'arrow', ...points] : points
}

function onceIcons({ if: condition, pay, effects }: Extract<Ability, { when: 'III' }>): Icons {
  const before = [...(condition ? conditionIcons(condition) : []), ...(pay ? priceIcons(pay) : [])]
  return [...before, ...(before.length > 0 ? ['arrow'] : []), ...effectsIcons(effects)]
}

function abilityIcons(ability: Ability): Icons {
  switch (ability.when) {
    case 'I':
      return ['phase-1', 'card-1', 'or', 'no']
    case 'II':
      return ['phase-2', ...diceIcons(ability.effect)]
    case 'III':
      return ['phase-3', ...onceIcons(ability)]
    case 'permanent':
      return ['permanent', ...alwaysIcons(ability.always)]
    case 'laurel':
      return ['laurel', ...finalIcons(ability.final)]
    default:
      return unworded(ability)
  }
}

/** The signs of a card in reading order, as the names of their drawings. */
export const iconsOf = (ability: Ability): string[] => [...abilityIcons(ability)]

/** The signs of a market tile: its price, an arrow, what it brings. */
export const iconsOfTile = (price: number, effects: readonly Effect[]): string[] => [
  `price-${price}`,
  'arrow',
  ...effectsIcons(effects),
]

/** The signs of things that are counted, for missions. */
export const counted = (n: number, of: Counter): Icons => [`at-least-${n}`, ...counterIcons(of)]
