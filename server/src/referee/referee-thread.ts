import { setFlagsFromString } from 'node:v8'
import { Worker } from 'node:worker_threads'
import { Fault, type Told } from '@kontor/engine'
import { Refused, stopping } from '../ground/index.ts'
import type { Duty, Gives, Referee, Takes } from './referee.ts'
import { Resting } from './resting.ts'

/** What is asked of the thread of a referee. */
export interface Request {
  readonly id: number
  readonly duty: Duty
  readonly table: string
  readonly takes: Takes<Duty>
}

/** What it answers, and nothing when it has started. A fault is told to whoever did it; what else goes wrong is a mistake of ours. */
export type Reply = { readonly id: number } & (
  | { readonly gives: Gives<Duty> }
  | { readonly fault: Told }
  | { readonly mistake: string }
)

/** What the thread is given when it starts: where it says which question it is about, and the folders of further games. */
export interface Given {
  readonly doing: Int32Array
  readonly folders: readonly string[]
}

interface Waiting {
  readonly table: string
  resolve(gives: Gives<Duty>): void
  reject(error: Error): void
}

/** Nothing of a game takes a second. A thread that has started and then owes an answer for so long is ended. */
const LIMIT = 10_000

/**
 * Megabytes for what is new. A state lives until the next answer at its table: under load that is longer than V8 keeps
 * things among the new ones by default, and among the old ones they are collected in pauses that everybody notices.
 * The space is taken when it is needed.
 */
const YOUNG = 384

/** For the same reason V8 must not put among the old what often stayed for a while, and collects that seldom, in all threads. */
const PATIENCE = '--no-allocation-site-pretenuring --heap-growing-percent=400'

const RESTS = 'The rules have broken down at this table more than once; it rests for ten minutes.'

const JUDGING = new URL('./judging-thread.ts', import.meta.url)

/**
 * A referee in a thread of its own, so that sockets need not wait for the rules. It starts when it is first asked; if
 * it breaks down or hangs, what was asked is refused, and whoever asks next gets a new one. A table that does this to all
 * others twice is left alone.
 */
export class RefereeThread implements Referee {
  /** Is told why a thread was lost, and over which table. */
  readonly #lost: (why: string, table: string | undefined) => void
  readonly #module: URL
  readonly #limit: number
  readonly #folders: () => readonly string[]
  #waiting = new Map<number, Waiting>()
  #last = 0
  #worker: Worker | undefined
  #epoch = 1
  /** What goes to the thread together, once this turn of the event loop is over. */
  #asked: Request[] = []
  #ready = false
  #closed = false
  #clock: NodeJS.Timeout | undefined
  /** Which question the thread is about, as it says itself. */
  #doing = new Int32Array(new SharedArrayBuffer(4))
  readonly #resting = new Resting()

  constructor(
    lost: (why: string, table: string | undefined) => void,
    module = JUDGING,
    limit = LIMIT,
    folders: () => readonly string[] = () => [],
  ) {
    this.#lost = lost
    this.#module = module
    this.#limit = limit
    this.#folders = folders
  }

  /** Goes on with a thread that reads the games anew; what is asked just now is refused. */
  async renew(): Promise<void> {
    await this.#end(new Refused('mistake', 'The rules have changed; try it once more.'))
  }

  get epoch(): number {
    return this.#epoch
  }

  ask<D extends Duty>(duty: D, table: string, takes: Takes<D>): Promise<Gives<D>> {
    if (this.#closed) return Promise.reject(stopping())
    if (this.#resting.has(table)) return Promise.reject(new Refused('mistake', RESTS))
    return new Promise((resolve, reject) => {
      const id = ++this.#last
      this.#waiting.set(id, { table, resolve: resolve as Waiting['resolve'], reject })
      if (this.#asked.push({ id, duty, table, takes }) === 1) setImmediate(() => this.#send())
    })
  }

  async close(): Promise<void> {
    this.#closed = true
    await this.#end(stopping())
  }

  #send() {
    if (this.#asked.length === 0) return
    this.#worker ??= this.#started()
    this.#worker.postMessage(this.#asked)
    this.#asked = []
    this.#clock ??= this.#ready ? this.#newClock() : undefined
  }

  #started(): Worker {
    setFlagsFromString(PATIENCE)
    this.#doing = new Int32Array(new SharedArrayBuffer(4))
    const worker = new Worker(this.#module, {
      workerData: { doing: this.#doing, folders: this.#folders() } satisfies Given,
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG },
    })
    worker.unref()
    worker.on('message', (replies: readonly Reply[]) => this.#hear(replies))
    worker.on('error', error => this.#fail(error instanceof Error ? error.message : String(error)))
    worker.on('exit', code => this.#fail(`the thread ended with code ${code}`))
    return worker
  }

  #hear(replies: readonly Reply[]) {
    for (const reply of replies) {
      const waiting = this.#waiting.get(reply.id)
      this.#waiting.delete(reply.id)
      if ('gives' in reply) waiting?.resolve(reply.gives)
      else waiting?.reject('fault' in reply ? new Fault(reply.fault) : new Error(reply.mistake))
    }
    this.#ready = true
    this.#stopClock()
    if (this.#waiting.size > 0) this.#clock = this.#newClock()
  }

  #fail(why: string) {
    const table = this.#ready ? this.#waiting.get(Atomics.load(this.#doing, 0))?.table : undefined
    if (table !== undefined) this.#resting.blame(table)
    this.#lost(why, table)
    void this.#end(new Refused('mistake', 'The rules are being restarted; please try again.'))
  }

  async #end(error: Refused) {
    const worker = this.#worker
    const waiting = this.#waiting
    this.#worker = undefined
    this.#ready = false
    this.#epoch++
    this.#asked = []
    this.#waiting = new Map()
    this.#stopClock()
    for (const { reject } of waiting.values()) reject(error)
    worker?.removeAllListeners()
    // What a thread says while it is being ended concerns nobody any more.
    worker?.on('error', () => {})
    await worker?.terminate()
  }

  #newClock() {
    return setTimeout(() => this.#fail(`no answer within ${this.#limit} ms`), this.#limit)
  }

  #stopClock() {
    clearTimeout(this.#clock)
    this.#clock = undefined
  }
}
