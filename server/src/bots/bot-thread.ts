import { parentPort, workerData } from 'node:worker_threads'
import { type Job, newThinker } from '@kontor/bots'
import { gamesWith } from '../authors/index.ts'
import { gameNamed } from '../ground/index.ts'

/** Where bots think: a thread that answers one job after the other. */
const games = await gamesWith((workerData as readonly string[] | null) ?? [])
const think = newThinker(
  name => gameNamed(games, name),
  () => performance.now(),
)
parentPort!.on('message', (job: Job) => parentPort!.postMessage(think(job)))
parentPort!.postMessage('ready')
