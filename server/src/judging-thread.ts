import { parentPort, workerData } from 'node:worker_threads'
import { Fault } from '@kontor/engine'
import { GAMES } from './games.ts'
import { Judge } from './judge.ts'
import type { Reply, Request } from './referee-thread.ts'

/** So many answers go back together: enough to save on messages, few enough that nobody waits long for the others. */
const TOGETHER = 16

/** Where the rules are: a thread that does one duty after the other, and counts them for who must know where it stuck. */
const judge = new Judge(GAMES)
const done = workerData as Int32Array
parentPort!.on('message', (requests: readonly Request[]) => {
  for (let i = 0; i < requests.length; i += TOGETHER)
    parentPort!.postMessage(requests.slice(i, i + TOGETHER).map(replyTo))
})
parentPort!.postMessage([])

function replyTo({ duty, takes }: Request): Reply {
  try {
    return { gives: judge.perform(duty, takes) }
  } catch (error) {
    if (error instanceof Fault) return { fault: error.message }
    return { mistake: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  } finally {
    Atomics.add(done, 0, 1)
  }
}
