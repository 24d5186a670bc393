import { effectsOf } from '@kontor/city/abilities'
import { lowDice } from '@kontor/city/tasks'
import { heard, plan } from '@kontor/engine'
import { effectTasks } from './buildings.ts'
import { abilityOf, colorNumber, colorOf, isBuilding, isZoo } from './cardfile.ts'
import type { Reason } from './events.ts'
import type { Ability, Condition, Effect } from './language.ts'
import { inPlay, priceOfAdvance, priceOfWall } from './permanents.ts'
import { openPiles, report, returnWorkers, seatOf } from './possessions.ts'
import { type Hamburg, type Seat, task, UNDER } from './state.ts'
import { LEFT, nextColor, printedPrice, RIGHT } from './walls.ts'

type Once = Extract<Ability, { when: 'I' | 'II' | 'III' | 'IV' }>
export type Phase = Once['when']

/** Own buildings that can be activated in this phase, not yet used. */
export function activatable(state: Hamburg, seat: number, phase: Phase): number[] {
  const found: number[] = []
  for (const card of inPlay(state, seat)) {
    const ability = abilityOf(state, card)
    if (ability.when === phase && whyNot(state, seat, card, ability) === undefined) found.push(card)
  }
  return found
}

/** Why a once-per-season card cannot be activated now; undefined if it can. */
export function whyNot(state: Hamburg, seat: number, card: number, ability: Once): Reason | undefined {
  const mine = seatOf(state, seat)
  if (mine.used.includes(card)) return { kind: 'usedThisSeason' }
  return whyNotPossible(state, seat, card, ability)
}

/** The same without regard to the activation marker. */
function whyNotPossible(state: Hamburg, seat: number, card: number, ability: Once): Reason | undefined {
  const mine = seatOf(state, seat)
  const unpaid = whyUnpaid(mine, ability)
  if (unpaid) return unpaid
  if (ability.if && !holds(state, ability.if)) return { kind: 'conditionNotMet' }
  const rest = remaining(mine.workers, ability)
  for (const effect of ability.effects) {
    const reason = whyWithout(state, seat, card, effect, rest, ability)
    if (reason) return reason
  }
  return undefined
}

function whyUnpaid(mine: Seat, { pay }: Once): Reason | undefined {
  if (!pay) return undefined
  let left = 0
  for (const n of mine.workers) left += n
  if (pay.upToDifferent) return left > 0 ? undefined : { kind: 'needsAnyWorker' }
  for (const worker of pay.workers) {
    if (worker !== 'any') {
      const color = colorNumber(worker)
      if (mine.workers[color]! < 1) return { kind: 'needsWorker', color }
    }
    if (--left < 0) return { kind: 'needsAnyWorker' }
  }
  return undefined
}

/** The workers that remain when the named ones are paid. */
function remaining(workers: readonly number[], { pay }: Once): readonly number[] {
  const named = pay?.workers[0]
  if (named === undefined || named === 'any') return workers
  const color = colorNumber(named)
  return workers.with(color, workers[color]! - 1)
}

function holds(state: Hamburg, condition: Condition): boolean {
  const { dice } = state
  if (condition.if === 'die') return dice[colorNumber(condition.color)]! >= condition.atLeast
  if (condition.if === 'noLowDie') return lowDice(dice) === 0
  const sum = dice.reduce((total, pips) => total + pips, 0)
  return 'atMost' in condition ? sum <= condition.atMost : sum >= condition.atLeast
}

/** Why an effect could do nothing at all, for those that need something to work on. */
function whyWithout(
  state: Hamburg,
  seat: number,
  card: number,
  effect: Effect,
  workers: readonly number[],
  ability: Once,
): Reason | undefined {
  switch (effect.do) {
    case 'standardAction':
      if (effect.from === 'pile' ? openPiles(state).length > 0 : state.discard.length > 0) return undefined
      return { kind: 'noTarget' }
    case 'siteFromPile':
      return sitePiles(state, workers).length > 0 ? undefined : { kind: 'noTarget' }
    case 'wall':
      return wallSides(state, seat, effect.price).length > 0 ? undefined : whyNoWall(state, seat)
    case 'advance': {
      const price = priceOfAdvance(state, seat, effect.price, false)
      const has = seatOf(state, seat).marks
      return has >= price ? undefined : { kind: 'needsMarks', n: price, has }
    }
    case 'underZoo':
      return underZooColors(state, seat, ability.pay ? workers : undefined).length > 0
        ? undefined
        : { kind: 'noTarget' }
    case 'activateAgain':
      return againTargets(state, seat, card, workers).length > 0 ? undefined : { kind: 'noTarget' }
    case 'buyWorkers':
      return seatOf(state, seat).marks > 0 ? undefined : { kind: 'needsMarks', n: 1, has: 0 }
    default:
      return undefined
  }
}

function whyNoWall(state: Hamburg, seat: number): Reason {
  const mine = seatOf(state, seat)
  const open = [LEFT, RIGHT].filter(side => nextColor(state, seat, side) >= 0)
  if (open.length === 0) return { kind: 'wallComplete' }
  const n = Math.min(...open.map(side => abilityPrice(state, seat, side, 'double')))
  return { kind: 'needsMarks', n, has: mine.marks }
}

/** Colours whose top card could become a site, given these workers. */
export function sitePiles(state: Hamburg, workers: readonly number[]): number[] {
  return openPiles(state).filter(color => workers[color]! > 0)
}

/** The price of the next segment of a half when a card's ability builds it. */
export function abilityPrice(state: Hamburg, seat: number, side: number, price: 'double' | 'free'): number {
  if (price === 'free') return 0
  const printed = printedPrice(seatOf(state, seat), side)
  return 2 * priceOfWall(state, seat, printed, nextColor(state, seat, side), false, false)
}

/** The halves whose next segment a card's ability could build. */
export function wallSides(state: Hamburg, seat: number, price: 'double' | 'free'): number[] {
  const { marks } = seatOf(state, seat)
  return [LEFT, RIGHT].filter(
    side => nextColor(state, seat, side) >= 0 && abilityPrice(state, seat, side, price) <= marks,
  )
}

/** Colours in which a hand card could go under a Zoo card; with a worker of that colour, if one has to be paid. */
function underZooColors(state: Hamburg, seat: number, workers: readonly number[] | undefined): number[] {
  const mine = seatOf(state, seat)
  return [0, 1, 2, 3, 4].filter(
    color =>
      (workers === undefined || workers[color]! > 0) &&
      freeZoo(mine, color) >= 0 &&
      mine.hand.some(card => isBuilding(card) && colorOf(card) === color),
  )
}

/** The first Zoo card of a colour in the garden that has nothing under it; -1 if there is none. */
export function freeZoo(mine: Seat, color: number): number {
  return mine.garden.findIndex(
    (card, i) => isZoo(card) && colorOf(card) === color && !mine.places.includes(UNDER + i),
  )
}

/** Other Phase III buildings that have been used this season and could be paid for once more. */
export function againTargets(
  state: Hamburg,
  seat: number,
  card: number,
  workers: readonly number[],
): number[] {
  const mine = seatOf(state, seat)
  const poorer = { ...mine, workers }
  return mine.buildings.filter(other => {
    const ability = abilityOf(state, other)
    if (other === card || ability.when !== 'III' || !mine.used.includes(other)) return false
    if (whyUnpaid(poorer, ability)) return false
    const rest = remaining(workers, ability)
    return ability.effects.every(effect => !whyWithout(state, seat, other, effect, rest, ability))
  })
}

/** Buildings that cost exactly one worker. */
export function oneWorkerBuildings(state: Hamburg, seat: number): readonly number[] {
  return seatOf(state, seat).buildings.filter(card => isOneWorker(abilityOf(state, card)))
}

/** Whether a card's effects could do something if its workers need not be paid. */
export function worksFree(state: Hamburg, seat: number, card: number): boolean {
  const ability = abilityOf(state, card)
  if (!isOneWorker(ability)) return false
  const { workers } = seatOf(state, seat)
  const { pay: _, ...unpaid } = ability
  return ability.effects.every(effect => !whyWithout(state, seat, card, effect, workers, unpaid))
}

function isOneWorker(ability: Ability): ability is Once {
  return ability.when === 'III' && ability.pay?.workers.length === 1 && !ability.pay.upToDifferent
}

/** Activates a card: marks it, takes its price, and plans its effects. Free of charge, a free colour is still named. */
export function activate(state: Hamburg, seat: number, card: number, free = false): void {
  const mine = seatOf(state, seat)
  const ability = abilityOf(state, card)
  if (heard()) report({ kind: 'activated', seat, card })
  if (!free && !mine.used.includes(card)) mine.used = [...mine.used, card]
  const pay = 'pay' in ability ? ability.pay : undefined
  if (!pay) return plan(state, ...effectTasks(state, seat, card, -1))
  if (pay.upToDifferent) return plan(state, task('payDifferent', seat, card, 0, 0))
  let context = -1
  for (const worker of pay.workers) {
    if (worker === 'any') continue
    context = colorNumber(worker)
    if (!free) returnWorkers(state, seat, context, 1, card)
  }
  if (pay.workers.includes('any')) plan(state, task('payAny', seat, card, -1, free ? 1 : 0))
  else plan(state, ...effectTasks(state, seat, card, context))
}

/** The colours of a free worker with which a card can be activated. */
export function payableColors(state: Hamburg, seat: number, card: number, free: boolean): number[] {
  const { workers } = seatOf(state, seat)
  const needsZoo = effectsOf(abilityOf(state, card)).some(effect => effect.do === 'underZoo')
  if (needsZoo) return underZooColors(state, seat, free ? undefined : workers)
  return [0, 1, 2, 3, 4].filter(color => free || workers[color]! > 0)
}
