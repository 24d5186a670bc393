import type { Command, News } from '@kontor/protocol'

/** How it stands with the server: we are coming, we are there, or the connection was lost and is tried again. */
export type Link = 'coming' | 'there' | 'lost'

/** A socket, as far as we use one. */
export interface Socket {
  send(text: string): void
  close(): void
}

/** What a connection needs of the place where it runs. */
export interface Platform {
  open(address: string, heard: (text: string) => void, closed: () => void): Socket
  after(milliseconds: number, action: () => void): () => void
  /** From 0 to 1: so that not everybody comes back in the same instant. */
  luck(): number
}

type Refusal = Extract<News, { type: 'refused' }>

interface Ears {
  news(news: News): void
  link(link: Link): void
}

const FIRST_WAIT = 500
const LONGEST_WAIT = 15_000
/** After this the server may have come over its trouble with storing, or over our haste. */
const TROUBLE_WAIT = 2_000

/**
 * The connection to a table. When it is lost it comes back by itself, says what it has seen, and sends again what was not
 * acknowledged: the server does each command once.
 */
export class Connection {
  readonly #address: (seen: number) => string
  readonly #ears: Ears
  readonly #platform: Platform
  readonly #unanswered = new Map<string, Command>()
  #socket: Socket | undefined
  /** Whether the server has welcomed us on the present socket. */
  #welcome = false
  #seen = -1
  #attempts = 0
  #cancel: (() => void) | undefined
  #ended = false

  constructor(address: (seen: number) => string, ears: Ears, platform: Platform) {
    this.#address = address
    this.#ears = ears
    this.#platform = platform
    this.#open()
  }

  /** Sends a command, now or when the server is there again. */
  send(command: Command): void {
    this.#unanswered.set(command.id, command)
    this.#post(command)
  }

  /** Comes back at once, whatever became of the connection before. */
  again(): void {
    if (this.#ended) return
    this.#hangUp()
    this.#attempts = 0
    this.#open()
  }

  /** There is no network: the connection is lost until `again`. */
  lose(): void {
    if (this.#ended) return
    this.#hangUp()
    this.#ears.link('lost')
  }

  end(): void {
    this.#ended = true
    this.#hangUp()
  }

  #open() {
    const socket = this.#platform.open(
      this.#address(this.#seen),
      text => {
        if (socket === this.#socket) this.#hear(JSON.parse(text) as News)
      },
      () => {
        if (socket === this.#socket) this.#retry()
      },
    )
    this.#socket = socket
  }

  #hear(news: News) {
    switch (news.type) {
      case 'welcome':
        this.#attempts = 0
        this.#welcome = true
        this.#note(news.missed)
        this.#ears.link('there')
        this.#ears.news(news)
        for (const command of this.#unanswered.values()) this.#post(command)
        return
      case 'news':
        this.#note(news.entries)
        break
      case 'done':
        this.#unanswered.delete(news.id)
        break
      case 'refused':
        if (news.id === null) break
        if (this.#isForLater(news.id, news.code)) return this.#postLater(news.id)
        this.#unanswered.delete(news.id)
    }
    this.#ears.news(news)
  }

  #note(entries: readonly { readonly n: number }[]) {
    for (const { n } of entries) this.#seen = Math.max(this.#seen, n)
  }

  #post(command: Command) {
    if (this.#welcome) this.#socket?.send(JSON.stringify(command))
  }

  /** Whoever plays fast is not bothered with it; whoever writes fast shall hear of it. */
  #isForLater(id: string, code: Refusal['code']) {
    return code === 'storage' || (code === 'too-many' && this.#unanswered.get(id)?.type !== 'chat')
  }

  /** The server could not do it now: once more, under the same id. */
  #postLater(id: string) {
    this.#platform.after(TROUBLE_WAIT, () => {
      const command = this.#unanswered.get(id)
      if (command && !this.#ended) this.#post(command)
    })
  }

  #retry() {
    this.#hangUp()
    this.#ears.link('lost')
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#attempts)
    this.#attempts++
    this.#cancel = this.#platform.after(wait * (0.75 + this.#platform.luck() / 2), () => this.#open())
  }

  #hangUp() {
    this.#cancel?.()
    this.#cancel = undefined
    this.#welcome = false
    const socket = this.#socket
    this.#socket = undefined
    socket?.close()
  }
}
