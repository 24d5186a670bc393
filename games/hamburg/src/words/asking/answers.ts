import { type Choice, nth } from '@kontor/engine'
import { effectsOf } from '@kontor/five-colours/rules/abilities'
import { ACTIVATE, plays } from '@kontor/five-colours/rules/turns'
import { ENOUGH_WORD } from '@kontor/five-colours/words/asking'
import {
  activating,
  bracketed,
  losing,
  plus,
  returning,
  SIDE_WORDS,
  statueWorth,
  worthOf,
  YES,
} from '@kontor/five-colours/words/labels'
import { counted, oneOf } from '@kontor/language/grammar'
import {
  cited,
  headed,
  inEach,
  joined,
  listed,
  NOTHING,
  OR,
  type Phrase,
  same,
} from '@kontor/language/phrase'
import { abilityOf, colorOf as colorOfCard, pointsOf } from '../../cards/cardfile.ts'
import { GRAY } from '../../colors.ts'
import { HALL_POINTS, WALLS } from '../../data/tables.ts'
import { abilityPrice } from '../../effects/building/wall.ts'
import { TILE_ANSWERS } from '../../expansions/words/answers.ts'
import { BUILD, DECREASE, MONEY, SITE, WALL_LEFT, WALL_RIGHT, WAYS, WORKERS } from '../../rules/actions.ts'
import { REPEATED } from '../../rules/buildings.ts'
import { asideCard, seatOf } from '../../rules/possessions.ts'
import { advancePrice } from '../../rules/steps/season.ts'
import { LEFT, lengthOf, nextColor, RIGHT } from '../../rules/walls.ts'
import type { Hamburg } from '../../state.ts'
import { freeTextOf } from '../card/abilities.ts'
import { colorOf, majorityName } from '../names.ts'
import { ACTION_LABELS, mark, point, worker } from '../terms.ts'
import { track } from '../track.ts'
import { type Answers, type Asking, cardNamed, ofTasks, seatCalled } from './asking.ts'
import { addEffect, gainsInWords, nothing, withPermanents } from './gains.ts'
import {
  colorNamed,
  disasterMoved,
  disasterNamed,
  faced,
  givenWorker,
  handCard,
  ownBuilding,
  pile,
  price,
  takenWorker,
  text,
  unnamed,
  type Words,
  workerOf,
} from './labels.ts'
import { labelsOf } from './prompts.ts'
import { countWay, type Statues, statuesFor, type Way } from './way.ts'

/** An answer in words: what it does, and in brackets what it costs and brings. */

/** The last way to use a card is to announce another colour. */
const RECOLOUR = WAYS.length
const ENOUGH = 5
const AVERT = 1
/** What an advance brings on the last space of the City Hall Square. */
const OVERFLOW = 4

const AT_ZERO: Phrase = { en: ' is at 0', de: ' steht auf 0', nl: ' staat op 0' }

/** The statues that completing a half would offer. */
function statuesInWords({ hummel, jette }: Statues): Phrase[] {
  const offered: Phrase[] = []
  if (hummel !== undefined) offered.push(statueWorth(hummel))
  if (jette !== undefined) {
    const { en, de, nl } = counted(jette, mark)
    offered.push({
      en: `Zitronenjette worth ${en}`,
      de: `Zitronenjette mit ${de}`,
      nl: `Zitronenjette van ${nl}`,
    })
  }
  return offered.length === 0 ? [] : [listed(offered, OR)]
}

/** Workers that a tile asks for besides. */
function workerFeeInWords({ n, colors }: Way['workerFee']): Phrase[] {
  const [only, ...more] = colors
  if (n === 0 || only === undefined) return []
  if (more.length === 0) return [workerOf('−', only, n)]
  return [joined(same(`−${n} `), oneOf(worker, colors.map(colorOf), 'nominative'))]
}

/** A standard action with a card that counts as `color`; a real one if no building gave it. */
function wayInWords(
  state: Hamburg,
  seat: number,
  card: number,
  way: number,
  color: number,
  real: boolean,
): Phrase {
  const { action, gains, marks, fee, workerFee, statues } = countWay(state, seat, card, way, color, real)
  const paid = fee > 0 ? [joined(same('−'), counted(fee, mark))] : []
  const told = (...before: readonly Phrase[]) => {
    const brought = gainsInWords(state, seat, gains, way === WORKERS ? unnamed : worker)
    return joined(ACTION_LABELS[action], bracketed(...before, ...brought))
  }
  switch (way) {
    case DECREASE:
      if (nth(gains.reduced, color) > 0) return told(...paid)
      return told(joined(disasterNamed(color), AT_ZERO), ...paid)
    case WALL_LEFT:
    case WALL_RIGHT: {
      const side = nth(SIDE_WORDS, way === WALL_LEFT ? LEFT : RIGHT)
      return told(side, colorNamed(color), price(marks), ...paid, ...statuesInWords(statues))
    }
    case SITE:
      return told(workerOf('−', color), ...workerFeeInWords(workerFee), ...paid)
    case BUILD:
      return told(price(marks), ...paid, ...workerFeeInWords(workerFee), worthOf(pointsOf(state, card)))
    default:
      return told(...paid, ...(way === MONEY && gains.marks === 0 ? [plus(0, mark)] : []))
  }
}

const inColor = (card: number) => joined(cardNamed(card), bracketed(colorNamed(colorOfCard(card))))

const play = (state: Hamburg, seat: number, choice: Choice, real: boolean): Phrase => {
  const card = plays.object(choice)
  const way = plays.way(choice)
  const used: Phrase =
    way === RECOLOUR
      ? joined(
          { en: 'another colour', de: 'Andere Farbe', nl: 'andere kleur' },
          bracketed(workerOf('−', GRAY)),
        )
      : wayInWords(state, seat, card, way, colorOfCard(card), real)
  return headed(joined(inColor(card), same(': ')), used)
}

const activation: Words = (state, _, card) => headed(activating(cardNamed(card)), text(state, card))

/** Without the worker, which need not be returned. */
const freeActivation: Words = (state, _, card) =>
  headed(activating(cardNamed(card)), cited(inEach(language => freeTextOf(abilityOf(state, card), language))))

/** The worker with which a card is activated, and what the card brings for it. */
const forWorker = (
  state: Hamburg,
  { seat, card }: { readonly seat: number; readonly card: number },
  paid: Phrase,
  context: number,
) => {
  const gains = nothing()
  for (const effect of effectsOf(abilityOf(state, card))) addEffect(gains, state, seat, effect, context)
  return joined(paid, bracketed(...gainsInWords(state, seat, gains)))
}

/** What a disaster takes, by its colour. */
const LOSSES: readonly ((marks: number, workers: number) => Phrase)[] = [
  () => ({ en: 'discard 1 site', de: '1 Grundstück abwerfen', nl: '1 bouwlocatie afleggen' }),
  () => ({ en: 'discard 1 building', de: '1 Gebäude abwerfen', nl: '1 gebouw afleggen' }),
  () => ({ en: 'lose 1 wall segment', de: '1 Mauerstein verlieren', nl: '1 muursteen verliezen' }),
  marks => losing(counted(marks, mark)),
  (_, workers) => returning(counted(workers, worker)),
]

const strike: Words = (state, { seat }, color) => {
  const { marks, workers } = seatOf(state, seat)
  const lost = nth(LOSSES, color)(
    marks,
    workers.reduce((sum, n) => sum + n, 0),
  )
  return joined(disasterNamed(color), bracketed(colorNamed(color)), same(': '), lost)
}

/** A site by its number, with its colour and what stands on it. */
const siteWith =
  (fate: Phrase): Words =>
  (state, { seat }, site) => {
    const mine = seatOf(state, seat)
    const standing = mine.buildings.filter((_, i) => mine.places[i] === site)
    const named: Phrase = {
      en: `site ${site + 1}`,
      de: `Grundstück ${site + 1}`,
      nl: `bouwlocatie ${site + 1}`,
    }
    const where = joined(named, bracketed(colorNamed(colorOfCard(nth(mine.sites, site)))), same(', '))
    if (standing.length === 0) return joined(where, { en: 'empty', de: 'frei', nl: 'vrij' })
    return joined(where, listed(standing.map(cardNamed), same(', ')), fate)
  }

const ANSWERS: Answers<Asking> = {
  ...TILE_ANSWERS,
  refill: pile,
  window: activation,
  hall(state, { seat }) {
    const marks = price(advancePrice(state, seat) ?? 0)
    const gains = withPermanents(nothing(), state, seat, 'advance', -1)
    const space = seatOf(state, seat).hall + 1
    const worth = HALL_POINTS[space]
    if (worth === undefined) {
      gains.points += OVERFLOW
      const brought = bracketed(marks, ...gainsInWords(state, seat, gains))
      return joined({ en: 'advance', de: 'Vorrücken', nl: 'vooruitgaan' }, brought)
    }
    return joined(track.taken(space), bracketed(marks, worthOf(worth), ...gainsInWords(state, seat, gains)))
  },
  chooseIntrigue: disasterMoved(1),
  avert(state, carried, choice) {
    if (choice !== AVERT) return disasterMoved(1)(state, carried, carried.color)
    return returning(counted(1, worker, [colorOf(carried.color)]))
  },
  settle: strike,
  loseSite: siteWith({ en: ' back to hand', de: ' zurück auf die Hand', nl: ' terug in de hand' }),
  loseBuilding: ownBuilding,
  loseWall(state, { seat }, side) {
    const built = lengthOf(seatOf(state, seat), side)
    const before = { en: `segment ${built}`, de: `Mauerstein ${built}`, nl: `muursteen ${built}` }
    return joined(
      nth(SIDE_WORDS, side),
      bracketed(colorNamed(nth(nth(nth(WALLS, seat), side), built - 1)), before),
    )
  },
  payAny: (state, carried, color) =>
    forWorker(state, carried, carried.free ? colorNamed(color) : workerOf('−', color), color),
  payDifferent: (state, carried, color) => forWorker(state, carried, workerOf('−', color), 1),
  repeat: (state, { card }) => joined(YES, text(state, card)),
  drawAny: pile,
  pileForAction: pile,
  searchDiscard: handCard,
  fetch: handCard,
  siteFromPile: (_, __, color) => joined(colorNamed(color), bracketed(workerOf('−', color))),
  freeSite: pile,
  buildWall(state, { seat, price: asked }, side) {
    const built = [
      colorNamed(nextColor(state, seat, side)),
      price(abilityPrice(state, seat, side, asked)),
      ...statuesInWords(statuesFor(state, seat, side)),
    ]
    return joined(nth(SIDE_WORDS, side), bracketed(...built))
  },
  reduceAny: disasterMoved(-1),
  recall: ownBuilding,
  passDisaster: disasterMoved(-1),
  buyPoint: (state, { context }, other) =>
    joined(
      seatCalled(state, other),
      bracketed(...(context === REPEATED ? [] : [joined(same('−'), counted(1, mark))]), plus(1, point)),
    ),
  activateAgain: activation,
  activateAll: freeActivation,
  copyInstant(state, _, building) {
    const owner = state.seats.findIndex(({ buildings }) => buildings.includes(building))
    return joined(seatCalled(state, owner), same(', '), faced(state, building))
  },
  placeWorker: givenWorker,
  moveCleric: (state, _, window) =>
    joined(nth(SIDE_WORDS, window < state.window ? LEFT : RIGHT), bracketed(colorNamed(window))),
  underZoo: handCard,
  turn: (state, carried, choice) =>
    choice >= ACTIVATE
      ? activation(state, carried, choice - ACTIVATE)
      : play(state, carried.seat, choice, true),
  act: (state, { seat, real = false }, choice) => play(state, seat, choice, real),
  recolour(state, { seat, real = false }, choice) {
    const card = asideCard(state)
    const color = plays.object(choice)
    const as = joined({ en: 'as ', de: 'als ', nl: 'als ' }, colorNamed(color), same(': '))
    return headed(as, wayInWords(state, seat, card, plays.way(choice), color, real))
  },
  chooseSite: siteWith(NOTHING),
  anyWorker: takenWorker,
  discardCard: handCard,
  giveBack: (state, carried, color) => (color === ENOUGH ? ENOUGH_WORD : givenWorker(state, carried, color)),
  buyWorker: takenWorker,
  turnToken: (_, __, which) => inEach(language => majorityName(which, language)),
  giveWorker: givenWorker,
}

/** An answer in words, and the same below its card. */
export const { label, brief } = labelsOf(ofTasks(ANSWERS))
