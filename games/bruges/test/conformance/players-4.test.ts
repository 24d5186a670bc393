import { test } from 'vitest'
import { AMOUNTS } from '../../../../tools/amounts.ts'
import { conformGames } from './games.ts'

test(`Bruges for 4 players keeps its promises at every question of ${AMOUNTS.bruges} random games`, {
  timeout: 7_200_000,
}, () => {
  conformGames(4, AMOUNTS.bruges)
})
