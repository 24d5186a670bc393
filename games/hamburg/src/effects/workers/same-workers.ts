import { times } from '@kontor/common/icons'
import { TAKE } from '@kontor/language/clauses'
import { counted } from '@kontor/language/grammar'
import { joined, NOTHING } from '@kontor/language/phrase'
import { PLUS, plain } from '@kontor/language/short'
import { COLORS } from '../../colors.ts'
import { colored } from '../../pieces.ts'
import { gainWorkers } from '../../rules/possessions.ts'
import type { Hamburg } from '../../state.ts'
import { tasks } from '../../tasks.ts'
import { worker } from '../../words/terms.ts'
import { always, ask, nothingCertain, word } from '../word.ts'
import { WORKER } from '../worth.ts'

/** So many workers of one colour of choice. */
export interface SameWorkers {
  readonly do: 'sameWorkers'
  readonly n: number
}

export const sameWorkers = word<SameWorkers>()({
  run: (use, { n }) => ask(use, about => tasks.sameWorkers({ ...about, n })),
  steps: {
    sameWorkers: tasks.sameWorkers.step<Hamburg>({
      ask: () => [0, 1, 2, 3, 4],
      name: (_, __, color) => `workers ${COLORS[color]}`,
      about: colored('take', 'worker'),
      run: (state, { seat, card, n }, color) => gainWorkers(state, seat, color, n, card),
    }),
  },
  possible: always,
  brings: nothingCertain,
  sentence({ n }) {
    const some = counted(n, worker)
    const object = {
      en: `${some.en} of one colour of your choice`,
      de: `${some.de} einer Farbe deiner Wahl`,
      nl: `${some.nl} van één kleur naar keuze`,
    }
    return { verb: TAKE, object, tail: NOTHING }
  },
  short: ({ n }) =>
    joined(PLUS, plain(n, worker), {
      en: ' of one colour',
      de: ' einer Farbe',
      nl: ' van één kleur',
    }),
  icons: ({ n }) => times(n, 'worker-same'),
  worth: ({ n }) => WORKER * n,
  needs: [],
})
