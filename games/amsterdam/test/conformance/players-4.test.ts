import { test } from 'vitest'
import { conformGames } from './games.ts'

const timeout = 600_000

test('Amsterdam for four keeps its promises at every question of 4 random games', { timeout }, () => {
  conformGames(4, 4)
})

test('also in 2 short games', { timeout }, () => {
  conformGames(4, 2, { short: true }, 'short')
})
