import { SIDES } from '@kontor/five-colours/rules/sides'
import { SIDE_WORDS } from '@kontor/five-colours/words/labels'
import { colorOf } from '../../cards/cardfile.ts'
import type { Reason } from '../../events.ts'
import type { Bruges } from '../../state.ts'
import { price, some, statueInWords } from '../../words/asking/bill.ts'
import { statueFor } from '../../words/asking/gains.ts'
import { buildCanal, canalPrice, LEFT, openColor, RIGHT } from '../canals.ts'
import { discardFor, type Way, whyNotPaid } from './way.ts'

/** A tile on the open space of one of the two canals, if that has the card's colour. */
export const canalOn = (side: number): Way => ({
  word: `canal ${SIDES[side]}`,
  about: { use: 'canal', piece: 'canal', place: side },
  wants: (state, seat, color) => openColor(state, seat, side) === color,
  whyNot: (state, seat, card) =>
    openColor(state, seat, side) === colorOf(card)
      ? whyNotPaid(state, seat, canalPrice(state, seat, side, 'printed'))
      : elsewhere(state, seat),
  run(state, seat, card) {
    discardFor('canal', state, seat, card)
    buildCanal(state, seat, side, 'printed')
  },
  bill: (state, seat) => [
    SIDE_WORDS[side]!,
    price(canalPrice(state, seat, side, 'printed')),
    ...statueInWords(statueFor(state, seat, side)),
  ],
  tally: (state, seat) => [
    ...some('guilders', -canalPrice(state, seat, side, 'printed')),
    ...some('statue', statueFor(state, seat, side)),
  ],
})

/** The colours in which a seat could build instead. */
function elsewhere(state: Bruges, seat: number): Reason {
  const open = [LEFT, RIGHT].map(side => openColor(state, seat, side)).filter(color => color >= 0)
  return open.length === 0 ? { kind: 'canalsComplete' } : { kind: 'wrongSpace', colors: [...new Set(open)] }
}
