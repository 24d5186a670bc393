import { heard } from '@kontor/engine'
import { colorOf } from '../../cards/cardfile.ts'
import { inColor, some, workerOf } from '../../words/asking/bill.ts'
import { layHouse } from '../persons.ts'
import { report, returnWorkers, seatOf, takeFromHand } from '../possessions.ts'
import { anyColor, type Way } from './way.ts'

/** The card becomes a house, for a worker of its colour. */
export const house: Way = {
  word: 'house',
  about: { use: 'house', piece: 'card' },
  wants: anyColor,
  whyNot(state, seat, card) {
    const color = colorOf(card)
    return seatOf(state, seat).workers[color]! > 0 ? undefined : { kind: 'needsWorker', color }
  },
  run(state, seat, card) {
    const color = colorOf(card)
    // The front of a house stays its owner's secret.
    if (heard()) report({ kind: 'used', seat, card: 0, secret: { to: seat, card }, action: 'house', color })
    takeFromHand(state, seat, card)
    returnWorkers(state, seat, color)
    layHouse(state, seat, card)
  },
  bill: (_, __, card) => [workerOf('−', colorOf(card))],
  tally: (_, __, card) => some(inColor('worker', colorOf(card)), -1),
}
