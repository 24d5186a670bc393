import { parentPort } from 'node:worker_threads'
import { type Job, newThinker } from '@kontor/bots'
import { GAMES, gameNamed } from './games.ts'

/** Where bots think: a thread that answers one job after the other. */
const think = newThinker(
  name => gameNamed(GAMES, name),
  () => performance.now(),
)
parentPort!.on('message', (job: Job) => parentPort!.postMessage(think(job)))
parentPort!.postMessage('ready')
