import { type GameRecord, WATCHER } from '@kontor/engine'
import type { DeedCommand, Situation, TableAbout } from '@kontor/protocol'
import type { AnyGame } from '@kontor/register'
import { type CallOff, type Machine, Refused } from '../ground/index.ts'
import type { Deed } from '../referee/index.ts'
import { type ChatRow, type EntryRow, type Sheet, SIDE_BY_SIDE } from '../storage/index.ts'
import { aboutFor } from './about.ts'
import { Attendant } from './attendant.ts'
import { Audience, chatFor, type Guest, NO_WATCHERS, seatOf, tell } from './audience.ts'
import type { House } from './house.ts'
import { deedOf, Match } from './match.ts'
import type { Note } from './notes.ts'

const KEPT_CHAT = 50
/** What could not be read is read again after so many milliseconds. */
const RETRY = 1_000
/** Several times the deeds of a long game. In a log of that length nobody goes back any more, or it would have no end. */
const MOST_GOING_BACK = 3_000

/** How a room comes to know what others did. */
type Catching = 'refresh' | 'recover' | 'reseat' | 'hearChat'

/** A table that is open in this process: its game, as far as the log has come, and who is connected. */
export class Room {
  readonly #house: House
  readonly #game: AnyGame
  readonly #attendant: Attendant
  readonly #audience = new Audience()
  /** The seats whose people are here through this process, as the others were last told. */
  #announced: readonly number[] = []
  /** The seats whose people are here through any process, as everybody was last told. */
  #present: readonly number[] = []
  #sheet: Sheet
  #match: Match | undefined
  /** Why the game cannot be played, if it cannot. */
  #wrong: string | undefined
  /** The commands in the log as far as we followed it. */
  readonly #commands = new Set<string>()
  #chat: ChatRow[] = []
  /** Everything that changes the table happens one after the other. */
  #queue: Promise<unknown> = Promise.resolve()
  /** What is read from the database as soon as it is its turn. */
  #refreshing: Promise<void> | undefined
  #idleSince: number
  /** What could not be done when another process made it necessary. */
  readonly #owed = new Set<Catching>()
  #callOff: CallOff | undefined
  #closed = false

  constructor(house: House, game: AnyGame, sheet: Sheet) {
    this.#house = house
    this.#game = game
    this.#sheet = sheet
    this.#idleSince = house.machine.now()
    this.#attendant = new Attendant(house, {
      inTurn: action => this.#inTurn(action),
      append: (deed, length) =>
        this.#inTurn(async () => {
          const { standing } = this.#playing()
          if (standing.length === length && !(await this.#append(deed, null)))
            throw stale(length, this.#playing().standing.length)
        }),
    })
  }

  get sheet(): Sheet {
    return this.#sheet
  }

  /** The game, once it has begun, for anyone who looks at it from outside. */
  get match(): Match | undefined {
    return this.#match
  }

  /** Since when nobody is connected; undefined while somebody is. */
  get idleSince(): number | undefined {
    return this.#audience.size > 0 ? undefined : this.#idleSince
  }

  /** Somebody is interested in this table: it stays open for a while. */
  stir(): void {
    this.#idleSince = this.#house.machine.now()
  }

  /**
   * Reads what the database has: all of it at first, later what is new. What cannot be read now is read later. Whoever asks for
   * it while it waits for its turn waits with it: it reads what is new then, and however often others say that something is,
   * commands wait for one reading.
   */
  refresh(): Promise<void> {
    this.#refreshing ??= this.#surely('refresh', () =>
      this.#inTurn(() => {
        this.#refreshing = undefined
        return this.#refresh()
      }),
    )
    return this.#refreshing
  }

  /** The same when it is uncertain whether something of ours was stored: if it was, the other processes are to know, too. */
  recover(): Promise<void> {
    return this.#surely('recover', async () => {
      await this.#inTurn(() => this.#refresh())
      this.#house.bus.publish({ table: this.#sheet.row.id, what: 'entries' })
    })
  }

  /** The same when seats changed; whoever was forgotten has also taken back what they wrote. */
  reseat(): Promise<void> {
    return this.#surely('reseat', () =>
      this.#inTurn(() => {
        this.#chat = []
        return this.#refresh()
      }),
    )
  }

  about(person: string | undefined): TableAbout {
    try {
      return aboutFor(this.#sheet, person, this.#match?.standing)
    } catch (error) {
      throw new Refused('illegal', this.#setAside(error))
    }
  }

  /** Lets somebody in: they get the table as they may see it and what they missed since line `seen`. */
  enter(guest: Guest, seen: number): Promise<void> {
    return this.#inTurn(async () => {
      const viewer = seatOf(this.#sheet, guest.person)
      if (viewer === WATCHER && this.#sheet.row.watchers === 0) throw new Refused('forbidden', NO_WATCHERS)
      if (!this.#house.bus.alone) await this.#refresh()
      if (this.#wrong !== undefined) throw new Refused('illegal', this.#wrong)
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
    this.#announced = this.#audience.seats(this.#sheet)
    this.#house.bus.publish({ table: id, present: this.#announced, asking })
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
      if (seat === WATCHER) throw new Refused('forbidden', 'Only players at this table can do that.')
      const key = `${person} ${command.id}`
      do {
        const place = await this.#placeOf(key, command)
        if (place !== undefined) return done(place)
        this.#check(command, seat)
        // Where others were asked together with this seat, it may have been one of them who was quicker.
      } while (!(await this.#append(deedFrom(command, seat, this.#house.machine), key, done)))
    })
  }

  /** Says something to everybody at the table. */
  async say(person: string | undefined, text: string): Promise<void> {
    const seat = seatOf(this.#sheet, person)
    const { id } = this.#sheet.row
    if (seat === WATCHER) throw new Refused('forbidden', 'Only players at this table can write.')
    const line = {
      table_id: id,
      seat,
      name: this.#sheet.seats[seat]!.name!,
      text,
      at: this.#house.machine.now(),
    }
    this.#tellChat([await this.#house.stored(() => this.#house.store.addChat(line))])
    this.#house.bus.publish({ table: id, what: 'chat' })
  }

  /** Tells what was said at this table through another process. */
  hearChat(): Promise<void> {
    return this.#surely('hearChat', async () => {
      const last = this.#chat.at(-1)?.n ?? 0
      this.#tellChat(await this.#house.store.chatAfter(this.#sheet.row.id, last, KEPT_CHAT))
    })
  }

  /** What lists should show of this table; undefined before it begins. */
  note(): Note | undefined {
    const match = this.#match
    if (!match) return undefined
    const { row } = this.#sheet
    const { length, status, asked, turns, result } = match.standing
    const playing = status === 'playing'
    return {
      id: row.id,
      version: length,
      turn: (playing ? asked : undefined) ?? null,
      awaited: playing && turns.length > 0 ? turns.join(SIDE_BY_SIDE) : null,
      due: this.#attendant.dueAt(match) ?? null,
      status,
      ended: playing ? null : (row.ended ?? this.#house.machine.now()),
      result: result && JSON.stringify(result),
    }
  }

  /** The game as this person knew it after so many entries of its log: nothing that they were not told then. */
  async past(person: string | undefined, length: number): Promise<Situation> {
    await this.#queue
    // Only once the game has begun here it is certain who has which seat.
    const match = this.#match
    const viewer = seatOf(this.#sheet, person)
    if (viewer === WATCHER && this.#sheet.row.watchers === 0) throw new Refused('forbidden', NO_WATCHERS)
    if (!match || length > match.standing.length)
      throw new Refused('illegal', `The game has not reached version ${length}.`)
    return this.#house.stored(() => match.past(viewer, length))
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
    this.#closed = true
    this.#callOff?.()
    this.#attendant.dismiss()
    await this.#queue
    await this.#match?.close()
  }

  /** Where in the log a command is; what is meant for the present version and has a new name needs no look. */
  async #placeOf(key: string, command: DeedCommand): Promise<number | undefined> {
    const current = 'version' in command && command.version === this.#match?.standing.length
    if (current && !this.#commands.has(key)) return undefined
    return this.#house.store.placeOf(this.#sheet.row.id, key)
  }

  /** Refuses what whoever has this seat may not do now, whatever the rules of the game say. */
  #check(command: DeedCommand, seat: number) {
    const { length, absent, together } = this.#playing().standing
    if (absent[seat] && command.type !== 'return')
      throw new Refused('forbidden', 'A bot plays for this seat now.')
    // Whoever is asked together with others need not know that some of them answered meanwhile.
    const own = command.type === 'answer' || command.type === 'undo'
    const since = (own ? together?.[seat] : undefined) ?? length
    if ('version' in command && (command.version < since || command.version > length))
      throw stale(command.version, length)
    if (length >= MOST_GOING_BACK && (command.type === 'undo' || command.type === 'takeback'))
      throw new Refused('illegal', 'So much was taken back in this game that it can only go on.')
    if ((command.type === 'takeback' || command.type === 'agree') && absent.includes('late'))
      throw new Refused(
        'illegal',
        'A player who ran out of time may come back; until then nothing is taken back.',
      )
  }

  #presentNow(): number[] {
    const elsewhere = this.#house.presence.at(this.#sheet.row.id)
    return [...new Set([...this.#audience.seats(this.#sheet), ...elsewhere])].sort()
  }

  /** Does something that another process made necessary: if it fails, it is done once more after a while. */
  async #surely(what: Catching, action: () => Promise<void>): Promise<void> {
    try {
      await action()
    } catch (error) {
      if (!this.#closed) this.#owe(what)
      throw error
    }
  }

  #owe(what: Catching) {
    this.#owed.add(what)
    this.#callOff ??= this.#house.machine.after(RETRY, () => {
      const owed = [...this.#owed]
      this.#owed.clear()
      this.#callOff = undefined
      for (const each of owed) this.#house.later(() => this[each]())
    })
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
    this.#audience.turnOutWatchers(this.#sheet)
    // Whoever is here may have sat down or got up.
    if (`${this.#audience.seats(this.#sheet)}` !== `${this.#announced}`) this.announce()
    if (this.#chat.length === 0) this.#chat = await store.chatAfter(id, 0, KEPT_CHAT)
    const begins = this.#sheet.row.started !== null && !this.#match && this.#wrong === undefined
    if (begins) await this.#begin()
    if (this.#wrong !== undefined) return
    if (begins) {
      this.#tellTable()
      try {
        await this.#tellBeginning()
      } catch (error) {
        // Those who wait have heard nothing of the game, and nobody attends it: it is taken up once more.
        this.#match = undefined
        throw error
      }
    }
    this.hearPresent()
    const moved = this.#match !== undefined && (await this.#catchUp(this.#match))
    // Who resigned, and that the game is over, stands in what was new.
    if (!begins) this.#tellTable()
    if (begins || moved) this.#attendant.attend(this.#match!, this.#sheet, begins)
  }

  /** Takes up the game and all that its log has; one that cannot be played is set aside, and its table still shown. */
  async #begin() {
    const { row } = this.#sheet
    if (row.rules !== this.#game.rules || row.data !== this.#game.data) {
      const versions = `${row.rules} and data ${row.data}`
      this.#wrong = `This game was begun with rules ${versions}, which this server no longer has.`
      return
    }
    const log = await this.#house.store.entriesAfter(row.id, 0)
    // Whoever waits here hears line by line what happened meanwhile through another process.
    const told = this.#audience.size > 0
    try {
      // Lists may lag behind a log, never lead: what they knew of was there.
      if (log.length < row.version)
        throw new Error(`The log ends at ${log.length}, and was at ${row.version}.`)
      const read = () => this.#house.store.entriesAfter(row.id, 0)
      const match = await Match.begin(this.#house.referee, this.#sheet, told ? [] : log.map(deedOf), read)
      if (told) await this.#follow(match, log)
      else for (const { command } of log) this.#remember(command)
      this.#match = match
    } catch (error) {
      if (error instanceof Refused) throw error
      this.#setAside(error)
    }
    this.#house.noted(this)
  }

  /** Whoever waited for the beginning has no view yet: perhaps they are asked, and nobody else does anything before. */
  async #tellBeginning() {
    const viewers = this.#audience.viewers(this.#sheet)
    if (!this.#match || viewers.whole.length === 0) return
    this.#audience.tellNews(this.#sheet, viewers, await this.#match.draft([], viewers))
  }

  /** The game cannot be played any more: names the table in the log, and says so in a sentence. */
  #setAside(error: unknown): string {
    this.#house.log.error({ table: this.#sheet.row.id, error }, 'damaged')
    this.#wrong =
      'This table is damaged, and was set aside; whoever runs the server finds it named in the log.'
    return this.#wrong
  }

  /** Follows the log to where it is in the database; whether there was anything new. */
  async #catchUp(match: Match) {
    const { length } = match.standing
    const rows = await this.#house.store.entriesAfter(this.#sheet.row.id, length)
    await this.#follow(match, rows)
    this.#house.noted(this)
    return rows.length > 0
  }

  async #follow(match: Match, rows: readonly EntryRow[]) {
    if (rows.length === 0) return
    const viewers = this.#audience.viewers(this.#sheet)
    const draft = await match.draft(rows.map(deedOf), viewers)
    match.settle(draft)
    for (const { command } of rows) this.#remember(command)
    this.#audience.tellNews(this.#sheet, viewers, draft)
  }

  /**
   * Appends a deed to the log; only when it is stored does the game follow. If its place was taken, by somebody else or by the same
   * command when it was first sent, the game follows to there, and nothing else is done.
   */
  async #append(deed: Deed, command: string | null, done?: (version: number) => void): Promise<boolean> {
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
    if (!stored) {
      await this.#catchUp(match)
      this.#attendant.attend(match, this.#sheet, false)
      return false
    }
    match.settle(draft)
    this.#remember(command)
    this.stir()
    done?.(length + 1)
    this.#house.bus.publish({ table: this.#sheet.row.id, what: 'entries' })
    this.#audience.tellNews(this.#sheet, viewers, draft)
    if (deed.kind !== 'answer' || draft.standing.asked === undefined) this.#tellTable()
    this.#house.noted(this)
    this.#attendant.attend(match, this.#sheet, true)
    return true
  }

  /** Stores an entry. If it is uncertain whether that happened, the log will tell. */
  async #stored(row: EntryRow) {
    try {
      return await this.#house.appender.append(row)
    } catch (error) {
      this.#house.later(() => this.recover())
      throw error
    }
  }

  #remember(command: string | null) {
    if (command !== null) this.#commands.add(command)
  }

  #playing(): Match {
    if (!this.#match) throw new Refused('illegal', this.#wrong ?? 'The game has not begun.')
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

function deedFrom(command: DeedCommand, seat: number, { now }: Machine): Deed {
  return {
    kind: command.type,
    seat,
    answer: command.type === 'answer' ? command.answer : undefined,
    to: command.type === 'takeback' ? command.to : undefined,
    at: now(),
  }
}

function stale(given: number, present: number) {
  return new Refused('stale', `This is meant for version ${given}, but the table is at version ${present}.`)
}
