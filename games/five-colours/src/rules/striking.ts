import type { AnyTask } from '@kontor/common/tasks'
import { DONE, heard, plan, type State, tell } from '@kontor/engine'
import type { CityEvent } from '../events.ts'
import { returnWorkers } from './possessions.ts'
import { cityTasks } from './tasks.ts'

type City = Parameters<typeof returnWorkers>[0] & State<AnyTask>

interface Struck {
  /** What is triggered and has yet to strike, one bit for each colour. */
  readonly seats: readonly { readonly striking: number }[]
}

/** What comes to a player in a colour, and what it does when it strikes. */
interface Harm<S> {
  readonly colors: readonly string[]
  /** What it is on the table. */
  readonly piece: 'disaster' | 'threat'
  suffer(state: S, seat: number, color: number): void
  strike(state: S, seat: number, color: number): void
}

export const AVERT = 1
const SUFFER = 0

const { avert, settle } = cityTasks

/** A worker may avert what comes in its colour; what is triggered strikes in the order that its player chooses. */
export function strikingSteps<S extends City & Struck>({ colors, piece, suffer, strike }: Harm<S>) {
  return {
    avert: avert.step<S>({
      ask: () => [AVERT, SUFFER],
      name: (_, { color }, choice) => `${choice === AVERT ? 'avert' : 'suffer'} ${colors[color]}`,
      about: (_, { color }, choice) =>
        choice === AVERT ? { verb: 'avert', piece: 'worker', color } : { verb: 'suffer', piece, color },
      run(state, { seat, color }, choice) {
        if (choice === SUFFER) return suffer(state, seat, color)
        returnWorkers(state, seat, color)
        if (heard()) tell({ kind: 'averted', seat, color } satisfies CityEvent)
      },
    }),

    settle: settle.step<S>({
      ask(state, { seat }) {
        const { seats }: Struck = state
        const { striking } = seats[seat]!
        if (striking === 0) return [DONE]
        return [0, 1, 2, 3, 4].filter(color => (striking & (1 << color)) !== 0)
      },
      name: (_, __, color) => `resolve ${colors[color]}`,
      about: (_, __, color) => ({ verb: 'resolve', piece, color }),
      run(state, { seat }, color) {
        plan(state, settle({ seat }))
        strike(state, seat, color)
      },
    }),
  }
}
