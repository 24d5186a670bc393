import type { Chat, Command, Entry, News, Situation, TableAbout } from '@kontor/protocol'
import { situationAfter } from '@kontor/protocol/situation'
import { batch, signal } from '@preact/signals'
import { language } from '../../settings/settings.ts'
import { arrived, hurry, follow as tell } from '../../table/following/following.ts'
import { told as said } from '../../table/report.ts'
import {
  arrive,
  lay,
  lines,
  newsFrom,
  type Reach,
  reach,
  show,
  leave as standUp,
  tried,
  trouble,
} from '../../table/sitting.ts'
import { ask } from '../../worker/engine.ts'
import { refusal } from '../server/calling.ts'
import * as client from '../server/client.ts'
import { Connection, type Link } from '../server/connection.ts'

/** The table of a server that the page is at. */
export const table = signal<TableAbout | undefined>(undefined)
/** The game there as the server told it last; undefined before it begins. */
export const situation = signal<Situation | undefined>(undefined)
export const chat = signal<readonly Chat[]>([])
export const link = signal<Link>('coming')
/** How much later it is here than on the server, by our clocks, in milliseconds. */
export const lag = signal(0)

/** The seats whose people are connected now. */
export const present = signal<readonly number[]>([])

/** How many answers the game had before our own last one, as far as we were there. */
export const beforeMine = signal<number | undefined>(undefined)

let connection: Connection | undefined
/** What the server tells is put on the page one after the other. */
let queue = Promise.resolve()
/** The version for which an answer is under way: a second click on it is no second answer. */
let answered: number | undefined

/** Comes to a table. Whoever is invited to sit down does that first, and comes again. */
export async function come(id: string, invited: boolean): Promise<void> {
  leave()
  await arrive(async mine => {
    const found = await client.table(id)
    if (!mine()) return
    table.value = found
    if (found.mine === null && (invited || found.status === 'open')) return
    connect(id)
  })
}

/** Goes away: nothing of the table is left. */
export function leave(): void {
  connection?.end()
  connection = undefined
  answered = undefined
  standUp()
  batch(() => {
    table.value = undefined
    situation.value = undefined
    beforeMine.value = undefined
    chat.value = []
    present.value = []
    link.value = 'coming'
  })
}

type Wish = Command extends infer C
  ? C extends Exclude<Command, { type: 'answer' }>
    ? Omit<C, 'id' | 'version'>
    : never
  : never

/** Tells the server what we wish, for the table as we see it. */
export function wish(what: Wish): void {
  const version = situation.peek()?.version ?? 0
  const versioned = what.type !== 'chat' && what.type !== 'resign' && what.type !== 'return'
  connection?.send({ ...what, id: newId(), ...(versioned ? { version } : {}) } as Command)
}

/** Something that can only be asked for over HTTP; if it is refused, the page says why. */
export function attempt(action: (id: string) => Promise<void>): void {
  const id = table.peek()?.id
  if (id !== undefined) void tried(() => action(id))
}

function connect(id: string) {
  const address = (seen: number) => {
    const { href } = new URL(`api/tables/${id}/socket?seen=${seen}`, document.baseURI)
    return href.replace(/^http/, 'ws')
  }
  connection = new Connection(
    address,
    {
      news: news => hear(news),
      link(now) {
        link.value = now
      },
    },
    {
      open(where, heard, closed) {
        const socket = new WebSocket(where)
        socket.onmessage = ({ data }) => heard(String(data))
        socket.onclose = closed
        return socket
      },
      after(milliseconds, action) {
        const timer = setTimeout(action, milliseconds)
        return () => clearTimeout(timer)
      },
      luck: Math.random,
    },
  )
}

function hear(news: News) {
  switch (news.type) {
    case 'welcome':
      // Who signed out meanwhile, or in, sits somewhere else: that is another visit.
      if (situation.value && news.table.mine !== table.value?.mine) return void come(news.table.id, false)
      batch(() => {
        table.value = news.table
        chat.value = news.chat
        present.value = news.present
      })
      if (news.situation) follow(news.situation, news.missed)
      return
    case 'news':
      lag.value = Date.now() - (news.entries.at(-1)?.at ?? Date.now())
      if (isMyAnswer(news.entries.at(-1))) beforeMine.value = news.situation.answers - 1
      return follow(situationAfter(situation.peek(), news.situation), news.entries)
    case 'table':
      return change(news.table)
    case 'chat':
      chat.value = [...chat.value, news.chat]
      return
    case 'present':
      present.value = news.seats
      return
    case 'done':
      return
    case 'refused':
      return refuse(news)
  }
}

function isMyAnswer(entry: Entry | undefined) {
  return entry?.kind === 'answer' && entry.seat === table.peek()?.mine
}

/** Seats changed, or the game began or ended. */
function change(now: TableAbout) {
  table.value = now
  const known = situation.value
  if (!known && now.status !== 'open') connection?.again()
  else if (known) follow(known, [])
}

/** Puts on the page what the server told. The first time is a visit; from then on the worker knows the table. */
function follow(now: Situation, entries: readonly Entry[]) {
  const first = situation.value === undefined
  const about = table.value!
  const here = connection
  situation.value = now
  if (isMyTimeRunning(now)) hurry()
  queue = queue.then(() =>
    tried(async () => {
      const told = { table: about, situation: now, entries }
      if (here !== connection) return
      const moment = first
        ? await ask('visit', { told, language: language.peek() })
        : await ask('follow', { told })
      if (first) await lay(moment)
      if (here !== connection) return
      batch(() => {
        if (about.mine !== null) newsFrom.value = moment.since
        else if (first) newsFrom.value = now.version
        reach.value = reachOf(about)
        show(moment)
      })
      // Whoever was away sees what happened since their turn; all else is told as it comes.
      const doers = new Set(entries.map(({ seat }) => seat))
      const fresh = doers.size === 1 ? lines.peek().slice(moment.log.from) : []
      const seen = tell(fresh, moment.scene.viewer)
      if (moment.scene.asked?.mine) arrived()
      else await seen
    }),
  )
}

/** Nobody's clock runs while they are told what others did. */
function isMyTimeRunning({ question, clocks }: Situation) {
  const mine = table.peek()?.mine
  return question !== null && question.seat === mine && clocks?.[mine] !== undefined
}

/** What can be done at the table; a hint only where it helps nobody against another person. */
function reachOf({ id, seats, mine }: TableAbout): Reach {
  const persons = seats.filter(({ kind }) => kind === 'person')
  return {
    hints: mine !== null && persons.length === 1,
    answer,
    undo: () => wish({ type: 'undo' }),
    past: async version => ask('recall', { situation: await client.past(id, version) }),
  }
}

/** The answer is meant for what is on the page, which may be a moment behind what we have heard. */
function answer(name: string, version: number) {
  if (version === answered) return
  answered = version
  connection?.send({ type: 'answer', id: newId(), version, answer: name })
}

/** What came too late needs no word: the page already shows why. */
function refuse(refused: Extract<News, { type: 'refused' }>) {
  const { id, code } = refused
  answered = undefined
  if (code === 'stale') return
  const why = refusal(refused)
  if (id === null) {
    connection?.end()
    trouble.value = why
  } else said.value = why
}

function newId() {
  return [...crypto.getRandomValues(new Uint8Array(12))]
    .map(byte => byte.toString(16).padStart(2, '0'))
    .join('')
}

/** A page that slept this long may hold a connection that is none any more. */
const LONG_SLEEP = 60_000
let slept = 0

addEventListener('offline', () => connection?.lose())
addEventListener('online', () => connection?.again())
document.addEventListener('visibilitychange', () => {
  if (document.hidden) slept = Date.now()
  else if (Date.now() - slept > LONG_SLEEP) connection?.again()
})
