import { type GameRecord, WATCHER } from '@kontor/engine'
import { Attendant } from './attendant.ts'
import { Audience, chatFor, type Guest, seatOf, tell } from './audience.ts'
import type { Deed } from './course.ts'
import type { ChatRow, EntryRow } from './database.ts'
import type { AnyGame } from './games.ts'
import type { House } from './house.ts'
import { deedOf, Match } from './match.ts'
import type { Note } from './notes.ts'
import type { DeedCommand, Situation, TableAbout } from './protocol.ts'
import { Refused } from './refusal.ts'
import { aboutFor } from './situation.ts'
import type { Sheet } from './store.ts'

const KEPT_CHAT = 50

/** A table that is open in this process: its game, as far as the log has come, and who is connected. */
export class Room {
  readonly #house: House
  readonly #game: AnyGame
  readonly #attendant: Attendant
  readonly #audience = new Audience()
  /** The seats whose people are here through any process, as everybody was last told. */
  #present: readonly number[] = []
  #sheet: Sheet
  #match: Match | undefined
  /** The commands in the log as far as we followed it, by numbers of which two may be the same. */
  readonly #commands = new Set<number>()
  #chat: ChatRow[] = []
  /** Everything that changes the table happens one after the other. */
  #queue: Promise<unknown> = Promise.resolve()
  #idleSince = Date.now()

  constructor(house: House, game: AnyGame, sheet: Sheet) {
    this.#house = house
    this.#game = game
    this.#sheet = sheet
    this.#attendant = new Attendant(house, {
      inTurn: action => this.#inTurn(action),
      append: (deed, length) =>
        this.#inTurn(async () => {
          if (this.#playing().standing.length === length) await this.#append(deed, null)
        }),
    })
  }

  get sheet(): Sheet {
    return this.#sheet
  }

  /** The game, once it has begun, for who looks at it from outside. */
  get match(): Match | undefined {
    return this.#match
  }

  /** Since when nobody is connected; undefined while somebody is. */
  get idleSince(): number | undefined {
    return this.#audience.size > 0 ? undefined : this.#idleSince
  }

  /** Somebody is interested in this table: it stays open for a while. */
  stir(): void {
    this.#idleSince = Date.now()
  }

  /** Reads what the database has: all of it at first, later what is new. */
  refresh(): Promise<void> {
    return this.#inTurn(() => this.#refresh())
  }

  /** The same when seats changed; who was forgotten has also taken back what they wrote. */
  reseat(): Promise<void> {
    return this.#inTurn(() => {
      this.#chat = []
      return this.#refresh()
    })
  }

  about(person: string | undefined): TableAbout {
    return aboutFor(this.#sheet, person, this.#match?.standing)
  }

  /** Lets somebody in: they get the table as they may see it and what they missed since line `seen`. */
  enter(guest: Guest, seen: number): Promise<void> {
    return this.#inTurn(async () => {
      const viewer = seatOf(this.#sheet, guest.person)
      if (viewer === WATCHER && this.#sheet.row.watchers === 0)
        throw new Refused('forbidden', 'Nobody may watch at this table.')
      if (!this.#house.bus.alone) await this.#refresh()
      const match = this.#match
      const missed = (await match?.missed(viewer, seen)) ?? []
      const situation = (await match?.situation(viewer)) ?? null
      const first = this.#audience.size === 0
      this.#audience.add(guest, match && viewer)
      tell(guest, {
        type: 'welcome',
        table: this.about(guest.person),
        seat: viewer === WATCHER ? null : viewer,
        situation,
        missed: [...missed],
        chat: chatFor(this.#sheet, guest, this.#chat),
        present: this.#presentNow(),
      })
      this.announce(first, guest)
    })
  }

  leave(guest: Guest): void {
    if (this.#audience.remove(guest)) this.announce()
    this.stir()
  }

  /** Tells everybody who is here, and the other processes who is here through this one; `asking` them the same. */
  announce(asking = false, knowing?: Guest): void {
    const { id } = this.#sheet.row
    this.#house.bus.publish({ table: id, present: this.#audience.seats(this.#sheet), asking })
    this.hearPresent(knowing)
  }

  /** Tells who is here, if that changed through any process; `knowing` was just told. */
  hearPresent(knowing?: Guest): void {
    const present = this.#presentNow()
    if (`${present}` === `${this.#present}`) return
    this.#present = present
    this.#audience.tellPresent(present, knowing)
  }

  /** Does what somebody at the table commands; once it is safe, `done` is told its place in the log. */
  perform(person: string | undefined, command: DeedCommand, done: (version: number) => void): Promise<void> {
    return this.#inTurn(async () => {
      const seat = seatOf(this.#sheet, person)
      if (seat === WATCHER) throw new Refused('forbidden', 'Only who has a seat at this table can do that.')
      const key = `${person} ${command.id}`
      const length = this.#match?.standing.length ?? 0
      const current = 'version' in command && command.version === length
      const isNew = current && !this.#commands.has(numberOf(key))
      const place = isNew ? undefined : await this.#house.store.placeOf(this.#sheet.row.id, key)
      if (place !== undefined) return done(place)
      const { standing } = this.#playing()
      if (standing.absent[seat] && command.type !== 'return')
        throw new Refused('forbidden', 'A bot plays for this seat now.')
      if ('version' in command && !current) throw stale(command.version, length)
      await this.#append(deedFrom(command, seat), key, done)
    })
  }

  /** Says something to everybody at the table. */
  async say(person: string | undefined, text: string): Promise<void> {
    const seat = seatOf(this.#sheet, person)
    const { id } = this.#sheet.row
    if (seat === WATCHER) throw new Refused('forbidden', 'Only who has a seat at this table can write.')
    const line = { table_id: id, seat, name: this.#sheet.seats[seat]!.name!, text, at: Date.now() }
    this.#tellChat([await this.#house.stored(() => this.#house.store.addChat(line))])
    this.#house.bus.publish({ table: id, what: 'chat' })
  }

  /** Tells what was said at this table through another process. */
  async hearChat(): Promise<void> {
    const last = this.#chat.at(-1)?.n ?? 0
    this.#tellChat(await this.#house.store.chatAfter(this.#sheet.row.id, last, KEPT_CHAT))
  }

  /** What lists should show of this table; undefined before it begins. */
  note(): Note | undefined {
    const match = this.#match
    if (!match) return undefined
    const { row } = this.#sheet
    const { length, status, asked, turn, result } = match.standing
    const playing = status === 'playing'
    return {
      id: row.id,
      version: length,
      turn: (playing ? asked : undefined) ?? null,
      awaited: (playing ? turn : undefined) ?? null,
      due: this.#attendant.dueAt(match) ?? null,
      status,
      ended: playing ? null : (row.ended ?? Date.now()),
      result: result && JSON.stringify(result),
    }
  }

  /** The game as a viewer knew it when its log had that length. */
  past(viewer: number, length: number): Promise<Situation> {
    return this.#inTurn(async () => {
      if (!this.#match || length > this.#match.standing.length)
        throw new Refused('illegal', `The game has not come to version ${length}.`)
      return this.#house.stored(() => this.#match!.past(viewer, length))
    })
  }

  /** The record of a game that is over. */
  record(): Promise<GameRecord> {
    return this.#inTurn(async () => {
      if (!this.#match || this.#match.standing.status === 'playing')
        throw new Refused('illegal', 'The record is shown when the game is over.')
      return this.#match.record()
    })
  }

  /** Does nothing more; resolves when everything that was begun is decided. */
  async close(): Promise<void> {
    this.#attendant.dismiss()
    await this.#queue
    await this.#match?.close()
  }

  #presentNow(): number[] {
    const elsewhere = this.#house.presence.at(this.#sheet.row.id)
    return [...new Set([...this.#audience.seats(this.#sheet), ...elsewhere])].sort()
  }

  #inTurn<R>(action: () => Promise<R>): Promise<R> {
    const result = this.#queue.then(action)
    this.#queue = result.catch(() => {})
    return result
  }

  async #refresh() {
    const { store } = this.#house
    const { id } = this.#sheet.row
    this.#sheet = (await store.sheet(id)) ?? this.#sheet
    if (this.#chat.length === 0) this.#chat = await store.chatAfter(id, 0, KEPT_CHAT)
    const begins = this.#sheet.row.started !== null && !this.#match
    if (begins) this.#match = await this.#begun()
    this.#tellTable()
    this.hearPresent()
    const moved = this.#match !== undefined && (await this.#catchUp(this.#match))
    if (begins || moved) this.#attendant.attend(this.#match!, this.#sheet, begins)
  }

  #begun() {
    const { row } = this.#sheet
    if (row.rules !== this.#game.rules || row.data !== this.#game.data) {
      const versions = `${row.rules} and data ${row.data}`
      throw new Refused(
        'illegal',
        `This game was begun with rules ${versions}, which this server no longer has.`,
      )
    }
    return Match.begin(this.#house.referee, this.#sheet, () => this.#house.store.entriesAfter(row.id, 0))
  }

  /** Follows the log to where it is in the database; whether there was anything new. */
  async #catchUp(match: Match) {
    const { length } = match.standing
    const rows = await this.#house.store.entriesAfter(this.#sheet.row.id, length)
    if (rows.length > 0) {
      const viewers = this.#audience.viewers(this.#sheet)
      const draft = await match.draft(rows.map(deedOf), viewers)
      match.take(draft)
      for (const { command } of rows) this.#remember(command)
      this.#audience.tellNews(this.#sheet, viewers, draft)
    }
    this.#house.noted(this)
    return rows.length > 0
  }

  /** Appends a deed to the log; only when it is stored does the game follow. */
  async #append(deed: Deed, command: string | null, done?: (version: number) => void): Promise<void> {
    const match = this.#playing()
    const { length } = match.standing
    const viewers = this.#audience.viewers(this.#sheet)
    const draft = await match.draft([deed], viewers)
    const stored = await this.#stored({
      table_id: this.#sheet.row.id,
      n: length + 1,
      onto: length === 0 ? null : length,
      kind: deed.kind,
      seat: deed.seat,
      answer: deed.answer ?? null,
      target: deed.to ?? null,
      command,
      at: deed.at,
    })
    if (!stored) return this.#overtaken(match, command, done)
    match.take(draft)
    this.#remember(command)
    this.stir()
    done?.(length + 1)
    this.#house.bus.publish({ table: this.#sheet.row.id, what: 'entries' })
    this.#audience.tellNews(this.#sheet, viewers, draft)
    if (deed.kind !== 'answer' || draft.standing.asked === undefined) this.#tellTable()
    this.#house.noted(this)
    this.#attendant.attend(match, this.#sheet, true)
  }

  /** The place in the log was taken: by somebody else, or by the same command when it was first sent. */
  async #overtaken(match: Match, command: string | null, done?: (version: number) => void) {
    const { length } = match.standing
    await this.#catchUp(match)
    this.#attendant.attend(match, this.#sheet, false)
    const place = command === null ? undefined : await this.#house.store.placeOf(this.#sheet.row.id, command)
    if (place === undefined) throw stale(length, match.standing.length)
    done?.(place)
  }

  /** Stores an entry. If it is uncertain whether that happened, the log will tell. */
  async #stored(row: EntryRow) {
    try {
      return await this.#house.appender.append(row)
    } catch (error) {
      this.#house.later(() => this.refresh())
      throw error
    }
  }

  #remember(command: string | null) {
    if (command !== null) this.#commands.add(numberOf(command))
  }

  #playing(): Match {
    if (!this.#match) throw new Refused('illegal', 'The game has not begun.')
    if (this.#match.standing.status !== 'playing') throw new Refused('illegal', 'The game is over.')
    return this.#match
  }

  #tellTable() {
    this.#audience.tellTable(this.#sheet, this.#match?.standing)
  }

  #tellChat(lines: readonly ChatRow[]) {
    this.#chat = [...this.#chat, ...lines].slice(-KEPT_CHAT)
    this.#audience.tellChat(this.#sheet, lines)
  }
}

function deedFrom(command: DeedCommand, seat: number): Deed {
  return {
    kind: command.type,
    seat,
    answer: command.type === 'answer' ? command.answer : undefined,
    to: command.type === 'takeback' ? command.to : undefined,
    at: Date.now(),
  }
}

function numberOf(command: string): number {
  let number = 0
  for (let i = 0; i < command.length; i++) number = (Math.imul(number, 31) + command.charCodeAt(i)) | 0
  return number
}

function stale(given: number, present: number) {
  return new Refused('stale', `This is meant for version ${given}, but the table is at version ${present}.`)
}
