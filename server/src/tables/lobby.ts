import { checkOptions, Fault, type GameRecord, newRecord, seedFrom } from '@kontor/engine'
import type { NewTable, Opponent, PlayerAbout, TableAbout } from '@kontor/protocol'
import { gameNamed, newId, newSecret, Refused } from '../ground/index.ts'
import { hashOf, isSecret, type Person } from '../people/index.ts'
import type { SeatRow, Sheet } from '../storage/index.ts'
import type { House } from './house.ts'

const MOST_LISTED = 100
const MOST_SHOWN = 50
/** Who plays for people who left, unless a table says otherwise. */
const STAND_IN = 'merchant'

const BEGUN = 'The game has begun; you can only resign.'
const FREE_SEATS = 'There are free seats; wait for people or fill them with bots.'
const SPENT =
  'Somebody has already sat down with this link. If that was you, ask for a link to your seat where you did.'

interface Link {
  readonly seat: number
  readonly secret: string
}

/** What happens around tables before and after the game: making, finding, joining, beginning, going on. */
export class Lobby {
  readonly #house: House

  constructor(house: House) {
    this.#house = house
  }

  /** Makes a table; gives the links of the seats that are for invited people. */
  async make(host: Person, wanted: NewTable): Promise<{ table: TableAbout; links: Link[] }> {
    const { machine, games } = this.#house
    const game = gameNamed(games, wanted.game)
    const standIn = wanted.standIn ?? STAND_IN
    if (wanted.seats.filter(({ kind }) => kind === 'me').length > 1)
      throw new Fault('You can take only one seat at a table.')
    const seed = seedFrom(machine.random(16))
    const options = checkOptions(game.options, wanted.options ?? {})
    newRecord(game, { seats: wanted.seats.map(() => ''), seed, options })
    const { newTables, openTables, store } = this.#house
    // Every table is counted here, whichever way it is made.
    if (!newTables.take(host.id)) throw new Refused('too-many', 'You have opened many tables; wait a while.')
    const id = newId(machine)
    const links = wanted.seats.flatMap(({ kind }, seat) =>
      kind === 'invited' ? [{ seat, secret: newSecret(machine) }] : [],
    )
    const mine = wanted.seats.findIndex(({ kind }) => kind === 'me')
    const sheet: Sheet = {
      row: {
        id,
        host: host.id,
        game: game.name,
        rules: game.rules,
        data: game.data,
        options: JSON.stringify(options),
        seed,
        listed: wanted.listed === false ? 0 : 1,
        watchers: wanted.watchers === false ? 0 : 1,
        pace: JSON.stringify(wanted.pace ?? { kind: 'live' }),
        stand_in: standIn,
        begins: wanted.begins ?? 'host',
        status: 'open',
        created: machine.now(),
        started: null,
        ended: null,
        version: 0,
        turn: null,
        due: null,
        result: null,
        rematch: null,
        rated: 0,
        awaited: null,
        untold: 0,
      },
      seats: wanted.seats.map((plan, seat) => seatRow(id, seat, plan, host, links)),
      holders: new Map(mine < 0 ? [] : [[host.id, mine]]),
      names: new Map([[host.id, host.name]]),
    }
    if (!(await this.#house.stored(() => store.addTable(sheet, openTables))))
      throw new Refused('illegal', `${openTables} of your tables wait for others already; leave one first.`)
    await this.#beginIfFull(sheet)
    return { table: await this.about(id, host.id), links }
  }

  async about(id: string, person: string | undefined): Promise<TableAbout> {
    return (await this.#house.room(id)).about(person)
  }

  async list(which: 'open' | 'mine' | 'playing' | 'over', person: string | undefined): Promise<TableAbout[]> {
    const { store } = this.#house
    if (which === 'mine' && person === undefined) throw new Refused('forbidden', 'Choose a name first.', 401)
    const found = await this.#house.stored(() =>
      which === 'mine' ? store.tablesOf(person!, MOST_LISTED) : store.listed(which, MOST_LISTED),
    )
    const sheets = which === 'open' && person !== undefined ? await this.#forOne(person, found) : found
    return this.#house.shown(sheets, person).sort(which === 'mine' ? byUrgency : () => 0)
  }

  /** Open tables without those at which somebody sits who is apart from this person. */
  async #forOne(person: string, sheets: readonly Sheet[]) {
    const { blocked, blockers } = await this.#house.stored(() => this.#house.relations.apart(person))
    return sheets.filter(sheet => !peopleAt(sheet).some(each => blocked.has(each) || blockers.has(each)))
  }

  /** What everybody may know of a player. */
  async player(id: string): Promise<PlayerAbout> {
    const { store, ratings } = this.#house
    return this.#house.stored(async () => {
      const person = await store.person(id)
      if (!person) throw new Refused('illegal', 'There is no such player.', 404)
      const sheets = await store.tablesOf(id, MOST_SHOWN, true)
      return {
        id,
        name: person.name,
        since: person.created,
        ratings: await ratings.of(id),
        tables: this.#house.shown(sheets, undefined),
      }
    })
  }

  /** Sits down at a table: on an open seat, the one to which a link invites, or a taken one whose holder made the link. */
  async join(
    id: string,
    person: Person,
    { seat, secret }: { seat?: number; secret?: string },
  ): Promise<TableAbout> {
    const { sheet } = await this.#house.room(id)
    const held = sheet.holders.get(person.id)
    if (held !== undefined && (seat === undefined || seat === held)) return this.about(id, person.id)
    if (held !== undefined) throw new Refused('illegal', 'You already have a seat at this table.')
    const { blockers } = await this.#house.stored(() => this.#house.relations.apart(person.id))
    if (peopleAt(sheet).some(each => blockers.has(each)))
      throw new Refused('forbidden', 'Somebody at this table does not want to play with you.')
    const wanted = secret === undefined ? openSeat(sheet, seat) : seatOfLink(sheet, secret)
    if (wanted.kind === 'person' && secret !== undefined)
      await this.#share(sheet, wanted.seat, secret, person)
    else await this.#sit(sheet, wanted.seat, person)
    await this.#house.touch(id)
    await this.#beginIfFull((await this.#house.room(id)).sheet)
    return this.about(id, person.id)
  }

  /** Gets up again before the game has begun. If the host leaves, the table is gone. */
  async leave(id: string, person: string): Promise<TableAbout> {
    const { sheet } = await this.#house.room(id)
    const seat = sheet.holders.get(person)
    if (sheet.row.status !== 'open') throw new Refused('illegal', BEGUN)
    if (sheet.row.host !== person && seat === undefined)
      throw new Refused('illegal', 'You have no seat at this table.')
    const gone = await this.#house.stored(() =>
      sheet.row.host === person || seat === undefined
        ? this.#house.store.cancel(id, this.#house.machine.now())
        : this.#house.store.freeSeat(id, seat),
    )
    if (!gone) throw new Refused('illegal', BEGUN)
    await this.#house.touch(id)
    return this.about(id, person)
  }

  /** Begins the game; seats that are still free get bots of the level `fill`. */
  async start(id: string, person: string, fill: Opponent | undefined): Promise<TableAbout> {
    const { sheet } = await this.#house.room(id)
    if (sheet.row.host !== person)
      throw new Refused('forbidden', 'Only the person who opened the table can start the game.')
    if (fill === undefined && !isFull(sheet)) throw new Refused('illegal', FREE_SEATS)
    await this.#begin(id, fill)
    return this.about(id, person)
  }

  /** A new link to one's own seat, to play it on another device. It works once, and the old one is void. */
  async link(id: string, person: string): Promise<Link> {
    const seat = (await this.#house.room(id)).sheet.holders.get(person)
    if (seat === undefined) throw new Refused('forbidden', 'You have no seat at this table.')
    const secret = newSecret(this.#house.machine)
    await this.#house.stored(() => this.#house.store.setLink(id, seat, hashOf(secret)))
    await this.#house.touch(id)
    return { seat, secret }
  }

  /** The table at which the same people go on: made by the first who asks; it begins when all have asked. */
  async rematch(id: string, person: Person): Promise<TableAbout> {
    const room = await this.#house.room(id)
    const { row, holders } = room.sheet
    const seat = holders.get(person.id)
    if (seat === undefined) throw new Refused('forbidden', 'Only players of this game can ask for a rematch.')
    if (room.about(person.id).status === 'playing' || row.status === 'open')
      throw new Refused('illegal', 'The game is not over.')
    const next = row.rematch ?? (await this.#makeRematch(room.sheet, person))
    return this.join(next, person, { seat })
  }

  /** The record of a game that is over. */
  async record(id: string): Promise<GameRecord> {
    return (await this.#house.room(id)).record()
  }

  async #makeRematch({ row, seats }: Sheet, person: Person): Promise<string> {
    const { table } = await this.make(person, {
      game: row.game,
      options: JSON.parse(row.options),
      seats: seats.map(({ kind, level }) =>
        kind === 'bot' ? { kind: 'bot', level: level! } : { kind: 'open' },
      ),
      listed: false,
      watchers: row.watchers === 1,
      pace: JSON.parse(row.pace),
      standIn: row.stand_in,
      begins: 'full',
    })
    const chosen = await this.#house.stored(() => this.#house.store.linkRematch(row.id, table.id))
    if (chosen !== table.id)
      await this.#house.stored(() => this.#house.store.cancel(table.id, this.#house.machine.now()))
    await this.#house.touch(row.id)
    return chosen
  }

  async #sit(sheet: Sheet, seat: number, { id, name }: Person) {
    const taken = await this.#house.stored(() => this.#house.store.takeSeat(sheet.row.id, seat, id, name))
    if (!taken) throw new Refused('illegal', 'Somebody was faster: the seat is taken.')
  }

  async #share({ row }: Sheet, seat: number, secret: string, { id }: Person) {
    const shared = await this.#house.stored(() =>
      this.#house.store.shareSeat(row.id, seat, hashOf(secret), id),
    )
    if (!shared) throw new Refused('forbidden', SPENT)
  }

  async #beginIfFull(sheet: Sheet) {
    if (sheet.row.status === 'open' && sheet.row.begins === 'full' && isFull(sheet))
      await this.#begin(sheet.row.id, undefined)
  }

  async #begin(id: string, fill: Opponent | undefined) {
    const begun = await this.#house.stored(() => this.#house.store.begin(id, this.#house.machine.now(), fill))
    if (begun === 'gone') throw new Refused('illegal', 'The game has begun already, or the table is gone.')
    if (begun === 'free') throw new Refused('illegal', FREE_SEATS)
    await this.#house.touch(id)
  }
}

function seatRow(
  table: string,
  seat: number,
  plan: NewTable['seats'][number],
  host: Person,
  links: readonly Link[],
): SeatRow {
  const link = links.find(each => each.seat === seat)
  const level = plan.kind === 'bot' ? plan.level : null
  return {
    table_id: table,
    seat,
    kind: plan.kind === 'me' ? 'person' : plan.kind,
    name: plan.kind === 'me' ? host.name : level,
    level,
    secret: link ? hashOf(link.secret) : null,
    link: null,
  }
}

function openSeat({ row, seats }: Sheet, wanted: number | undefined): SeatRow {
  if (row.status !== 'open') throw new Refused('illegal', 'The game has begun, or the table is gone.')
  const found = seats.find(({ kind, seat }) => kind === 'open' && (wanted === undefined || seat === wanted))
  if (!found) throw new Refused('illegal', 'There is no such open seat.')
  return found
}

function seatOfLink({ row, seats }: Sheet, secret: string): SeatRow {
  const found = seats.find(({ kind, secret: invitation, link }) =>
    isSecret(secret, kind === 'person' ? link : invitation),
  )
  if (!found && seats.some(each => isSecret(secret, each.secret))) throw new Refused('forbidden', SPENT)
  if (!found) throw new Refused('forbidden', 'This link does not lead to a seat at this table.')
  if (found.kind !== 'person' && row.status !== 'open')
    throw new Refused('illegal', 'The game has begun without you, or the table is gone.')
  return found
}

/** Whose table it is, and who sits there. */
function peopleAt({ row, holders }: Sheet) {
  return [row.host, ...holders.keys()]
}

function isFull({ seats }: Sheet) {
  return seats.every(({ kind }) => kind === 'person' || kind === 'bot')
}

/** Whose turn it is comes first, then what goes on, then what is over. */
function byUrgency(one: TableAbout, other: TableAbout) {
  const rank = ({ status, turn, mine }: TableAbout) =>
    status === 'playing' ? (turn === mine ? 0 : 1) : status === 'open' ? 2 : 3
  return rank(one) - rank(other)
}
