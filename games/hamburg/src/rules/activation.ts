import { heard, plan } from '@kontor/engine'
import { effectsOf } from '@kontor/five-colours/rules/abilities'
import { abilityOf, colorNumber } from '../cards/cardfile.ts'
import { underZooColors } from '../effects/building/under-zoo.ts'
import type { Reason } from '../events.ts'
import type { Ability } from '../language.ts'
import type { Hamburg } from '../state.ts'
import { tasks } from '../tasks.ts'
import { effectTasks } from './buildings.ts'
import { report, returnWorkers, seatOf } from './possessions.ts'

export type Once = Extract<Ability, { when: 'I' | 'II' | 'III' | 'IV' }>
export type Phase = Once['when']

/** Whether every effect of an ability of a card could do something with these workers. */
export type Works = (
  state: Hamburg,
  seat: number,
  card: number,
  ability: Once,
  workers: readonly number[],
) => boolean

/** Why these workers do not pay for an ability; undefined if they do. */
export function whyUnpaid(workers: readonly number[], { pay }: Once): Reason | undefined {
  if (!pay) return undefined
  let left = 0
  for (const n of workers) left += n
  if (pay.upToDifferent) return left > 0 ? undefined : { kind: 'needsAnyWorker' }
  for (const worker of pay.workers) {
    if (worker !== 'any') {
      const color = colorNumber(worker)
      if (workers[color]! < 1) return { kind: 'needsWorker', color }
    }
    if (--left < 0) return { kind: 'needsAnyWorker' }
  }
  return undefined
}

/** The workers that remain when the named ones are paid. */
export function remaining(workers: readonly number[], { pay }: Once): readonly number[] {
  const named = pay?.workers[0]
  if (named === undefined || named === 'any') return workers
  const color = colorNumber(named)
  return workers.with(color, workers[color]! - 1)
}

/** Activates a card: marks it, takes its price, and plans its effects. Free of charge, a free colour is still named. */
export function activate(state: Hamburg, seat: number, card: number, free = false): void {
  const mine = seatOf(state, seat)
  const ability = abilityOf(state, card)
  if (heard()) report({ kind: 'activated', seat, card })
  if (!free && !mine.used.includes(card)) mine.used = [...mine.used, card]
  const pay = 'pay' in ability ? ability.pay : undefined
  if (!pay) return plan(state, ...effectTasks(state, seat, card, -1))
  if (pay.upToDifferent) return plan(state, tasks.payDifferent({ seat, card, paid: [] }))
  let context = -1
  for (const worker of pay.workers) {
    if (worker === 'any') continue
    context = colorNumber(worker)
    if (!free) returnWorkers(state, seat, context, 1, card)
  }
  if (pay.workers.includes('any')) plan(state, tasks.payAny({ seat, card, free }))
  else plan(state, ...effectTasks(state, seat, card, context))
}

/** The colours of a free worker with which a card can be activated. */
export function payableColors(state: Hamburg, seat: number, card: number, free: boolean): number[] {
  const { workers } = seatOf(state, seat)
  const needsZoo = effectsOf(abilityOf(state, card)).some(effect => effect.do === 'underZoo')
  if (needsZoo) return underZooColors(state, seat, free ? undefined : workers)
  return [0, 1, 2, 3, 4].filter(color => free || workers[color]! > 0)
}
