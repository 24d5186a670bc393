import { test } from 'vitest'
import { conformGames } from './games.ts'

test('Bruges with ten workers of each colour and the second Engraver keeps its promises in 20 random games', {
  timeout: 600_000,
}, () => {
  conformGames(4, 20, { limitedWorkers: true, engraver: 'second' }, 'options')
})
