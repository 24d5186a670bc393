import { type Choice, DONE, type Question } from '@kontor/engine'
import type { Tally } from '@kontor/engine/presentation'
import { activated } from '@kontor/five-colours/rules/turns'
import { playOf } from '../rules/actions/index.ts'
import { stepPrice } from '../rules/reputation.ts'
import type { Bruges } from '../state.ts'
import type { Task } from '../tasks.ts'
import { some } from './asking/bill.ts'

/** An answer in numbers, for whoever has no room for its words: what it costs and brings, as far as that can be told before it is given. */
export function tally(state: Bruges, { task }: Question<Task>, choice: Choice): readonly Tally[] {
  if (choice === DONE) return []
  switch (task.kind) {
    case 'turn':
    case 'act':
    case 'playCard': {
      if (activated(choice) !== undefined) return []
      const { card, way } = playOf(choice)
      return way.tally(state, task.seat, card)
    }
    case 'step':
      return some('guilders', -(stepPrice(state, task.seat) ?? 0))
    default:
      return []
  }
}
