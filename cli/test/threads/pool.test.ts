import { Fault, GameError } from '@kontor/engine'
import { describe, expect, test } from 'vitest'
import { inThreads } from '../../src/threads/pool.ts'

type Job = number | string

const module = new URL('./pool-worker.ts', import.meta.url)

async function tenfold(jobs: readonly Job[], cores: number) {
  const results = new Map<Job, number>()
  await inThreads<Job, number>({ module, told: 10, cores }, jobs, (result, job) => results.set(job, result))
  return results
}

describe('threads', () => {
  test.each([1, 2, 9])('do every job once, %d of them', async cores => {
    const jobs = [1, 2, 3, 4, 5]
    expect([...(await tenfold(jobs, cores))].sort()).toEqual(jobs.map(job => [job, job * 10]))
  })

  test('without jobs are not needed', async () => {
    expect((await tenfold([], 2)).size).toBe(0)
  })

  test('hand our own errors on as what they are', async () => {
    await expect(tenfold([1, 'fault', 2], 2)).rejects.toThrow(new Fault('That was wrong.'))
    await expect(tenfold(['fault'], 1)).rejects.toBeInstanceOf(Fault)
    await expect(tenfold(['game'], 1)).rejects.toBeInstanceOf(GameError)
  })

  test('do not hang when one breaks or goes away', async () => {
    await expect(tenfold([1, 'bug', 2], 2)).rejects.toThrow('Nobody thought of that.')
    await expect(tenfold([1, 'exit', 2], 2)).rejects.toThrow('A thread ended before its work was done.')
  })

  test('stop when a result cannot be kept', async () => {
    const full = () => {
      throw new Fault('The disk is full.')
    }
    await expect(inThreads({ module, told: 1, cores: 2 }, [1, 2, 3], full)).rejects.toThrow(
      'The disk is full.',
    )
  })
})
