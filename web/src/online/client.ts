import type { NewTable, RefusalCode, TableAbout } from '@kontor/server/protocol'
import { language, set } from '../settings.ts'
import { words } from './say.ts'

/** The name under which this browser is known to the server; the cookie itself no script can read. */
const KEY = 'kontor.guest'
const UNKNOWN_GUEST = 401

/** Something that the server did not do. */
class Declined extends Error {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

export function table(id: string): Promise<TableAbout> {
  return call('GET', `tables/${encodeURIComponent(id)}`)
}

/** The tables of a kind; nobody who has never been here has tables of their own. */
export async function tables(which: 'open' | 'mine' | 'playing'): Promise<readonly TableAbout[]> {
  if (which === 'mine' && localStorage.getItem(KEY) === null) return []
  return (await call<{ tables: TableAbout[] }>('GET', `tables?which=${which}`)).tables
}

/** Makes a table; gives it with the secrets of its invited seats. */
export function make(
  name: string,
  wanted: NewTable,
): Promise<{ table: TableAbout; links: readonly { seat: number; secret: string }[] }> {
  return known(name, () => call('POST', 'tables', wanted))
}

/** Sits down, by a link or on an open seat. */
export function join(name: string, id: string, secret: string | undefined): Promise<TableAbout> {
  return known(name, () => at(id, 'join', secret === undefined ? {} : { secret }))
}

export function leave(id: string): Promise<TableAbout> {
  return at(id, 'leave')
}

/** Begins the game; bots take the free seats. */
export function start(id: string): Promise<TableAbout> {
  return at(id, 'start', { fill: 'merchant' })
}

/** A secret link to the own seat, for another device. */
export function link(id: string): Promise<{ seat: number; secret: string }> {
  return at(id, 'link')
}

export function rematch(id: string): Promise<TableAbout> {
  return at(id, 'rematch')
}

/** The record of a game that is over, as a text. */
export async function record(id: string): Promise<string> {
  return JSON.stringify(await call('GET', `tables/${id}/record`))
}

function at<R>(id: string, what: string, body = {}): Promise<R> {
  return call('POST', `tables/${encodeURIComponent(id)}/${what}`, body)
}

/** Does something under a name, after telling it to a server that does not know it yet. */
async function known<R>(name: string, action: () => Promise<R>): Promise<R> {
  if (localStorage.getItem(KEY) !== name) await introduce(name)
  try {
    return await action()
  } catch (error) {
    if (!(error instanceof Declined) || error.status !== UNKNOWN_GUEST) throw error
    await introduce(name)
    return action()
  }
}

async function introduce(name: string) {
  await call('POST', 'guest', { name })
  localStorage.setItem(KEY, name)
  set({ name })
}

async function call<R>(method: 'GET' | 'POST', path: string, body?: object): Promise<R> {
  const response = await fetch(`api/${path}`, {
    method,
    ...(body ? { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } } : {}),
  }).catch(() => {
    throw new Error(words.value.noServer)
  })
  const found: unknown = await response.json()
  if (response.ok) return found as R
  const { code, reason } = found as { code: RefusalCode; reason: string }
  throw new Declined(response.status, refusal(code, reason))
}

/** Why something was refused. The server explains itself in English; other languages get the sentence of the code. */
export function refusal(code: RefusalCode, reason: string): string {
  return language.value === 'en' ? reason : words.value.refusals[code]
}
