import { Worker } from 'node:worker_threads'
import { fallbackFor, type Keeper, newKeeper, type Platform, type Reply } from '@kontor/bots'
import { GAMES, type Games, gameNamed } from '../ground/index.ts'

/** Threads and timers of Node for bots; `module` is what a thread runs, and `told` what it is told at its start. */
export function threadsRunning(module: URL, told?: unknown): Platform {
  return {
    thread(ears) {
      const worker = new Worker(module, { workerData: told })
      worker.unref()
      worker.on('message', (heard: Reply | 'ready') => (heard === 'ready' ? ears.ready() : ears.reply(heard)))
      worker.on('error', error => ears.broken(error instanceof Error ? error.message : String(error)))
      worker.on('exit', code => ears.broken(`the thread ended with code ${code}`))
      return {
        send: job => worker.postMessage(job),
        end() {
          worker.removeAllListeners()
          // What a thread says while it is being ended concerns nobody any more.
          worker.on('error', () => {})
          void worker.terminate()
        },
      }
    },
    after(milliseconds, action) {
      const timer = setTimeout(action, milliseconds)
      return () => clearTimeout(timer)
    },
  }
}

/** A thread of bots for our games and those in folders: each answer in time, and if need be by the fallback. */
export function newBotThread(games: Games = GAMES, folders: readonly string[] = []): Keeper {
  const platform = threadsRunning(new URL('./bot-thread.ts', import.meta.url), folders)
  return newKeeper(platform, job => fallbackFor(gameNamed(games, job.game), job))
}
