import { test } from 'vitest'
import { conformGames } from './games.ts'

const timeout = 600_000

test('Amsterdam for two keeps its promises at every question of 10 random games', { timeout }, () => {
  conformGames(2, 10)
})

test('also in 5 short games', { timeout }, () => {
  conformGames(2, 5, { short: true }, 'short')
})
