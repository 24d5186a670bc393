import { GAMES } from '@kontor/register'
import { describe, expect, test } from 'vitest'
import { digestNow, keptDigests } from './digests.ts'

describe('seeded games', () => {
  const kept = keptDigests()

  test('are kept for every game, alone and with others', () => {
    const games = Map.groupBy(kept, ({ game }) => game)
    expect([...games.keys()]).toEqual(GAMES.map(({ name }) => name))
    expect(kept.filter(({ players }) => players === 1).length).toBeGreaterThan(0)
  })

  test.each(kept)(
    'come to what they came to before: $game, $players players, $bots, $options',
    async each => {
      expect(await digestNow(each)).toBe(each.digest)
    },
  )
})
