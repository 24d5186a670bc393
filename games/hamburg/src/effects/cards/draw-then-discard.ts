import { plan } from '@kontor/engine'
import { drawThenDiscard as drawThenDiscardInWords } from '@kontor/five-colours/words/sentences'
import { joined } from '@kontor/language/phrase'
import { COMMA, MINUS, PLUS, plain } from '@kontor/language/short'
import { openPiles } from '../../rules/possessions.ts'
import { supply } from '../../rules/supply.ts'
import type { Hamburg } from '../../state.ts'
import { tasks } from '../../tasks.ts'
import { card as cardNoun, handCard } from '../../words/terms.ts'
import { always, nothingCertain, word } from '../word.ts'
import { CARD } from '../worth.ts'

export interface DrawThenDiscard {
  readonly do: 'drawThenDiscard'
  readonly n: number
}

export const drawThenDiscard = word<DrawThenDiscard>()({
  run({ state, seat, card }, effect) {
    const n = Math.min(effect.n, cardsInPiles(state))
    plan(state, tasks.drawAny({ seat, card, n }), tasks.discardCard({ seat, card, n }))
  },
  steps: { discardCard: supply.discardCard },
  possible: always,
  brings: nothingCertain,
  sentence: ({ n }) => ({ whole: drawThenDiscardInWords(n) }),
  short: ({ n }) => joined(PLUS, plain(n, cardNoun), COMMA, MINUS, plain(n, handCard)),
  icons: ({ n }) => ['draw', `card-${n}`, 'discard', `card-${n}`],
  worth: ({ n }) => CARD * n,
  needs: ['hand'],
})

function cardsInPiles(state: Hamburg) {
  return openPiles(state).reduce((sum, color) => sum + state.piles[color]!.length, 0)
}
