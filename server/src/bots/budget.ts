import type { Machine } from '../ground/index.ts'

/**
 * So many milliseconds bots may think for one person at once, and so many a second in the long run: more than three strong
 * bots at one table need, and less than a thread has.
 */
const MOST = 300_000
const PER_SECOND = 700
/** More people than this are swept of those who have all of it again. */
const MOST_PEOPLE = 10_000

interface Account {
  left: number
  at: number
}

/** For how long bots may still think for each person; whoever sets up many tables of strong bots has the less at each. */
export class Budget {
  readonly #machine: Machine
  readonly #accounts = new Map<string, Account>()

  constructor(machine: Machine) {
    this.#machine = machine
  }

  /** In milliseconds; less than nothing if more was spent than there was. */
  left(person: string): number {
    const account = this.#accounts.get(person)
    if (!account) return MOST
    const since = (this.#machine.now() - account.at) / 1_000
    return Math.min(MOST, account.left + since * PER_SECOND)
  }

  spend(person: string, milliseconds: number): void {
    const left = this.left(person) - milliseconds
    this.#accounts.set(person, { left, at: this.#machine.now() })
    if (this.#accounts.size <= MOST_PEOPLE) return
    for (const each of this.#accounts.keys()) if (this.left(each) >= MOST) this.#accounts.delete(each)
  }
}
