import { parentPort } from 'node:worker_threads'
import { botNamed, type Job, newThinker } from '@kontor/bots'
import { hamburg } from '@kontor/hamburg'

/** A thread of bots for the bench: besides ours there is one that never answers. */
const think = newThinker(
  () => hamburg,
  () => performance.now(),
  name => (name === 'hangs' ? { name, choose: hang } : botNamed(name)),
)
parentPort!.on('message', (job: Job) => parentPort!.postMessage(think(job)))
parentPort!.postMessage('ready')

function hang(): never {
  for (;;);
}
