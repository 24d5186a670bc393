import { nth } from '@kontor/engine'
import { sql } from 'kysely'
import { type CallOff, every, type Machine } from '../../ground/index.ts'
import type { Bus, Ear } from '../bus.ts'
import type { Database } from '../database.ts'

const LOOK_EVERY = 1_000

/** For a database in a file: no other server is on it, but a host's commands may change it. */
export class FileWatch implements Bus {
  readonly alone = true
  readonly #database: Database
  readonly #ear: Ear
  readonly #stop: CallOff
  #looking: Promise<void> | undefined
  #version: number

  private constructor(database: Database, version: number, ear: Ear, machine: Machine) {
    this.#database = database
    this.#version = version
    this.#ear = ear
    this.#stop = every(machine, LOOK_EVERY, () => {
      // Trouble with the file is told to whoever wants something of it.
      this.#looking ??= this.#look()
        .catch(() => {})
        .finally(() => {
          this.#looking = undefined
        })
    })
  }

  /** Watches from now on: what others change before the first look is noticed, too. */
  static async open(database: Database, ear: Ear, machine: Machine): Promise<FileWatch> {
    return new FileWatch(database, await lastChange(database), ear, machine)
  }

  publish(): void {}

  async close(): Promise<void> {
    this.#stop()
    await this.#looking
  }

  async #look() {
    const version = await lastChange(this.#database)
    if (version === this.#version) return
    this.#version = version
    this.#ear.missed()
  }
}

/** SQLite's own number of the last change that was not ours. */
async function lastChange(database: Database): Promise<number> {
  const { rows } = await sql<{ data_version: number }>`pragma data_version`.execute(database)
  return nth(rows, 0).data_version
}
