import { test } from 'vitest'
import { AMOUNTS } from '../../../../tools/amounts.ts'
import { conformGames } from './games.ts'

const timeout = 600_000

test(`Amsterdam for four keeps its promises at every question of ${AMOUNTS.amsterdam} random games`, {
  timeout,
}, () => {
  conformGames(4, AMOUNTS.amsterdam)
})

test(`also in ${AMOUNTS.amsterdam} short games`, { timeout }, () => {
  conformGames(4, AMOUNTS.amsterdam, { short: true }, 'short')
})
