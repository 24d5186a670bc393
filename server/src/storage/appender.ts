import { Refused } from '../ground/index.ts'
import type { EntryRow } from './database.ts'
import { storageExcuse } from './trouble.ts'

/** The most entries in one commit. */
const LARGEST_BATCH = 200

interface Waiting {
  readonly row: EntryRow
  resolve(stored: boolean): void
  reject(error: Error): void
}

/**
 * Group commit: what comes in while the disk is busy with one commit goes into the next together. A commit takes as
 * long for a hundred entries as for one.
 */
export class Appender {
  readonly #append: (rows: readonly EntryRow[]) => Promise<readonly Pick<EntryRow, 'table_id' | 'n'>[]>
  readonly #trouble: (error: unknown) => void
  #waiting: Waiting[] = []
  #busy: Promise<void> | undefined

  constructor(
    append: (rows: readonly EntryRow[]) => Promise<readonly Pick<EntryRow, 'table_id' | 'n'>[]>,
    trouble: (error: unknown) => void,
  ) {
    this.#append = append
    this.#trouble = trouble
  }

  /** Resolves after the commit: true, or false if the place in the log was taken. A table waits for each of its own. */
  append(row: EntryRow): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ row, resolve, reject })
      this.#busy ??= this.#work()
    })
  }

  /** Resolves when everything that was handed in is decided. */
  async settled(): Promise<void> {
    await this.#busy
  }

  async #work() {
    // What else comes in with the same turn of the event loop joins the first batch.
    await new Promise(resolve => setImmediate(resolve))
    let commit = this.#commit()
    while (commit) {
      const decide = await commit
      // The disk goes on with what came in meanwhile, and then those who waited are told.
      commit = this.#commit()
      decide()
    }
    this.#busy = undefined
  }

  /** Commits what waits; once that is over, the result decides it. Nothing if nothing waits. */
  #commit(): Promise<() => void> | undefined {
    const batch = this.#waiting.splice(0, LARGEST_BATCH)
    if (batch.length === 0) return undefined
    return this.#append(batch.map(({ row }) => row)).then(
      stored => () => {
        const places = new Set(stored.map(({ table_id, n }) => `${table_id} ${n}`))
        for (const { row, resolve } of batch) resolve(places.has(`${row.table_id} ${row.n}`))
      },
      error => () => {
        this.#trouble(error)
        const reason = `This is not known to be stored; send it again under the same id. ${storageExcuse(error)}`
        for (const { reject } of batch) reject(new Refused('storage', reason))
      },
    )
  }
}
