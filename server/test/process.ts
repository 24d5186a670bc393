import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const CHILD = fileURLToPath(new URL('./child.ts', import.meta.url))

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
    const [port] = await Promise.race([once(child.stdout, 'data'), once(child, 'exit').then(() => [0])])
    if (Number(port) === 0) throw new Error('The server did not start.')
    this.port = Number(port)
  }

  /** Kills it as a power cut would, if it runs: it gets no chance to finish anything. */
  async kill(): Promise<void> {
    if (this.#child?.exitCode === null && this.#child.signalCode === null) await this.#end('SIGKILL')
  }

  /** Asks it to stop, as a host does; gives its exit code. */
  async stop(): Promise<number | null> {
    return this.#end('SIGTERM')
  }

  async #end(signal: NodeJS.Signals) {
    const child = this.#child!
    const ended = once(child, 'exit')
    child.kill(signal)
    const [code] = await ended
    return code as number | null
  }
}
