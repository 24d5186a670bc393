import { amountIcons, type Icons, times, withPlus } from '@kontor/city/icons'
import { unworded } from '@kontor/city/phrase'
import type { Action, Category } from '../colors.ts'
import type {
  Ability,
  Always,
  Attack,
  ColorRef,
  Condition,
  Counter,
  Effect,
  Final,
  Pay,
  Rule,
} from '../language.ts'
import { roundsOf } from './always.ts'
import { isAction } from './terms.ts'

/**
 * A card as a row of signs, in reading order: when, cost, arrow, effect. The ids are the names of the drawings, with the
 * colour or the number that belongs to them: 'worker-gray', 'marks-2', 'die-black'.
 */
const categoryIcon = (category: Category) => `category-${category.toLowerCase().replace(' ', '-')}`

function counterIcons(counter: Counter): Icons {
  switch (counter.of) {
    case 'buildings':
      return [counter.category === undefined ? 'building' : categoryIcon(counter.category)]
    case 'sites':
      return [`site-${counter.color}`]
    case 'dice':
      return [`die-any-${counter.showing}`]
    case 'categories':
      return ['different', 'category']
    case 'siteColors':
      return ['different', 'site']
    case 'workerColors':
      return ['different', 'worker']
    case 'wall':
      return ['wall']
    case 'workers':
      return ['worker-any']
    case 'workerSets':
      return ['worker-set']
    case 'majorities':
      return ['majority']
    case 'thirdsAndStatues':
      return ['wall-third', 'plus', 'statue']
    case 'raisedColors':
      return ['different', 'disaster']
    case 'raisedLevels':
      return ['disaster']
    case 'blackDie':
      return ['die-black']
    case 'commonDie':
      return ['die-most']
    case 'diceNumbers':
      return ['different', 'die-any']
    case 'hallSpace':
      return ['hall']
    case 'paidDie':
      return ['die-its']
    case 'paidWorkers':
      return ['worker-any']
    default:
      return unworded(counter)
  }
}

/** Some numbers stand for themselves: so many marks as the die shows. */
const amount = amountIcons(counterIcons, ['blackDie', 'commonDie', 'hallSpace', 'paidDie'])

const ATTACKS: Readonly<Record<Attack, (n: number) => Icons>> = {
  discardCard: n => [`minus-${n}`, 'hand', 'discard'],
  turnToken: n => [`minus-${n}`, 'majority'],
  giveCard: n => [`take-${n}`, 'hand'],
  giveMarks: n => ['take', `marks-${n}`],
  giveWorkers: n => ['take', ...times(n, 'worker-any')],
  loseWall: n => [`minus-${n}`, 'wall'],
  hallBack: n => [`minus-${n}`, 'hall-step'],
  discardBuilding: n => [`minus-${n}`, 'building'],
  discardSite: n => [`minus-${n}`, 'site'],
}

const PILES = { pile: 'pile-any', discard: 'discard', its: 'pile-its' } as const

const disasterIcon = (color: ColorRef | 'any') => `disaster-${color}`

/** A worker of one colour or another. */
const workersIcons = (colors: readonly ColorRef[]): Icons =>
  colors.flatMap((color, index) => (index === 0 ? [`worker-${color}`] : ['or', `worker-${color}`]))

function effectIcons(effect: Effect): Icons {
  switch (effect.do) {
    case 'points':
    case 'marks':
      if (effect.amount.n < 0) return ['minus', `${effect.do}-${-effect.amount.n}`]
      return amount(effect.do, effect.amount)
    case 'workers':
      return effect.colors.map(color => `worker-${color}`)
    case 'anyWorkers':
      return times(effect.n, 'worker-any')
    case 'draw':
      return [effect.pile ? `pile-${effect.pile}` : 'draw', `card-${effect.n}`]
    case 'drawThenDiscard':
      return ['draw', `card-${effect.n}`, 'discard', `card-${effect.n}`]
    case 'standardAction':
      return [PILES[effect.from], 'standard-action']
    case 'searchDiscard':
      return ['search', 'discard', categoryIcon(effect.category), 'free']
    case 'fetch':
      return ['search', `pile-${effect.pile}`, effect.category.toLowerCase()]
    case 'freeSites':
      return [...times(effect.n, 'site'), 'free']
    case 'siteFromPile':
      return ['pile-any', 'site', 'minus', 'worker-its']
    case 'wall':
      return ['wall', effect.price]
    case 'advance':
      return ['hall-step', effect.price === 0 ? 'free' : `price-${effect.price}`]
    case 'reduce':
      return [disasterIcon(effect.color), ...amount('reduce', effect.levels)]
    case 'ease':
      return ['disaster-any', 'no', disasterIcon(effect.except), 'reduce-1', 'no', 'points-1']
    case 'losePoints':
      return ['minus', `points-${effect.n}`]
    case 'oneWorker':
      return workersIcons(effect.of)
    case 'sameWorkers':
      return times(effect.n, 'worker-same')
    case 'returnWorkers':
      return ['minus', ...times(effect.n, 'worker-any')]
    case 'repeatInstant':
      return ['again', 'building', 'instant']
    case 'newHand':
      return [
        'hand',
        'discard',
        'draw',
        ...(effect.draw === 'eachColor' ? ['card-each'] : ['card-3', 'plus', 'card-2']),
      ]
    case 'cycleDiscard':
      return ['discard', 'card', 'equals', 'die-black', 'swap', 'hand']
    case 'exchangeWorkers':
      return ['worker-any', 'swap', 'worker-any']
    case 'buyWorkers':
      return ['price-1', 'per', `up-to-${effect.upTo}`, 'worker-any']
    case 'recall':
      return ['building', 'to', 'hand']
    case 'others':
      return ['others', ...ATTACKS[effect.suffer](effect.n)]
    case 'passDisaster':
      return ['disaster-any', 'reduce-1', 'others', 'disaster-its', 'increase-1']
    case 'intrigueOthers':
      return ['intrigue', 'others', 'disaster-its', 'increase-1']
    case 'buyPoints':
      return ['others', 'price-1', 'take', 'points-1']
    case 'activateAgain':
      return ['again', 'building', 'phase-3']
    case 'activateAll':
      return ['again', 'building', 'worker-any', 'free']
    case 'copyInstant':
      return ['others', 'building', 'instant']
    case 'placeWorker':
      return ['worker-any', 'to', 'cleric']
    case 'moveCleric':
      return ['cleric', 'left', 'right']
    case 'underZoo':
      return ['card-its', 'to', 'zoo']
    case 'diceWorkers':
      return ['worker-its', 'per', `die-any-${effect.showing}`]
    case 'blackMatchWorkers':
      return ['worker-its', 'per', 'die-any', 'equals', 'die-black']
    default:
      return unworded(effect)
  }
}

const effectsIcons = (effects: readonly Effect[]): Icons => withPlus(effects.map(effectIcons))

const payIcons = ({ workers, upToDifferent }: Pay): Icons =>
  upToDifferent === undefined
    ? workers.map(color => `worker-${color}`)
    : [`up-to-${upToDifferent}`, 'different', 'worker']

function conditionIcons(condition: Condition): Icons {
  switch (condition.if) {
    case 'die':
      return [`die-${condition.color}`, `at-least-${condition.atLeast}`]
    case 'sum':
      return [
        'dice-sum',
        'atMost' in condition ? `at-most-${condition.atMost}` : `at-least-${condition.atLeast}`,
      ]
    case 'noLowDie':
      return ['no', 'die-any-1', 'die-any-2']
    default:
      return unworded(condition)
  }
}

const ACTION_ICONS: Readonly<Record<Action, string>> = {
  workers: 'take-workers',
  money: 'take-money',
  decrease: 'calm',
  wall: 'build-wall',
  site: 'play-site',
  build: 'construct',
}

type Trigger = Extract<Always, { on: string }>

const EVENT_ICONS: Readonly<Record<Exclude<Trigger['on'], Action>, Icons>> = {
  advance: ['hall-step'],
  intrigue: ['intrigue'],
  majority: ['majority'],
  parkMarks: ['park', 'marks'],
  otherWall: ['others', 'wall'],
  otherBuilding: ['others', 'building'],
  increase: ['disaster-any', 'increase-1'],
  freeBuilding: ['building', 'price-0'],
  siteAdded: ['site'],
  levelReduced: [ACTION_ICONS.decrease, 'reduce-1'],
}

function triggerIcons(trigger: Trigger): Icons {
  if (!isAction(trigger.on)) return EVENT_ICONS[trigger.on]
  const used = trigger.on === 'money' ? 'die' : 'card'
  const colors = ('colors' in trigger ? trigger.colors : undefined) ?? []
  return [ACTION_ICONS[trigger.on], ...colors.map(color => `${used}-${color}`)]
}

const changeIcon = (less: number) => (less < 0 ? `surcharge-${-less}` : `discount-${less}`)
const segmentIcons = (colors: readonly string[] = []): Icons => colors.map(color => `wall-${color}`)

function priceIcons(ability: Extract<Always, { price: string }>): Icons {
  switch (ability.price) {
    case 'halfBuilding':
      return [`building-${ability.color}`, 'half']
    case 'build':
    case 'wall':
      return [ACTION_ICONS[ability.price], ...segmentIcons(ability.colors), changeIcon(ability.less)]
    case 'hall':
      return ['hall-step', changeIcon(ability.less)]
    case 'wallFree':
      return [ACTION_ICONS.wall, ...segmentIcons(ability.colors), 'free']
    case 'wallFixed':
      return ['wall', `price-${ability.marks}`]
    case 'wallBlackDie':
      return ['wall', 'price', 'die-black']
    case 'othersHall':
      return ['others', 'hall-step', 'plus', 'die-black']
    default:
      return unworded(ability)
  }
}

const RULE_ICONS: Readonly<Record<Rule, Icons>> = {
  ignoreBlack: ['no', 'intrigue', 'plus', 'hall-step', 'no', 'die-black'],
  avert: ['worker-its', 'arrow', 'no', 'disaster-its', 'increase-1'],
  fourthIncrease: ['disaster-any', 'at-least-4'],
  chooseIntrigue: ['intrigue', 'arrow', 'disaster-any'],
  twoPerSite: ['building', 'building', 'per', 'site'],
  fourCategories: ['category-art', 'category-entertainment', 'category-theater', 'category-circus'],
  recolour: ['standard-action', 'worker-gray', 'arrow', 'card-any'],
  doubleInstant: ['building', 'instant', 'arrow', 'again'],
  sharedMajority: ['majority', 'equals'],
}

function alwaysIcons(always: Always): Icons {
  if ('on' in always) return onIcons(always)
  if ('price' in always) return priceIcons(always)
  if ('decrease' in always) return [ACTION_ICONS.decrease, 'arrow', `reduce-${always.decrease}`]
  if ('handLimit' in always) return ['hand', `card-${always.handLimit}`]
  if ('levelPoints' in always) return ['disaster-any', 'reduce-1', 'arrow', `points-${always.levelPoints}`]
  if ('rounds' in always) return [`rounds-${roundsOf(always.rounds)}`]
  if ('ships' in always) return [always.ships === 'all' ? 'all' : 'no', 'ship']
  if ('spared' in always)
    return [
      'no',
      'increase-1',
      ...always.spared.map(color => (color === 'black' ? 'intrigue' : disasterIcon(color))),
    ]
  return RULE_ICONS[always.rule]
}

function onIcons(trigger: Trigger): Icons {
  const before = triggerIcons(trigger)
  if ('fee' in trigger) return [...before, `price-${trigger.fee}`]
  if ('feeWorkers' in trigger) {
    const { feeWorkers, of } = trigger
    if (feeWorkers === 0) return before
    return [...before, 'minus', ...(of === 'its' ? times(feeWorkers, 'worker-its') : workersIcons(of))]
  }
  return [...before, 'arrow', ...effectsIcons(trigger.effects)]
}

function finalIcons(final: Final): Icons {
  if ('double' in final) return ['statue', 'double']
  const points = amount('points', final.points)
  return 'if' in final ? ['site-each', 'arrow', ...points] : points
}

const PHASES = { I: 'phase-1', II: 'phase-2', III: 'phase-3', IV: 'phase-4' } as const

function abilityIcons(ability: Ability): Icons {
  switch (ability.when) {
    case 'instant':
      return ['instant', ...effectsIcons(ability.effects)]
    case 'I':
    case 'II':
    case 'III':
    case 'IV': {
      const condition = ability.if ? conditionIcons(ability.if) : []
      const before = [...condition, ...(ability.pay ? payIcons(ability.pay) : [])]
      const arrow = before.length > 0 ? ['arrow'] : []
      return [PHASES[ability.when], ...before, ...arrow, ...effectsIcons(ability.effects)]
    }
    case 'always':
      return ['permanent', ...alwaysIcons(ability.always)]
    case 'final':
      return ['laurel', ...finalIcons(ability.final)]
    case 'never':
      return []
    default:
      return unworded(ability)
  }
}

/** The signs of an ability in reading order, as the names of their drawings. */
export const iconsOf = (ability: Ability): string[] => [...abilityIcons(ability)]
