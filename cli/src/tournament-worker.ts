import { workerData } from 'node:worker_threads'
import { type Fixture, playFixture } from './fixture.ts'
import { matchTold } from './match.ts'
import { serveJobs } from './pool.ts'

const match = await matchTold(workerData)
serveJobs((fixture: Fixture) => playFixture(match, fixture))
