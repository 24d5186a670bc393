import { orDone } from '@kontor/common/tasks'
import { SOMETHING } from '@kontor/common/worth'
import { heard, plan } from '@kontor/engine'
import { MAJORITIES } from '../../events.ts'
import type { Attack } from '../../language.ts'
import { placed } from '../../pieces.ts'
import { othersOf, report, seatOf } from '../../rules/possessions.ts'
import { supply } from '../../rules/supply.ts'
import type { Task } from '../../tasks.ts'
import { always, fixed, nothingCertain, word } from '../word.ts'
import { ATTACKS } from './attacks.ts'

export interface Others {
  readonly do: 'others'
  readonly suffer: Attack
  readonly n: number
}

export const others = word<Others>()({
  /** Each other player suffers, clockwise, deciding in turn. */
  run(use, { suffer, n }) {
    const { state, seat } = use
    const attack = ATTACKS[suffer]
    const decisions: Task[] = []
    for (const other of othersOf(state, seat)) {
      const decision = attack.run(use, other, n)
      if (decision) decisions.push(decision)
    }
    plan(state, ...decisions)
  },
  steps: {
    giveWorker: supply.giveWorker,

    turnToken: {
      ask(state, { seat }) {
        const { majorities } = seatOf(state, seat)
        return orDone([...MAJORITIES.keys()].filter(which => (majorities & (1 << which)) !== 0))
      },
      name: (_, __, which) => `token ${MAJORITIES[which]}`,
      about: placed('lose', 'token'),
      run(state, { seat }, which) {
        seatOf(state, seat).majorities &= ~(1 << which)
        if (heard()) report({ kind: 'majorityLost', seat, which })
      },
    },
  },
  possible: always,
  brings: nothingCertain,
  sentence: ({ suffer, n }) => ({ whole: ATTACKS[suffer].sentence(n) }),
  short: ({ suffer, n }) => ATTACKS[suffer].short(n),
  icons: ({ suffer, n }) => ['others', ...ATTACKS[suffer].icons(n)],
  worth: fixed(SOMETHING),
  needs: [],
})
