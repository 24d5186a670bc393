import { randomCard, tellStolen } from '@kontor/city/possessions'
import { plan } from '@kontor/engine'
import { workerPersons } from './activation.ts'
import { abilityOf, colorNumber, colorOf } from './cardfile.ts'
import { COLORS } from './colors.ts'
import { amountOf, type Context } from './counters.ts'
import type { Attack, ColorRef, Effect } from './language.ts'
import {
  addToHand,
  gainGuilders,
  gainPoints,
  gainWorkers,
  othersOf,
  payGuilders,
  seatOf,
} from './possessions.ts'
import { advance, moveBack } from './reputation.ts'
import { type Bruges, type Task, type TaskKind, THEFT_STREAM, task } from './state.ts'
import { discardThreat } from './threats.ts'

/** What each word of the language does. */
export function runEffect(state: Bruges, seat: number, card: number, effect: Effect, context: Context): void {
  const mine = seatOf(state, seat)
  const ask = (kind: TaskKind, count = 0, color = -1) => plan(state, task(kind, seat, card, color, count))
  switch (effect.do) {
    case 'points':
      return gainPoints(state, seat, amountOf(state, mine, effect.amount, context), card)
    case 'guilders':
      return gainGuilders(state, seat, amountOf(state, mine, effect.amount, context), card)
    case 'workers':
      for (const color of effect.colors) gainWorkers(state, seat, named(color, context), 1, card)
      return
    case 'anyWorkers':
      return ask('anyWorker', effect.n)
    case 'diceWorkers':
      for (const color of COLORS.keys()) {
        if (state.dice[color] === effect.showing) gainWorkers(state, seat, color, 1, card)
      }
      return
    case 'exchangeWorkers':
      return ask('giveBack')
    case 'buyWorkers':
      return ask('buyWorker', effect.upTo)
    case 'sellWorkers':
      return ask('sellWorker', effect.upTo, 0)
    case 'draw':
      return ask('draw', effect.n)
    case 'drawThenDiscard': {
      const n = Math.min(effect.n, cardsInPiles(state))
      return plan(state, task('draw', seat, card, COMPULSORY, n), task('discardCard', seat, card, -1, n))
    }
    case 'playCard':
      return ask('playCard')
    case 'drawAndPlay':
      return ask('drawForAction')
    case 'freeHouses':
      return ask('freeHouse', effect.n)
    case 'canal':
      return ask('buildCanal', effect.price === 'free' ? 0 : 2)
    case 'advance':
      return advance(state, seat)
    case 'discardThreats': {
      const count = amountOf(state, mine, effect.markers, context)
      if (effect.color === 'any') return ask('discardThreat', count)
      const color = named(effect.color, context)
      // Whoever pays for it wants it; what only follows from something else may be declined.
      if (count > 1 || abilityOf(state, card).when === 'always') return ask('discardThreat', count, color)
      if (mine.threats[color]! > 0) discardThreat(state, seat, color, card)
      return
    }
    case 'others':
      return attack(state, seat, card, effect.suffer, effect.n)
    case 'threatenOthers':
      return threatenOthers(state, seat, card, colorNumber(effect.color))
    case 'passThreat':
      return ask('passThreat')
    case 'payOthers': {
      const others = othersOf(state, seat)
      if (mine.guilders < others.length) return ask('payOther')
      for (const other of others) payForPoint(state, seat, other, card)
      return
    }
    case 'activateAll':
      state.encores = [...state.encores, workerPersons(state, seat)]
      return plan(state, task('activateAll', seat, card), task('activatedAll', seat))
    case 'recall':
      return ask('recall')
  }
}

/** The colour of a draw that cannot be declined. */
export const COMPULSORY = 0

function named(color: ColorRef, context: Context): number {
  return color === 'its' ? context : colorNumber(color)
}

/** There may be fewer than an effect asks for, at the very end of a game. */
function cardsInPiles({ piles, extra }: Bruges) {
  return piles.reduce((sum, pile) => sum + pile.length, extra.length)
}

/** A guilder to another player, for a point. */
export function payForPoint(state: Bruges, seat: number, other: number, card: number): void {
  payGuilders(state, seat, 1, card)
  gainGuilders(state, other, 1, card)
  gainPoints(state, seat, 1, card)
}

/** Each other player takes a marker, clockwise, and suffers what it triggers before the next one takes his. */
export function threatenOthers(state: Bruges, seat: number, card: number, color: number): void {
  const others = othersOf(state, seat)
  plan(state, ...others.flatMap(other => [task('threat', other, card, color), task('settle', other)]))
}

/** Each other player suffers, clockwise, deciding in turn. */
function attack(state: Bruges, seat: number, card: number, suffer: Attack, n: number) {
  const decisions: Task[] = []
  for (const other of othersOf(state, seat)) {
    switch (suffer) {
      case 'discardCard':
        decisions.push(task('discardCard', other, card, -1, n))
        break
      case 'giveWorkers':
        decisions.push(task('giveWorker', other, card, seat, n))
        break
      case 'loseCanal':
        decisions.push(...times(n, task('loseCanal', other, card)))
        break
      case 'discardPerson':
        decisions.push(...times(n, task('losePerson', other, card)))
        break
      case 'discardHouse':
        decisions.push(...times(n, task('loseHouse', other, card)))
        break
      case 'moveBack':
        for (let i = 0; i < n; i++) moveBack(state, other)
        break
      case 'giveGuilders': {
        const guilders = Math.min(n, seatOf(state, other).guilders)
        payGuilders(state, other, guilders, card)
        gainGuilders(state, seat, guilders, card)
        break
      }
      case 'giveCard':
        for (let i = 0; i < n; i++) stealCard(state, seat, other)
        break
    }
  }
  plan(state, ...decisions)
}

function times(n: number, decision: Task): Task[] {
  return Array.from({ length: n }, () => decision)
}

function stealCard(state: Bruges, seat: number, from: number) {
  const card = randomCard(state, from, THEFT_STREAM)
  if (card === undefined) return
  addToHand(state, seat, card)
  tellStolen(seat, from, colorOf(card), card)
}
