import { times } from '@kontor/common/icons'
import { orDone } from '@kontor/common/tasks'
import { DONE, plan } from '@kontor/engine'
import { cardsBecome } from '@kontor/five-colours/words/sentences'
import { joined } from '@kontor/language/phrase'
import { FOR_FREE, PLUS, plain } from '@kontor/language/short'
import { COLORS } from '../../colors.ts'
import { colored } from '../../pieces.ts'
import { layOut } from '../../rules/buildings.ts'
import { openPiles, takeTop } from '../../rules/possessions.ts'
import type { Hamburg } from '../../state.ts'
import { tasks } from '../../tasks.ts'
import { site } from '../../words/terms.ts'
import { always, ask, nothingCertain, word } from '../word.ts'
import { ACTION } from '../worth.ts'

export interface FreeSites {
  readonly do: 'freeSites'
  readonly n: number
}

export const freeSites = word<FreeSites>()({
  run: (use, { n }) => ask(use, about => tasks.freeSite({ ...about, n })),
  steps: {
    freeSite: tasks.freeSite.step<Hamburg>({
      ask: (state, { n }) => (n > 0 ? orDone(openPiles(state)) : [DONE]),
      name: (_, __, color) => `deck ${COLORS[color]}`,
      about: colored('lay', 'deck'),
      run(state, { seat, card, n }, color) {
        plan(state, tasks.freeSite({ seat, card, n: n - 1 }))
        layOut(state, seat, takeTop(state, color))
      },
    }),
  },
  possible: always,
  brings: nothingCertain,
  sentence: ({ n }) => ({ whole: cardsBecome(n, site, 'display') }),
  short: ({ n }) => joined(PLUS, plain(n, site), FOR_FREE),
  icons: ({ n }) => [...times(n, 'site'), 'free'],
  worth: ({ n }) => ACTION * n,
  needs: [],
})
