const REST = 10 * 60_000

/** The tables that are left alone: one that breaks the rules down for all once may do it again; one that did it twice will. */
export class Resting {
  /** Since when, for those that were blamed: from the second time on. */
  readonly #blamed = new Map<string, number | undefined>()

  blame(table: string, now = performance.now()): void {
    this.#blamed.set(table, this.#blamed.has(table) ? now : undefined)
  }

  has(table: string, now = performance.now()): boolean {
    const since = this.#blamed.get(table)
    return since !== undefined && now - since < REST
  }
}
