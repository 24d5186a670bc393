import { test } from 'vitest'
import { conformGames } from './games.ts'

test('Bruges for 2 players keeps its promises at every question of 300 random games', {
  timeout: 600_000,
}, () => {
  conformGames(2, 300)
})
