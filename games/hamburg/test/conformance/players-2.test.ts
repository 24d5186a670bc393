import { test } from 'vitest'
import { AMOUNTS } from '../../../../tools/amounts.ts'
import { conformGames } from './games.ts'

test(`Hamburg for 2 players keeps its promises at every question of ${AMOUNTS.hamburg} random games`, {
  timeout: 7_200_000,
}, () => {
  conformGames(2, AMOUNTS.hamburg)
})

test('also with the English reading of three cards', { timeout: 600_000 }, () => {
  conformGames(2, AMOUNTS.hamburg, { english056: true })
})
