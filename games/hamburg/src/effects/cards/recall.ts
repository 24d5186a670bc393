import { SOMETHING } from '@kontor/common/worth'
import { DONE, plan } from '@kontor/engine'
import { threeDigits } from '../../cards/cardfile.ts'
import { ofCard } from '../../pieces.ts'
import { seatOf, takeBack } from '../../rules/possessions.ts'
import { tasks } from '../../tasks.ts'
import { always, ask, fixed, nothingCertain, whole, word } from '../word.ts'

/** Any number of own buildings back into the hand. */
export interface Recall {
  readonly do: 'recall'
}

export const recall = word<Recall>()({
  run: use => ask(use, tasks.recall),
  steps: {
    recall: {
      ask: (state, { seat }) => [...seatOf(state, seat).buildings, DONE],
      name: (_, __, building) => `take back ${threeDigits(building)}`,
      about: ofCard('recall'),
      run(state, again, building) {
        plan(state, again)
        takeBack(state, again.seat, building)
      },
    },
  },
  possible: always,
  brings: nothingCertain,
  sentence: whole({
    en: 'take any number of your buildings back into your hand',
    de: 'nimm beliebig viele deiner Gebäude zurück auf die Hand',
    nl: 'neem zoveel van je gebouwen terug in je hand als je wilt',
  }),
  short: fixed({
    en: 'any number of buildings → hand',
    de: 'beliebig viele Gebäude → Hand',
    nl: 'gebouwen naar keuze → hand',
  }),
  icons: fixed(['building', 'to', 'hand']),
  worth: fixed(SOMETHING),
  needs: ['hand'],
})
