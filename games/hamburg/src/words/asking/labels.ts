import { nth } from '@kontor/engine'
import { bracketed, faceOf, goodsLabels, plus } from '@kontor/five-colours/words/labels'
import { counted } from '@kontor/language/grammar'
import { cited, inEach, joined, NOTHING, type Phrase, same } from '@kontor/language/phrase'
import { abilityOf, colorOf as colorOfCard, pointsOf } from '../../cards/cardfile.ts'
import { COLORS } from '../../colors.ts'
import { textOfTile } from '../../expansions/words/tiles.ts'
import { pointsPerLevel } from '../../rules/permanents.ts'
import { seatOf } from '../../rules/possessions.ts'
import { type Hamburg, UNDER } from '../../state.ts'
import { activationOf, textOf } from '../card/abilities.ts'
import { colorName, disasterName } from '../names.ts'
import { card, mark, type Noun, point, worker } from '../terms.ts'
import { cardNamed } from './asking.ts'

/** The phrases that answers are put together from. */

/** Workers of which only the colour is said. */
export const unnamed: Noun = { en: ['', ''], de: ['m', '', '', ''], nl: ['de', '', ''] }

export const colorNamed = (color: number): Phrase => inEach(language => colorName(color, language))
export const disasterNamed = (color: number): Phrase => inEach(language => disasterName(color, language))
const GOODS = goodsLabels(worker, mark, COLORS)
export const { price, workerOf } = GOODS

const UNDER_ZOO: Phrase = {
  en: 'under a Zoo card',
  de: 'unter einer Zoo-Karte',
  nl: 'onder een dierentuinkaart',
}

/** The sentence of a card or tile, after a colon. */
export const text = (state: Hamburg, card: number): Phrase =>
  cited(inEach(language => textOfTile(card, language) ?? textOf(abilityOf(state, card), language)))

/** A card with all that matters when it is chosen: 'Theater 061 (pink, 4 points), Instant: Take 2 marks.' */
export function faced(state: Hamburg, card: number, under = false): Phrase {
  const ability = abilityOf(state, card)
  const worth = under ? UNDER_ZOO : counted(pointsOf(state, card), point, [], 'nominative')
  const marks = [colorNamed(colorOfCard(card)), worth]
  if (ability.when === 'never') return joined(cardNamed(card), bracketed(...marks))
  const when = ability.when === 'final' ? undefined : inEach(language => activationOf(ability, language))
  return faceOf(cardNamed(card), marks, when, text(state, card))
}

/** How an answer is worded, whatever its task carries besides its seat. */
export type Words = (state: Hamburg, carried: { readonly seat: number }, choice: number) => Phrase

export const pile: Words = (state, _, color) =>
  joined(colorNamed(color), bracketed(counted(nth(state.piles, color).length, card)))

/** So many workers of a colour. */
export const takenWorkers = (state: Hamburg, seat: number, color: number, n: number): Phrase =>
  GOODS.moved('+', color, nth(seatOf(state, seat).workers, color), n)
export const takenWorker: Words = (state, { seat }, color) => takenWorkers(state, seat, color, 1)
export const givenWorker: Words = (state, { seat }, color) =>
  GOODS.moved('−', color, nth(seatOf(state, seat).workers, color))

/** A disaster with its level before and after, and the points for a level down. */
export const disasterMoved =
  (by: number, scores = by < 0): Words =>
  (state, { seat }, color) => {
    const level = nth(seatOf(state, seat).disasters, color)
    const moved = joined(disasterNamed(color), bracketed(colorNamed(color)))
    const to = Math.min(3, level + by)
    const gained = scores ? bracketed(plus(pointsPerLevel(state, seat), point)) : NOTHING
    return joined(moved, same(` ${level} → ${to}`), gained)
  }

export const ownBuilding: Words = (state, { seat }, building) => {
  const mine = seatOf(state, seat)
  const under = nth(mine.places, mine.buildings.indexOf(building)) >= UNDER
  return faced(state, building, under)
}

export const handCard: Words = (state, _, card) => faced(state, card)
