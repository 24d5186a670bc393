import { counted } from '@kontor/city/grammar'
import { bracketed, faceOf, goodsLabels, plus } from '@kontor/city/labels'
import { inEach, joined, NOTHING, type Phrase, same } from '@kontor/city/phrase'
import { abilityOf, colorOf as colorOfCard, pointsOf } from '../cardfile.ts'
import { COLORS } from '../colors.ts'
import { pointsPerLevel } from '../permanents.ts'
import { seatOf } from '../possessions.ts'
import { type Hamburg, type Task, UNDER } from '../state.ts'
import { activationOf, textOf } from './abilities.ts'
import { cardNamed } from './asking.ts'
import { colorName, disasterName } from './names.ts'
import { card, mark, type Noun, point, worker } from './terms.ts'
import { textOfTile } from './tiles.ts'

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

/** The sentence of a card or tile. */
export const text = (state: Hamburg, card: number): Phrase =>
  inEach(language => textOfTile(card, language) ?? textOf(abilityOf(state, card), language))

/** A card with all that matters when it is chosen: 'Theater 061 (pink, 4 points), Instant: Take 2 marks.' */
export function faced(state: Hamburg, card: number, under = false): Phrase {
  const ability = abilityOf(state, card)
  const worth = under ? UNDER_ZOO : counted(pointsOf(state, card), point, [], 'nominative')
  const marks = [colorNamed(colorOfCard(card)), worth]
  if (ability.when === 'never') return joined(cardNamed(card), bracketed(...marks))
  const when = ability.when === 'final' ? undefined : inEach(language => activationOf(ability, language))
  return faceOf(cardNamed(card), marks, when, text(state, card))
}

/** How an answer is worded. */
export type Words = (state: Hamburg, task: Task, choice: number) => Phrase

export const pile: Words = (state, _, color) =>
  joined(colorNamed(color), bracketed(counted(state.piles[color]!.length, card)))

/** A worker, or as many of one colour as a task says. */
export const takenWorker: Words = (state, { kind, seat, count }, color) =>
  GOODS.moved('+', color, seatOf(state, seat).workers[color]!, kind === 'sameWorkers' ? count : 1)
export const givenWorker: Words = (state, { seat }, color) =>
  GOODS.moved('−', color, seatOf(state, seat).workers[color]!)

/** A disaster with its level before and after, and the points for a level down. */
export const disasterMoved =
  (by: number, scores = by < 0): Words =>
  (state, { seat }, color) => {
    const level = seatOf(state, seat).disasters[color]!
    const moved = joined(disasterNamed(color), bracketed(colorNamed(color)))
    const to = Math.min(3, level + by)
    const gained = scores ? bracketed(plus(pointsPerLevel(state, seat), point)) : NOTHING
    return joined(moved, same(` ${level} → ${to}`), gained)
  }

export const ownBuilding: Words = (state, { seat }, building) => {
  const mine = seatOf(state, seat)
  const under = mine.places[mine.buildings.indexOf(building)]! >= UNDER
  return faced(state, building, under)
}

export const handCard: Words = (state, _, card) => faced(state, card)
