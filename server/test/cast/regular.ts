import { setTimeout as wait } from 'node:timers/promises'
import type { Situation } from '@kontor/protocol'
import { type Chair, Visitor } from './club.ts'

/** Somebody who plays any answer at a table over a socket, comes back whenever the connection is lost, and notes
 * every answer that was acknowledged. */
export class Regular {
  readonly table: string
  readonly #visitor: Visitor
  /** The acknowledged answers by command, with their place in the log. */
  readonly acknowledged = new Map<string, { readonly answer: string; readonly n: number }>()
  /** How far the table has come, as far as this one knows. */
  version = -1
  over = false
  #left = false
  #pending: { readonly id: string; readonly version: number; readonly answer: string } | undefined
  #chair: Chair | undefined
  #last = 0

  constructor(visitor: Visitor, table: string) {
    this.#visitor = visitor
    this.table = table
  }

  /** Plays until told to leave. */
  async play(): Promise<void> {
    while (!this.#left && !this.over) {
      try {
        const chair = await this.#visitor.enter(this.table, this.version)
        this.#chair = chair
        const closed = new Promise(resolve => chair.socket.once('close', resolve))
        if (this.#left) chair.socket.close()
        else this.#attend(chair)
        await closed
      } catch {
        await wait(20)
      }
    }
  }

  leave(): void {
    this.#left = true
    this.#chair?.socket.close()
  }

  /** From now on at another server. */
  moveTo(port: number): Regular {
    const moved = new Regular(this.#visitor.at(port), this.table)
    for (const [id, each] of this.acknowledged) moved.acknowledged.set(id, each)
    moved.#last = this.#last
    moved.#pending = this.#pending
    moved.version = this.version
    return moved
  }

  #attend(chair: Chair) {
    chair.listener = news => {
      if (news.type === 'done' && news.id === this.#pending?.id) {
        this.acknowledged.set(news.id, { answer: this.#pending.answer, n: news.version })
        this.#pending = undefined
        // It was done before the connection was lost, and its news came with the welcome.
        if (chair.situation!.version >= news.version) this.#consider(chair, chair.situation!)
      }
      if (news.type === 'refused') {
        this.#pending = undefined
        // The database may be away: try again in a while.
        setTimeout(() => this.#consider(chair, chair.situation!), news.code === 'storage' ? 50 : 0)
      }
      if (news.type === 'news') this.#consider(chair, chair.situation!)
    }
    // What was sent before the connection was lost is sent again: it is done once, whether or not it was done then.
    if (this.#pending) chair.socket.send(JSON.stringify({ type: 'answer', ...this.#pending }))
    else if (chair.situation) this.#consider(chair, chair.situation)
  }

  #consider(chair: Chair, { version, question }: Situation) {
    this.version = version
    if (!question) {
      this.over = true
      chair.socket.close()
    }
    if (!question?.answers || this.#pending || this.#left) return
    const answer = question.answers[Math.floor(Math.random() * question.answers.length)]!
    this.#pending = { id: `a${++this.#last}`, version, answer }
    chair.socket.send(JSON.stringify({ type: 'answer', ...this.#pending }))
  }
}

/** Tables full of regulars, two at each and a bot between them. */
export async function regulars(
  port: number,
  tables: number,
  ports: readonly number[] = [port, port],
): Promise<Regular[]> {
  const all: Regular[] = []
  for (let i = 0; i < tables; i++) {
    const one = await Visitor.named(`One ${i}`, port)
    const other = await Visitor.named(`Other ${i}`, port)
    const { table } = await one.make({
      seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }, { kind: 'open' }],
      begins: 'full',
    })
    await other.post(`/api/tables/${table.id}/join`)
    all.push(new Regular(one.at(ports[0]!), table.id), new Regular(other.at(ports[1]!), table.id))
  }
  return all
}
