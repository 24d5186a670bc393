import { chanceOf, roll } from '@kontor/engine'
import { expect, test } from 'vitest'
import { AMOUNTS } from '../../../../tools/amounts.ts'
import { EXPANSIONS, type Expansion } from '../../src/state.ts'
import { conformGames } from './games.ts'

/** The expansions alone, all together, and in random company. */

const PLAYERS = [2, 3, 4]
const timeout = 600_000

test.each(EXPANSIONS)('%s alone keeps the promises at every question', { timeout }, expansion => {
  for (const players of PLAYERS)
    conformGames(players, AMOUNTS.mixed, { expansions: [expansion] }, `only ${expansion}`)
})

test('all four together keep them', { timeout }, () => {
  for (const players of PLAYERS) conformGames(players, AMOUNTS.mixed, { expansions: EXPANSIONS }, 'all')
})

/** Seeded: some of the expansions with their variants, a number of players, the whole or the short game. */
const COMBINATIONS = Array.from({ length: AMOUNTS.combinations }, (_, i) => {
  const chance = chanceOf(`combination ${i}`, 1)
  const isEven = () => roll(chance, 0) > 3
  return {
    i,
    players: PLAYERS[roll(chance, 0) % PLAYERS.length]!,
    options: {
      expansions: EXPANSIONS.filter(isEven),
      short: isEven(),
      missions: isEven() ? '3' : '5',
      openMissions: String(roll(chance, 0) % 3),
      tiles: isEven() ? 'mixed' : 'instead',
    },
  }
})

test(`${AMOUNTS.combinations} random combinations keep them in a game each`, { timeout }, () => {
  const used = new Set<Expansion>()
  for (const { i, options, players } of COMBINATIONS) {
    conformGames(players, 1, options, `combination ${i}`)
    for (const each of options.expansions) used.add(each)
  }
  expect(used.size).toBe(EXPANSIONS.length)
})
