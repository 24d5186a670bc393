import { Accounts } from './accounts.ts'
import { Appender } from './appender.ts'
import { Belongings } from './belongings.ts'
import { type Bus, type Change, type Ear, SILENCE } from './bus.ts'
import type { Database } from './database.ts'
import { type Games, gameNamed } from './games.ts'
import type { Claim } from './identity.ts'
import type { Person } from './lobby.ts'
import type { Metrics } from './metrics.ts'
import { Notes } from './notes.ts'
import { Presence } from './presence.ts'
import { Ratings } from './ratings.ts'
import type { Referee } from './referee.ts'
import { Refused } from './refusal.ts'
import { Relations } from './relations.ts'
import { Room } from './room.ts'
import { Store } from './store.ts'
import { Thinker } from './thinker.ts'
import { storageTrouble } from './trouble.ts'

/** Where things are written down for whoever runs the server. */
export interface Log {
  info(facts: object, message: string): void
  warn(facts: object, message: string): void
  error(facts: object, message: string): void
}

/** Where people come in over sockets. */
export interface Door {
  /** Looks again at who is in as this person: whether they may stay, and whom they want to hear. */
  review(person: string, left: boolean): Promise<void>
}

const UNWATCHED: Door = { async review() {} }

/** Lists are a second behind. They are brought up to date bit by bit: many tables at once would hold up answers. */
const NOTE_EVERY = 100
const NOTED_AT_LEAST = 50
/** How often we look for tables that wait for us. */
const LOOK_EVERY = 1_000
/** A table at which nobody is connected is closed after this; it is opened again when somebody comes. */
const IDLE = 5 * 60_000
const MOST_DUE = 100

/** All tables that are open in this process. */
export class House implements Ear {
  readonly store: Store
  readonly notes: Notes
  readonly ratings: Ratings
  readonly accounts: Accounts
  readonly belongings: Belongings
  readonly relations: Relations
  readonly presence = new Presence()
  readonly appender: Appender
  readonly games: Games
  readonly referee: Referee
  readonly thinker: Thinker
  readonly log: Log
  readonly metrics: Metrics
  bus: Bus = SILENCE
  door: Door = UNWATCHED
  readonly #rooms = new Map<string, Promise<Room>>()
  /** The tables that lists do not show as they are. */
  readonly #noted = new Set<Room>()
  readonly #timers: NodeJS.Timeout[] = []
  /** What timers have begun. */
  readonly #working = new Set<Promise<void>>()

  constructor(
    database: Database,
    games: Games,
    referee: Referee,
    botThreads: number,
    log: Log,
    metrics: Metrics,
  ) {
    this.store = new Store(database)
    this.notes = new Notes(database)
    this.ratings = new Ratings(database)
    this.accounts = new Accounts(database)
    this.belongings = new Belongings(database)
    this.relations = new Relations(database)
    this.games = games
    this.referee = referee
    this.thinker = new Thinker(botThreads, (seat, why) => log.warn({ seat, why }, 'a bot was replaced'))
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
    for (const id of await this.notes.lagging()) this.later(async () => void (await this.room(id)))
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

  gone(process: string): void {
    for (const table of this.presence.gone(process)) {
      const open = this.#rooms.get(table)
      if (open) this.later(async () => (await open).hearPresent())
    }
  }

  /** Who somebody is, or whom they want to hear, changed; `left`, a guest is nobody any more. */
  async regard(person: string, left = false): Promise<void> {
    this.bus.publish({ person, left })
    await this.door.review(person, left)
  }

  /** We may have missed changes: look at every table. */
  missed(): void {
    for (const open of this.#rooms.values()) {
      this.later(async () => (await open).refresh())
      this.later(async () => (await open).hearChat())
    }
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
      throw new Refused('storage', storageTrouble(error))
    }
  }

  /** Who somebody truly is; a cookie that we did not sign is a refusal. */
  async visitor({ person, session, forged }: Claim): Promise<Person | undefined> {
    if (forged) throw new Refused('forbidden', 'This cookie is not from here.', 401)
    return person === undefined ? undefined : this.stored(() => this.accounts.visitor(person, session))
  }

  /** Decides what was begun and stops. */
  async close(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer)
    await Promise.allSettled(this.#working)
    const rooms = await Promise.allSettled(this.#rooms.values())
    await Promise.allSettled(rooms.map(room => room.status === 'fulfilled' && room.value.close()))
    await this.appender.settled()
    await this.#writeNotes()
    this.thinker.close()
    await this.referee.close()
    await this.bus.close()
  }

  #opening(id: string): Promise<Room> {
    const opening = this.#open(id)
    this.#rooms.set(id, opening)
    opening.catch(() => this.#rooms.delete(id))
    return opening
  }

  async #open(id: string): Promise<Room> {
    const sheet = await this.stored(() => this.store.sheet(id))
    if (!sheet) throw new Refused('illegal', 'There is no such table.', 404)
    const room = new Room(this, gameNamed(this.games, sheet.row.game), sheet)
    await this.stored(() => room.refresh())
    return room
  }

  #every(interval: number, action: () => Promise<void>) {
    let busy = false
    const timer = setInterval(() => {
      if (busy) return
      busy = true
      const work = action().finally(() => {
        busy = false
        this.#working.delete(work)
      })
      this.#working.add(work)
      this.later(() => work)
    }, interval)
    timer.unref()
    this.#timers.push(timer)
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
    for (const id of await this.notes.dueBefore(Date.now(), MOST_DUE)) {
      if (!this.#rooms.has(id)) this.later(async () => void (await this.room(id)))
    }
    for (const [id, open] of this.#rooms) {
      const since = (await open).idleSince
      if (since !== undefined && since < Date.now() - IDLE) this.#forget(id, await open)
    }
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
