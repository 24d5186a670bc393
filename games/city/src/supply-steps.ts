import { type Choice, DONE, plan, type State, type Step } from '@kontor/engine'
import { discardFromHand, returnWorkers, seatOf, workerColors } from './possessions.ts'
import { type AnyTask, orDone, threeDigits } from './tasks.ts'

type City = Parameters<typeof returnWorkers>[0]
type Kind = 'anyWorker' | 'discardCard' | 'giveBack' | 'buyWorker' | 'giveWorker'

/** What a game says about its workers and its money. */
interface Supply<S> {
  readonly colors: readonly string[]
  /** The colours of which there are workers to take. */
  available(state: S): readonly Choice[]
  gainWorkers(state: S, seat: number, color: number, n: number, because: number): void
  moneyOf(state: S, seat: number): number
  pay(state: S, seat: number, n: number, because: number): void
}

/** The last answer to how many workers go back. */
const ENOUGH = 5

/** Choices of workers and hand cards, one at a time. */
export function supplySteps<S extends City & State<T>, T extends AnyTask>(
  task: (kind: Kind, seat: number, card: number, color: number, count: number) => T,
  { colors, available, gainWorkers, moneyOf, pay }: Supply<S>,
): Record<Kind, Step<S, AnyTask>> {
  const worker = (_: S, __: AnyTask, color: Choice) => `worker ${colors[color]}`
  return {
    anyWorker: {
      ask: (state, { count }) => (count > 0 ? orDone([...available(state)]) : [DONE]),
      name: worker,
      run(state, { seat, card, count }, color) {
        plan(state, task('anyWorker', seat, card, -1, count - 1))
        gainWorkers(state, seat, color, 1, card)
      },
    },

    discardCard: {
      ask: (state, { seat, count }) => (count > 0 ? orDone([...seatOf(state, seat).hand]) : [DONE]),
      name: (_, __, card) => `discard ${threeDigits(card)}`,
      run(state, { seat, card: because, count }, card) {
        plan(state, task('discardCard', seat, because, -1, count - 1))
        discardFromHand(state, seat, card)
      },
    },

    /** Any number of workers go back; then as many of any colours come for them. */
    giveBack: {
      ask: (state, { seat }) => [...workerColors(seatOf(state, seat)), ENOUGH],
      name: (_, __, color) => (color === ENOUGH ? 'enough' : `return ${colors[color]}`),
      run(state, { seat, card, count }, color) {
        if (color === ENOUGH) return plan(state, task('anyWorker', seat, card, -1, count))
        plan(state, task('giveBack', seat, card, -1, count + 1))
        returnWorkers(state, seat, color, 1, card)
      },
    },

    buyWorker: {
      ask: (state, { seat, count }) =>
        count > 0 && moneyOf(state, seat) > 0 ? [...available(state), DONE] : [DONE],
      name: worker,
      run(state, { seat, card, count }, color) {
        plan(state, task('buyWorker', seat, card, -1, count - 1))
        pay(state, seat, 1, card)
        gainWorkers(state, seat, color, 1, card)
      },
    },

    /** The task's colour is the seat that gets the worker. */
    giveWorker: {
      ask: (state, { seat, count }) => (count > 0 ? orDone(workerColors(seatOf(state, seat))) : [DONE]),
      name: worker,
      run(state, { seat, card, color: to, count }, color) {
        plan(state, task('giveWorker', seat, card, to, count - 1))
        returnWorkers(state, seat, color, 1, card)
        gainWorkers(state, to, color, 1, card)
      },
    },
  }
}
