import { workerData } from 'node:worker_threads'
import { Fault, GameError } from '@kontor/engine'
import { serveJobs } from '../../src/threads/pool.ts'

/** A thread that multiplies, and fails in the ways in which a thread can. */
serveJobs((job: number | string) => {
  if (job === 'fault') throw new Fault('That was wrong.')
  if (job === 'game') throw new GameError('The game is broken.')
  if (job === 'bug') throw new Error('Nobody thought of that.')
  if (job === 'exit') process.exit()
  return Number(job) * workerData
})
