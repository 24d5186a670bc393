import { test } from 'vitest'
import { conformGames } from './games.ts'

test('Amsterdam for two keeps its promises at every question of 5 random games', { timeout: 600_000 }, () => {
  conformGames(2, 5)
})
