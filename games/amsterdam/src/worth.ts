import { SOMETHING, worthOfAll } from '@kontor/city/worth'
import { abilityOf, colorNumber } from './cardfile.ts'
import { amountOf, countCards, isOfCards, plansOf } from './counters.ts'
import type { Ability, Always, Amount, Condition, Counter, Effect, Final, Price } from './language.ts'
import { remembered } from './memory.ts'
import type { Amsterdam } from './state.ts'

/** What cards are roughly worth in points. A bot's rule of thumb, read from their expressions; no rule of the game. */

const GULDEN = 1.6
const RESOURCE = 0.6
const FIELD = 0.9
/** How many one finds of something that is counted on the boards. */
const TYPICAL = 1.5
/** A card that hardly ever pays is still something. */
const LEAST = 0.1

/** How often in a round an occasion for a permanent ability comes. */
const BLOCKS_TAKEN = 0.7
const CARDS_ACTIVATED = 0.35
const GOODS_DELIVERED = 0.7
const GOODS_OF_A_KIND = 0.15

/** What the active cards bring each round, and what one more would add to that. */
interface Rates {
  readonly all: number
  readonly more: Map<number, number>
}

const ratesOf = remembered((active: readonly number[]): Rates => ({ all: together(active), more: new Map() }))

export function worthPerRound(active: readonly number[]): number {
  return ratesOf(active).all
}

/** What a card would add each round to what the active ones bring, also by what it does for them. */
export function addedPerRound(active: readonly number[], card: number): number {
  const { all, more } = ratesOf(active)
  const known = more.get(card)
  if (known !== undefined) return known
  const added = together([...active, card]) - all
  more.set(card, added)
  return added
}

function together(active: readonly number[]): number {
  return active.reduce((sum, card) => sum + perRound(abilityOf(card), active), 0)
}

function perRound(ability: Ability, active: readonly number[]): number {
  switch (ability.when) {
    case 'III': {
      const gain = worthOfEffects(ability.effects, active) - (ability.pay ? priceOf(ability.pay) : 0)
      return Math.max(LEAST, gain * (ability.if ? chanceOf(ability.if, active) : 1))
    }
    case 'II':
      return 'gulden' in ability.effect ? GULDEN : SOMETHING
    case 'permanent':
      return worthOfPermanent(ability.always, active)
    case 'I':
      return LEAST
    case 'laurel':
      return 0
  }
}

function priceOf(price: Price) {
  switch (price.pay) {
    case 'gulden':
      return GULDEN * price.n
    case 'resources':
      return RESOURCE * price.n
    case 'plan':
      return GULDEN * 2
  }
}

/** How likely a condition is met in a turn. */
function chanceOf(condition: Condition, active: readonly number[]): number {
  switch (condition.if) {
    case 'planUsed':
      return condition.district === undefined
        ? has(countCards(active, { of: 'cards', deck: 'plan' }))
        : has(plansOf(active, colorNumber(condition.district)))
    case 'atLeast':
      if (!isOfCards(condition.of)) return 0.5
      return Math.max(0.2, 1 - 0.3 * Math.max(0, condition.n - countCards(active, condition.of)))
    case 'atMost':
    case 'neverMoreInactive':
      return 0.85
    case 'movedOnAmstel':
    case 'sailed':
    case 'notFirst':
    case 'marketPrestige':
    case 'cardGulden':
    case 'cardPrestige':
      return 0.65
    case 'last':
    case 'aloneFirst':
    case 'aloneLast':
      return 0.3
  }
}

function has(count: number) {
  return count > 0 ? 0.75 : 0.1
}

function worthOfPermanent(always: Always, active: readonly number[]): number {
  if ('on' in always) return occasions(always) * worthOfEffects(always.effects, active)
  if ('less' in always)
    return RESOURCE * always.less * (always.price === 'block' ? BLOCKS_TAKEN : CARDS_ACTIVATED)
  return SOMETHING
}

function occasions(always: Extract<Always, { on: string }>) {
  switch (always.on) {
    case 'blockTaken':
      return BLOCKS_TAKEN
    case 'activated':
      return CARDS_ACTIVATED
    case 'delivered':
      return always.good === undefined ? GOODS_DELIVERED : GOODS_OF_A_KIND
  }
}

/** What effects bring to somebody with these active cards. */
export function worthOfEffects(effects: readonly Effect[], active: readonly number[]): number {
  return worthOfAll(effects, effect => worthOf(effect, active))
}

function worthOf(effect: Effect, active: readonly number[]): number {
  switch (effect.do) {
    case 'prestige':
      return typically(effect.amount, active)
    case 'gulden':
      return GULDEN * typically(effect.amount, active)
    case 'guldenWith':
      return GULDEN * (countCards(active, { of: 'kind', kind: effect.kind }) > 0 ? effect.more : effect.n)
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

function typically({ n, per }: Amount, active: readonly number[]) {
  if (!per) return n
  return n * (isOfCards(per) ? countCards(active, per) : TYPICAL)
}

/** How many more of something there are each round. */
const GROWTH: Readonly<Partial<Record<Counter['of'], number>>> = {
  cards: 0.35,
  laurelCards: 0.1,
  crafts: 0.3,
  craftPairs: 0.05,
  planPairs: 0.07,
  commonestCraft: 0.08,
  blocks: 0.6,
  bridges: 0.25,
  depot: 0.4,
  blackMarket: 0.5,
}
/** What a laurel card brings that counts nothing, if all goes well. */
const CHURCH = 6
const SHIP_HOME = 0.6

/** What an inactive laurel card would bring at the end, so many rounds from now. */
export function worthOfLaurel(state: Amsterdam, seat: number, final: Final, rounds: number): number {
  if ('churches' in final) return CHURCH
  if ('amstel' in final) return FIELD * final.amstel
  if (!('prestige' in final)) return SOMETHING
  if ('if' in final) return SHIP_HOME * final.prestige.n
  return amountOf(state, seat, final.prestige) + growthOf(final, rounds)
}

/** What an active laurel card will bring besides what it is worth already. */
export function growthOf(final: Final, rounds: number): number {
  if (!('prestige' in final) || !final.prestige.per) return 0
  return final.prestige.n * (GROWTH[final.prestige.per.of] ?? 0) * rounds
}
