import { DONE, heard, plan, type State, type Step, tell } from '@kontor/engine'
import type { CityEvent } from './events.ts'
import { returnWorkers } from './possessions.ts'
import type { AnyTask } from './tasks.ts'

type City = Parameters<typeof returnWorkers>[0]

interface Struck {
  /** What is triggered and has yet to strike, one bit for each colour. */
  readonly seats: readonly { readonly striking: number }[]
}

/** What comes to a player in a colour, and what it does when it strikes. */
interface Harm<S> {
  readonly colors: readonly string[]
  suffer(state: S, seat: number, color: number): void
  strike(state: S, seat: number, color: number): void
}

const AVERT = 1
const SUFFER = 0

/** A worker may avert what comes in its colour; what is triggered strikes in the order that its player chooses. */
export function strikingSteps<S extends City & Struck & State<T>, T extends AnyTask>({
  colors,
  suffer,
  strike,
}: Harm<S>): Record<'avert' | 'settle', Step<S, T>> {
  return {
    avert: {
      ask: () => [AVERT, SUFFER],
      name: (_, { color }, choice) => `${choice === AVERT ? 'avert' : 'suffer'} ${colors[color]}`,
      run(state, { seat, color }, choice) {
        if (choice === SUFFER) return suffer(state, seat, color)
        returnWorkers(state, seat, color)
        if (heard()) tell({ kind: 'averted', seat, color } satisfies CityEvent)
      },
    },

    settle: {
      ask(state, { seat }) {
        const { seats }: Struck = state
        const { striking } = seats[seat]!
        if (striking === 0) return [DONE]
        return [0, 1, 2, 3, 4].filter(color => (striking & (1 << color)) !== 0)
      },
      name: (_, __, color) => `resolve ${colors[color]}`,
      run(state, again, color) {
        plan(state, again)
        strike(state, again.seat, color)
      },
    },
  }
}
