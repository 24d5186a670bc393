import { plan } from '@kontor/engine'
import { othersOf, seatOf } from '../../rules/possessions.ts'
import { supply } from '../supply.ts'
import { NO_EFFECT, nothingCertain, type Word } from '../word.ts'
import { something } from '../worth.ts'
import { ATTACKS, type Attack } from './attacks.ts'

/** Each other player suffers, clockwise, deciding in turn. */
export interface Others {
  readonly do: 'others'
  readonly suffer: Attack
  readonly n: number
}

export const others = {
  run({ suffer, n }, use) {
    const attack = ATTACKS[suffer]
    plan(use.state, ...othersOf(use.state, use.seat).flatMap(other => attack.suffer(use, other, n)))
  },
  // What is lost to an attack is asked as when a threat strikes.
  steps: { giveWorker: supply.giveWorker },
  whyNot: ({ suffer }, { state, seat }) =>
    othersOf(state, seat).some(other => ATTACKS[suffer].hits(seatOf(state, other))) ? undefined : NO_EFFECT,
  brings: nothingCertain,
  sentence: ({ suffer, n }) => ({ whole: ATTACKS[suffer].sentence(n) }),
  short: ({ suffer, n }) => ATTACKS[suffer].short(n),
  icons: ({ suffer, n }) => ['others', ...ATTACKS[suffer].icons(n)],
  worth: something,
} satisfies Word<Others>
