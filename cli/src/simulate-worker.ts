import { workerData } from 'node:worker_threads'
import { matchTold } from './match.ts'
import { serveJobs } from './pool.ts'
import { playShare, type Share } from './simulate.ts'

const match = await matchTold(workerData)
serveJobs((share: Share) => playShare(match, share, { err: process.stderr, terminal: false }))
