import { seatOf } from '@kontor/common/seating'
import { type AnyTask, orDone, threeDigits } from '@kontor/common/tasks'
import { type About, type Choice, DONE, plan, type State } from '@kontor/engine'
import { discardFromHand, returnWorkers, workerColors } from './possessions.ts'
import { cityTasks } from './tasks.ts'

type City = Parameters<typeof returnWorkers>[0] & State<AnyTask>

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
export const ENOUGH = 5

const { anyWorker, discardCard, giveBack, buyWorker, giveWorker } = cityTasks

/** Choices of workers and hand cards, one at a time. */
export function supplySteps<S extends City>({ colors, available, gainWorkers, moneyOf, pay }: Supply<S>) {
  const chooseWorker = (verb: string) => ({
    name: (_: S, __: unknown, color: Choice) => `worker ${colors[color]}`,
    about: (_: S, __: unknown, color: Choice) => aboutWorker(verb, color),
  })
  return {
    anyWorker: anyWorker.step<S>({
      ask: (state, { n }) => (n > 0 ? orDone([...available(state)]) : [DONE]),
      ...chooseWorker('take'),
      run(state, { seat, card, n }, color) {
        plan(state, anyWorker({ seat, card, n: n - 1 }))
        gainWorkers(state, seat, color, 1, card)
      },
    }),

    discardCard: discardCard.step<S>({
      ask: (state, { seat, n }) => (n > 0 ? orDone([...seatOf(state, seat).hand]) : [DONE]),
      name: (_, __, card) => `discard ${threeDigits(card)}`,
      about: (_, __, card) => ({ verb: 'discard', card, piece: 'card' }),
      run(state, { seat, card: because, n }, card) {
        plan(state, discardCard({ seat, card: because, n: n - 1 }))
        discardFromHand(state, seat, card)
      },
    }),

    /** Any number of workers go back; then as many of any colours come for them. */
    giveBack: giveBack.step<S>({
      ask: (state, { seat }) => [...workerColors(seatOf(state, seat)), ENOUGH],
      name: (_, __, color) => (color === ENOUGH ? 'enough' : `return ${colors[color]}`),
      about: (_, __, color) => (color === ENOUGH ? { verb: 'enough' } : aboutWorker('return', color)),
      run(state, { seat, card, returned }, color) {
        if (color === ENOUGH) return plan(state, anyWorker({ seat, card, n: returned }))
        plan(state, giveBack({ seat, card, returned: returned + 1 }))
        returnWorkers(state, seat, color, 1, card)
      },
    }),

    buyWorker: buyWorker.step<S>({
      ask: (state, { seat, n }) => (n > 0 && moneyOf(state, seat) > 0 ? [...available(state), DONE] : [DONE]),
      ...chooseWorker('buy'),
      run(state, { seat, card, n }, color) {
        plan(state, buyWorker({ seat, card, n: n - 1 }))
        pay(state, seat, 1, card)
        gainWorkers(state, seat, color, 1, card)
      },
    }),

    giveWorker: giveWorker.step<S>({
      ask: (state, { seat, n }) => (n > 0 ? orDone(workerColors(seatOf(state, seat))) : [DONE]),
      name: chooseWorker('give').name,
      about: (_, { to }, color) => ({ ...aboutWorker('give', color), seat: to }),
      run(state, { seat, card, to, n }, color) {
        plan(state, giveWorker({ seat, card, to, n: n - 1 }))
        returnWorkers(state, seat, color, 1, card)
        gainWorkers(state, to, color, 1, card)
      },
    }),
  }
}

function aboutWorker(verb: string, color: Choice): About {
  return { verb, piece: 'worker', color }
}
