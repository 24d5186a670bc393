import { below, chanceOf } from '@kontor/engine'
import { conform } from '@kontor/engine/conformance'
import { test } from 'vitest'
import { AMOUNTS } from '../../../../tools/amounts.ts'
import { hamburg } from '../../src/index.ts'
import { EXPANSIONS, type Hamburg } from '../../src/state.ts'
import { invariant } from './games.ts'

const TOM = 1

/** What holds besides when alone against TOM: he has no hand and no mayor, and stays first. */
function againstTom(state: Hamburg): string | undefined {
  const tom = state.seats[TOM]!
  if (tom.hand.length > 0) return `TOM holds ${tom.hand}`
  if (tom.mayor.length > 0) return 'TOM has a mayor'
  if (state.first !== TOM) return 'the first player has changed'
  return invariant(state)
}

test(`Hamburg against TOM keeps its promises at every question of ${AMOUNTS.solo} random games`, {
  timeout: 600_000,
}, () => {
  for (let i = 0; i < AMOUNTS.solo; i++) {
    conform(hamburg, { players: 1, seed: `solo ${i}`, options: {}, invariant: againstTom })
  }
})

test(`also with any expansions, in ${AMOUNTS.solo} games`, { timeout: 600_000 }, () => {
  const luck = chanceOf('solo expansions', 1)
  for (let i = 0; i < AMOUNTS.solo; i++) {
    const expansions = EXPANSIONS.filter(() => below(luck, 0, 2) === 1)
    conform(hamburg, { players: 1, seed: `solo ${i}`, options: { expansions }, invariant: againstTom })
  }
})
