import { type ToldEach, toldEach } from '@kontor/common/tasks'
import { nth } from '@kontor/engine'
import { effectsOf } from '@kontor/five-colours/rules/abilities'
import { AVERT } from '@kontor/five-colours/rules/striking'
import { ENOUGH } from '@kontor/five-colours/rules/supply'
import { activated } from '@kontor/five-colours/rules/turns'
import { ENOUGH_WORD, seatNumbered } from '@kontor/five-colours/words/asking'
import {
  activating,
  bracketed,
  faceOf,
  losing,
  plus,
  returning,
  SIDE_WORDS,
  worthOf,
  YES,
} from '@kontor/five-colours/words/labels'
import { counted } from '@kontor/language/grammar'
import { cited, headed, inEach, joined, type Phrase, same, sentence } from '@kontor/language/phrase'
import { card as cardNoun, point } from '@kontor/language/terms'
import { abilityOf, colorOf, pointsOf } from '../../cards/cardfile.ts'
import { COLORS } from '../../colors.ts'
import { CANALS, REPUTATION_POINTS } from '../../data/tables.ts'
import { playOf } from '../../rules/actions/index.ts'
import { canalPrice, lengthOf, openColor } from '../../rules/canals.ts'
import { seatOf } from '../../rules/possessions.ts'
import { stepPrice } from '../../rules/reputation.ts'
import { BURNING_CANAL } from '../../rules/steps/threat.ts'
import type { Bruges } from '../../state.ts'
import { tasks } from '../../tasks.ts'
import { activationOf, textOf } from '../card/abilities.ts'
import { effectsInWords } from '../card/effects.ts'
import { ACTION_LABELS, guilder, worker } from '../terms.ts'
import { track } from '../track.ts'
import {
  colorNamed,
  gainsInWords,
  markers,
  moved,
  price,
  statueInWords,
  threatNamed,
  workerOf,
} from './bill.ts'
import { addEffect, nothing, statueFor, withPermanents } from './gains.ts'
import { type Asking, cardNamed, labelsOf, personNamed } from './prompts.ts'

/** An answer in words: what it does, and in brackets what it costs and brings. */

interface OfSeat {
  readonly seat: number
}

type Words = (state: Bruges, of: OfSeat, choice: number) => Phrase
type Answers = ToldEach<typeof tasks, Asking, Bruges, readonly [choice: number], Phrase>

/** The sentence of a person, after a colon. */
const text = (state: Bruges, card: number): Phrase =>
  cited(inEach(language => textOf(abilityOf(state, card), language)))

/** A person with all that matters when it is chosen: 'Prince (purple, 3 points), Once per round: …' */
const faced: Words = (state, _, card) => {
  const ability = abilityOf(state, card)
  const worth = counted(pointsOf(state, card), point, [], 'nominative')
  const when = ability.when === 'final' ? undefined : inEach(language => activationOf(ability, language))
  return faceOf(cardNamed(card), [colorNamed(colorOf(card)), worth], when, text(state, card))
}

/** A threat with its markers before and after, and the point for one that is discarded. */
const threatMoved =
  (by: number): Words =>
  (state, { seat }, color) => {
    const named = joined(threatNamed(color), bracketed(colorNamed(color)), markers(state, seat, color, by))
    return by < 0 ? joined(named, bracketed(plus(1, point))) : named
  }

/** An action with a card. */
const play: Words = (state, { seat }, choice) => {
  const { card, way, action } = playOf(choice)
  const named = joined(cardNamed(card), bracketed(colorNamed(colorOf(card))), same(': '))
  return headed(named, joined(ACTION_LABELS[action], bracketed(...way.bill(state, seat, card))))
}

const activation: Words = (state, _, card) => headed(activating(personNamed(card)), text(state, card))

/** Without the worker, which need not be returned. */
const freeActivation: Words = (state, _, card) => {
  const effects = effectsInWords(effectsOf(abilityOf(state, card)))
  return headed(activating(personNamed(card)), cited(inEach(language => sentence(effects, language))))
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
  const lost = nth(LOSSES, color)(
    guilders,
    workers.reduce((sum, n) => sum + n, 0),
  )
  return joined(threatNamed(color), bracketed(colorNamed(color)), same(': '), lost)
}

/** A pile by its number, with the colour of its top card and how many cards it has. */
const pile: Words = ({ piles }, _, which) => {
  const cards = nth(piles, which)
  const named: Phrase = { en: `pile ${which + 1}`, de: `Stapel ${which + 1}`, nl: `stapel ${which + 1}` }
  const top = colorNamed(colorOf(cards.at(-1)!))
  return joined(named, same(': '), top, bracketed(counted(cards.length, cardNoun)))
}

/** A house by its number, with its colour and who lives in it. */
const houseNamed: Words = (state, { seat }, which) => {
  const mine = seatOf(state, seat)
  const named: Phrase = { en: `house ${which + 1}`, de: `Haus ${which + 1}`, nl: `huis ${which + 1}` }
  const where = joined(named, bracketed(colorNamed(colorOf(nth(mine.houses, which)))), same(', '))
  const person = mine.persons[mine.places.indexOf(which)]
  if (person === undefined) return joined(where, { en: 'empty', de: 'leer', nl: 'leeg' })
  return joined(where, cardNamed(person), {
    en: ' back to hand',
    de: ' zurück auf die Hand',
    nl: ' terug in de hand',
  })
}

/** The outermost tile of a canal. */
const lostTile: Words = (state, { seat }, side) => {
  const built = lengthOf(seatOf(state, seat), side)
  const tile = { en: `canal tile ${built}`, de: `Kanalplättchen ${built}`, nl: `kanaalfiche ${built}` }
  return joined(
    nth(SIDE_WORDS, side),
    bracketed(colorNamed(nth(nth(nth(CANALS, seat), side), built - 1)), tile),
  )
}

const taken: Words = (state, { seat }, color) => moved('+', color, nth(seatOf(state, seat).workers, color))
const given: Words = (state, { seat }, color) => moved('−', color, nth(seatOf(state, seat).workers, color))

const ANSWERS: Answers = {
  refill: pile,
  avert: (state, averting, choice) =>
    choice === AVERT
      ? returning(counted(1, worker, [nth(COLORS, averting.color)]))
      : threatMoved(1)(state, averting, averting.color),
  settle: strike,
  burn: (state, task, choice) =>
    choice >= BURNING_CANAL ? lostTile(state, task, choice - BURNING_CANAL) : houseNamed(state, task, choice),
  step(state, { seat }) {
    const space = seatOf(state, seat).reputation + 1
    const gains = withPermanents(nothing(), state, seat, 'advance')
    const cost = price(stepPrice(state, seat) ?? 0)
    return joined(
      track.taken(space),
      bracketed(cost, worthOf(nth(REPUTATION_POINTS, space)), ...gainsInWords(gains)),
    )
  },
  turn(state, of, choice) {
    const card = activated(choice)
    return card === undefined ? play(state, of, choice) : activation(state, of, card)
  },
  act: play,
  playCard: play,
  chooseHouse: houseNamed,
  payAny(state, { seat, card, free }, color) {
    const gains = nothing()
    for (const effect of effectsOf(abilityOf(state, card))) addEffect(gains, state, seat, effect, color)
    const paid = free ? colorNamed(color) : workerOf('−', color)
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
  buildCanal(state, { seat, price: offered }, side) {
    const guilders = canalPrice(state, seat, side, offered)
    const color = colorNamed(openColor(state, seat, side))
    const statue = statueInWords(statueFor(state, seat, side))
    return joined(nth(SIDE_WORDS, side), bracketed(color, price(guilders), ...statue))
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

/** An answer in words, and the same below its card. */
export const { label, brief } = labelsOf(
  toldEach<typeof tasks, Asking, Bruges, readonly [choice: number], Phrase>(tasks, ANSWERS),
)
