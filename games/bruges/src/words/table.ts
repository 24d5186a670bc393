import { labelled, NONE } from '@kontor/common/layout'
import { lowDice, threeDigits } from '@kontor/common/tasks'
import { nth, type View } from '@kontor/engine'
import type { Language } from '@kontor/engine/presentation'
import { type Area, areaWords } from '@kontor/five-colours/words/table/areas'
import { NO_CHANCE, sceneOf, tableText } from '@kontor/five-colours/words/table/scene'
import { orNone } from '@kontor/five-colours/words/table/terms'
import { card as cardNoun } from '@kontor/language/terms'
import { abilityOf, colorOf, costOf, groupOf, pointsOf } from '../cards/cardfile.ts'
import { CANALS, REPUTATION_POINTS } from '../data/tables.ts'
import { MAJORITIES } from '../events.ts'
import { canalPrice, LEFT, lengthOf, RIGHT } from '../rules/canals.ts'
import { seatOf } from '../rules/possessions.ts'
import { stepPrice } from '../rules/reputation.ts'
import { score } from '../rules/scoring.ts'
import type { Bruges } from '../state.ts'
import { sayReason } from './asking/reasons.ts'
import { activationOf, textOf } from './card/abilities.ts'
import { shortOf } from './card/short.ts'
import { colorName, groupName, majorityName, nameOfCard, threatName } from './names.ts'
import { card, color, count, nameOf, perColor, present, type Scene, say, type Word } from './scene.ts'
import { guilder } from './terms.ts'

/** The table as text: what everybody sees, the own area, then the others in a few lines each. */

const TURNS = 4

function heading(scene: Scene): string {
  const { round, turn, first, agenda, lastRound } = scene.state
  const last =
    lastRound === 0
      ? ''
      : lastRound === round
        ? `, ${say(scene, 'last')}`
        : ` (${say(scene, 'lastIs')}: ${lastRound})`
  const when = `${say(scene, 'round')} ${round}${last}`
  if (agenda.length === 0) return `${when}. ${say(scene, 'over')}`
  const inTurn = turn > 0 ? `; ${say(scene, 'turn')} ${turn} ${say(scene, 'of')} ${TURNS}` : ''
  return `${when}${inTurn}. ${nameOf(scene, first)} ${say(scene, 'begins')}.`
}

function stepInWords(scene: Scene): string[] {
  const { state, viewer, language } = scene
  const rolled = lowDice(state.dice)
  if (state.dice[0] === 0) return [NONE]
  const mine = viewer < 0 ? undefined : stepPrice(state, viewer)
  const own =
    mine === undefined || mine === rolled ? [] : [`(${say(scene, 'you')}: ${count(scene, mine, guilder)})`]
  const all =
    rolled === 0
      ? sayReason({ kind: 'noLowDie' }, language)
      : `${say(scene, 'advancing')} ${count(scene, rolled, guilder)}`
  return [all, ...own]
}

function common(scene: Scene): string[] {
  const { state } = scene
  const pile = (cards: readonly number[], i: number) => {
    const back = cards.length > 0 ? `: ${color(scene, colorOf(cards.at(-1)!))}` : ''
    return `${i + 1}${back} (${cards.length})`
  }
  return labelled([
    diceRow(scene, state.dice),
    [say(scene, 'reputation'), stepInWords(scene)],
    [say(scene, 'piles'), state.piles.map(pile)],
    [say(scene, 'extra'), [state.extra.length > 0 ? count(scene, state.extra.length, cardNoun) : NONE]],
    discardRow(scene, state.discard),
    [say(scene, 'statues'), orNone(state.statues.map(String))],
    ...passingRows(scene, state),
  ])
}

const { diceRow, discardRow, passingRows, ownArea, otherArea } = areaWords<Bruges, Word>({
  say,
  color,
  card,
  count,
  perColor,
  present,
  nameOf,
  colorOf,
  majorityName,
  majorities: MAJORITIES,
  dangerName: threatName,
  handHead: ['number', 'person', 'group', 'color', 'price', 'points', 'when', 'text'],
  handCells({ state, language }, card) {
    const ability = abilityOf(state, card)
    return [
      threeDigits(card),
      nameOfCard(card, language),
      groupName(groupOf(card), language),
      colorName(colorOf(card), language),
      costOf(state, card),
      pointsOf(state, card),
      activationOf(ability, language),
      textOf(ability, language),
    ]
  },
  placeHead: ['house', 'color', 'person', 'points', 'when', 'short'],
  cardCells({ state, language }, card) {
    const ability = abilityOf(state, card)
    return [pointsOf(state, card), activationOf(ability, language), shortOf(ability, language)]
  },
  areaOf,
})

function canalOf(state: Bruges, seat: number, side: number) {
  const built = lengthOf(seatOf(state, seat), side)
  const colors = nth(nth(CANALS, seat), side)
  const price = built < colors.length ? canalPrice(state, seat, side, 'printed') : 0
  return { side, built, colors, price }
}

function areaOf({ state }: Scene, seat: number): Area<Word> {
  const mine = seatOf(state, seat)
  return {
    money: { word: 'guilders', noun: guilder, n: mine.guilders },
    track: {
      words: ['reputation', 'reputation'],
      space: mine.reputation,
      worth: nth(REPUTATION_POINTS, mine.reputation),
    },
    halves: { words: ['canal', 'canals'], of: [LEFT, RIGHT].map(side => canalOf(state, seat, side)) },
    dangers: { word: 'threats', counts: mine.threats },
    statues: mine.statues.map(String),
    places: {
      word: 'houses',
      backs: mine.houses,
      on: house => mine.persons.filter((_, i) => mine.places[i] === house),
    },
  }
}

/** The table as a person in a terminal or a screen reader is told it, in at most 100 columns. */
export function describe(
  { table, viewer }: View<Bruges>,
  language: Language,
  names: readonly string[],
): string {
  const state: Bruges = { ...table, chance: NO_CHANCE }
  const scene = sceneOf(state, viewer, score(state), names, language)
  return tableText(scene, { heading, common, own: ownArea, other: otherArea })
}
