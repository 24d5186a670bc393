import { orDone } from '@kontor/common/tasks'
import { DONE, plan } from '@kontor/engine'
import { counted, the } from '@kontor/language/grammar'
import { joined, NOTHING, type Phrase } from '@kontor/language/phrase'
import { PLUS, plain } from '@kontor/language/short'
import { colorNumber } from '../../cards/cardfile.ts'
import { COLORS, type Color } from '../../colors.ts'
import { colored } from '../../pieces.ts'
import { drawCard, openPiles } from '../../rules/possessions.ts'
import type { Hamburg } from '../../state.ts'
import { tasks } from '../../tasks.ts'
import { card as cardNoun, drawPile, extra } from '../../words/terms.ts'
import { always, ask, word } from '../word.ts'
import { CARD } from '../worth.ts'

/** Top cards into the hand, from any piles or from one. */
export interface Draw {
  readonly do: 'draw'
  readonly n: number
  readonly pile?: Color
}

export const draw = word<Draw>()({
  run(use, { n, pile }) {
    if (pile) drawCard(use.state, use.seat, colorNumber(pile))
    else ask(use, about => tasks.drawAny({ ...about, n }))
  },
  steps: {
    drawAny: tasks.drawAny.step<Hamburg>({
      ask: (state, { n }) => (n > 0 ? orDone(openPiles(state)) : [DONE]),
      name: (_, __, color) => `deck ${COLORS[color]}`,
      about: colored('draw', 'deck'),
      run(state, { seat, card, n }, color) {
        plan(state, tasks.drawAny({ seat, card, n: n - 1 }))
        drawCard(state, seat, color)
      },
    }),
  },
  possible: always,
  brings(_, { n }, gains) {
    gains.cards += n
  },
  sentence({ n, pile }, { more }) {
    const cards = counted(n, cardNoun, more === 'cards' ? [extra] : [])
    const from = pile && the(drawPile, pile, 'dative')
    const source: Phrase = from
      ? { en: ` from ${from.en}`, de: ` von ${from.de}`.replace('von dem', 'vom'), nl: ` van ${from.nl}` }
      : NOTHING
    return { whole: joined({ en: 'draw ', de: 'ziehe ', nl: 'trek ' }, cards, source) }
  },
  short: ({ n, pile }) => joined(PLUS, plain(n, cardNoun, pile ? [pile] : [])),
  icons: ({ n, pile }) => [pile ? `pile-${pile}` : 'draw', `card-${n}`],
  worth: ({ n }) => CARD * n,
  needs: ['hand'],
})
