import { workerData } from 'node:worker_threads'
import { GAMES, gameNamed } from '../calls/games.ts'
import { type Job, playJob } from '../training/lesson.ts'
import type { Lesson } from '../training/plan.ts'
import { serveJobs } from './pool.ts'

const lesson: Lesson = workerData
const game = await gameNamed(lesson.module, { games: GAMES })
serveJobs((job: Job) => playJob(game, lesson, job))
