import { LOSE } from '@kontor/language/clauses'
import { counted } from '@kontor/language/grammar'
import { joined, NOTHING } from '@kontor/language/phrase'
import { MINUS, plain } from '@kontor/language/short'
import { losePoints as payPoints } from '../../rules/possessions.ts'
import { point } from '../../words/terms.ts'
import { always, word } from '../word.ts'

export interface LosePoints {
  readonly do: 'losePoints'
  readonly n: number
}

export const losePoints = word<LosePoints>()({
  run({ state, seat, card }, { n }) {
    payPoints(state, seat, n, card)
  },
  steps: {},
  possible: always,
  brings(_, { n }, gains) {
    gains.points -= n
  },
  changes: ({ n }) => ({ form: 'points', n: -n }),
  sentence: ({ n }) => ({ verb: LOSE, object: counted(n, point), tail: NOTHING }),
  short: ({ n }) => joined(MINUS, plain(n, point)),
  icons: ({ n }) => ['minus', `points-${n}`],
  worth: ({ n }) => -n,
  needs: [],
})
