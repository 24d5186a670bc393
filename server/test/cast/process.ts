import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Socket } from 'node:net'
import { fileURLToPath } from 'node:url'
import { within } from '../../src/ground/grace.ts'

const CHILD = fileURLToPath(new URL('./child.ts', import.meta.url))

/** A start takes a second, on a busy machine many. */
const TO_START = 180_000
/** So long a server may finish what it has begun; one that takes longer has forgotten to end something. */
const TO_STOP = 60_000
const TO_SAY = 1_000

/** A server in a process of its own, which can be killed and started again at the same address. */
export class Process {
  readonly #database: string
  readonly #environment: Readonly<Record<string, string>>
  #child: ChildProcess | undefined
  port = 0

  constructor(database: string, environment: Readonly<Record<string, string>>) {
    this.#database = database
    this.#environment = environment
  }

  static async started(
    database: string,
    environment: Readonly<Record<string, string>> = {},
  ): Promise<Process> {
    const started = new Process(database, environment)
    await started.start()
    return started
  }

  /** Starts it; resolves once it listens. */
  async start(): Promise<void> {
    const child = spawn(process.execPath, [CHILD, `${this.port}`, this.#database], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, ...this.#environment },
    })
    this.#child = child
    // A test that fails half-way neither waits for it nor leaves it behind.
    child.unref()
    ;(child.stdout as Socket).unref()
    const abandon = () => child.kill('SIGKILL')
    process.once('exit', abandon)
    child.once('exit', () => process.off('exit', abandon))
    const listening = Promise.race([once(child.stdout, 'data'), once(child, 'exit').then(() => [0])])
    const [port] = (await within(TO_START, listening)) ?? [0]
    if (Number(port) === 0) {
      await this.kill()
      throw new Error('The server did not start.')
    }
    this.port = Number(port)
  }

  /** Kills it as a power cut would, if it runs: it gets no chance to finish anything. */
  async kill(): Promise<void> {
    if (this.#runs()) await this.#end('SIGKILL')
  }

  /** Asks it to stop, as a host does; gives its exit code. One that does not stop is killed, and the test fails. */
  async stop(): Promise<number | null> {
    if (!this.#runs()) return this.#child!.exitCode
    const ended = await within(TO_STOP, this.#end('SIGTERM'))
    if (ended) return ended.code
    const left = await this.#leftRunning()
    await this.kill()
    throw new Error(`The server did not end within ${TO_STOP} ms after SIGTERM; it still runs ${left}.`)
  }

  async #end(signal: NodeJS.Signals) {
    const child = this.#child!
    const ended = once(child, 'exit')
    child.kill(signal)
    const [code] = await ended
    return { code: code as number | null }
  }

  /** What keeps it from ending, in Node's words for threads, timers and sockets. */
  async #leftRunning(): Promise<string> {
    const said = once(this.#child!.stdout!, 'data')
    this.#child!.kill('SIGUSR2')
    const [left] = (await within(TO_SAY, said)) ?? ['something that does not let it say what']
    return String(left).trim()
  }

  #runs() {
    return this.#child?.exitCode === null && this.#child.signalCode === null
  }
}
