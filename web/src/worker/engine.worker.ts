import { fallbackFor } from '@kontor/bots'
import { Fault } from '@kontor/engine'
import { loadedGame } from '../games.ts'
import { chosenLanguage, settingsIn } from '../settings/kept.ts'
import { wordsIn } from '../shell/address.ts'
import { deskWith } from './desk.ts'
import type { Call, Calls, Reply, Request } from './protocol.ts'
import { browserShelf } from './shelf.ts'
import { thinkerIn } from './thinker.ts'

const startBots = () => new Worker(new URL('./bots.worker.ts', import.meta.url), { type: 'module' })
const thinker = thinkerIn(startBots, job => fallbackFor(loadedGame(job.game), job))
const desk = deskWith(browserShelf(), thinker)

/** The game that the page is going to ask for is opened while the page still reads its own scripts. */
let ahead = openingNamed(self.name)

type Handler = (takes: Calls[Call]['takes'], progress: (far: number) => void) => Promise<Calls[Call]['gives']>

/** The engine lives here, with all secrets; the page gets what its eyes may see. */
self.addEventListener('message', async ({ data }: MessageEvent<Request>) => {
  self.postMessage(await replyTo(data))
})

async function replyTo({ id, call, takes }: Request): Promise<Reply> {
  try {
    if (call === 'open' && ahead?.asked === JSON.stringify(takes))
      return { id, gives: await takeAhead(ahead) }
    const handle = desk[call] as Handler
    const progress = (far: number) => self.postMessage({ id, progress: far } satisfies Reply)
    return { id, gives: await handle(takes, progress) }
  } catch (error) {
    if (error instanceof Fault)
      return { id, fault: error.told[takes && 'language' in takes ? takes.language : 'en'] }
    return { id, fault: error instanceof Error ? `${error.name}: ${error.message}` : String(error) }
  }
}

/** What the first script of the page says in the worker's name: the address and the settings. */
function openingNamed(name: string) {
  if (name === '') return undefined
  const [address, settings]: [string, string | null] = JSON.parse(name)
  const [page, id] = wordsIn(address)
  if (page !== 'table' || id === undefined) return undefined
  const takes = { id, language: chosenLanguage(settingsIn(settings)) }
  const opened = desk.open(takes)
  // Whoever asks for it hears why it fails.
  opened.catch(() => {})
  return { asked: JSON.stringify(takes), opened }
}

function takeAhead({ opened }: NonNullable<typeof ahead>) {
  ahead = undefined
  return opened
}
