import { workerData } from 'node:worker_threads'
import { GAMES, gameNamed } from '../calls/games.ts'
import type { Lesson } from '../training/plan.ts'
import { train } from '../training/school.ts'
import { serveJobs } from './pool.ts'

const lesson: Lesson = workerData
const game = await gameNamed(lesson.module, { games: GAMES })
serveJobs((number: number) => train(game, lesson, number))
