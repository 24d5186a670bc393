import { worthOf } from '@kontor/five-colours/words/labels'
import { pointsOf } from '../../cards/cardfile.ts'
import { price, some } from '../../words/asking/bill.ts'
import { priceOfPerson } from '../permanents.ts'
import { planRecruiting } from '../persons.ts'
import { seatOf } from '../possessions.ts'
import { anyColor, reportUse, type Way, whyNotPaid } from './way.ts'

/** The person moves into an empty house, for its price. */
export const recruit: Way = {
  word: 'recruit',
  about: { use: 'person', piece: 'card' },
  wants: anyColor,
  whyNot(state, seat, card) {
    const { houses, places } = seatOf(state, seat)
    if (houses.length === places.length) return { kind: 'needsHouse' }
    return whyNotPaid(state, seat, priceOfPerson(state, seat, card))
  },
  run(state, seat, card) {
    reportUse(seat, card, 'recruit')
    planRecruiting(state, seat, card)
  },
  bill: (state, seat, card) => [price(priceOfPerson(state, seat, card)), worthOf(pointsOf(state, card))],
  tally: (state, seat, card) => [
    ...some('guilders', -priceOfPerson(state, seat, card)),
    ...some('worth', pointsOf(state, card)),
  ],
}
