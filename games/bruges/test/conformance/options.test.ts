import { test } from 'vitest'
import { AMOUNTS } from '../../../../tools/amounts.ts'
import { conformGames } from './games.ts'

test(`Bruges with ten workers of each colour and the second Engraver keeps its promises in ${AMOUNTS.bruges} random games`, {
  timeout: 600_000,
}, () => {
  conformGames(4, AMOUNTS.bruges, { limitedWorkers: true, engraver: 'second' }, 'options')
})
