import {
  type Advice,
  type Analysis,
  type Job,
  type Keeper,
  type Kept,
  LEVEL_LIMIT,
  newKeeper,
  type Platform,
  type Reply,
} from '@kontor/bots'
import { type Choice, Fault, type GameRecord } from '@kontor/engine'
import type { Language } from '@kontor/engine/presentation'

/** Where bots think: their answers can be relied on, and a person may ask for theirs. */
export interface Thinker {
  /** Lets the bots start: they will be needed soon. */
  wake(): void
  choose(job: Job): Promise<Kept>
  advise(plea: Plea): Promise<readonly Advice[]>
  /** Thinks about a whole game, until it is done or called off, and tells after how many answers it is. */
  study(matter: Matter, progress: (far: number) => void, signal: AbortSignal): Promise<Analysis>
}

/** A person's question, put to a strong bot. */
export interface Plea extends Omit<Job, 'bot' | 'seat'> {
  readonly language: Language
}

/** A game to be thought about. */
export interface Matter {
  readonly record: GameRecord
  readonly language: Language
}

/** What the bots' worker is sent, and what it sends back. */
export type Work = { readonly job: Job } | { readonly plea: Plea } | { readonly matter: Matter }
export type Done = Reply | { readonly advice: readonly Advice[] } | { readonly analysis: Analysis }
/** How far it is with what takes long. */
export interface Far {
  readonly far: number
}

/** What the worker says once, when it has started. */
export const READY = 'ready'

/** A level answers in time by itself; a worker that does not is replaced a little later. */
const PATIENCE = LEVEL_LIMIT + 500
/** A hint may take longer than an answer, but not for ever. */
const HINT_PATIENCE = 10_000

/** Bots in workers of their own. */
export function thinkerIn(start: () => Worker, fallback: (job: Job) => Choice): Thinker {
  const platform: Platform = {
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
  }
  let keeper: Keeper | undefined
  const awake = () => {
    keeper ??= newKeeper(platform, fallback)
    return keeper
  }
  return {
    wake: () => void awake(),
    choose: job => awake().choose(job, PATIENCE),
    advise: plea => advised(start(), plea),
    study: (matter, progress, signal) => studied(start(), matter, progress, signal),
  }
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

function studied(worker: Worker, matter: Matter, progress: (far: number) => void, signal: AbortSignal) {
  return new Promise<Analysis>((resolve, reject) => {
    const stop = () => reject(new Fault('The analysis was called off.'))
    if (signal.aborted) stop()
    signal.addEventListener('abort', stop)
    worker.onmessage = ({ data }: MessageEvent<Done | Far | typeof READY>) => {
      if (data === READY) return
      if ('far' in data) progress(data.far)
      else if ('analysis' in data) resolve(data.analysis)
      else reject(new Error('wrong' in data ? data.wrong : 'An answer came instead of an analysis.'))
    }
    worker.onerror = event => reject(new Error(event.message))
    worker.postMessage({ matter } satisfies Work)
  }).finally(() => worker.terminate())
}
