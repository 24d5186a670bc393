import { heard, plan } from '@kontor/engine'
import { canalPrice, LEFT, openCanals, openColor, RIGHT } from './canals.ts'
import { abilityOf, colorNumber } from './cardfile.ts'
import { COLORS } from './colors.ts'
import { amountOf } from './counters.ts'
import type { Reason } from './events.ts'
import type { Ability, Effect } from './language.ts'
import { effectTasks } from './persons.ts'
import { openPiles } from './piles.ts'
import { availableWorkers, report, returnWorkers, seatOf, workerColors } from './possessions.ts'
import { isLastSpace } from './reputation.ts'
import { type Bruges, type Seat, task } from './state.ts'

type Once = Extract<Ability, { when: 'round' }>

/** Own persons that can be activated now. */
export function activatable(state: Bruges, seat: number): number[] {
  const found: number[] = []
  for (const card of seatOf(state, seat).persons) {
    const ability = abilityOf(state, card)
    if (ability.when === 'round' && whyNot(state, seat, card, ability) === undefined) found.push(card)
  }
  return found
}

/** Why a person cannot be activated now; undefined if it can. */
export function whyNot(state: Bruges, seat: number, card: number, ability: Once): Reason | undefined {
  const mine = seatOf(state, seat)
  if (mine.used.includes(card)) return { kind: 'usedThisRound' }
  const { pay } = ability
  if (pay === 'any') {
    if (workerColors(mine).length === 0) return { kind: 'needsAnyWorker' }
    return payableColors(state, seat, card, false).length > 0 ? undefined : { kind: 'noEffect' }
  }
  if (pay === undefined) return whyIdle(state, seat, mine, ability, -1)
  const color = colorNumber(pay)
  if (mine.workers[color]! < 1) return { kind: 'needsWorker', color }
  return whyIdle(state, seat, poorer(mine, color), ability, color)
}

/** A player without the worker that an activation costs. */
function poorer(mine: Seat, color: number): Seat {
  return { ...mine, workers: mine.workers.with(color, mine.workers[color]! - 1) }
}

/** Why none of the effects would do anything, for the things that a player would have then; undefined if one does. */
function whyIdle(
  state: Bruges,
  seat: number,
  mine: Seat,
  { if: condition, effects }: Once,
  context: number,
): Reason | undefined {
  if (condition) {
    const color = colorNumber(condition.die)
    if (state.dice[color]! < condition.atLeast)
      return { kind: 'dieTooLow', color, atLeast: condition.atLeast }
  }
  let why: Reason | undefined
  for (const effect of effects) {
    const reason = whyWithout(state, seat, mine, effect, context)
    if (reason === undefined) return undefined
    why ??= reason
  }
  return why
}

const NO_EFFECT: Reason = { kind: 'noEffect' }

function whyWithout(
  state: Bruges,
  seat: number,
  mine: Seat,
  effect: Effect,
  context: number,
): Reason | undefined {
  switch (effect.do) {
    case 'points':
    case 'guilders':
      return amountOf(state, mine, effect.amount, context) > 0 ? undefined : NO_EFFECT
    case 'diceWorkers':
      return diceBring(state, effect.showing, context) ? undefined : NO_EFFECT
    case 'exchangeWorkers':
      return workerColors(mine).length > 0 ? undefined : { kind: 'needsAnyWorker' }
    case 'draw':
    case 'drawThenDiscard':
      return openPiles(state).length > 0 ? undefined : NO_EFFECT
    case 'playCard':
      return mine.hand.length > 0 ? undefined : { kind: 'needsCard' }
    case 'canal':
      return openCanals(state, seat, effect.price).length > 0 ? undefined : whyNoCanal(state, seat)
    case 'advance':
      return isLastSpace(state, seat) ? { kind: 'lastSpace' } : undefined
    case 'discardThreats': {
      if (effect.color === 'any') return mine.threats.some(n => n > 0) ? undefined : NO_EFFECT
      const color = effect.color === 'its' ? context : colorNumber(effect.color)
      return mine.threats[color]! > 0 ? undefined : { kind: 'needsThreat', color }
    }
    default:
      return undefined
  }
}

/** Whether a die shows this in a colour of which there is a worker; the one just paid has come back to the supply. */
function diceBring(state: Bruges, showing: number, paid: number) {
  const available = availableWorkers(state)
  return state.dice.some((pips, color) => pips === showing && (color === paid || available.includes(color)))
}

function whyNoCanal(state: Bruges, seat: number): Reason {
  const open = [LEFT, RIGHT].filter(side => openColor(state, seat, side) >= 0)
  if (open.length === 0) return { kind: 'canalsComplete' }
  const n = Math.min(...open.map(side => canalPrice(state, seat, side, 'double')))
  return { kind: 'needsGuilders', n, has: seatOf(state, seat).guilders }
}

/** Persons that cost a worker. */
export function workerPersons(state: Bruges, seat: number): readonly number[] {
  return seatOf(state, seat).persons.filter(card => costsWorker(abilityOf(state, card)))
}

function costsWorker(ability: Ability): ability is Once {
  return ability.when === 'round' && ability.pay !== undefined
}

/** Whether a person could do something if the worker need not be paid. */
export function worksFree(state: Bruges, seat: number, card: number): boolean {
  const ability = abilityOf(state, card)
  if (!costsWorker(ability)) return false
  if (ability.pay === 'any') return payableColors(state, seat, card, true).length > 0
  return whyIdle(state, seat, seatOf(state, seat), ability, -1) === undefined
}

/** Activates a person: turns it, takes its worker, and plans its effects. Without the worker it is not turned. */
export function activate(state: Bruges, seat: number, card: number, free = false): void {
  const mine = seatOf(state, seat)
  const ability = abilityOf(state, card)
  if (heard()) report({ kind: 'activated', seat, card })
  if (!free) mine.used = [...mine.used, card]
  const pay = ability.when === 'round' ? ability.pay : undefined
  if (pay === 'any') return plan(state, task('payAny', seat, card, -1, free ? 1 : 0))
  if (pay !== undefined && !free) returnWorkers(state, seat, colorNumber(pay), 1, card)
  plan(state, ...effectTasks(state, seat, card, -1))
}

/** The colours of a worker with which a person can be activated and would do something. */
export function payableColors(state: Bruges, seat: number, card: number, free: boolean): number[] {
  const mine = seatOf(state, seat)
  const ability = abilityOf(state, card) as Once
  const colors = free ? [...COLORS.keys()] : workerColors(mine)
  return colors.filter(
    color => whyIdle(state, seat, free ? mine : poorer(mine, color), ability, color) === undefined,
  )
}
