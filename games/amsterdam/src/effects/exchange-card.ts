import { orDone } from '@kontor/common/tasks'
import { heard, plan } from '@kontor/engine'
import { BUILDING, CRAFTSMAN, threeDigits } from '../cards/cardfile.ts'
import { DECKS } from '../colors.ts'
import { aboutCard, aboutPlace } from '../pieces.ts'
import { drawTop, layBelow, putOnDiscard, report, seatOf, without } from '../rules/possessions.ts'
import type { Amsterdam } from '../state.ts'
import { tasks } from '../tasks.ts'
import type { Word } from './word.ts'
import { unpriced } from './worth.ts'

/** An inactive card onto the discard pile, another one from there; from an empty pile there is only the top of a deck. */
export interface ExchangeCard {
  readonly do: 'exchangeCard'
}

export const exchangeCard = {
  run: (state, seat, _, because) => plan(state, tasks.exchange({ seat, because })),
  possible: (state, seat) => seatOf(state, seat).inactive.length > 0,
  steps: {
    exchange: tasks.exchange.step<Amsterdam>({
      ask: (state, { seat }) => seatOf(state, seat).inactive,
      name: (_, __, card) => `discard ${threeDigits(card)}`,
      about: (_, __, card) => aboutCard('discard', card),
      run(state, { seat, because }, card) {
        const mine = seatOf(state, seat)
        const next = state.discard.length > 0 ? tasks.takeDiscarded : tasks.drawDeck
        plan(state, next({ seat, because, given: card }))
        mine.inactive = without(mine.inactive, card)
        putOnDiscard(state, card)
        if (heard()) report({ kind: 'discarded', seat, card })
      },
    }),

    /** The card that was given cannot be taken back. */
    takeDiscarded: tasks.takeDiscarded.step<Amsterdam>({
      ask: (state, { given }) => state.discard.filter(card => card !== given),
      name: (_, __, card) => `take ${threeDigits(card)}`,
      about: (_, __, card) => aboutCard('take', card),
      run(state, { seat }, card) {
        state.discard = without(state.discard, card)
        layBelow(state, seat, card, 'discard')
      },
    }),

    drawDeck: {
      ask: ({ decks }) => orDone([CRAFTSMAN, BUILDING].filter(deck => decks[deck]!.length > 0)),
      name: (_, __, deck) => `deck ${DECKS[deck]}`,
      about: (_, __, deck) => aboutPlace('draw', 'deck', deck),
      run: (state, { seat }, deck) => layBelow(state, seat, drawTop(state, deck), 'deck'),
    },
  },
  sentence: () => ({
    whole: {
      en: 'put 1 inactive card on the discard pile and take another one from there (if the pile was empty: the top card of the craftsman or building deck)',
      de: 'lege 1 inaktive Karte auf den Ablagestapel und nimm dafür eine andere von dort (war der Stapel leer, den obersten Handwerker oder das oberste Gebäude)',
      nl: 'leg 1 niet-actieve kaart op de aflegstapel en neem er een andere kaart uit (was de stapel leeg, neem dan de bovenste ambachtsman of het bovenste gebouw)',
    },
  }),
  short: () => ({
    en: '1 inactive card ⇄ discard pile',
    de: '1 inaktive Karte ⇄ Ablagestapel',
    nl: '1 niet-actieve kaart ⇄ aflegstapel',
  }),
  icons: () => ['inactive', 'swap', 'discard'],
  worth: unpriced,
} satisfies Word<ExchangeCard>
