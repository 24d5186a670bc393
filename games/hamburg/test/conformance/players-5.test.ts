import { test } from 'vitest'
import { AMOUNTS } from '../../../../tools/amounts.ts'
import { conformGames } from './games.ts'

test(`Hamburg for 5 players keeps its promises at every question of ${AMOUNTS.hamburg} random games`, {
  timeout: 7_200_000,
}, () => {
  conformGames(5, AMOUNTS.hamburg)
})
