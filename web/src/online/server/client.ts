import type { GameRecord } from '@kontor/engine'
import type { NewTable, Situation, TableAbout } from '@kontor/protocol'
import { language } from '../../settings/settings.ts'
import { nameAt } from '../names.ts'
import { call, Declined } from './calling.ts'
import { forGuest, guest, knownAs } from './guest.ts'

const UNKNOWN_GUEST = 401

export function table(id: string): Promise<TableAbout> {
  return call('GET', `tables/${encodeURIComponent(id)}`)
}

/** The tables of a kind; nobody who has never been here has tables of their own. */
export async function tables(which: 'open' | 'mine' | 'playing'): Promise<readonly TableAbout[]> {
  const list = async () => (await call<{ tables: TableAbout[] }>('GET', `tables?which=${which}`)).tables
  return which === 'mine' ? forGuest(list, []) : list()
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

/** The game as our seat knew it after so many entries of the log. */
export function past(id: string, version: number): Promise<Situation> {
  return call('GET', `tables/${encodeURIComponent(id)}/past?version=${version}`)
}

/** The record of a game that is over, as a text; bots are called what they are called here. */
export async function record(id: string): Promise<string> {
  const [kept, { seats }] = await Promise.all([
    call<GameRecord>('GET', `tables/${encodeURIComponent(id)}/record`),
    table(id),
  ])
  return JSON.stringify({ ...kept, seats: seats.map(seat => nameAt(seat, language.value)) })
}

function at<R>(id: string, what: string, body = {}): Promise<R> {
  return call('POST', `tables/${encodeURIComponent(id)}/${what}`, body)
}

/** Does something under a name, after telling it to a server that does not know it yet. */
async function known<R>(name: string, action: () => Promise<R>): Promise<R> {
  if (guest.value !== name) await introduce(name)
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
  knownAs(name)
}
