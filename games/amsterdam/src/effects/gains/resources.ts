import { TAKE } from '@kontor/language/clauses'
import { joined, NOTHING } from '@kontor/language/phrase'
import { PLUS } from '@kontor/language/short'
import { colorNumber } from '../../cards/cardfile.ts'
import { COLORS, type Color } from '../../colors.ts'
import { gainResource } from '../../rules/possessions.ts'
import { resourceWords } from '../../words/resources.ts'
import { always, NO_QUESTIONS, type Word } from '../word.ts'
import { RESOURCE } from '../worth.ts'

/** One resource for each colour listed. */
export interface Resources {
  readonly do: 'resources'
  readonly colors: readonly Color[]
}

export const resources = {
  run(state, seat, { colors }, because) {
    for (const color of colors) gainResource(state, seat, colorNumber(color), 1, because)
  },
  possible: always,
  steps: NO_QUESTIONS,
  sentence: ({ colors }) => ({
    verb: TAKE,
    object: resourceWords.named(colors, 'accusative'),
    tail: NOTHING,
  }),
  short: ({ colors }) => joined(PLUS, resourceWords.named(colors, 'nominative')),
  icons: ({ colors }) =>
    colors.length === COLORS.length ? ['resource-each'] : colors.map(color => `resource-${color}`),
  worth: ({ colors }) => RESOURCE * colors.length,
} satisfies Word<Resources>
