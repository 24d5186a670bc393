import { orDone } from '@kontor/common/tasks'
import { plan } from '@kontor/engine'
import { tellDrawn } from '@kontor/five-colours/rules/possessions'
import type { Phrase } from '@kontor/language/phrase'
import { COLORS } from '../../colors.ts'
import { colored } from '../../pieces.ts'
import { openPiles, putAside, takeTop } from '../../rules/possessions.ts'
import type { Hamburg } from '../../state.ts'
import { tasks } from '../../tasks.ts'
import { ask, fixed, nothingCertain, word } from '../word.ts'
import { ACTION } from '../worth.ts'

/** A standard action with the top card of a pile of choice, of the discard pile, or of the pile of its colour. */
export interface StandardAction {
  readonly do: 'standardAction'
  readonly from: 'pile' | 'discard' | 'its'
}

export const standardAction = word<StandardAction>()({
  run(use, { from }) {
    if (from === 'its') actWithPile(use.state, use.seat, use.context)
    else if (from === 'pile') ask(use, tasks.pileForAction)
    else actWithDiscard(use.state, use.seat)
  },
  steps: {
    pileForAction: {
      ask: state => orDone(openPiles(state)),
      name: (_, __, color) => `deck ${COLORS[color]}`,
      about: colored('use', 'deck'),
      run(state, { seat }, color) {
        const card = takeTop(state, color)
        putAside(state, seat, card)
        tellDrawn(seat, color, card)
        plan(state, tasks.act({ seat }))
      },
    },
  },
  possible({ state }, { from }) {
    const found = from === 'pile' ? openPiles(state).length > 0 : state.discard.length > 0
    return found ? undefined : { kind: 'noTarget' }
  },
  brings: nothingCertain,
  sentence: ({ from }, { ofIts }) => ({ whole: fromTopInWords(from, ofIts) }),
  short: ({ from }) => fromTop(from),
  icons: ({ from }) => [PILES[from], 'standard-action'],
  worth: fixed(ACTION),
  needs: [],
})

const PILES = { pile: 'pile-any', discard: 'discard', its: 'pile-its' } as const

function actWithDiscard(state: Hamburg, seat: number) {
  const card = state.discard.at(-1)
  if (card === undefined) return
  state.discard = state.discard.slice(0, -1)
  putAside(state, seat, card)
  plan(state, tasks.act({ seat }))
}

/** The top card of a pile for a standard action that is as real as one in a turn; an empty pile gives none. */
function actWithPile(state: Hamburg, seat: number, color: number) {
  if (state.piles[color]!.length === 0) return
  const card = takeTop(state, color)
  putAside(state, seat, card)
  tellDrawn(seat, color, card)
  plan(state, tasks.act({ seat, real: true }))
}

function fromTopInWords(from: 'pile' | 'discard' | 'its', ofIts: Phrase): Phrase {
  if (from === 'its')
    return {
      en: `use the top card of the draw pile ${ofIts.en} for a standard action`,
      de: `nutze die oberste Karte des Zugstapels ${ofIts.de} für eine Basisaktion`,
      nl: `gebruik de bovenste kaart van de trekstapel ${ofIts.nl} voor een basisactie`,
    }
  return from === 'pile'
    ? {
        en: 'use the top card of any draw pile for a standard action',
        de: 'nutze die oberste Karte eines beliebigen Zugstapels für eine Basisaktion',
        nl: 'gebruik de bovenste kaart van een van de trekstapels voor een basisactie',
      }
    : {
        en: 'use the top card of the discard pile for a standard action',
        de: 'nutze die oberste Karte des Ablagestapels für eine Basisaktion',
        nl: 'gebruik de bovenste kaart van de aflegstapel voor een basisactie',
      }
}

function fromTop(from: 'pile' | 'discard' | 'its'): Phrase {
  if (from === 'its')
    return {
      en: 'top card of the draw pile of its colour → standard action',
      de: 'oberste Karte des Zugstapels seiner Farbe → Basisaktion',
      nl: 'bovenste kaart van de trekstapel van die kleur → basisactie',
    }
  return from === 'pile'
    ? {
        en: 'top card of any draw pile → standard action',
        de: 'oberste Karte eines Zugstapels → Basisaktion',
        nl: 'bovenste kaart van een trekstapel → basisactie',
      }
    : {
        en: 'top card of the discard pile → standard action',
        de: 'oberste Karte des Ablagestapels → Basisaktion',
        nl: 'bovenste kaart van de aflegstapel → basisactie',
      }
}
