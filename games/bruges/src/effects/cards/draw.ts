import { DONE, plan } from '@kontor/engine'
import { drawThenDiscard as drawThenDiscardInWords } from '@kontor/five-colours/words/sentences'
import { counted } from '@kontor/language/grammar'
import { joined } from '@kontor/language/phrase'
import { COMMA, MINUS, PLUS, plain } from '@kontor/language/short'
import { card as cardNoun, handCard } from '@kontor/language/terms'
import { choosePile } from '../../rules/choices.ts'
import { drawCard, openPiles } from '../../rules/piles.ts'
import type { Bruges } from '../../state.ts'
import { tasks } from '../../tasks.ts'
import { supply } from '../supply.ts'
import { NO_EFFECT, nothingCertain, type Outlook, type Word } from '../word.ts'
import { CARD } from '../worth.ts'

/** Top cards of the draw piles into the hand, one after the other. */
export interface Draw {
  readonly do: 'draw'
  readonly n: number
}

/** The same, and as many hand cards are discarded. */
export interface DrawThenDiscard {
  readonly do: 'drawThenDiscard'
  readonly n: number
}

/** There may be fewer than an effect asks for, at the very end of a game. */
function cardsInPiles({ piles, extra }: Bruges) {
  return piles.reduce((sum, pile) => sum + pile.length, extra.length)
}

const whyNot = (_: unknown, { state }: Outlook) => (openPiles(state).length > 0 ? undefined : NO_EFFECT)

export const draw = {
  run: ({ n }, { state, seat, card }) => plan(state, tasks.draw({ seat, card, n })),
  steps: {
    draw: tasks.draw.step<Bruges>({
      ask(state, { n, must }) {
        const piles = n > 0 ? openPiles(state) : []
        return must && piles.length > 0 ? piles : [...piles, DONE]
      },
      ...choosePile(),
      run(state, drawing, from) {
        plan(state, tasks.draw({ ...drawing, n: drawing.n - 1 }))
        drawCard(state, drawing.seat, from)
      },
    }),
  },
  whyNot,
  brings: nothingCertain,
  sentence: ({ n }) => ({
    whole: joined({ en: 'draw ', de: 'ziehe ', nl: 'trek ' }, counted(n, cardNoun)),
  }),
  short: ({ n }) => joined(PLUS, plain(n, cardNoun)),
  icons: ({ n }) => ['draw', `card-${n}`],
  worth: ({ n }) => CARD * n,
} satisfies Word<Draw>

export const drawThenDiscard = {
  run(effect, { state, seat, card }) {
    const n = Math.min(effect.n, cardsInPiles(state))
    plan(state, tasks.draw({ seat, card, n, must: true }), tasks.discardCard({ seat, card, n }))
  },
  steps: { discardCard: supply.discardCard },
  whyNot,
  brings: nothingCertain,
  sentence: ({ n }) => ({ whole: drawThenDiscardInWords(n) }),
  short: ({ n }) => joined(PLUS, plain(n, cardNoun), COMMA, MINUS, plain(n, handCard)),
  icons: ({ n }) => ['draw', `card-${n}`, 'discard', `card-${n}`],
  worth: ({ n }) => CARD * n,
} satisfies Word<DrawThenDiscard>
