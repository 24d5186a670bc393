import { times } from '@kontor/common/icons'
import { DONE, plan } from '@kontor/engine'
import { cardsBecome } from '@kontor/five-colours/words/sentences'
import { joined } from '@kontor/language/phrase'
import { FOR_FREE, PLUS, plain } from '@kontor/language/short'
import { choosePile } from '../../rules/choices.ts'
import { layHouse } from '../../rules/persons.ts'
import { openPiles, takeTop } from '../../rules/piles.ts'
import type { Bruges } from '../../state.ts'
import { tasks } from '../../tasks.ts'
import { house } from '../../words/terms.ts'
import { NO_EFFECT, nothingCertain, type Word } from '../word.ts'
import { something } from '../worth.ts'

/** Top cards of the draw piles become houses. */
export interface FreeHouses {
  readonly do: 'freeHouses'
  readonly n: number
}

const AREA = 'area'

export const freeHouses = {
  run: ({ n }, { state, seat, card }) => plan(state, tasks.freeHouse({ seat, card, n })),
  steps: {
    /** A card that becomes a house without being looked at. */
    freeHouse: tasks.freeHouse.step<Bruges>({
      ask: (state, { n }) => [...(n > 0 ? openPiles(state) : []), DONE],
      ...choosePile('house'),
      run(state, { seat, card, n }, from) {
        plan(state, tasks.freeHouse({ seat, card, n: n - 1 }))
        layHouse(state, seat, takeTop(state, from))
      },
    }),
  },
  whyNot: (_, { state }) => (openPiles(state).length > 0 ? undefined : NO_EFFECT),
  brings: nothingCertain,
  sentence: ({ n }) => ({ whole: cardsBecome(n, house, AREA) }),
  short: ({ n }) => joined(PLUS, plain(n, house), FOR_FREE),
  icons: ({ n }) => [...times(n, 'house'), 'free'],
  worth: something,
} satisfies Word<FreeHouses>
