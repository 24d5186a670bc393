import { orDone } from '@kontor/common/tasks'
import { SOMETHING } from '@kontor/common/worth'
import { plan } from '@kontor/engine'
import type { Phrase } from '@kontor/language/phrase'
import { COLORS } from '../../colors.ts'
import { colored } from '../../pieces.ts'
import { discardFromHand, drawCard, openPiles, seatOf } from '../../rules/possessions.ts'
import type { Hamburg } from '../../state.ts'
import { tasks } from '../../tasks.ts'
import { always, fixed, nothingCertain, word } from '../word.ts'

/** A new hand: one card of each colour, or three of one pile and two of another. */
export interface NewHand {
  readonly do: 'newHand'
  readonly draw: 'eachColor' | 'threeAndTwo'
}

const FIRST_PILE = 3
const LAST_PILE = 2

export const newHand = word<NewHand>()({
  /** The hand goes to the discard pile, and another comes. */
  run({ state, seat }, { draw }) {
    for (const card of seatOf(state, seat).hand) discardFromHand(state, seat, card)
    if (draw === 'threeAndTwo') return plan(state, tasks.newHand({ seat, n: FIRST_PILE }))
    for (const color of COLORS.keys()) drawCard(state, seat, color)
  },
  steps: {
    /** So many cards of one pile, then of another. */
    newHand: tasks.newHand.step<Hamburg>({
      ask: (state, { used }) => orDone(openPiles(state).filter(color => color !== used)),
      name: (_, __, color) => `deck ${COLORS[color]}`,
      about: colored('draw', 'deck'),
      run(state, { seat, n }, color) {
        if (n > LAST_PILE) plan(state, tasks.newHand({ seat, n: LAST_PILE, used: color }))
        for (let i = 0; i < n; i++) drawCard(state, seat, color)
      },
    }),
  },
  possible: always,
  brings: nothingCertain,
  sentence: ({ draw }) => ({ whole: SENTENCES[draw] }),
  short: ({ draw }) => SHORT[draw],
  icons: ({ draw }) => [
    'hand',
    'discard',
    'draw',
    ...(draw === 'eachColor' ? ['card-each'] : ['card-3', 'plus', 'card-2']),
  ],
  worth: fixed(SOMETHING),
  needs: ['hand'],
})

const SENTENCES: Readonly<Record<NewHand['draw'], Phrase>> = {
  eachColor: {
    en: 'all players discard their hands and draw 1 card of each colour',
    de: 'alle werfen ihre Handkarten ab und ziehen 1 Karte jeder Farbe',
    nl: 'alle spelers leggen hun handkaarten af en trekken 1 kaart van elke kleur',
  },
  threeAndTwo: {
    en: 'all players discard their hands and draw 3 cards from one draw pile and 2 from another',
    de: 'alle werfen ihre Handkarten ab und ziehen 3 Karten von einem Zugstapel und 2 von einem anderen',
    nl: 'alle spelers leggen hun handkaarten af en trekken 3 kaarten van één trekstapel en 2 van een andere',
  },
}

const SHORT: Readonly<Record<NewHand['draw'], Phrase>> = {
  eachColor: {
    en: 'all players: new hand, 1 card of each colour',
    de: 'alle: neue Hand, 1 Karte jeder Farbe',
    nl: 'alle spelers: nieuwe hand, 1 kaart van elke kleur',
  },
  threeAndTwo: {
    en: 'all players: new hand, 3 + 2 cards from 2 draw piles',
    de: 'alle: neue Hand, 3 + 2 Karten von 2 Zugstapeln',
    nl: 'alle spelers: nieuwe hand, 3 + 2 kaarten van 2 trekstapels',
  },
}
