import type { Call, Calls, Reply, Request } from './protocol.ts'

declare global {
  /** The worker that `early.js` has started. */
  var engine: Worker | undefined
}

type Waiting = { resolve(gives: never): void; reject(error: Error): void; progress(far: number): void }

const waiting = new Map<number, Waiting>()
let worker: Worker | undefined
let last = 0

/** Starts the engine's worker: the earlier, the sooner there is something to show. */
export function startEngine(): void {
  worker ??= startWorker()
}

/** Asks the engine's worker; what takes long says how far it is. */
export function ask<K extends Call>(
  call: K,
  takes: Calls[K]['takes'],
  progress: (far: number) => void = () => {},
): Promise<Calls[K]['gives']> {
  startEngine()
  const request: Request<K> = { id: ++last, call, takes }
  return new Promise((resolve, reject) => {
    waiting.set(request.id, { resolve, reject, progress })
    worker!.postMessage(request)
  })
}

function startWorker() {
  const started =
    globalThis.engine ?? new Worker(new URL('./engine.worker.ts', import.meta.url), { type: 'module' })
  started.onmessage = ({ data }: MessageEvent<Reply>) => {
    const { resolve, reject, progress } = waiting.get(data.id)!
    if ('progress' in data) {
      progress(data.progress)
      return
    }
    waiting.delete(data.id)
    if ('fault' in data) reject(new Error(data.fault))
    else resolve(data.gives as never)
  }
  started.onerror = event => {
    for (const { reject } of waiting.values()) reject(new Error(event.message))
    waiting.clear()
  }
  return started
}
