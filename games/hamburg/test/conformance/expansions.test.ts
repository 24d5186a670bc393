import { chanceOf, roll } from '@kontor/engine'
import { expect, test } from 'vitest'
import { AMOUNTS } from '../../../../tools/amounts.ts'
import { EXPANSIONS, type Expansion } from '../../src/state.ts'
import { conformGames } from './games.ts'

/** The expansions alone, all together, and in random company. */

const PLAYERS = [2, 3, 4, 5]
const timeout = 600_000

test.each(EXPANSIONS)('%s alone keeps the promises at every question', { timeout }, expansion => {
  for (const players of PLAYERS)
    conformGames(players, AMOUNTS.mixed, { expansions: [expansion] }, `only ${expansion}`)
})

test('all six together keep them', { timeout }, () => {
  for (const players of PLAYERS) conformGames(players, AMOUNTS.mixed, { expansions: EXPANSIONS }, 'all')
})

/** Seeded: some of the expansions, and a number of players. */
const COMBINATIONS = Array.from({ length: AMOUNTS.combinations }, (_, i) => {
  const chance = chanceOf(`combination ${i}`, 1)
  const expansions = EXPANSIONS.filter(() => roll(chance, 0) > 3)
  return { i, expansions, players: PLAYERS[roll(chance, 0) % PLAYERS.length]! }
})

test(`${AMOUNTS.combinations} random combinations keep them`, { timeout }, () => {
  const used = new Set<Expansion>()
  for (const { i, expansions, players } of COMBINATIONS) {
    conformGames(players, 1, { expansions }, `combination ${i}`)
    for (const each of expansions) used.add(each)
  }
  expect(used.size).toBe(EXPANSIONS.length)
})
