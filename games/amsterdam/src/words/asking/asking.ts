import { nth } from '@kontor/engine'
import { type Case, severalOf } from '@kontor/language/grammar'
import { AND, inEach, joined, listed, type Phrase, same } from '@kontor/language/phrase'
import { threeDigits } from '../../cards/cardfile.ts'
import { TILE } from '../../cards/numbers.ts'
import { COLORS, GOODS } from '../../colors.ts'
import { type Amsterdam, isTom } from '../../state.ts'
import type { Task, TaskKind } from '../../tasks.ts'
import { calledTile, colorName, goodName, nameOfCard } from '../names.ts'
import { resource } from '../terms.ts'

/** What questions, answers and the log have in common. */

/** The kinds of tasks that can ask something. A new kind of task belongs here unless it is named as one that runs. */
export type Asking = Exclude<
  TaskKind,
  | 'round'
  | 'clearDisplay'
  | 'roll'
  | 'lowerDice'
  | 'fillWheel'
  | 'phaseThree'
  | 'beginTurn'
  | 'goUp'
  | 'effects'
  | 'endTurn'
  | 'endRound'
  | 'clearRound'
  | 'tomTurn'
>

export type Prompt = (state: Amsterdam, task: Task) => Phrase
export type Words = (state: Amsterdam, task: Task, choice: number) => Phrase

/** 'Carpenter 025', 'market tile A1' in a language. */
export const calledCard = (card: number, language: 'en' | 'de' | 'nl'): string =>
  card > TILE ? calledTile(card - TILE, language) : `${nameOfCard(card, language)} ${threeDigits(card)}`

export const cardNamed = (card: number): Phrase => inEach(language => calledCard(card, language))
export const colorNamed = (color: number): Phrase => inEach(language => colorName(color, language))
export const goodNamed = (good: number): Phrase => inEach(language => goodName(good, language))

/** A seat where no names are known; TOM has his own. */
export const seatCalled = (state: Amsterdam, seat: number): Phrase =>
  isTom(state, seat)
    ? same('TOM')
    : { en: `seat ${seat + 1}`, de: `Platz ${seat + 1}`, nl: `plaats ${seat + 1}` }

/** '2 pink and 1 grey resource', 'no resources'. */
export function resourcesNamed(resources: readonly number[], kase: Case = 'accusative'): Phrase {
  const there = COLORS.flatMap((color, which) =>
    nth(resources, which) > 0 ? [[nth(resources, which), color] as const] : [],
  )
  if (there.length === 0) return { en: 'no resources', de: 'keine Rohstoffe', nl: 'geen grondstoffen' }
  return severalOf(resource, there, kase)
}

/** '2 × beer, coffee'. */
export function goodsNamed(goods: readonly number[]): Phrase {
  const there = GOODS.flatMap((_, good) =>
    nth(goods, good) > 0
      ? [joined(same(nth(goods, good) > 1 ? `${goods[good]} × ` : ''), goodNamed(good))]
      : [],
  )
  return there.length > 0 ? listed(there, AND) : same('–')
}
