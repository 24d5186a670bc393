import { setTimeout as wait } from 'node:timers/promises'
import { type Client, newClient } from './client.ts'

const SEATS = ['Ann', 'Ben', 'Cem', 'Dee']
/** How many tables are made at the same time. */
const TOGETHER = 16

const VERSION = Buffer.from('"situation":{"version":')
/** The question of a situation stands between these. */
const QUESTION = Buffer.from('"question":')
const END = Buffer.from(',"undoable":')

/** How answers fared. */
export interface Traffic {
  readonly answers: number
  readonly seconds: number
  /** Milliseconds from sending an answer to its receipt at each other seat, from the shortest to the longest. */
  readonly delays: readonly number[]
}

/** People at tables of four who give any answer, at a rate that somebody else sets. */
export interface Crowd {
  /** Sits down at so many more tables; gives the number of sockets. */
  sit(tables: number): Promise<number>
  play(perSecond: number, milliseconds: number): Promise<Traffic>
  leave(): void
}

/** A table as its clients know it: who is asked, and when the answer under way was sent. */
interface Table {
  readonly clients: Client[]
  asked:
    | { readonly client: Client; readonly version: number; readonly answers: readonly string[] }
    | undefined
  sent: { readonly version: number; readonly at: number } | undefined
}

/** Four people, who sit at all tables. */
export async function newCrowd(port: number): Promise<Crowd> {
  const cookies = await Promise.all(SEATS.map(name => cookieFor(name, port)))
  const tables: Table[] = []
  let delays: number[] = []

  function hear(table: Table, client: Client, data: Buffer) {
    const at = performance.now()
    const version = versionIn(data)
    if (version === undefined) return
    if (table.sent?.version === version && table.asked?.client !== client) delays.push(at - table.sent.at)
    const answers = answersIn(data)
    if (answers) next.set(table, { client, version, answers })
  }

  /** The tables at which somebody is asked, the longest wait first. */
  const next = new Map<Table, NonNullable<Table['asked']>>()

  /** Lets the person answer who has waited longest; false if nobody is asked. */
  function answer(): boolean {
    const [first] = next
    if (!first) return false
    const [table, asked] = first
    next.delete(table)
    const { client, version, answers } = asked
    table.asked = asked
    table.sent = { version: version + 1, at: performance.now() }
    const any = answers[Math.floor(Math.random() * answers.length)]
    client.send(JSON.stringify({ type: 'answer', id: `a${version}`, version, answer: any }))
    return true
  }

  return {
    async sit(count) {
      const wanted = tables.length + count
      const sitDown = async () => {
        while (tables.length < wanted) {
          const table: Table = { clients: [], asked: undefined, sent: undefined }
          tables.push(table)
          const id = await tableFor(cookies, port)
          for (const cookie of cookies) {
            const path = `/api/tables/${id}/socket`
            table.clients.push(
              await newClient(port, path, cookie, (client, data) => hear(table, client, data)),
            )
          }
        }
      }
      await Promise.all(Array.from({ length: TOGETHER }, sitDown))
      return tables.length * cookies.length
    },

    async play(perSecond, milliseconds) {
      delays = []
      let answers = 0
      const begin = performance.now()
      for (let passed = 0; passed < milliseconds; passed = performance.now() - begin) {
        const due = Math.floor((passed / 1000) * perSecond)
        while (answers < due && answer()) answers++
        await wait(1)
      }
      const seconds = (performance.now() - begin) / 1000
      await wait(500)
      return { answers, seconds, delays: delays.toSorted((a, b) => a - b) }
    },

    leave() {
      for (const { clients } of tables) for (const client of clients) client.end()
    },
  }
}

/** The version that a message tells. Reading is the clients' work and not what is measured: they read what they need. */
function versionIn(data: Buffer): number | undefined {
  const at = data.indexOf(VERSION)
  return at < 0
    ? undefined
    : Number.parseInt(data.toString('latin1', at + VERSION.length, at + VERSION.length + 8), 10)
}

/** The answers that a message asks for; undefined if its reader is not asked. */
function answersIn(data: Buffer): readonly string[] | undefined {
  const at = data.lastIndexOf(QUESTION)
  const end = data.indexOf(END, at)
  if (at < 0 || end < 0) return undefined
  return JSON.parse(data.toString('utf8', at + QUESTION.length, end))?.answers
}

async function cookieFor(name: string, port: number) {
  const response = await post(port, '/api/guest', { name })
  return response.headers.getSetCookie()[0]!.split(';')[0]!
}

/** A table that has begun, with everybody at it. */
async function tableFor([host = '', ...others]: readonly string[], port: number): Promise<string> {
  const seats = [{ kind: 'me' }, ...others.map(() => ({ kind: 'open' }))]
  const made = await post(port, '/api/tables', { game: 'hamburg', seats, begins: 'full' }, host)
  const { table } = (await made.json()) as { table: { id: string } }
  for (const cookie of others) await (await post(port, `/api/tables/${table.id}/join`, {}, cookie)).text()
  return table.id
}

function post(port: number, path: string, body: object, cookie = '') {
  return fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  })
}
