import { test } from 'vitest'
import { conformGames } from './games.ts'

const timeout = 600_000

test('Amsterdam for three keeps its promises at every question of 6 random games', { timeout }, () => {
  conformGames(3, 6)
})

test('also in 3 short games', { timeout }, () => {
  conformGames(3, 3, { short: true }, 'short')
})
