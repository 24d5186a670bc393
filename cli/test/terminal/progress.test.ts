import { PassThrough } from 'node:stream'
import { expect, onTestFinished, test, vi } from 'vitest'
import { duration, progressOn } from '../../src/terminal/progress.ts'

test('a duration is said in the unit that fits', () => {
  expect([0.4, 89, 90, 5399, 5400, 9000].map(duration)).toEqual([
    '0 s',
    '89 s',
    '2 min',
    '1 h 30 min',
    '1 h 30 min',
    '2 h 30 min',
  ])
})

test('the time left is told once something was done, not counting what was there before', () => {
  const err = new PassThrough()
  progressOn({ err, terminal: true }, 4, 'games', 1).at(1)
  expect(err.read().toString()).toBe(`\r${'█'.repeat(6)}${'░'.repeat(18)} 1 of 4 games\x1b[K`)
  progressOn({ err, terminal: true }, 4, 'games', 1).at(2)
  expect(err.read().toString()).toBe(`\r${'█'.repeat(12)}${'░'.repeat(12)} 2 of 4 games, 0 s left\x1b[K`)
})

test('a process that has just begun speaks at once', () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(5)
  onTestFinished(() => clock.mockRestore())
  const err = new PassThrough()
  progressOn({ err, terminal: true }, 4, 'games').at(0)
  expect(err.read().toString()).toContain('0 of 4 games')
})
