import { DONE, type Language, type Question } from '@kontor/engine'
import { BUILD, DECREASE, MONEY, SITE, WALL_LEFT, WALL_RIGHT, WAYS, WORKERS } from '../actions.ts'
import { abilityPrice } from '../activation.ts'
import { effectsOf, REPEATED } from '../buildings.ts'
import { abilityOf, colorNumber, colorOf as colorOfCard, pointsOf } from '../cardfile.ts'
import { ACTIONS, type Action, COLORS, GRAY } from '../colors.ts'
import { amountOf } from '../counters.ts'
import { HALL_POINTS, WALLS } from '../data/tables.ts'
import { dicePrice } from '../hall.ts'
import type { Amount, Effect } from '../language.ts'
import { following, levelsOfDecrease, priceOfAdvance, priceOfBuilding, priceOfWall } from '../permanents.ts'
import { seatOf } from '../possessions.ts'
import { type Hamburg, type Task, UNDER } from '../state.ts'
import { LEFT, lengthOf, nextColor, printedPrice, RIGHT } from '../walls.ts'
import { activationOf, textOf } from './abilities.ts'
import { counted } from './grammar.ts'
import { colorName, colorOf, disasterName, majorityName } from './names.ts'
import { capital, inEach, joined, listed, NOTHING, type Phrase, same } from './phrase.ts'
import { ACTIVATE, type Asking, asking, cardNamed, declined, ENOUGH_WORD, seatNumbered } from './prompts.ts'
import { ACTION_LABELS, card, mark, type Noun, point, worker } from './terms.ts'

/** An answer in words: what it does, and in brackets what it costs and brings. */

/** An answer to a turn is a card and a way to use it; the last way is to announce another colour. */
const PER_CARD = 8
const RECOLOUR = WAYS.length
const ENOUGH = 5
const AVERT = 1
const FULL_WALL = 5
/** What an advance brings on the last space of the City Hall Square. */
const OVERFLOW = 4

export const SIDE_WORDS: readonly Phrase[] = [
  { en: 'left', de: 'links', nl: 'links' },
  { en: 'right', de: 'rechts', nl: 'rechts' },
]
const FOR_FREE: Phrase = { en: 'for free', de: 'kostenfrei', nl: 'kosteloos' }
const AT_ZERO: Phrase = { en: ' is at 0', de: ' steht auf 0', nl: ' staat op 0' }
/** Workers of which only the colour is said. */
const unnamed: Noun = { en: ['', ''], de: ['m', '', '', ''], nl: ['de', '', ''] }

const colorNamed = (color: number): Phrase => inEach(language => colorName(color, language))
const disasterNamed = (color: number): Phrase => inEach(language => disasterName(color, language))
const price = (marks: number): Phrase => (marks === 0 ? FOR_FREE : counted(marks, mark))
const worthOf = (points: number): Phrase => {
  const { en, de, nl } = counted(points, point, [], 'nominative')
  return { en: `worth ${en}`, de: `${de} wert`, nl: `${nl} waard` }
}
const plus = (n: number, noun: Noun) => joined(same('+'), counted(n, noun, [], 'nominative'))
const workerOf = (sign: string, color: number, n = 1) =>
  joined(same(sign), counted(n, worker, [colorOf(color)], 'nominative'))

/** ' (a, b)', or nothing. */
const bracketed = (...parts: readonly Phrase[]): Phrase =>
  parts.length === 0 ? NOTHING : joined(same(' ('), listed(parts, same(', ')), same(')'))

/** What effects bring at once, as far as it can be said in a few words. */
interface Gains {
  marks: number
  points: number
  any: number
  cards: number
  readonly workers: number[]
  readonly reduced: number[]
}

const nothing = (): Gains => ({
  marks: 0,
  points: 0,
  any: 0,
  cards: 0,
  workers: COLORS.map(() => 0),
  reduced: COLORS.map(() => 0),
})

/** Amounts that the answer itself cannot change. */
const isSimple = ({ per }: Amount) =>
  per === undefined || per.of === 'paidDie' || per.of === 'paidWorkers' || per.of === 'blackDie'

function addEffect(gains: Gains, state: Hamburg, seat: number, effect: Effect, context: number) {
  const numberOf = (color: Parameters<typeof colorNumber>[0] | 'its') =>
    color === 'its' ? context : colorNumber(color)
  switch (effect.do) {
    case 'marks':
    case 'points':
      if (isSimple(effect.amount)) gains[effect.do] += amountOf(state, seat, effect.amount, context)
      return
    case 'workers':
      if (!effect.per) for (const color of effect.colors) gains.workers[numberOf(color)]!++
      return
    case 'anyWorkers':
      gains.any += effect.n
      return
    case 'draw':
      gains.cards += effect.n
      return
    case 'reduce': {
      if (effect.color === 'any' || effect.may || !isSimple(effect.levels)) return
      const color = numberOf(effect.color)
      const levels = gains.reduced[color]! + amountOf(state, seat, effect.levels, context)
      gains.reduced[color] = Math.min(levels, seatOf(state, seat).disasters[color]!)
    }
  }
}

const disasterAt = (color: number, from: number, to: number) =>
  joined(disasterNamed(color), same(` ${from} → ${to}`))

function gainsInWords(state: Hamburg, seat: number, gains: Gains, workerNoun: Noun = worker): Phrase[] {
  const said: Phrase[] = []
  for (const [color, n] of gains.workers.entries())
    if (n > 0) said.push(joined(same('+'), counted(n, workerNoun, [colorOf(color)], 'nominative')))
  if (gains.any > 0)
    said.push({
      en: `+${gains.any} any ${gains.any === 1 ? 'worker' : 'workers'}`,
      de: `+${gains.any} ${gains.any === 1 ? 'beliebiger' : 'beliebige'} Arbeiter`,
      nl: `+${counted(gains.any, worker).nl} naar keuze`,
    })
  if (gains.marks > 0) said.push(plus(gains.marks, mark))
  if (gains.cards > 0) said.push(plus(gains.cards, card))
  for (const [color, levels] of gains.reduced.entries()) {
    const from = seatOf(state, seat).disasters[color]!
    if (levels > 0) said.push(disasterAt(color, from, from - levels))
  }
  const points = gains.points + gains.reduced.reduce((sum, levels) => sum + levels, 0)
  if (points > 0) said.push(plus(points, point))
  return said
}

/** What own permanent cards add to an action or an advance. */
function withPermanents(
  gains: Gains,
  state: Hamburg,
  seat: number,
  on: Action | 'advance',
  color: number,
): Gains {
  for (const { card, count } of following(state, seat, on, color)) {
    addEffect(gains, state, seat, effectsOf(abilityOf(state, card))[count]!, color)
  }
  return gains
}

/** The statue that completing a half would bring. */
function statueFor(state: Hamburg, seat: number, side: number): Phrase[] {
  const mine = seatOf(state, seat)
  const [statue] = state.statues
  if (lengthOf(mine, side) + 1 < FULL_WALL || (mine.rewarded & (1 << side)) !== 0 || statue === undefined)
    return []
  return [{ en: `statue ${statue}`, de: `Statue ${statue}`, nl: `standbeeld ${statue}` }]
}

const actionOf = (way: number): Action => ACTIONS[way >= WALL_RIGHT ? way - 1 : way]!

/** A standard action with a card that counts as `color`. */
function wayInWords(state: Hamburg, seat: number, card: number, way: number, color: number): Phrase {
  const action = actionOf(way)
  const mine = seatOf(state, seat)
  const gains = nothing()
  const told = (...before: readonly Phrase[]) => {
    const brought = gainsInWords(state, seat, gains, way === WORKERS ? unnamed : worker)
    return joined(ACTION_LABELS[action], bracketed(...before, ...brought))
  }
  if (way === WORKERS) gains.workers[color] = 3
  if (way === MONEY) gains.marks = state.dice[color]!
  if (way === DECREASE) gains.reduced[color] = Math.min(mine.disasters[color]!, levelsOfDecrease(state, seat))
  withPermanents(gains, state, seat, action, way === SITE || way === BUILD ? colorOfCard(card) : color)
  switch (way) {
    case DECREASE:
      return gains.reduced[color] === 0 ? told(joined(disasterNamed(color), AT_ZERO)) : told()
    case WALL_LEFT:
    case WALL_RIGHT: {
      const side = way === WALL_LEFT ? LEFT : RIGHT
      const marks = priceOfWall(state, seat, printedPrice(mine, side), true)
      return told(SIDE_WORDS[side]!, colorNamed(color), price(marks), ...statueFor(state, seat, side))
    }
    case SITE:
      return told(workerOf('−', color))
    case BUILD:
      return told(price(priceOfBuilding(state, seat, card)), worthOf(pointsOf(state, card)))
    default:
      return told()
  }
}

const inColor = (card: number) => joined(cardNamed(card), bracketed(colorNamed(colorOfCard(card))))
const text = (state: Hamburg, card: number) => inEach(language => textOf(abilityOf(state, card), language))

/** A card with all that matters when it is chosen: 'Theater 061 (pink, 4 points), Instant: Take 2 marks.' */
function faced(state: Hamburg, card: number, under = false): Phrase {
  const ability = abilityOf(state, card)
  const worth = under ? UNDER_ZOO : counted(pointsOf(state, card), point, [], 'nominative')
  const name = joined(cardNamed(card), bracketed(colorNamed(colorOfCard(card)), worth))
  if (ability.when === 'never') return name
  if (ability.when === 'final') return joined(name, same(': '), text(state, card))
  const when = inEach(language => activationOf(ability, language))
  return joined(name, same(', '), when, same(': '), text(state, card))
}

const UNDER_ZOO: Phrase = {
  en: 'under a Zoo card',
  de: 'unter einer Zoo-Karte',
  nl: 'onder een dierentuinkaart',
}

type Words = (state: Hamburg, task: Task, choice: number) => Phrase

const play: Words = (state, { seat }, choice) => {
  const card = Math.floor(choice / PER_CARD)
  const way = choice % PER_CARD
  const used: Phrase =
    way === RECOLOUR
      ? joined(
          { en: 'another colour', de: 'Andere Farbe', nl: 'andere kleur' },
          bracketed(workerOf('−', GRAY)),
        )
      : wayInWords(state, seat, card, way, colorOfCard(card))
  return joined(inColor(card), same(': '), used)
}

const activation: Words = (state, _, card) => {
  const { en, de, nl } = cardNamed(card)
  const doing = { en: `activate ${en}: `, de: `${de} aktivieren: `, nl: `${nl} activeren: ` }
  return joined(doing, text(state, card))
}

const pile: Words = (state, _, color) =>
  joined(colorNamed(color), bracketed(counted(state.piles[color]!.length, card)))

const owned = (state: Hamburg, seat: number, color: number): Phrase => {
  const n = seatOf(state, seat).workers[color]!
  return { en: `you have ${n}`, de: `du hast ${n}`, nl: `je hebt er ${n}` }
}
const takenWorker: Words = (state, { seat }, color) =>
  joined(workerOf('+', color), bracketed(owned(state, seat, color)))
const givenWorker: Words = (state, { seat }, color) =>
  joined(workerOf('−', color), bracketed(owned(state, seat, color)))

/** The worker with which a card is activated, and what the card brings for it. */
const paidWorker =
  (contextOf: (color: number) => number): Words =>
  (state, { kind, seat, card, count }, color) => {
    const gains = nothing()
    for (const effect of effectsOf(abilityOf(state, card)))
      addEffect(gains, state, seat, effect, contextOf(color))
    const paid = kind === 'payAny' && count === 1 ? colorNamed(color) : workerOf('−', color)
    return joined(paid, bracketed(...gainsInWords(state, seat, gains)))
  }

const disasterMoved =
  (by: number): Words =>
  (state, { seat }, color) => {
    const level = seatOf(state, seat).disasters[color]!
    const moved = joined(disasterNamed(color), bracketed(colorNamed(color)))
    const to = Math.min(3, level + by)
    return joined(moved, same(` ${level} → ${to}`), by < 0 ? bracketed(plus(1, point)) : NOTHING)
  }

/** What a disaster takes, by its colour. */
const LOSSES: readonly ((marks: number, workers: number) => Phrase)[] = [
  () => ({ en: 'discard 1 site', de: '1 Grundstück abwerfen', nl: '1 bouwlocatie afleggen' }),
  () => ({ en: 'discard 1 building', de: '1 Gebäude abwerfen', nl: '1 gebouw afleggen' }),
  () => ({ en: 'lose 1 wall segment', de: '1 Mauerstein verlieren', nl: '1 muursteen verliezen' }),
  marks => {
    const lost = counted(marks, mark)
    return { en: `lose ${lost.en}`, de: `${lost.de} verlieren`, nl: `${lost.nl} verliezen` }
  },
  (_, workers) => {
    const lost = counted(workers, worker)
    return { en: `return ${lost.en}`, de: `${lost.de} abgeben`, nl: `${lost.nl} inleveren` }
  },
]

const strike: Words = (state, { seat }, color) => {
  const { marks, workers } = seatOf(state, seat)
  const lost = LOSSES[color]!(
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
    const where = joined(named, bracketed(colorNamed(colorOfCard(mine.sites[site]!))), same(', '))
    if (standing.length === 0) return joined(where, { en: 'empty', de: 'frei', nl: 'vrij' })
    return joined(where, listed(standing.map(cardNamed), same(', ')), fate)
  }

const ownBuilding: Words = (state, { seat }, building) => {
  const mine = seatOf(state, seat)
  const under = mine.places[mine.buildings.indexOf(building)]! >= UNDER
  return faced(state, building, under)
}

const handCard: Words = (state, _, card) => faced(state, card)

const ANSWERS: Readonly<Record<Asking, Words>> = {
  refill: pile,
  window: activation,
  hall(state, { seat }) {
    const marks = price(priceOfAdvance(state, seat, dicePrice(state.dice), true))
    const gains = withPermanents(nothing(), state, seat, 'advance', -1)
    const space = seatOf(state, seat).hall + 1
    const worth = HALL_POINTS[space]
    if (worth === undefined) {
      gains.points += OVERFLOW
      const brought = bracketed(marks, ...gainsInWords(state, seat, gains))
      return joined({ en: 'advance', de: 'Vorrücken', nl: 'vooruitgaan' }, brought)
    }
    return joined(
      {
        en: `advance to space ${space}`,
        de: `Auf Feld ${space} vorrücken`,
        nl: `vooruit naar veld ${space}`,
      },
      bracketed(marks, worthOf(worth), ...gainsInWords(state, seat, gains)),
    )
  },
  chooseIntrigue: disasterMoved(1),
  avert(state, task, choice) {
    if (choice !== AVERT) return disasterMoved(1)(state, task, task.color)
    const { en, de, nl } = counted(1, worker, [colorOf(task.color)])
    return { en: `return ${en}`, de: `${de} abgeben`, nl: `${nl} inleveren` }
  },
  settle: strike,
  loseSite: siteWith({ en: ' back into hand', de: ' zurück auf die Hand', nl: ' terug in de hand' }),
  loseBuilding: ownBuilding,
  loseWall(state, { seat }, side) {
    const built = lengthOf(seatOf(state, seat), side)
    const before = { en: `segment ${built}`, de: `Mauerstein ${built}`, nl: `muursteen ${built}` }
    return joined(SIDE_WORDS[side]!, bracketed(colorNamed(WALLS[seat]![side]![built - 1]!), before))
  },
  payAny: paidWorker(color => color),
  payDifferent: paidWorker(() => 1),
  repeat: (state, { card }) => joined({ en: 'yes: ', de: 'Ja: ', nl: 'ja: ' }, text(state, card)),
  drawAny: pile,
  pileForAction: pile,
  searchDiscard: handCard,
  fetch: handCard,
  siteFromPile: (_, __, color) => joined(colorNamed(color), bracketed(workerOf('−', color))),
  freeSite: pile,
  buildWall(state, { seat, count }, side) {
    const marks = abilityPrice(state, seat, side, count === 0 ? 'free' : 'double')
    const built = [colorNamed(nextColor(state, seat, side)), price(marks), ...statueFor(state, seat, side)]
    return joined(SIDE_WORDS[side]!, bracketed(...built))
  },
  reduceAny: disasterMoved(-1),
  recall: ownBuilding,
  passDisaster: disasterMoved(-1),
  buyPoint: (_, { color: context }, other) =>
    joined(
      seatNumbered(other),
      bracketed(...(context === REPEATED ? [] : [joined(same('−'), counted(1, mark))]), plus(1, point)),
    ),
  activateAgain: activation,
  activateAll: activation,
  copyInstant(state, _, building) {
    const owner = state.seats.findIndex(({ buildings }) => buildings.includes(building))
    return joined(seatNumbered(owner), same(', '), faced(state, building))
  },
  placeWorker: givenWorker,
  moveCleric: (state, _, window) =>
    joined(SIDE_WORDS[window < state.window ? LEFT : RIGHT]!, bracketed(colorNamed(window))),
  underZoo: handCard,
  turn: (state, task, choice) =>
    choice >= ACTIVATE ? activation(state, task, choice - ACTIVATE) : play(state, task, choice),
  act: play,
  recolour(state, { seat }, choice) {
    const card = state.aside.at(-1)!
    const color = Math.floor(choice / PER_CARD)
    const as = joined({ en: 'as ', de: 'als ', nl: 'als ' }, colorNamed(color), same(': '))
    return joined(as, wayInWords(state, seat, card, choice % PER_CARD, color))
  },
  chooseSite: siteWith(NOTHING),
  anyWorker: takenWorker,
  discardCard: handCard,
  giveBack: (state, task, color) => (color === ENOUGH ? ENOUGH_WORD : givenWorker(state, task, color)),
  buyWorker: takenWorker,
  turnToken: (_, __, which) => inEach(language => majorityName(which, language)),
  giveWorker: givenWorker,
}

/** An answer in words. */
export function label(state: Hamburg, question: Question<Task>, choice: number, language: Language): string {
  const kind = asking(question.task)
  const said = choice === DONE ? declined(kind) : ANSWERS[kind](state, question.task, choice)
  return capital(said[language])
}
