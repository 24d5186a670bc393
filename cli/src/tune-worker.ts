import { workerData } from 'node:worker_threads'
import { matchTold } from './match.ts'
import { serveJobs } from './pool.ts'
import { type Contest, marginOf } from './tuning/contest.ts'

const match = await matchTold(workerData)
serveJobs((contest: Contest) => marginOf(match, contest))
