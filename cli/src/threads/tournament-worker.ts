import { workerData } from 'node:worker_threads'
import { matchTold } from '../playing/match.ts'
import { type Fixture, playFixture } from '../tournament/fixture.ts'
import { serveJobs } from './pool.ts'

const match = await matchTold(workerData)
serveJobs((fixture: Fixture) => playFixture(match, fixture))
