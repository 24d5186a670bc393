import { canonical, difference, type Event, newRecord, WATCHER } from '@kontor/engine'
import type { DeedCommand, Entry, Pace, Situation, TableAbout } from '@kontor/protocol'
import { type Games, gameNamed } from '../../src/ground/index.ts'
import { begin, type Deed, firstDue, follow, type Progress, type Terms } from '../../src/referee/progress.ts'
import { opening } from '../../src/referee/replays.ts'
import { entryFor, type Heard, situationFor, statusOf } from '../../src/referee/situation.ts'
import type { EntryRow, SeatRow, TableRow } from '../../src/storage/index.ts'
import { type Disk, INSIDE } from './disk.ts'

/** What somebody sent, and what became of it. */
export interface Sent {
  readonly person: string
  readonly table: string
  readonly command: DeedCommand
  /** When it was first sent, and how often. */
  readonly at: number
  times: number
}

interface Acknowledged extends Sent {
  readonly n: number
  readonly heardAt: number
}

/** What was told of one game: to which seat, at which version. */
interface Told {
  readonly situations: Map<string, string>
  readonly entries: Map<string, string>
}

/** Clocks of machines differ by so little, and what is noted about them by so much. */
const TOLERANCE = 1_500
const GRACE = 60_000

/**
 * Whoever sees all that people send and are told, and says in the end which promise was broken. It asks nobody in the
 * server: what was done it reads from the database, and what each seat may know it computes from that by the rules.
 */
export class Witness {
  readonly #disk: Disk
  readonly #games: Games
  readonly #wrong = new Set<string>()
  readonly #acknowledged: Acknowledged[] = []
  readonly #refused: Sent[] = []
  readonly #told = new Map<string, Told>()
  /** The earliest version that a command of somebody who was asked together with others could be for, by the place of what was done. */
  readonly #askedSince = new Map<string, number | undefined>()
  readonly #seedsTold = new Map<string, number>()
  readonly #heardOf = new Map<string, number>()
  /** When each entry was truly written. */
  readonly #written = new Map<string, number>()
  readonly #seats = new Map<string, ReadonlySet<string>>()
  #seeds: readonly string[] = []

  constructor(disk: Disk, games: Games) {
    this.#disk = disk
    this.#games = games
  }

  get violations(): readonly string[] {
    return [...this.#wrong]
  }

  get answers(): number {
    return this.#acknowledged.length
  }

  wrong(what: string): void {
    if (this.#wrong.size < 20) this.#wrong.add(what)
  }

  wrote(table: string, n: number, at: number): void {
    this.#written.set(`${table} ${n}`, at)
  }

  /** When an entry was truly written. */
  writtenAt(table: string, n: number): number {
    return this.#written.get(`${table} ${n}`) ?? Number.POSITIVE_INFINITY
  }

  /** How far a table has come for certain. */
  cameTo(table: string): number {
    return this.#heardOf.get(table) ?? 0
  }

  acknowledge(sent: Sent, n: number, heardAt: number): void {
    this.#acknowledged.push({ ...sent, n, heardAt })
    this.#heardOf.set(sent.table, Math.max(n, this.cameTo(sent.table)))
  }

  refuse(sent: Sent): void {
    this.#refused.push(sent)
  }

  /** A text that somebody got. */
  read(text: string): void {
    if (text.includes(INSIDE)) this.wrong(`somebody was told of the inside: ${text.slice(0, 200)}`)
    for (const seed of this.#seeds)
      if (text.includes(seed) && !text.includes(`"seed":"${seed}"`)) this.wrong('somebody was told a seed')
  }

  about({ id, seed, version, status }: TableAbout): void {
    if (seed === null) return
    if (status === 'playing' || status === 'open') this.wrong(`a seed was told of a game that is ${status}`)
    this.#seedsTold.set(id, Math.min(version, this.#seedsTold.get(id) ?? version))
  }

  situation(person: string, table: string, seat: number | null, told: Situation): void {
    this.#claims(person, table, seat)
    this.#note(this.#of(table).situations, `${seat ?? WATCHER} ${told.version}`, canonical(told), table)
  }

  entry(person: string, table: string, seat: number | null, told: Entry): void {
    this.#claims(person, table, seat)
    this.#note(this.#of(table).entries, `${seat ?? WATCHER} ${told.n}`, canonical(told), table)
  }

  /** Tables and seats changed: which seeds are secret, and who may have which seat. */
  look(openTables: number): void {
    const rows = this.#disk.rows<{ seed: string }>(
      "select seed from tables where status in ('open', 'playing') order by created desc limit 20",
    )
    this.#seeds = rows.map(({ seed }) => seed)
    const crowded = this.#disk.rows<{ host: string; tables: number }>(
      "select host, count(*) as tables from tables where status = 'open' group by host having count(*) > ?",
      openTables,
    )
    for (const { tables } of crowded)
      this.wrong(`${tables} tables of one host wait for others, where ${openTables} may`)
    for (const { table_id, person, seat } of this.#disk.rows<{
      table_id: string
      person: string
      seat: number
    }>('select table_id, person, seat from holders')) {
      const key = `${table_id} ${person}`
      this.#seats.set(key, new Set([...(this.#seats.get(key) ?? []), `${seat}`]))
    }
  }

  /** The seat that somebody has now. */
  seatOf(table: string, person: string): number | null {
    const [held] = this.#disk.rows<{ seat: number }>(
      'select seat from holders where table_id = ? and person = ?',
      table,
      person,
    )
    return held?.seat ?? null
  }

  /** What is in the database now, held against all that was told. Gives how each table that began stands. */
  judge(): readonly { readonly table: string; readonly length: number; readonly status: string }[] {
    const tables = this.#disk.rows<TableRow>('select * from tables where started is not null')
    for (const sent of this.#acknowledged)
      if (!tables.some(({ id }) => id === sent.table)) this.wrong('a table was lost with its answers')
    return tables.map(row => {
      const entries = this.#disk.rows<EntryRow>('select * from entries where table_id = ? order by n', row.id)
      const status = this.#judgeGame(row, entries)
      this.#judgeLog(row.id, entries)
      return { table: row.id, length: entries.length, status }
    })
  }

  /** The log is one line, and has at its place whatever was acknowledged. */
  #judgeLog(table: string, entries: readonly EntryRow[]) {
    const commands = new Set<string>()
    for (const [i, { n, onto, command }] of entries.entries()) {
      if (n !== i + 1 || (onto ?? 0) !== i) this.wrong(`the log of a table is no line at ${n}`)
      if (command !== null && commands.has(command)) this.wrong(`a command was done twice: ${command}`)
      if (command !== null) commands.add(command)
    }
    const acknowledged = this.#acknowledged.filter(sent => sent.table === table)
    for (const { person, command, n } of acknowledged) {
      const row = entries[n - 1]
      if (row?.command !== `${person} ${command.id}` || row.kind !== command.type)
        this.wrong(`an acknowledged ${command.type} is not in the log at ${n}`)
      if (command.type === 'answer' && row?.answer !== command.answer)
        this.wrong(`an acknowledged answer is another one in the log at ${n}`)
      const since = this.#askedSince.get(`${table} ${n}`)
      const early = command.type === 'answer' || command.type === 'undo' ? (since ?? n - 1) : n - 1
      if ('version' in command && !(command.version >= early && command.version < n))
        this.wrong(`a command for version ${command.version} was done at ${n}`)
    }
    for (const { person, command, times, table: other } of this.#refused) {
      if (other !== table || (times > 1 && !('version' in command))) continue
      if (commands.has(`${person} ${command.id}`)) this.wrong(`a ${command.type} was refused, but done`)
    }
    this.#judgeOrder(acknowledged)
  }

  /** Whatever was acknowledged before something else was sent stands before it. */
  #judgeOrder(acknowledged: readonly Acknowledged[]) {
    let first = Number.POSITIVE_INFINITY
    for (const { n, at, heardAt } of acknowledged.toSorted((one, other) => other.n - one.n)) {
      if (first < at) this.wrong(`what was sent later stands before at ${n}`)
      first = Math.min(first, heardAt)
    }
  }

  /** Plays the game again, and compares all that anybody was told. */
  #judgeGame(row: TableRow, entries: readonly EntryRow[]): string {
    const terms = this.#termsOf(row)
    const told = this.#of(row.id)
    const events: Event[] = []
    let progress = begin(terms, event => events.push(event))
    this.#compare(terms, progress, opening(terms, events), told)
    const statuses: string[] = [statusOf(terms, progress)]
    for (const [i, entry] of entries.entries()) {
      const deed = deedOf(entry)
      this.#askedSince.set(`${row.id} ${i + 1}`, progress.together?.[deed.seat])
      const heard: Event[] = []
      if (deed.kind === 'late') this.#judgeLate(terms, progress, entries, i)
      try {
        progress = follow(terms, progress, deed, event => heard.push(event))
      } catch (error) {
        this.wrong(`the log of a table cannot be played at ${i + 1}: ${error}`)
        break
      }
      statuses.push(statusOf(terms, progress))
      this.#compare(terms, progress, { n: i + 1, deed, events: heard }, told)
    }
    for (const key of [...told.situations.keys(), ...told.entries.keys()])
      this.wrong(`somebody was told of what never was: ${key}`)
    const seedTold = this.#seedsTold.get(row.id)
    if (seedTold !== undefined && statuses[seedTold] === 'playing')
      this.wrong(`a seed was told at version ${seedTold} of a game in play`)
    return statuses.at(-1)!
  }

  #compare(terms: Terms, progress: Progress, line: Heard, told: Told) {
    for (let viewer = WATCHER; viewer < terms.people.length; viewer++) {
      const key = `${viewer} ${progress.length}`
      this.#same(told.situations, key, () => situationFor(terms, progress, viewer))
      this.#same(told.entries, key, () => entryFor(line, viewer))
    }
  }

  /** Takes away what was told; if it is not what the rules say, that is wrong. */
  #same(told: Map<string, string>, key: string, right: () => object) {
    const text = told.get(key)
    if (text === undefined) return
    told.delete(key)
    const wanted = JSON.parse(JSON.stringify(right()))
    if (text === canonical(wanted)) return
    const where = difference(JSON.parse(text), wanted, 'told')
    this.wrong(`a seat was told what it may not know, or what is wrong, at ${key}: ${where}`)
  }

  /** Whoever was late truly had all their time. */
  #judgeLate(terms: Terms, progress: Progress, entries: readonly EntryRow[], place: number) {
    const due = firstDue(terms, progress)?.due
    const { table_id, n } = entries[place]!
    if (due === undefined) return this.wrong(`somebody was late at ${n} who had all the time in the world`)
    const from = entries.slice(0, place).findLast(({ at }) => at === progress.since)
    const since = (from && this.#written.get(`${table_id} ${from.n}`)) ?? progress.since
    const had = this.#written.get(`${table_id} ${n}`)! - since
    const time = due - progress.since
    // A process that came later does not know that storing took long, but waits for so long at least.
    const least = Math.max(Math.min(time, GRACE), time - (since - progress.since))
    if (had < least - TOLERANCE) this.wrong(`somebody was late at ${n} after ${had} ms, who had ${time}`)
  }

  #termsOf(row: TableRow): Terms {
    const seats = this.#disk.rows<SeatRow>('select * from seats where table_id = ? order by seat', row.id)
    const game = gameNamed(this.#games, row.game)
    const names = seats.map(({ name }, seat) => name ?? `${seat + 1}`)
    return {
      game,
      record: newRecord(game, { seats: names, seed: row.seed, options: JSON.parse(row.options) }),
      people: seats.map(({ kind }) => kind === 'person'),
      pace: JSON.parse(row.pace) as Pace,
      started: row.started ?? row.created,
    }
  }

  /** Somebody was told as whoever has a seat: they must have had it. */
  #claims(person: string, table: string, seat: number | null) {
    if (seat !== null && !this.#seats.get(`${table} ${person}`)?.has(`${seat}`))
      this.wrong(`somebody was told what only seat ${seat} may know, and never sat there`)
  }

  #note(told: Map<string, string>, key: string, text: string, table: string) {
    const before = told.get(key)
    if (before !== undefined && before !== text)
      this.wrong(
        `two were told different things of ${table} ${key}: ${difference(JSON.parse(before), JSON.parse(text))}`,
      )
    told.set(key, text)
  }

  #of(table: string): Told {
    const told = this.#told.get(table) ?? { situations: new Map(), entries: new Map() }
    this.#told.set(table, told)
    return told
  }
}

function deedOf({ kind, seat, answer, target, at }: EntryRow): Deed {
  return { kind, seat, answer: answer ?? undefined, to: target ?? undefined, at }
}
