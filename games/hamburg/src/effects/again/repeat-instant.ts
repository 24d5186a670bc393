import { orDone } from '@kontor/common/tasks'
import { SOMETHING } from '@kontor/common/worth'
import { plan } from '@kontor/engine'
import { threeDigits } from '../../cards/cardfile.ts'
import { ofCard } from '../../pieces.ts'
import { effectTasks } from '../../rules/buildings.ts'
import { isInstant } from '../../rules/permanents.ts'
import { seatOf } from '../../rules/possessions.ts'
import { tasks } from '../../tasks.ts'
import { always, ask, fixed, nothingCertain, whole, word } from '../word.ts'

/** An own building with the lightning icon works once more. */
export interface RepeatInstant {
  readonly do: 'repeatInstant'
}

export const repeatInstant = word<RepeatInstant>()({
  run: use => ask(use, tasks.repeatInstant),
  steps: {
    repeatInstant: {
      ask: (state, { seat }) => orDone(seatOf(state, seat).buildings.filter(card => isInstant(state, card))),
      name: (_, __, card) => `use ${threeDigits(card)}`,
      about: ofCard('use'),
      run: (state, { seat }, card) => plan(state, ...effectTasks(state, seat, card, 0)),
    },
  },
  possible: always,
  brings: nothingCertain,
  sentence: whole({
    en: 'use the effect of 1 of your buildings with the lightning icon once more',
    de: 'führe den Effekt eines deiner Gebäude mit Blitz noch einmal aus',
    nl: 'voer het effect van 1 van je gebouwen met bliksemschicht nogmaals uit',
  }),
  short: fixed({
    en: 'own building with the lightning icon: effect once more',
    de: 'eigenes Gebäude mit Blitz: Effekt noch einmal',
    nl: 'eigen gebouw met bliksemschicht: effect nogmaals',
  }),
  icons: fixed(['again', 'building', 'instant']),
  worth: fixed(SOMETHING),
  needs: [],
})
