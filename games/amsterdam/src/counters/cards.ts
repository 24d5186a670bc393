import { every } from '@kontor/common/amounts'
import { active, card } from '@kontor/language/terms'
import {
  abilityOf,
  colorNumber,
  deckNumber,
  deckOf,
  districtOf,
  isPlan,
  kindNumber,
  kindOf,
} from '../cards/cardfile.ts'
import type { Color, Deck, Kind } from '../colors.ts'
import type { Ability } from '../language.ts'
import { DECK_NOUNS, KIND_NOUNS, laurelCard, onceCard, permanent, planOf } from '../words/terms.ts'
import { ofActive, type Plain } from './count.ts'

/** Active cards: all, of a deck, or of a kind; plan cards of a district; or by when they are used. */
export type CardCounter =
  | { readonly of: 'cards'; readonly deck?: Deck }
  | { readonly of: 'kind'; readonly kind: Kind }
  | { readonly of: 'plans'; readonly district: Color }
  | Plain<'onceCards' | 'permanentCards' | 'laurelCards'>

type Of<K extends CardCounter['of']> = Extract<CardCounter, { of: K }>

export function cardsOf(cards: readonly number[], deck: number): number {
  return cards.filter(each => deckOf(each) === deck).length
}

export function cardsOfKind(cards: readonly number[], kind: number): number {
  return cards.filter(each => kindOf(each) === kind).length
}

/** Plan cards of a district. */
function plansOf(cards: readonly number[], district: number): number {
  return cards.filter(each => isPlan(each) && districtOf(each) === district).length
}

const usedIn = (when: Ability['when']) => (cards: readonly number[]) =>
  cards.filter(each => abilityOf(each).when === when).length

export const cards = ofActive<Of<'cards'>>({
  among: (all, { deck }) => (deck === undefined ? all.length : cardsOf(all, deckNumber(deck))),
  words: ({ deck }) => every(deck === undefined ? card : DECK_NOUNS[deck], [active]),
  icons: ({ deck }) => [deck ?? 'card'],
  growth: 0.35,
})

export const kind = ofActive<Of<'kind'>>({
  among: (all, counter) => cardsOfKind(all, kindNumber(counter.kind)),
  words: counter => every(KIND_NOUNS[counter.kind], [active]),
  icons: counter => [`kind-${counter.kind}`],
  growth: 0,
})

export const plans = ofActive<Of<'plans'>>({
  among: (all, { district }) => plansOf(all, colorNumber(district)),
  words: ({ district }) => every(planOf(district), [active]),
  icons: ({ district }) => [`plan-${district}`],
  growth: 0,
})

export const onceCards = ofActive({
  among: usedIn('III'),
  words: () => every(onceCard, [active]),
  icons: () => ['phase-3'],
  growth: 0,
})

export const permanentCards = ofActive({
  among: usedIn('permanent'),
  words: () => every(card, [active, permanent]),
  icons: () => ['permanent'],
  growth: 0,
})

export const laurelCards = ofActive({
  among: usedIn('laurel'),
  words: () => every(laurelCard, [active]),
  icons: () => ['laurel'],
  growth: 0.1,
})
