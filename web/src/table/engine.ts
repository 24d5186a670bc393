import type { Call, Calls, Reply, Request } from './protocol.ts'

type Waiting = { resolve(gives: never): void; reject(error: Error): void }

const waiting = new Map<number, Waiting>()
let worker: Worker | undefined
let last = 0

/** Asks the engine's worker, which is started with the first call. */
export function ask<K extends Call>(call: K, takes: Calls[K]['takes']): Promise<Calls[K]['gives']> {
  worker ??= startWorker()
  const request: Request<K> = { id: ++last, call, takes }
  return new Promise((resolve, reject) => {
    waiting.set(request.id, { resolve, reject })
    worker!.postMessage(request)
  })
}

function startWorker() {
  const started = new Worker(new URL('./engine.worker.ts', import.meta.url), { type: 'module' })
  started.onmessage = ({ data }: MessageEvent<Reply>) => {
    const { resolve, reject } = waiting.get(data.id)!
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
