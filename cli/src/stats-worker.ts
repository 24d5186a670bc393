import { workerData } from 'node:worker_threads'
import { matchTold } from './match.ts'
import { serveJobs } from './pool.ts'
import { playSheet } from './stats/sheet.ts'

const match = await matchTold(workerData)
serveJobs((number: number) => playSheet(match, number))
