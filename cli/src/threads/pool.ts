import { parentPort, Worker } from 'node:worker_threads'
import { Fault, GameError } from '@kontor/engine'

/** Threads that do one kind of job: the module that each of them runs, and what it is told at its start. */
export interface Crew {
  readonly module: URL
  readonly told: unknown
  readonly cores: number
}

type Reply<R> = { readonly result: R } | { readonly wrong: string; readonly ours: boolean }

/**
 * Hands jobs to threads, each thread one at a time, so that a long job holds up no other. `done` hears each result as
 * soon as it is there, in whatever order; the first error ends the work.
 */
export async function inThreads<J, R>(
  { module, told, cores }: Crew,
  jobs: readonly J[],
  done: (result: R, job: J) => void,
): Promise<void> {
  const waiting = jobs.values()
  const threads = jobs.slice(0, cores).map(() => new Worker(module, { workerData: told }))
  try {
    await Promise.all(threads.map(thread => employ(thread, waiting, done)))
  } finally {
    await Promise.all(threads.map(thread => thread.terminate()))
  }
}

/** In a thread: does the jobs that it is handed. */
export function serveJobs<J, R>(work: (job: J) => R): void {
  parentPort!.on('message', (job: J) => parentPort!.postMessage(replyOf(work, job)))
}

function employ<J, R>(thread: Worker, waiting: Iterator<J>, done: (result: R, job: J) => void) {
  return new Promise<void>((resolve, reject) => {
    let job: J
    function hand() {
      const following = waiting.next()
      if (following.done) return resolve()
      job = following.value
      thread.postMessage(job)
    }
    thread.on('message', (reply: Reply<R>) => {
      try {
        done(resultOf(reply), job)
        hand()
      } catch (error) {
        reject(error)
      }
    })
    thread.on('error', reject)
    thread.on('exit', () => reject(new Error('A thread ended before its work was done.')))
    hand()
  })
}

/** Errors lose their class on the way between threads, so those that we throw on purpose travel as data. */
function replyOf<J, R>(work: (job: J) => R, job: J): Reply<R> {
  try {
    return { result: work(job) }
  } catch (error) {
    if (error instanceof Fault || error instanceof GameError)
      return { wrong: error.message, ours: error instanceof GameError }
    throw error
  }
}

function resultOf<R>(reply: Reply<R>): R {
  if ('result' in reply) return reply.result
  throw reply.ours ? new GameError(reply.wrong) : new Fault(reply.wrong)
}
