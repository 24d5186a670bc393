import { effectsOf } from '@kontor/city/abilities'
import { ENOUGH_WORD, seatNumbered } from '@kontor/city/asking'
import { counted } from '@kontor/city/grammar'
import {
  activating,
  bracketed,
  faceOf,
  goodsLabels,
  losing,
  plus,
  returning,
  SIDE_WORDS,
  statueWorth,
  worthOf,
  YES,
} from '@kontor/city/labels'
import { inEach, joined, type Phrase, same, sentence } from '@kontor/city/phrase'
import { card as cardNoun, point } from '@kontor/city/terms'
import { ACTIVATE, PER_CARD } from '@kontor/city/turns'
import { CANAL_LEFT, CANAL_RIGHT, HOUSE, RECRUIT, sideOf, THREAT } from '../actions.ts'
import { canalPrice, lengthOf, openColor } from '../canals.ts'
import { abilityOf, colorOf, pointsOf } from '../cardfile.ts'
import { COLORS } from '../colors.ts'
import { CANALS, REPUTATION_POINTS } from '../data/tables.ts'
import { seatOf } from '../possessions.ts'
import { stepPrice } from '../reputation.ts'
import type { Bruges, Task } from '../state.ts'
import { BURNING_CANAL } from '../steps/threat.ts'
import { activationOf, textOf } from './abilities.ts'
import { effectsInWords } from './effects.ts'
import { colorName, threatName } from './names.ts'
import { type Asking, cardNamed, labelOf, personNamed } from './prompts.ts'
import { ACTION_LABELS, guilder, worker } from './terms.ts'
import { track } from './track.ts'
import { addEffect, countWay, type Gains, nothing, statueFor, withPermanents } from './way.ts'

/** An answer in words: what it does, and in brackets what it costs and brings. */

type Words = (state: Bruges, task: Task, choice: number) => Phrase

const ENOUGH = 5
const AVERT = 1
const { price, workerOf, moved } = goodsLabels(worker, guilder, COLORS)

const colorNamed = (color: number): Phrase => inEach(language => colorName(color, language))
const threatNamed = (color: number): Phrase => inEach(language => threatName(color, language))

/** The sentence of a person. */
const text = (state: Bruges, card: number): Phrase =>
  inEach(language => textOf(abilityOf(state, card), language))

/** A person with all that matters when it is chosen: 'Prince (purple, 3 points), Once per round: …' */
const faced: Words = (state, _, card) => {
  const ability = abilityOf(state, card)
  const worth = counted(pointsOf(state, card), point, [], 'nominative')
  const when = ability.when === 'final' ? undefined : inEach(language => activationOf(ability, language))
  return faceOf(cardNamed(card), [colorNamed(colorOf(card)), worth], when, text(state, card))
}

const gainsInWords = ({ guilders, points, workers }: Gains): Phrase[] => [
  ...(guilders > 0 ? [plus(guilders, guilder)] : []),
  ...(points > 0 ? [plus(points, point)] : []),
  ...workers.flatMap((n, color) => (n > 0 ? [workerOf('+', color, n)] : [])),
]

const statueInWords = (points: number | undefined): Phrase[] =>
  points === undefined ? [] : [statueWorth(points)]

/** Threat markers before and after. */
function markers(state: Bruges, { seat }: Task, color: number, by: number): Phrase {
  const before = seatOf(state, seat).threats[color]!
  return same(` ${before} → ${before + by}`)
}

/** A threat with its markers before and after, and the point for one that is discarded. */
const threatMoved =
  (by: number): Words =>
  (state, task, color) => {
    const named = joined(threatNamed(color), bracketed(colorNamed(color)), markers(state, task, color, by))
    return by < 0 ? joined(named, bracketed(plus(1, point))) : named
  }

/** An action with a card. */
function wayInWords(state: Bruges, task: Task, card: number, way: number): Phrase {
  const { action, gains, guilders, statue } = countWay(state, task.seat, card, way)
  const told = (...parts: readonly Phrase[]) => joined(ACTION_LABELS[action], bracketed(...parts))
  const color = colorOf(card)
  switch (way) {
    case THREAT:
      return told(joined(threatNamed(color), markers(state, task, color, -1)), plus(1, point))
    case CANAL_LEFT:
    case CANAL_RIGHT:
      return told(SIDE_WORDS[sideOf(way)]!, price(guilders), ...statueInWords(statue))
    case HOUSE:
      return told(workerOf('−', color))
    case RECRUIT:
      return told(price(guilders), worthOf(pointsOf(state, card)))
    default:
      return told(...gainsInWords(gains))
  }
}

const play: Words = (state, task, choice) => {
  const card = Math.floor(choice / PER_CARD)
  const named = joined(cardNamed(card), bracketed(colorNamed(colorOf(card))), same(': '))
  return joined(named, wayInWords(state, task, card, choice % PER_CARD))
}

const activation: Words = (state, _, card) => joined(activating(personNamed(card)), text(state, card))

/** Without the worker, which need not be returned. */
const freeActivation: Words = (state, _, card) => {
  const effects = effectsInWords(effectsOf(abilityOf(state, card)))
  return joined(
    activating(personNamed(card)),
    inEach(language => sentence(effects, language)),
  )
}

/** What a threat takes, by its colour. */
const LOSSES: readonly ((guilders: number, workers: number) => Phrase)[] = [
  (_, workers) => returning(counted(workers, worker)),
  () => ({ en: 'discard 1 person', de: '1 Person abwerfen', nl: '1 persoon afleggen' }),
  guilders => losing(counted(guilders, guilder)),
  () => losing(counted(3, point)),
  () => ({
    en: 'lose 1 house or 1 canal tile',
    de: '1 Haus oder 1 Kanalplättchen verlieren',
    nl: '1 huis of 1 kanaalfiche verliezen',
  }),
]

const strike: Words = (state, { seat }, color) => {
  const { guilders, workers } = seatOf(state, seat)
  const lost = LOSSES[color]!(
    guilders,
    workers.reduce((sum, n) => sum + n, 0),
  )
  return joined(threatNamed(color), bracketed(colorNamed(color)), same(': '), lost)
}

/** A pile by its number, with the colour of its top card and how many cards it has. */
const pile: Words = ({ piles }, _, which) => {
  const cards = piles[which]!
  const named: Phrase = { en: `pile ${which + 1}`, de: `Stapel ${which + 1}`, nl: `stapel ${which + 1}` }
  const top = colorNamed(colorOf(cards.at(-1)!))
  return joined(named, same(': '), top, bracketed(counted(cards.length, cardNoun)))
}

/** A house by its number, with its colour and who lives in it. */
const houseNamed: Words = (state, { seat }, which) => {
  const mine = seatOf(state, seat)
  const named: Phrase = { en: `house ${which + 1}`, de: `Haus ${which + 1}`, nl: `huis ${which + 1}` }
  const where = joined(named, bracketed(colorNamed(colorOf(mine.houses[which]!))), same(', '))
  const person = mine.persons[mine.places.indexOf(which)]
  if (person === undefined) return joined(where, { en: 'empty', de: 'frei', nl: 'leeg' })
  return joined(where, cardNamed(person), {
    en: ' back into hand',
    de: ' zurück auf die Hand',
    nl: ' terug in de hand',
  })
}

/** The outermost tile of a canal. */
const lostTile: Words = (state, { seat }, side) => {
  const built = lengthOf(seatOf(state, seat), side)
  const tile = { en: `canal tile ${built}`, de: `Kanalplättchen ${built}`, nl: `kanaalfiche ${built}` }
  return joined(SIDE_WORDS[side]!, bracketed(colorNamed(CANALS[seat]![side]![built - 1]!), tile))
}

const taken: Words = (state, { seat }, color) => moved('+', color, seatOf(state, seat).workers[color]!)
const given: Words = (state, { seat }, color) => moved('−', color, seatOf(state, seat).workers[color]!)

const ANSWERS: Readonly<Record<Asking, Words>> = {
  refill: pile,
  avert: (state, task, choice) =>
    choice === AVERT
      ? returning(counted(1, worker, [COLORS[task.color]!]))
      : threatMoved(1)(state, task, task.color),
  settle: strike,
  burn: (state, task, choice) =>
    choice >= BURNING_CANAL ? lostTile(state, task, choice - BURNING_CANAL) : houseNamed(state, task, choice),
  step(state, { seat }) {
    const space = seatOf(state, seat).reputation + 1
    const gains = withPermanents(nothing(), state, seat, 'advance', -1)
    const cost = price(stepPrice(state, seat) ?? 0)
    return joined(
      track.taken(space),
      bracketed(cost, worthOf(REPUTATION_POINTS[space]!), ...gainsInWords(gains)),
    )
  },
  turn: (state, task, choice) =>
    choice >= ACTIVATE ? activation(state, task, choice - ACTIVATE) : play(state, task, choice),
  act: play,
  playCard: play,
  chooseHouse: houseNamed,
  payAny(state, { seat, card, count: free }, color) {
    const gains = nothing()
    for (const effect of effectsOf(abilityOf(state, card))) addEffect(gains, state, seat, effect, color)
    const paid = free === 1 ? colorNamed(color) : workerOf('−', color)
    return joined(paid, bracketed(...gainsInWords(gains)))
  },
  repeat: (state, { card }) => joined(YES, text(state, card)),
  anyWorker: taken,
  discardCard: faced,
  giveBack: (state, task, color) => (color === ENOUGH ? ENOUGH_WORD : given(state, task, color)),
  buyWorker: taken,
  sellWorker: (state, task, color) =>
    joined(given(state, task, color), same(': '), plus(1, point), same(', '), plus(1, guilder)),
  giveWorker: given,
  draw: pile,
  drawForAction: pile,
  freeHouse: pile,
  buildCanal(state, { seat, count }, side) {
    const guilders = canalPrice(state, seat, side, count === 0 ? 'free' : 'double')
    const color = colorNamed(openColor(state, seat, side))
    const statue = statueInWords(statueFor(state, seat, side))
    return joined(SIDE_WORDS[side]!, bracketed(color, price(guilders), ...statue))
  },
  discardThreat: threatMoved(-1),
  passThreat: threatMoved(-1),
  payOther: (_, __, other) =>
    joined(seatNumbered(other), bracketed(joined(same('−'), counted(1, guilder)), plus(1, point))),
  activateAll: freeActivation,
  recall: faced,
  loseHouse: houseNamed,
  losePerson: faced,
  loseCanal: lostTile,
}

/** An answer in words. */
export const label = labelOf(ANSWERS)
