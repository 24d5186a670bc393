import type { Command, News } from '@kontor/protocol'
import { beforeEach, describe, expect, test } from 'vitest'
import { Connection, type Link } from '../src/online/server/connection.ts'

/** A network in which the test is the server and the clock. */
class Network {
  readonly addresses: string[] = []
  readonly sent: Command[] = []
  readonly waits: number[] = []
  readonly news: News[] = []
  readonly links: Link[] = []
  #hear: (text: string) => void = () => {}
  #closed: () => void = () => {}
  #due: (() => void) | undefined

  connect(): Connection {
    return new Connection(
      seen => `seen ${seen}`,
      { news: each => this.news.push(each), link: each => this.links.push(each) },
      {
        open: (address, heard, closed) => {
          this.addresses.push(address)
          this.#hear = heard
          this.#closed = closed
          return { send: text => this.sent.push(JSON.parse(text)), close: () => {} }
        },
        after: (milliseconds, action) => {
          this.waits.push(milliseconds)
          this.#due = action
          return () => {
            this.#due = undefined
          }
        },
        luck: () => 0.5,
      },
    )
  }

  tell(news: object) {
    this.#hear(JSON.stringify(news))
  }

  welcome(...missed: number[]) {
    this.tell({ type: 'welcome', missed: missed.map(n => ({ n })) })
  }

  cut() {
    this.#closed()
  }

  /** Lets the time pass that was asked for. */
  wait() {
    const due = this.#due
    this.#due = undefined
    due?.()
    return due !== undefined
  }
}

let network: Network
beforeEach(() => {
  network = new Network()
})

const undo = (id: string): Command => ({ type: 'undo', id, version: 3 })

describe('a connection to a table', () => {
  test('comes back after it was lost and says what it has seen', () => {
    network.connect()
    network.welcome(0, 1)
    network.tell({ type: 'news', entries: [{ n: 2 }] })
    network.cut()
    expect(network.links).toEqual(['there', 'lost'])
    network.wait()
    expect(network.addresses).toEqual(['seen -1', 'seen 2'])
    network.welcome()
    expect(network.links.at(-1)).toBe('there')
  })

  test('waits longer each time, and a short time again once it was there', () => {
    network.connect()
    for (let i = 0; i < 7; i++) {
      network.cut()
      network.wait()
    }
    expect(network.waits).toEqual([500, 1000, 2000, 4000, 8000, 15_000, 15_000])
    network.welcome()
    network.cut()
    expect(network.waits.at(-1)).toBe(500)
  })

  test('sends again what was not acknowledged, and nothing else', () => {
    const connection = network.connect()
    network.welcome()
    connection.send(undo('one'))
    connection.send(undo('two'))
    network.tell({ type: 'done', id: 'one', version: 4 })
    network.cut()
    connection.send(undo('three'))
    expect(network.sent.map(({ id }) => id)).toEqual(['one', 'two'])
    network.wait()
    network.welcome()
    expect(network.sent.map(({ id }) => id)).toEqual(['one', 'two', 'two', 'three'])
  })

  test.each([
    { why: 'could not store it', code: 'storage' },
    { why: 'found us too fast', code: 'too-many' },
  ] as const)('sends a command again under the same id when the server $why, without a word', ({ code }) => {
    const connection = network.connect()
    network.welcome()
    connection.send(undo('one'))
    network.tell({ type: 'refused', id: 'one', code, reason: '', version: 3 })
    expect(network.news.map(({ type }) => type)).toEqual(['welcome'])
    network.wait()
    expect(network.sent.map(({ id }) => id)).toEqual(['one', 'one'])
  })

  test('says so when somebody writes too fast, and does not write it again', () => {
    const connection = network.connect()
    network.welcome()
    connection.send({ type: 'chat', id: 'one', text: 'Moin' })
    network.tell({ type: 'refused', id: 'one', code: 'too-many', reason: 'Wait.', version: 3 })
    expect(network.news.at(-1)).toMatchObject({ type: 'refused', reason: 'Wait.' })
    expect(network.wait()).toBe(false)
  })

  test('forgets a command that was refused', () => {
    const connection = network.connect()
    network.welcome()
    connection.send(undo('one'))
    network.tell({ type: 'refused', id: 'one', code: 'illegal', reason: 'No.', version: 3 })
    expect(network.news.at(-1)).toMatchObject({ type: 'refused', reason: 'No.' })
    connection.again()
    network.welcome()
    expect(network.sent.map(({ id }) => id)).toEqual(['one'])
  })

  test('rests while there is no network, and comes at once when there is', () => {
    const connection = network.connect()
    network.welcome()
    connection.lose()
    expect(network.wait()).toBe(false)
    expect(network.links.at(-1)).toBe('lost')
    connection.again()
    expect(network.addresses).toHaveLength(2)
  })

  test('does not come back after its end', () => {
    const connection = network.connect()
    network.cut()
    connection.end()
    expect(network.wait()).toBe(false)
    connection.again()
    expect(network.addresses).toHaveLength(1)
  })
})
