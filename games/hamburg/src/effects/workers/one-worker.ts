import { SOMETHING } from '@kontor/common/worth'
import { TAKE } from '@kontor/language/clauses'
import { joined, NOTHING, OR } from '@kontor/language/phrase'
import { PLUS } from '@kontor/language/short'
import { colorNumber } from '../../cards/cardfile.ts'
import { COLORS, type Color } from '../../colors.ts'
import { colored } from '../../pieces.ts'
import { gainWorkers } from '../../rules/possessions.ts'
import type { Hamburg } from '../../state.ts'
import { tasks } from '../../tasks.ts'
import { workersIcons } from '../../words/card/signs.ts'
import { workersOf } from '../../words/grammar.ts'
import { always, ask, fixed, word } from '../word.ts'

/** A worker of one of these colours. */
export interface OneWorker {
  readonly do: 'oneWorker'
  readonly of: readonly Color[]
}

export const oneWorker = word<OneWorker>()({
  run: (use, { of }) => ask(use, about => tasks.oneWorker({ ...about, colors: of.map(colorNumber) })),
  steps: {
    oneWorker: tasks.oneWorker.step<Hamburg>({
      ask: (_, { colors }) => colors,
      name: (_, __, color) => `worker ${COLORS[color]}`,
      about: colored('take', 'worker'),
      run: (state, { seat, card }, color) => gainWorkers(state, seat, color, 1, card),
    }),
  },
  possible: always,
  brings(_, { of }, gains) {
    const [only, ...more] = of
    if (only !== undefined && more.length === 0) gains.workers[colorNumber(only)]!++
    else gains.oneOf.push(of)
  },
  changes: ({ of }) => ({ form: 'oneWorker', n: 1, colors: of }),
  sentence: ({ of }) => ({ verb: TAKE, object: workersOf(oneOfEach(of), 'accusative', OR), tail: NOTHING }),
  short: ({ of }) => joined(PLUS, workersOf(oneOfEach(of), 'nominative', OR)),
  icons: ({ of }) => workersIcons(of),
  worth: fixed(SOMETHING),
  needs: [],
})

const oneOfEach = (colors: readonly Color[]) => colors.map(color => [1, color] as const)
