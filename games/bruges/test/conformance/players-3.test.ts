import { test } from 'vitest'
import { AMOUNTS } from '../../../../tools/amounts.ts'
import { conformGames } from './games.ts'

test(`Bruges for 3 players keeps its promises at every question of ${AMOUNTS.bruges} random games`, {
  timeout: 7_200_000,
}, () => {
  conformGames(3, AMOUNTS.bruges)
})
