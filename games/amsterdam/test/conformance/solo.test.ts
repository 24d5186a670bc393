import { conform } from '@kontor/engine/conformance'
import { test } from 'vitest'
import { AMOUNTS } from '../../../../tools/amounts.ts'
import { amsterdam } from '../../src/index.ts'
import type { Amsterdam } from '../../src/state.ts'
import { invariant } from './games.ts'

const TOM = 1

/** What holds besides when alone against TOM: he has no cards, no goods and no resources. */
function againstTom(state: Amsterdam): string | undefined {
  const { inactive, active, supply, wheel, cargo, storage, crew, penalties } = state.seats[TOM]!
  if (inactive.length + active.length > 0) return 'TOM has cards'
  if ([supply, ...wheel, cargo, storage, crew].flat().some(n => n > 0)) return 'TOM holds something'
  if (penalties > 0) return 'TOM has penalty tiles'
  return invariant(state)
}

test.each([{ short: false }, { short: true }])(
  'Amsterdam against TOM keeps its promises, %o',
  { timeout: 600_000 },
  ({ short }) => {
    for (let i = 0; i < AMOUNTS.solo; i++) {
      const trial = { players: 1, seed: `solo ${i}`, options: { short }, invariant: againstTom }
      conform(amsterdam, { ...trial, eyes: 'inTurn' })
    }
  },
)
