import { SOMETHING } from '@kontor/common/worth'
import { heard, plan } from '@kontor/engine'
import { BLACK } from '../../colors.ts'
import { addToHand, report } from '../../rules/possessions.ts'
import { tasks } from '../../tasks.ts'
import { always, fixed, nothingCertain, whole, word } from '../word.ts'

/** As many cards from the discard pile as the black die shows, then as many back. */
export interface CycleDiscard {
  readonly do: 'cycleDiscard'
}

export const cycleDiscard = word<CycleDiscard>()({
  run({ state, seat, card }) {
    const n = Math.min(state.dice[BLACK]!, state.discard.length)
    for (const taken of state.discard.slice(state.discard.length - n).reverse()) {
      addToHand(state, seat, taken)
      if (heard()) report({ kind: 'tookFromDiscard', seat, card: taken })
    }
    state.discard = state.discard.slice(0, state.discard.length - n)
    plan(state, tasks.discardCard({ seat, card, n }))
  },
  steps: {},
  possible: always,
  brings: nothingCertain,
  sentence: whole({
    en: 'take as many cards from the discard pile as the black die shows, then discard the same number of cards from your hand',
    de: 'nimm so viele Karten vom Ablagestapel, wie der schwarze Würfel zeigt, und wirf danach ebenso viele Handkarten ab',
    nl: 'neem zoveel kaarten van de aflegstapel als de zwarte dobbelsteen toont en leg daarna evenveel handkaarten af',
  }),
  short: fixed({
    en: '+cards from the discard pile = black die, − as many hand cards',
    de: '+Karten vom Ablagestapel = schwarzer Würfel, − ebenso viele Handkarten',
    nl: '+kaarten van de aflegstapel = zwarte dobbelsteen, − evenveel handkaarten',
  }),
  icons: fixed(['discard', 'card', 'equals', 'die-black', 'swap', 'hand']),
  worth: fixed(SOMETHING),
  needs: ['hand'],
})
