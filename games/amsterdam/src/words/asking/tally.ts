import { type Choice, DONE, type Question } from '@kontor/engine'
import type { Tally } from '@kontor/engine/presentation'
import { COLORS } from '../../colors.ts'
import { actionOf } from '../../rules/actions/index.ts'
import type { Amsterdam } from '../../state.ts'
import type { Task } from '../../tasks.ts'

/** What an answer costs and brings, as far as that can be told before it is given. */
export function tally(state: Amsterdam, { task }: Question<Task>, choice: Choice): readonly Tally[] {
  if (choice === DONE) return []
  switch (task.kind) {
    case 'turn': {
      const { verb, object } = actionOf(choice)
      return verb.tally(state, task.seat, object)
    }
    case 'payAny':
      return [{ of: `resource-${COLORS[choice]}`, n: -1 }]
    case 'anyResource':
      return [{ of: `resource-${COLORS[choice]}`, n: 1 }]
    default:
      return []
  }
}
