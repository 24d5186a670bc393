import { test } from 'vitest'
import { conformGames } from './games.ts'

test('Hamburg for 2 players keeps its promises at every question of 300 random games', {
  timeout: 600_000,
}, () => {
  conformGames(2, 300)
})

test('also with the English reading of three cards', { timeout: 600_000 }, () => {
  conformGames(2, 30, { english056: true })
})
