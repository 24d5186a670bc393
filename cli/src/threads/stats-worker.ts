import { workerData } from 'node:worker_threads'
import { matchTold } from '../playing/match.ts'
import { playSheet } from '../stats/sheet.ts'
import { serveJobs } from './pool.ts'

const match = await matchTold(workerData)
serveJobs((number: number) => playSheet(match, number))
