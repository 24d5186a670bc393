import { plan } from '@kontor/engine'
import { colorOf } from '../../cards/cardfile.ts'
import type { Gains } from '../../effects/word.ts'
import type { Bruges } from '../../state.ts'
import { gainsInWords, gainsTally } from '../../words/asking/bill.ts'
import { nothing, withPermanents } from '../../words/asking/gains.ts'
import { following } from '../permanents.ts'
import { gainWorkers, workersGiven } from '../possessions.ts'
import { anyColor, discardFor, type Way } from './way.ts'

const TAKEN = 2

function gainsOf(state: Bruges, seat: number, card: number): Gains {
  const color = colorOf(card)
  const gains = nothing()
  gains.workers[color] = TAKEN
  withPermanents(gains, state, seat, 'workers', color)
  gains.workers[color] = workersGiven(state, color, gains.workers[color]!)
  return gains
}

/** Two workers of the card's colour. */
export const workers: Way = {
  word: 'workers',
  about: { use: 'workers', piece: 'card' },
  wants: anyColor,
  whyNot: () => undefined,
  run(state, seat, card) {
    const color = colorOf(card)
    discardFor('workers', state, seat, card)
    gainWorkers(state, seat, color, TAKEN)
    plan(state, ...following(state, seat, 'workers', color))
  },
  bill: (state, seat, card) => gainsInWords(gainsOf(state, seat, card)),
  tally: (state, seat, card) => gainsTally(gainsOf(state, seat, card)),
}
