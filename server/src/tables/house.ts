import type { TableAbout } from '@kontor/protocol'
import type { Thinker } from '../bots/index.ts'
import {
  type Allowance,
  Buckets,
  type CallOff,
  every,
  type Games,
  GRACE,
  gameNamed,
  Jumps,
  type Log,
  type Machine,
  type Metrics,
  Refused,
  stopping,
} from '../ground/index.ts'
import {
  Accounts,
  Belongings,
  type Claim,
  type Person,
  Ratings,
  Relations,
  Reports,
} from '../people/index.ts'
import type { Referee } from '../referee/index.ts'
import {
  Appender,
  type Bus,
  type Change,
  type Database,
  type Ear,
  type Sheet,
  SILENCE,
  Store,
  storageExcuse,
  storageTrouble,
} from '../storage/index.ts'
import { aboutAll } from './about.ts'
import { Notes } from './notes.ts'
import { Presence } from './presence.ts'
import { Room } from './room.ts'

/** Where people come in over sockets. */
export interface Door {
  /** Looks again at who is in as this person: whether they may stay, and whom they want to hear. */
  review(person: string, left: boolean): Promise<void>
  /** Looks again at everybody: what changed about them may have been missed. */
  reviewAll(): Promise<void>
}

const UNWATCHED: Door = { async review() {}, async reviewAll() {} }

/** Lists are a second behind. They are brought up to date bit by bit: many tables at once would hold up answers. */
const NOTE_EVERY = 100
const NOTED_AT_LEAST = 50
/** How often we look for tables that wait for us. */
const LOOK_EVERY = 1_000
/** A table at which nobody is connected is closed after this; it is opened again when somebody comes. */
const IDLE = 5 * 60_000
const MOST_DUE = 100

/** What a house needs besides its database. */
interface Furnishing {
  readonly games: Games
  readonly machine: Machine
  readonly referee: Referee
  readonly thinker: Thinker
  /** How many tables somebody may make, and how many of them may wait for others. */
  readonly limits: { readonly tables: Allowance; readonly openTables: number }
  readonly log: Log
  readonly metrics: Metrics
}

/** All tables that are open in this process. */
export class House implements Ear {
  readonly store: Store
  readonly notes: Notes
  readonly ratings: Ratings
  readonly accounts: Accounts
  readonly belongings: Belongings
  readonly relations: Relations
  readonly reports: Reports
  readonly presence = new Presence()
  readonly appender: Appender
  readonly games: Games
  readonly machine: Machine
  readonly newTables: Buckets
  readonly openTables: number
  readonly referee: Referee
  readonly thinker: Thinker
  readonly log: Log
  readonly metrics: Metrics
  bus: Bus = SILENCE
  door: Door = UNWATCHED
  readonly #rooms = new Map<string, Promise<Room>>()
  /** The tables that lists do not show as they are. */
  readonly #noted = new Set<Room>()
  readonly #timers: CallOff[] = []
  /** Whether we went on with what another process, or this one before it ended, left in the middle. */
  #tookUp = false
  #closing = false
  readonly #jumps: Jumps
  /** What timers have begun. */
  readonly #working = new Set<Promise<void>>()

  constructor(database: Database, { games, machine, referee, thinker, limits, log, metrics }: Furnishing) {
    this.store = new Store(database, machine)
    this.notes = new Notes(database)
    this.ratings = new Ratings(database)
    this.accounts = new Accounts(database, machine)
    this.relations = new Relations(database, machine)
    this.reports = new Reports(database, machine)
    this.belongings = new Belongings(database, this.relations, this.reports)
    this.games = games
    this.machine = machine
    this.#jumps = new Jumps(machine)
    this.newTables = new Buckets(machine, limits.tables)
    this.openTables = limits.openTables
    this.referee = referee
    this.thinker = thinker
    this.log = log
    this.metrics = metrics
    this.appender = new Appender(
      async rows => {
        const began = performance.now()
        const stored = await this.store.append(rows)
        metrics.time('kontor_commit_seconds', 'How long a commit took.', (performance.now() - began) / 1000)
        metrics.count('kontor_entries_total', 'Entries appended to logs.', {}, stored.length)
        return stored
      },
      error => log.error({ reason: storageTrouble(error) }, 'not stored'),
    )
    metrics.gauge('kontor_rooms', 'Tables open in this process.', () => this.#rooms.size)
  }

  /** Takes up what was going on when the server stopped, and from now on what falls due. */
  async begin(): Promise<void> {
    await this.#takeUp()
    this.#every(NOTE_EVERY, () =>
      this.#writeNotes(Math.max(NOTED_AT_LEAST, (this.#noted.size * NOTE_EVERY) / 1_000)),
    )
    this.#every(LOOK_EVERY, () => this.#look())
    this.#every(LOOK_EVERY, () => this.ratings.rate())
  }

  /** The table, opened if it is not open; a refusal if there is none. */
  async room(id: string): Promise<Room> {
    const open = await (this.#rooms.get(id) ?? this.#opening(id))
    open.stir()
    return open
  }

  /** Another process changed something. */
  changed(change: Change, process: string): void {
    if ('person' in change) return this.later(() => this.door.review(change.person, change.left))
    if ('present' in change) this.presence.told(process, change.table, change.present)
    const open = this.#rooms.get(change.table)
    if (open) this.later(async () => tell(await open, change))
  }

  came(): void {
    for (const open of this.#rooms.values()) this.later(async () => (await open).announce(true))
  }

  /** It may have died after it changed something, and before it told us. */
  gone(process: string): void {
    this.presence.gone(process)
    this.#tookUp = false
    for (const open of this.#rooms.values()) this.later(async () => (await open).hearPresent())
    this.#lookAtAll()
  }

  /** Who somebody is, or whom they want to hear, changed; `left`, a guest is nobody any more. */
  async regard(person: string, left = false): Promise<void> {
    this.bus.publish({ person, left })
    await this.door.review(person, left)
  }

  /** We may have missed changes: look at every table and at everybody. */
  missed(): void {
    this.#lookAtAll()
    this.came()
  }

  /** The table's row changed: reads it again here and tells the others. */
  async touch(id: string): Promise<void> {
    this.bus.publish({ table: id, what: 'seats' })
    await this.#rooms.get(id)?.then(room => room.reseat())
  }

  /** Lists shall show this table as it is now. */
  noted(room: Room): void {
    this.#noted.add(room)
  }

  /** Does something that nobody waits for; what goes wrong is logged. */
  later(action: () => Promise<void>): void {
    action().catch(error => {
      if (error instanceof Refused) this.log.warn({ code: error.code, reason: error.message }, 'not done')
      else this.log.error({ error }, 'failed')
    })
  }

  /** The result of a query; trouble with the storage becomes a refusal that says so. */
  async stored<R>(query: () => Promise<R>): Promise<R> {
    try {
      return await query()
    } catch (error) {
      if (error instanceof Refused) throw error
      this.log.error({ reason: storageTrouble(error) }, 'not stored')
      throw new Refused('storage', storageExcuse(error))
    }
  }

  /** What this person may know of tables. */
  shown(sheets: readonly Sheet[], person: string | undefined): TableAbout[] {
    return aboutAll(sheets, person, (table, error) => this.log.error({ table, error }, 'damaged'))
  }

  /** Who somebody truly is; a cookie that we did not sign is a refusal. */
  async visitor({ person, session, forged }: Claim): Promise<Person | undefined> {
    if (forged) throw new Refused('forbidden', 'This cookie is not from this server.', 401)
    return person === undefined ? undefined : this.stored(() => this.accounts.visitor(person, session))
  }

  /** Whether somebody is still who they said to be, and may stay. */
  async knows(claim: Claim): Promise<boolean> {
    try {
      return (await this.visitor(claim)) !== undefined
    } catch (error) {
      if (error instanceof Refused && error.code === 'forbidden') return false
      throw error
    }
  }

  /** Decides what was begun and stops. What cannot be decided soon was not acknowledged, and is given up. */
  async close(): Promise<void> {
    this.#closing = true
    for (const callOff of this.#timers) callOff()
    await this.machine.within(GRACE, this.#finish())
    this.thinker.close()
    await this.referee.close()
    await this.bus.close()
  }

  async #finish() {
    // No table begins anything more, however long others take to come to an end.
    const rooms = [...this.#rooms.values()].map(async open => (await open).close())
    await Promise.allSettled([...this.#working, ...rooms])
    await this.appender.settled()
    // Lists that cannot be brought up to date now are after the next start; all else must still come to its end.
    await this.#writeNotes().catch(error => this.log.error({ reason: storageTrouble(error) }, 'not stored'))
  }

  #lookAtAll() {
    this.later(() => this.door.reviewAll())
    for (const open of this.#rooms.values()) {
      this.later(async () => (await open).refresh())
      this.later(async () => (await open).hearChat())
    }
  }

  #opening(id: string): Promise<Room> {
    // Nobody would close a table that is opened now.
    if (this.#closing) return Promise.reject(stopping())
    const opening = this.#open(id)
    this.#rooms.set(id, opening)
    opening.catch(() => this.#rooms.delete(id))
    return opening
  }

  async #open(id: string): Promise<Room> {
    const sheet = await this.stored(() => this.store.sheet(id))
    if (!sheet) throw new Refused('illegal', 'There is no such table.', 404)
    const room = new Room(this, gameNamed(this.games, sheet.row.game), sheet)
    try {
      await this.stored(() => room.refresh())
      return room
    } catch (error) {
      await room.close()
      throw error
    }
  }

  #every(interval: number, action: () => Promise<void>) {
    let busy = false
    const again = () => {
      if (busy) return
      busy = true
      const work = action().finally(() => {
        busy = false
        this.#working.delete(work)
      })
      this.#working.add(work)
      this.later(() => work)
    }
    this.#timers.push(every(this.machine, interval, again))
  }

  async #writeNotes(most = Number.POSITIVE_INFINITY) {
    if (this.#noted.size === 0) return
    const rooms = [...this.#noted].slice(0, most)
    for (const room of rooms) this.#noted.delete(room)
    try {
      await this.notes.write(rooms.flatMap(room => room.note() ?? []))
    } catch (error) {
      for (const room of rooms) this.#noted.add(room)
      throw error
    }
  }

  async #look() {
    const jump = this.#jumps.look()
    if (jump !== undefined)
      this.log.warn({ seconds: Math.round(jump / 1_000) }, 'the clock of this machine was set')
    if (!this.#tookUp) await this.#takeUp()
    for (const id of await this.notes.dueBefore(this.machine.now(), MOST_DUE)) {
      if (!this.#rooms.has(id)) this.later(async () => void (await this.room(id)))
    }
    for (const [id, open] of this.#rooms) {
      const since = (await open).idleSince
      if (since !== undefined && since < this.machine.now() - IDLE) this.#forget(id, await open)
    }
  }

  /** Goes on with tables at which a process stopped in the middle of something. */
  async #takeUp() {
    this.#tookUp = true
    for (const id of await this.notes.lagging())
      this.later(async () => {
        try {
          await this.room(id)
        } catch (error) {
          if (error instanceof Refused && error.code === 'storage') this.#tookUp = false
          throw error
        }
      })
  }

  #forget(id: string, room: Room) {
    this.#rooms.delete(id)
    this.later(() => room.close())
  }
}

async function tell(room: Room, change: Exclude<Change, { person: string }>): Promise<void> {
  if ('present' in change) {
    room.hearPresent()
    if (change.asking) room.announce()
  } else if (change.what === 'chat') await room.hearChat()
  else if (change.what === 'seats') await room.reseat()
  else await room.refresh()
}
