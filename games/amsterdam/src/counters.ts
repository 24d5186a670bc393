import {
  type BUILDING,
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
import type { Amsterdam, Seat } from './state.ts'

const FIVE = 5

/** How much an amount comes to now. */
export function amountOf(state: Amsterdam, seat: number, { n, per }: Amount): number {
  return per ? n * countOf(state, seat, per) : n
}

export function countOf(state: Amsterdam, seat: number, counter: Counter): number {
  const mine = seatOf(state, seat)
  switch (counter.of) {
    case 'cards':
      return counter.deck === undefined ? mine.active.length : cardsOf(mine, deckNumber(counter.deck))
    case 'kind':
      return cardsOfKind(mine, kindNumber(counter.kind))
    case 'plans':
      return plansOf(mine, colorNumber(counter.district))
    case 'onceCards':
      return cardsWith(mine, 'III')
    case 'permanentCards':
      return cardsWith(mine, 'permanent')
    case 'laurelCards':
      return cardsWith(mine, 'laurel')
    case 'crafts':
      return kindsIn(mine, CRAFTSMAN).size
    case 'districts':
      return kindsIn(mine, PLAN).size
    case 'craftPairs':
      return pairs(kindsIn(mine, CRAFTSMAN))
    case 'planPairs':
      return pairs(kindsIn(mine, PLAN))
    case 'commonestCraft':
      return Math.max(0, ...kindsIn(mine, CRAFTSMAN).values())
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
  }
}

/** Active cards of a deck. */
export function cardsOf(mine: Seat, deck: number): number {
  return mine.active.filter(card => deckOf(card) === deck).length
}

export function cardsOfKind(mine: Seat, kind: number): number {
  return mine.active.filter(card => kindOf(card) === kind).length
}

function plansOf(mine: Seat, district: number) {
  return mine.active.filter(card => isPlan(card) && districtOf(card) === district).length
}

function cardsWith(mine: Seat, when: Ability['when']) {
  return mine.active.filter(card => ABILITIES[card]!.when === when).length
}

/** The kinds of active cards of a deck, and how many there are of each. */
function kindsIn(mine: Seat, deck: typeof CRAFTSMAN | typeof BUILDING | typeof PLAN): Map<number, number> {
  const kinds = new Map<number, number>()
  for (const card of mine.active) {
    if (deckOf(card) === deck) kinds.set(kindOf(card), (kinds.get(kindOf(card)) ?? 0) + 1)
  }
  return kinds
}

function pairs(kinds: Map<number, number>) {
  return sum([...kinds.values()].map(n => Math.floor(n / 2)))
}
