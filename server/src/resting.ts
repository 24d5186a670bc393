const REST = 10 * 60_000

/** The tables that are left alone: who breaks the rules down for all once may do it again; who did it twice will. */
export class Resting {
  /** Since when, for who was blamed: from the second time on. */
  readonly #blamed = new Map<string, number | undefined>()

  blame(table: string, now = Date.now()): void {
    this.#blamed.set(table, this.#blamed.has(table) ? now : undefined)
  }

  has(table: string, now = Date.now()): boolean {
    const since = this.#blamed.get(table)
    return since !== undefined && now - since < REST
  }
}
