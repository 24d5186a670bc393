import {
  CRAFTSMAN,
  colorNumber,
  deckNumber,
  deckOf,
  districtOf,
  isPlan,
  kindNumber,
  kindOf,
  PLAN,
  sum,
} from './cardfile.ts'
import { ABILITIES } from './cards.ts'
import { blocksOf } from './city.ts'
import { BRIDGES } from './data/board.ts'
import type { Ability, Amount, Counter } from './language.ts'
import { seatOf } from './possessions.ts'
import type { Amsterdam } from './state.ts'

const FIVE = 5

/** How much an amount comes to now. */
export function amountOf(state: Amsterdam, seat: number, { n, per }: Amount): number {
  return per ? n * countOf(state, seat, per) : n
}

export function countOf(state: Amsterdam, seat: number, counter: Counter): number {
  const mine = seatOf(state, seat)
  switch (counter.of) {
    case 'blocks':
      return blocksOf(state, seat, counter.district && colorNumber(counter.district))
    case 'blockFives':
      return Math.ceil(blocksOf(state, seat) / FIVE)
    case 'cargo':
      return sum(mine.cargo) + sum(mine.crew)
    case 'goodsAboard':
      return sum(mine.cargo)
    case 'goodKindsAboard':
      return mine.cargo.filter(n => n > 0).length
    case 'bridges':
      return BRIDGES.filter(({ after }) => after < mine.amstel).length
    case 'depot':
      return state.depot.length
    case 'blackMarket':
      return sum(state.blackMarket)
    case 'inactive':
      return mine.inactive.length
    default:
      return countCards(mine.active, counter)
  }
}

/** What is counted among active cards alone. */
export type CardCounter = Extract<Counter, { of: (typeof OF_CARDS)[number] }>
const OF_CARDS = [
  'cards',
  'kind',
  'plans',
  'onceCards',
  'permanentCards',
  'laurelCards',
  'crafts',
  'districts',
  'craftPairs',
  'planPairs',
  'commonestCraft',
] as const

export function isOfCards(counter: Counter): counter is CardCounter {
  return (OF_CARDS as readonly string[]).includes(counter.of)
}

export function countCards(active: readonly number[], counter: CardCounter): number {
  switch (counter.of) {
    case 'cards':
      return counter.deck === undefined ? active.length : cardsOf(active, deckNumber(counter.deck))
    case 'kind':
      return cardsOfKind(active, kindNumber(counter.kind))
    case 'plans':
      return plansOf(active, colorNumber(counter.district))
    case 'onceCards':
      return cardsWith(active, 'III')
    case 'permanentCards':
      return cardsWith(active, 'permanent')
    case 'laurelCards':
      return cardsWith(active, 'laurel')
    case 'crafts':
      return kindsIn(active, CRAFTSMAN).size
    case 'districts':
      return kindsIn(active, PLAN).size
    case 'craftPairs':
      return pairs(kindsIn(active, CRAFTSMAN))
    case 'planPairs':
      return pairs(kindsIn(active, PLAN))
    case 'commonestCraft':
      return Math.max(0, ...kindsIn(active, CRAFTSMAN).values())
  }
}

/** Active cards of a deck. */
export function cardsOf(active: readonly number[], deck: number): number {
  return active.filter(card => deckOf(card) === deck).length
}

export function cardsOfKind(active: readonly number[], kind: number): number {
  return active.filter(card => kindOf(card) === kind).length
}

/** Active plan cards of a district. */
export function plansOf(active: readonly number[], district: number): number {
  return active.filter(card => isPlan(card) && districtOf(card) === district).length
}

function cardsWith(active: readonly number[], when: Ability['when']) {
  return active.filter(card => ABILITIES[card]!.when === when).length
}

/** The kinds of active cards of a deck, and how many there are of each. */
function kindsIn(active: readonly number[], deck: typeof CRAFTSMAN | typeof PLAN): Map<number, number> {
  const kinds = new Map<number, number>()
  for (const card of active) {
    if (deckOf(card) === deck) kinds.set(kindOf(card), (kinds.get(kindOf(card)) ?? 0) + 1)
  }
  return kinds
}

function pairs(kinds: Map<number, number>) {
  return sum([...kinds.values()].map(n => Math.floor(n / 2)))
}
