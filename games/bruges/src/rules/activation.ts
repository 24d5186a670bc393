import { heard, plan } from '@kontor/engine'
import { abilityOf, colorNumber } from '../cards/cardfile.ts'
import { COLORS } from '../colors.ts'
import type { Outlook, WhyNot } from '../effects/word.ts'
import type { Reason } from '../events.ts'
import type { Ability } from '../language.ts'
import type { Bruges, Seat } from '../state.ts'
import { tasks } from '../tasks.ts'
import { effectTasks } from './persons.ts'
import { report, returnWorkers, seatOf, workerColors } from './possessions.ts'

/** What works once per round. */
export type Once = Extract<Ability, { when: 'round' }>

/** A player without the worker that an activation costs. */
export function poorer(mine: Seat, color: number): Seat {
  return { ...mine, workers: mine.workers.with(color, mine.workers[color]! - 1) }
}

/** Why none of the effects would do anything, for the things that a player would have then; undefined if one does. */
export function whyIdle(
  outlook: Outlook,
  { if: condition, effects }: Once,
  whyNot: WhyNot,
): Reason | undefined {
  if (condition) {
    const color = colorNumber(condition.die)
    const { atLeast } = condition
    if (outlook.state.dice[color]! < atLeast) return { kind: 'dieTooLow', color, atLeast }
  }
  let why: Reason | undefined
  for (const effect of effects) {
    const reason = whyNot(effect, outlook)
    if (reason === undefined) return undefined
    why ??= reason
  }
  return why
}

/** The colours of a worker with which a person can be activated and would do something. */
export function colorsAtWork(
  state: Bruges,
  seat: number,
  ability: Once,
  free: boolean,
  whyNot: WhyNot,
): number[] {
  const has = seatOf(state, seat)
  const colors = free ? [...COLORS.keys()] : workerColors(has)
  return colors.filter(context => {
    const mine = free ? has : poorer(has, context)
    return whyIdle({ state, seat, mine, context }, ability, whyNot) === undefined
  })
}

/** Persons that cost a worker. */
export function workerPersons(state: Bruges, seat: number): readonly number[] {
  return seatOf(state, seat).persons.filter(card => costsWorker(abilityOf(state, card)))
}

function costsWorker(ability: Ability): ability is Once {
  return ability.when === 'round' && ability.pay !== undefined
}

/** Whether a person could do something if the worker need not be paid. */
export function worksFree(state: Bruges, seat: number, card: number, whyNot: WhyNot): boolean {
  const ability = abilityOf(state, card)
  if (!costsWorker(ability)) return false
  if (ability.pay === 'any') return colorsAtWork(state, seat, ability, true, whyNot).length > 0
  return (
    whyIdle({ state, seat, mine: seatOf(state, seat), context: undefined }, ability, whyNot) === undefined
  )
}

/** Activates a person: turns it, takes its worker, and plans its effects. Without the worker it is not turned. */
export function activate(state: Bruges, seat: number, card: number, free = false): void {
  const mine = seatOf(state, seat)
  const ability = abilityOf(state, card)
  if (heard()) report({ kind: 'activated', seat, card })
  if (!free) mine.used = [...mine.used, card]
  const pay = ability.when === 'round' ? ability.pay : undefined
  if (pay === 'any') return plan(state, tasks.payAny({ seat, card, free }))
  if (pay !== undefined && !free) returnWorkers(state, seat, colorNumber(pay), 1, card)
  plan(state, ...effectTasks(state, seat, card))
}
