import { DONE, plan } from '@kontor/engine'
import { tellDrawn } from '@kontor/five-colours/rules/possessions'
import { colorOf } from '../../cards/cardfile.ts'
import { choosePile } from '../../rules/choices.ts'
import { openPiles, takeTop } from '../../rules/piles.ts'
import { putAside } from '../../rules/possessions.ts'
import type { Bruges } from '../../state.ts'
import { tasks } from '../../tasks.ts'
import { NO_EFFECT, nothingCertain, type Word } from '../word.ts'
import { something } from '../worth.ts'

/** The top card of a draw pile for an action. */
export interface DrawAndPlay {
  readonly do: 'drawAndPlay'
}

export const drawAndPlay = {
  run: (_, { state, seat, card }) => plan(state, tasks.drawForAction({ seat, card })),
  steps: {
    /** A card to be used for an action at once. */
    drawForAction: tasks.drawForAction.step<Bruges>({
      ask: state => [...openPiles(state), DONE],
      ...choosePile('action'),
      run(state, { seat }, from) {
        const card = takeTop(state, from)
        putAside(state, seat, card)
        tellDrawn(seat, colorOf(card), card)
        plan(state, tasks.act({ seat }))
      },
    }),
  },
  whyNot: (_, { state }) => (openPiles(state).length > 0 ? undefined : NO_EFFECT),
  brings: nothingCertain,
  sentence: () => ({
    whole: {
      en: 'use the top card of either draw pile for an action',
      de: 'nutze die oberste Karte eines der beiden Zugstapel für eine Aktion',
      nl: 'gebruik de bovenste kaart van een van beide trekstapels voor een actie',
    },
  }),
  short: () => ({
    en: 'top card of a draw pile → action',
    de: 'oberste Karte eines Zugstapels → Aktion',
    nl: 'bovenste kaart van een trekstapel → actie',
  }),
  icons: () => ['draw', 'standard-action'],
  worth: something,
} satisfies Word<DrawAndPlay>
