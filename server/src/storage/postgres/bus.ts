import { type CallOff, every, GRACE, type Machine, newId } from '../../ground/index.ts'
import type { Bus, Change, Ear } from '../bus.ts'
import type { Line, OpenLine } from './line.ts'

const RETRY = 500
/** How often a process says that it is there, and after which silence it is taken for gone. */
const BEAT = 2_000
const SILENT = 5 * BEAT

type Message = Change | { readonly missed: true } | { readonly here: boolean }

/** The processes on one PostgreSQL. A line that is lost is opened again, and everything is looked at then. */
export class PostgresBus implements Bus {
  readonly alone = false
  readonly #openLine: OpenLine
  readonly #ear: Ear
  readonly #machine: Machine
  readonly #me: string
  #line: Line | undefined
  #closed = false
  /** Whether the others are still to be told that they missed something. */
  #owing = false
  readonly #waiting: string[] = []
  #sending: Promise<void> | undefined
  /** When each of the other processes was last heard. */
  readonly #heard = new Map<string, number>()
  readonly #stopHeart: CallOff
  readonly #retries = new Set<CallOff>()

  private constructor(openLine: OpenLine, ear: Ear, machine: Machine) {
    this.#openLine = openLine
    this.#ear = ear
    this.#machine = machine
    this.#me = newId(machine)
    this.#stopHeart = every(machine, BEAT, () => this.#beat())
  }

  static async open(openLine: OpenLine, ear: Ear, machine: Machine): Promise<PostgresBus> {
    const bus = new PostgresBus(openLine, ear, machine)
    try {
      await bus.#open()
      return bus
    } catch (error) {
      bus.#stopHeart()
      throw error
    }
  }

  publish(change: Change): void {
    this.#send(change)
  }

  async close(): Promise<void> {
    this.#stopHeart()
    this.#send({ here: false })
    await this.#machine.within(GRACE, this.#sending ?? Promise.resolve())
    this.#closed = true
    for (const callOff of this.#retries) callOff()
    await this.#line?.end()
  }

  async #open() {
    this.#line = await this.#openLine(
      payload => this.#hear(payload),
      line => this.#lost(line),
    )
  }

  #hear(payload: string) {
    const { from, ...told } = JSON.parse(payload) as { from: string } & Message
    if (from === this.#me) return
    const known = this.#heard.has(from)
    this.#heard.set(from, this.#machine.now())
    if (!known && !('here' in told && !told.here)) this.#ear.came()
    if ('missed' in told) this.#ear.missed()
    else if (!('here' in told)) this.#ear.changed(told, from)
    else if (!told.here) this.#gone(from)
  }

  #beat() {
    this.#send({ here: true })
    for (const [process, at] of this.#heard) if (at < this.#machine.now() - SILENT) this.#gone(process)
  }

  #gone(process: string) {
    this.#heard.delete(process)
    this.#ear.gone(process)
  }

  /** What is lost with the connection is made good when it comes back: then everybody looks at everything. */
  #send(told: Message) {
    this.#waiting.push(JSON.stringify({ ...told, from: this.#me }))
    this.#sending ??= this.#work().finally(() => {
      this.#sending = undefined
    })
  }

  async #work() {
    while (this.#waiting.length > 0) {
      const payloads = this.#waiting.splice(0)
      await this.#line?.tell(payloads).catch(() => this.#owe())
    }
  }

  /** Something could not be told. If the line stays nobody else notices that, and everybody must look at everything. */
  #owe() {
    if (this.#owing) return
    this.#owing = true
    this.#later(() => {
      this.#owing = false
      this.#send({ missed: true })
    })
  }

  #lost(line: Line) {
    if (this.#closed || this.#line !== line) return
    this.#line = undefined
    this.#again()
  }

  #again() {
    this.#later(async () => {
      try {
        await this.#open()
        this.#ear.missed()
        this.#send({ missed: true })
      } catch {
        this.#again()
      }
    })
  }

  #later(action: () => void) {
    if (this.#closed) return
    const callOff = this.#machine.after(RETRY, () => {
      this.#retries.delete(callOff)
      action()
    })
    this.#retries.add(callOff)
  }
}
