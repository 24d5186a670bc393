/** Who is at which table through the other processes on the same database, as far as those have told. */
export class Presence {
  readonly #processes = new Map<string, Map<string, readonly number[]>>()

  /** The seats of a table whose people are connected elsewhere. */
  at(table: string): readonly number[] {
    return [...this.#processes.values()].flatMap(tables => tables.get(table) ?? [])
  }

  /** A process told who is at a table through it. */
  told(process: string, table: string, seats: readonly number[]): void {
    const tables = this.#processes.get(process) ?? new Map<string, readonly number[]>()
    this.#processes.set(process, tables)
    if (seats.length > 0) tables.set(table, seats)
    else tables.delete(table)
  }

  /** A process is gone, and everybody with it. */
  gone(process: string): void {
    this.#processes.delete(process)
  }
}
