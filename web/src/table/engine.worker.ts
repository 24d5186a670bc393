import { fallbackFor } from '@kontor/bots'
import { Fault } from '@kontor/engine'
import { loadedGame } from '../games.ts'
import { deskWith } from './desk.ts'
import type { Call, Calls, Reply, Request } from './protocol.ts'
import { browserShelf } from './shelf.ts'
import { thinkerIn } from './thinker.ts'

const startBots = () => new Worker(new URL('./bots.worker.ts', import.meta.url), { type: 'module' })
const thinker = thinkerIn(startBots, job => fallbackFor(loadedGame(job.game), job))
const desk = deskWith(browserShelf(), thinker)

type Handler = (takes: Calls[Call]['takes'], progress: (far: number) => void) => Promise<Calls[Call]['gives']>

/** The engine lives here, with all secrets; the page gets what its eyes may see. */
self.addEventListener('message', async ({ data }: MessageEvent<Request>) => {
  self.postMessage(await replyTo(data))
})

async function replyTo({ id, call, takes }: Request): Promise<Reply> {
  try {
    const handle = desk[call] as Handler
    const progress = (far: number) => self.postMessage({ id, progress: far } satisfies Reply)
    return { id, gives: await handle(takes, progress) }
  } catch (error) {
    if (error instanceof Fault) return { id, fault: error.message }
    return { id, fault: error instanceof Error ? `${error.name}: ${error.message}` : String(error) }
  }
}
