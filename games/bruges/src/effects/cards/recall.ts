import { DONE, plan } from '@kontor/engine'
import { chooseCard } from '../../rules/choices.ts'
import { seatOf, takeBack } from '../../rules/possessions.ts'
import type { Bruges } from '../../state.ts'
import { tasks } from '../../tasks.ts'
import { always, nothingCertain, type Word } from '../word.ts'
import { something } from '../worth.ts'

/** Any number of other own persons back into the hand. */
export interface Recall {
  readonly do: 'recall'
}

export const recall = {
  run: (_, { state, seat, card }) => plan(state, tasks.recall({ seat, card })),
  steps: {
    recall: tasks.recall.step<Bruges>({
      ask: (state, { seat, card }) => [
        ...seatOf(state, seat).persons.filter(person => person !== card),
        DONE,
      ],
      ...chooseCard('takeBack', 'take back'),
      run(state, { seat, card }, person) {
        plan(state, tasks.recall({ seat, card }))
        takeBack(state, seat, person)
      },
    }),
  },
  whyNot: always,
  brings: nothingCertain,
  sentence: () => ({
    whole: {
      en: 'take any number of your other persons back into your hand (their houses stay)',
      de: 'nimm beliebig viele deiner anderen Personen zurück auf die Hand (ihre Häuser bleiben)',
      nl: 'neem zoveel van je andere personen terug in je hand als je wilt (hun huizen blijven)',
    },
  }),
  short: () => ({
    en: 'any number of other persons → hand',
    de: 'beliebig viele andere Personen → Hand',
    nl: 'andere personen naar keuze → hand',
  }),
  icons: () => ['person', 'to', 'hand'],
  worth: something,
} satisfies Word<Recall>
