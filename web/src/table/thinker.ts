import { type Advice, type Job, type Kept, LEVEL_LIMIT, newKeeper, type Reply } from '@kontor/bots'
import type { Choice, Language } from '@kontor/engine'

/** Where bots think: their answers can be relied on, and a person may ask for theirs. */
export interface Thinker {
  choose(job: Job): Promise<Kept>
  advise(plea: Plea): Promise<readonly Advice[]>
}

/** A person's question, put to a strong bot. */
export interface Plea extends Omit<Job, 'bot' | 'seat'> {
  readonly language: Language
}

/** What the bots' worker is sent, and what it sends back. */
export type Work = { readonly job: Job } | { readonly plea: Plea }
export type Done = Reply | { readonly advice: readonly Advice[] }

/** What the worker says once, when it has started. */
export const READY = 'ready'

/** A level answers in time by itself; a worker that does not is replaced a little later. */
const PATIENCE = LEVEL_LIMIT + 500
/** A hint may take longer than an answer, but not for ever. */
const HINT_PATIENCE = 10_000

/** Bots in workers of their own. */
export function thinkerIn(start: () => Worker, fallback: (job: Job) => Choice): Thinker {
  const keeper = newKeeper(
    {
      thread(ears) {
        const worker = start()
        worker.onmessage = ({ data }: MessageEvent<Reply | typeof READY>) => {
          if (data === READY) ears.ready()
          else ears.reply(data)
        }
        worker.onerror = event => ears.broken(event.message)
        return { send: job => worker.postMessage({ job } satisfies Work), end: () => worker.terminate() }
      },
      after(milliseconds, action) {
        const timer = setTimeout(action, milliseconds)
        return () => clearTimeout(timer)
      },
    },
    fallback,
  )
  return { choose: job => keeper.choose(job, PATIENCE), advise: plea => advised(start(), plea) }
}

function advised(worker: Worker, plea: Plea): Promise<readonly Advice[]> {
  return new Promise<readonly Advice[]>((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('The hint took too long.')), HINT_PATIENCE)
    worker.onmessage = ({ data }: MessageEvent<Done | typeof READY>) => {
      if (data === READY) return
      clearTimeout(late)
      if ('advice' in data) resolve(data.advice)
      else reject(new Error('wrong' in data ? data.wrong : 'An answer came instead of a hint.'))
    }
    worker.onerror = event => {
      clearTimeout(late)
      reject(new Error(event.message))
    }
    worker.postMessage({ plea } satisfies Work)
  }).finally(() => worker.terminate())
}
