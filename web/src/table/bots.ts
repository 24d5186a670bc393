import type { Choice } from '@kontor/engine'
import type { Thinker } from './thinker.ts'

/** What comes back from the bots' worker. */
export type Thought = { readonly choice: Choice } | { readonly fault: string }

/** Bots in a worker of their own. One that thinks too long is ended and a fresh one takes its place. */
export function thinkerIn(start: () => Worker, limit: number): Thinker {
  let worker: Worker | undefined
  return {
    think(task) {
      worker ??= start()
      const busy = worker
      return new Promise((resolve, reject) => {
        const late = setTimeout(() => {
          busy.terminate()
          if (worker === busy) worker = undefined
          resolve(undefined)
        }, limit)
        busy.onmessage = ({ data }: MessageEvent<Thought>) => {
          clearTimeout(late)
          if ('fault' in data) reject(new Error(data.fault))
          else resolve(data.choice)
        }
        busy.onerror = event => {
          clearTimeout(late)
          worker = undefined
          reject(new Error(event.message))
        }
        busy.postMessage(task)
      })
    },
  }
}
