import { workerData } from 'node:worker_threads'
import { playShare, type Share } from '../commands/simulate.ts'
import { matchTold } from '../playing/match.ts'
import { serveJobs } from './pool.ts'

const match = await matchTold(workerData)
serveJobs((share: Share) => playShare(match, share, { err: process.stderr, terminal: false }))
