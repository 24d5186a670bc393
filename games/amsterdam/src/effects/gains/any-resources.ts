import { times } from '@kontor/common/icons'
import { plan } from '@kontor/engine'
import { TAKE } from '@kontor/language/clauses'
import { joined, NOTHING } from '@kontor/language/phrase'
import { PLUS } from '@kontor/language/short'
import { COLORS } from '../../colors.ts'
import { aboutResource } from '../../pieces.ts'
import { gainResource } from '../../rules/possessions.ts'
import type { Amsterdam } from '../../state.ts'
import { tasks } from '../../tasks.ts'
import { resourceWords } from '../../words/resources.ts'
import { always, type Word } from '../word.ts'
import { RESOURCE } from '../worth.ts'

/** So many resources, each of a colour that the player chooses. */
export interface AnyResources {
  readonly do: 'anyResources'
  readonly n: number
}

export const anyResources = {
  run: (state, seat, { n }, because) => plan(state, tasks.anyResource({ seat, n, because })),
  possible: always,
  steps: {
    /** One after the other. */
    anyResource: tasks.anyResource.step<Amsterdam>({
      ask: () => [...COLORS.keys()],
      name: (_, __, color) => `resource ${COLORS[color]}`,
      about: (_, __, color) => aboutResource('take', color),
      run(state, { seat, n, because }, color) {
        gainResource(state, seat, color, 1, because)
        if (n > 1) plan(state, tasks.anyResource({ seat, n: n - 1, because }))
      },
    }),
  },
  sentence: ({ n }) => ({ verb: TAKE, object: resourceWords.any(n), tail: NOTHING }),
  short: ({ n }) => joined(PLUS, resourceWords.anyShort(n)),
  icons: ({ n }) => times(n, 'resource-any'),
  worth: ({ n }) => RESOURCE * n,
} satisfies Word<AnyResources>
