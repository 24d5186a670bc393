import { plan } from '@kontor/engine'
import { plus } from '@kontor/five-colours/words/labels'
import { joined } from '@kontor/language/phrase'
import { point } from '@kontor/language/terms'
import { colorOf } from '../../cards/cardfile.ts'
import { tasks } from '../../tasks.ts'
import { inColor, markers, some, threatNamed } from '../../words/asking/bill.ts'
import { discardsOf } from '../permanents.ts'
import { seatOf } from '../possessions.ts'
import { discardThreat } from '../threats.ts'
import { anyColor, discardFor, type Way } from './way.ts'

/** A threat marker of the card's colour goes, for a point. */
export const threat: Way = {
  word: 'threat',
  about: { use: 'threat', piece: 'card' },
  wants: anyColor,
  whyNot(state, seat, card) {
    const color = colorOf(card)
    return seatOf(state, seat).threats[color]! > 0 ? undefined : { kind: 'needsThreat', color }
  },
  run(state, seat, card) {
    const color = colorOf(card)
    discardFor('threat', state, seat, card)
    discardThreat(state, seat, color)
    plan(state, tasks.discardThreat({ seat, upTo: discardsOf(state, seat) - 1, only: color }))
  },
  bill(state, seat, card) {
    const color = colorOf(card)
    return [joined(threatNamed(color), markers(state, seat, color, -1)), plus(1, point)]
  },
  tally: (_, __, card) => [...some(inColor('threat', colorOf(card)), -1), ...some('points', 1)],
}
