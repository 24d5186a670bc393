import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { Fault } from '@kontor/engine'
import { gamesWith } from '../authors/index.ts'
import { Judge } from './judge.ts'
import type { Duty, Gives } from './referee.ts'
import type { Given, Reply, Request } from './referee-thread.ts'
import type { Bits } from './replays.ts'

/** So many answers go back together: enough to save on messages, few enough that nobody waits long for the others. */
const TOGETHER = 16
/** So many milliseconds what takes long may hold up what does not. */
const BIT = 4
/** So often, in milliseconds, a thread with much to do says that it is there. */
const SIGN = 1_000

/** What has been begun and takes longer. */
interface Begun {
  readonly id: number
  readonly work: Bits<unknown>
}

/**
 * Where the rules are: a thread that does one duty after the other. It says which one it is at: should it hang, the main thread
 * knows over what.
 * What takes long is done bit by bit between the others: first games that are opened, then looks into the past.
 */
const { doing, folders } = workerData as Given
const judge = new Judge(await gamesWith(folders))
const port = parentPort as MessagePort
const opening: Begun[] = []
const lookingBack: Begun[] = []
let heard = performance.now()

port.on('message', (requests: readonly Request[]) => {
  for (let i = 0; i < requests.length; i += TOGETHER) say(requests.slice(i, i + TOGETHER).flatMap(take))
})
say([])

function say(replies: readonly Reply[]) {
  heard = performance.now()
  port.postMessage(replies)
}

/** Takes up a request: its reply, or none if it takes longer. */
function take({ id, duty, table, takes }: Request): readonly Reply[] {
  Atomics.store(doing, 0, id)
  const begun = { id, work: judge.work(duty, table, takes) }
  const reply = goOn(begun)
  if (reply) return [reply]
  if (opening.length + lookingBack.length === 0) setImmediate(goOnWithAny)
  const queue = duty === 'past' ? lookingBack : opening
  queue.push(begun)
  return []
}

function goOnWithAny() {
  const queue = opening.length > 0 ? opening : lookingBack
  const [begun] = queue
  if (!begun) return
  const reply = goOn(begun)
  if (reply) queue.shift()
  if (reply || performance.now() - heard > SIGN) say(reply ? [reply] : [])
  setImmediate(goOnWithAny)
}

/** Goes on with something for a while; gives the reply if that was all. */
function goOn({ id, work }: Begun): Reply | undefined {
  Atomics.store(doing, 0, id)
  const began = performance.now()
  try {
    do {
      const { done, value } = work.next()
      if (done) return { id, gives: value as Gives<Duty> }
    } while (performance.now() - began < BIT)
    return undefined
  } catch (error) {
    if (error instanceof Fault) return { id, fault: error.told }
    return { id, mistake: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}
