import { workerData } from 'node:worker_threads'
import { matchTold } from '../playing/match.ts'
import { type Contest, marginOf } from '../tuning/contest.ts'
import { serveJobs } from './pool.ts'

const match = await matchTold(workerData)
serveJobs((contest: Contest) => marginOf(match, contest))
