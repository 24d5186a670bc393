import { plan } from '@kontor/engine'
import { colorOf } from '../../cards/cardfile.ts'
import type { Gains } from '../../effects/word.ts'
import type { Bruges } from '../../state.ts'
import { gainsInWords, gainsTally } from '../../words/asking/bill.ts'
import { nothing, withPermanents } from '../../words/asking/gains.ts'
import { following } from '../permanents.ts'
import { gainGuilders } from '../possessions.ts'
import { anyColor, discardFor, type Way } from './way.ts'

function gainsOf(state: Bruges, seat: number, card: number): Gains {
  const color = colorOf(card)
  const gains = { ...nothing(), guilders: state.dice[color]! }
  return withPermanents(gains, state, seat, 'guilders', color)
}

/** As many guilders as the die of the card's colour shows. */
export const guilders: Way = {
  word: 'guilders',
  about: { use: 'money', piece: 'card' },
  wants: anyColor,
  whyNot: () => undefined,
  run(state, seat, card) {
    const color = colorOf(card)
    discardFor('guilders', state, seat, card)
    gainGuilders(state, seat, state.dice[color]!)
    plan(state, ...following(state, seat, 'guilders', color))
  },
  bill: (state, seat, card) => gainsInWords(gainsOf(state, seat, card)),
  tally: (state, seat, card) => gainsTally(gainsOf(state, seat, card)),
}
