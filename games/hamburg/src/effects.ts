import { randomCard, tellDrawn, tellStolen } from '@kontor/city/possessions'
import { heard, plan } from '@kontor/engine'
import { shuffleDiscard } from './actions.ts'
import { hasRoom } from './buildings.ts'
import { categoryOf, colorNumber, colorOf } from './cardfile.ts'
import { BLACK, CATEGORIES, type Category, COLORS, type Color } from './colors.ts'
import { amountOf, type Context, countOf } from './counters.ts'
import { reduce } from './disasters.ts'
import { advance, fallBack } from './hall.ts'
import type { Attack, ColorRef, Effect } from './language.ts'
import { following, priceOfAdvance } from './permanents.ts'
import {
  addToHand,
  discardFromHand,
  drawCard,
  gainMarks,
  gainPoints,
  gainWorkers,
  losePoints,
  openPiles,
  othersOf,
  payMarks,
  putAside,
  putOnDiscard,
  report,
  seatOf,
  takeTop,
} from './possessions.ts'
import { type Hamburg, isTom, type Task, type TaskKind, THEFT_STREAM, task } from './state.ts'
import { shownBy } from './steps/disaster.ts'
import { drawToken } from './steps/season.ts'
import { TOKENS } from './tiles.ts'
import { isForHands } from './tom.ts'

/** What each word of the language does. */
export function runEffect(
  state: Hamburg,
  seat: number,
  card: number,
  effect: Effect,
  context: Context,
): void {
  if (isTom(state, seat) && isForHands(effect)) return
  const ask = (kind: TaskKind, count = 0, color = -1) => plan(state, task(kind, seat, card, color, count))
  switch (effect.do) {
    case 'points':
      return gainPoints(state, seat, amountOf(state, seat, effect.amount, context), card)
    case 'marks':
      return gainMarks(state, seat, amountOf(state, seat, effect.amount, context), card)
    case 'workers': {
      const times = effect.per ? countOf(state, seat, effect.per, context) : 1
      for (const color of effect.colors) gainWorkers(state, seat, named(color, context), times, card)
      return
    }
    case 'anyWorkers':
      return ask('anyWorker', effect.n)
    case 'draw':
      if (effect.pile) return drawCard(state, seat, colorNumber(effect.pile))
      return ask('drawAny', effect.n)
    case 'drawThenDiscard': {
      const n = Math.min(effect.n, cardsInPiles(state))
      return plan(state, task('drawAny', seat, card, -1, n), task('discardCard', seat, card, -1, n))
    }
    case 'standardAction':
      if (effect.from === 'its') return actWithPile(state, seat, context)
      return effect.from === 'pile' ? ask('pileForAction') : actWithDiscard(state, seat)
    case 'searchDiscard':
      return searchDiscard(state, seat, card, effect.category)
    case 'fetch':
      return openPile(state, seat, card, named(effect.pile, context), effect.category)
    case 'freeSites':
      return ask('freeSite', effect.n)
    case 'siteFromPile':
      return ask('siteFromPile')
    case 'wall':
      return ask('buildWall', effect.price === 'free' ? 0 : 2)
    case 'advance':
      if (state.round === 0) payMarks(state, seat, priceOfAdvance(state, seat, effect.price, false), card)
      else payMarks(state, seat, effect.price, card)
      return advance(state, seat)
    case 'reduce': {
      const levels = amountOf(state, seat, effect.levels, context)
      if (effect.color === 'any') return ask('reduceAny', levels)
      const color = named(effect.color, context)
      if (effect.may) return ask('reduceAny', levels, color)
      reduce(state, seat, color, levels, card)
      return
    }
    case 'ease':
      return ask('ease', 0, colorNumber(effect.except))
    case 'losePoints':
      losePoints(state, seat, effect.n, card)
      return
    case 'oneWorker':
      return ask('oneWorker', 0, colorMask(effect.of))
    case 'sameWorkers':
      return ask('sameWorkers', effect.n)
    case 'returnWorkers':
      return ask('returnWorker', effect.n)
    case 'repeatInstant':
      return ask('repeatInstant')
    case 'newHand':
      return newHand(state, seat, effect.draw)
    case 'cycleDiscard':
      return cycleDiscard(state, seat, card)
    case 'exchangeWorkers':
      return ask('giveBack')
    case 'buyWorkers':
      return ask('buyWorker', effect.upTo)
    case 'recall':
      return ask('recall')
    case 'others':
      return attack(state, seat, card, effect.suffer, effect.n)
    case 'passDisaster':
      return ask('passDisaster')
    case 'intrigueOthers':
      return intrigueOthers(state, seat)
    case 'buyPoints':
      return ask('buyPoint', 0, context)
    case 'activateAgain':
      return ask('activateAgain')
    case 'activateAll':
      return ask('activateAll', -1)
    case 'copyInstant':
      return ask('copyInstant')
    case 'placeWorker':
      return ask('placeWorker')
    case 'moveCleric':
      return ask('moveCleric')
    case 'underZoo':
      return ask('underZoo', 0, context)
    case 'diceWorkers':
      return diceWorkers(state, seat, card, effect.showing)
    case 'blackMatchWorkers':
      for (const color of COLORS.keys()) {
        if (state.dice[color] === state.dice[BLACK]) gainWorkers(state, seat, color, 1, card)
      }
      return
  }
}

function named(color: ColorRef, context: Context): number {
  return color === 'its' ? context : colorNumber(color)
}

function cardsInPiles(state: Hamburg) {
  return openPiles(state).reduce((sum, color) => sum + state.piles[color]!.length, 0)
}

function actWithDiscard(state: Hamburg, seat: number) {
  const card = state.discard.at(-1)
  if (card === undefined) return
  state.discard = state.discard.slice(0, -1)
  putAside(state, seat, card)
  plan(state, task('act', seat))
}

/** The top card of a pile for a standard action that is as real as one in a turn; an empty pile gives none. */
function actWithPile(state: Hamburg, seat: number, color: number) {
  if (state.piles[color]!.length === 0) return
  const card = takeTop(state, color)
  putAside(state, seat, card)
  tellDrawn(seat, color, card)
  plan(state, task('act', seat, 0, -1, 1))
}

/** The hand goes to the discard pile, and another comes. */
function newHand(state: Hamburg, seat: number, draw: 'eachColor' | 'threeAndTwo') {
  for (const card of seatOf(state, seat).hand) discardFromHand(state, seat, card)
  if (draw === 'threeAndTwo') return plan(state, task('newHand', seat, 0, -1, 3))
  for (const color of COLORS.keys()) drawCard(state, seat, color)
}

/** Colours as bits, for a task. */
function colorMask(colors: readonly Color[]) {
  return colors.reduce((bits, color) => bits | (1 << colorNumber(color)), 0)
}

/** Opens a pile to the seat that searches it; afterwards it is closed and shuffled. */
function openPile(state: Hamburg, seat: number, card: number, color: number, category: Category) {
  state.search = [seat, color]
  const search = task('fetch', seat, card, color, CATEGORIES.indexOf(category))
  plan(state, search, task('closePile', seat, card, color))
}

/** The found card is built at once; without one, or without room for it, the pile is still shuffled. */
function searchDiscard(state: Hamburg, seat: number, card: number, wanted: Category) {
  const category = CATEGORIES.indexOf(wanted)
  const found = state.discard.some(each => categoryOf(each) === category)
  if (found && hasRoom(state, seat)) return plan(state, task('searchDiscard', seat, card, category))
  if (heard()) report({ kind: 'foundNothing', seat })
  shuffleDiscard(state, seat)
}

function cycleDiscard(state: Hamburg, seat: number, card: number) {
  const n = Math.min(state.dice[BLACK]!, state.discard.length)
  for (const taken of state.discard.slice(state.discard.length - n).reverse()) {
    addToHand(state, seat, taken)
    if (heard()) report({ kind: 'tookFromDiscard', seat, card: taken })
  }
  state.discard = state.discard.slice(0, state.discard.length - n)
  plan(state, task('discardCard', seat, card, -1, n))
}

function diceWorkers(state: Hamburg, seat: number, card: number, showing: number) {
  if (state.dice[BLACK] === showing) plan(state, task('anyWorker', seat, card, -1, 1))
  for (const color of COLORS.keys()) {
    if (state.dice[color] === showing) gainWorkers(state, seat, color, 1, card)
  }
}

/** Each other player suffers, clockwise, deciding in turn. */
function attack(state: Hamburg, seat: number, card: number, suffer: Attack, n: number) {
  const decisions: Task[] = []
  for (const other of othersOf(state, seat)) {
    switch (suffer) {
      case 'discardCard':
        decisions.push(task('discardCard', other, card, -1, n))
        break
      case 'turnToken':
        decisions.push(task('turnToken', other))
        break
      case 'giveWorkers':
        decisions.push(task('giveWorker', other, card, seat, n))
        break
      case 'loseWall':
        decisions.push(task('loseWall', other))
        break
      case 'discardBuilding':
        decisions.push(task('loseBuilding', other))
        break
      case 'discardSite':
        decisions.push(task('loseSite', other))
        break
      case 'hallBack':
        fallBack(state, other)
        break
      case 'giveMarks': {
        const marks = Math.min(n, seatOf(state, other).marks)
        payMarks(state, other, marks, card)
        gainMarks(state, seat, marks, card)
        break
      }
      case 'giveCard':
        stealCard(state, seat, other)
        break
    }
  }
  plan(state, ...decisions)
}

function stealCard(state: Hamburg, seat: number, from: number) {
  const card = randomCard(state, from, THEFT_STREAM)
  if (card === undefined) return
  if (isTom(state, seat)) {
    putOnDiscard(state, card)
    if (heard()) report({ kind: 'discarded', seat: from, card })
    return
  }
  addToHand(state, seat, card)
  tellStolen(seat, from, colorOf(card), card)
}

/** All others suffer what a token shows; its gift and the choices of its drawer do not count. */
function intrigueOthers(state: Hamburg, seat: number) {
  const token = drawToken(state)
  if (heard()) report({ kind: 'token', seat, token })
  const colors = TOKENS[token]!.raises.map(colorNumber)
  const sufferers = othersOf(state, seat).flatMap(other => shownBy(other, colors))
  plan(state, ...following(state, seat, 'intrigue', -1), ...sufferers)
}
