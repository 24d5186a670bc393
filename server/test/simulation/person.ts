import type { DeedCommand, News, NewTable, Situation, TableAbout } from '@kontor/protocol'
import { situationAfter } from '@kontor/protocol/situation'
import type { Luck } from './luck.ts'
import type { Reply, Wire } from './network.ts'
import type { Process } from './process.ts'
import type { Sent } from './witness.ts'
import type { World } from './world.ts'

/** A link that somebody was given by hand. */
export interface Invitation {
  readonly table: string
  readonly secret: string
}

/** More tables at a time nobody plays at. */
const MOST_CHAIRS = 3
/** Whoever was turned away so often in a row does not come to that table again. */
const MOST_REFUSALS = 4
/** What a server refuses so may be sent again: it is not known to be done, or not yet. */
const AGAIN: ReadonlySet<string> = new Set(['storage', 'mistake', 'too-many'])

/** Somebody who makes tables, plays, comes back whenever they are cut off, and now and then leaves for good. */
export class Person {
  readonly world: World
  readonly luck: Luck
  readonly address: string
  id = ''
  cookie = ''
  name: string
  /** Where this guest signed out, if they did, and when they heard so: nothing is done for them there any more. */
  left: { readonly process: Process; readonly at: number } | undefined
  /** Whether they are about to: they may lose their seats at any moment. */
  leaving = false
  readonly #chairs = new Map<string, Chair>()
  #born = 0
  #commands = 0

  constructor(world: World, luck: Luck, number: number) {
    this.world = world
    this.luck = luck
    this.address = `10.0.0.${number + 1}`
    this.name = `Guest ${number}`
  }

  get chairs(): readonly Chair[] {
    return [...this.#chairs.values()]
  }

  /** Lives until the world ends. */
  async live(): Promise<void> {
    while (!this.world.ending) {
      if (this.id === '') await this.#introduce()
      else await this.#act()
      await this.world.clock.wait(this.world.temper.pause(this.luck), `${this.name} rests`)
    }
  }

  async ask(method: 'GET' | 'POST', url: string, body?: object): Promise<Reply | undefined> {
    const process = this.world.process()
    if (!process) return undefined
    this.world.stir()
    const reply = await this.world.network.request(process, this, method, url, body)
    if (reply) this.world.witness.read(reply.text)
    if (reply && reply.status < 300 && reply.cookie) this.cookie = reply.cookie
    return reply
  }

  /** Sits down in front of a table, if they do not already. */
  attend(table: string): void {
    if (this.#chairs.has(table)) return
    const chair = new Chair(this, table)
    this.#chairs.set(table, chair)
    chair.connect()
  }

  /** A name that no other command of theirs has. */
  newId(): string {
    return `${this.name.replace(/\W/g, '-')}-${++this.#commands}`
  }

  forsake(table: string): void {
    this.#chairs.delete(table)
  }

  async #introduce() {
    this.name = `${this.name.split('.')[0]}.${++this.#born}`
    const reply = await this.ask('POST', '/api/guest', { name: this.name })
    if (reply?.status !== 200) return
    this.id = (reply.body as { id: string }).id
    this.left = undefined
    this.leaving = false
  }

  async #act() {
    const deeds: readonly (readonly [weight: number, deed: () => Promise<void>])[] = [
      [30, () => this.#join()],
      [14, () => this.#make()],
      [6, () => this.#watch()],
      [5, () => this.#start()],
      [5, () => this.#lookBack()],
      [4, () => this.#standUp()],
      [4, () => this.#rematch()],
      [4, () => this.#accept()],
      [2, () => this.#share()],
      [2, () => this.#flood()],
      [1, () => this.#crowd()],
      [1, () => this.#leave()],
    ]
    let at = this.luck.below(deeds.reduce((sum, [weight]) => sum + weight, 0))
    for (const [weight, deed] of deeds) {
      at -= weight
      if (at < 0) return deed()
    }
  }

  async #make() {
    if (!(await this.#hasRoom())) return
    const { luck } = this
    const others = [{ kind: 'open' }, { kind: 'open' }, { kind: 'invited' }, BOT] as const
    const more = luck.chance(0.4) ? [luck.pick(others)] : []
    await this.#found({
      game: this.world.game(luck),
      options: {},
      seats: [{ kind: 'me' }, luck.pick(others), ...more],
      pace: this.world.temper.pace(luck),
      begins: luck.chance(0.7) ? 'full' : 'host',
      watchers: luck.chance(0.6),
      standIn: 'random',
    })
  }

  async #found(wanted: NewTable) {
    const reply = await this.ask('POST', '/api/tables', wanted)
    if (reply?.status !== 200) return
    const { table, links } = reply.body as {
      table: TableAbout
      links: readonly { readonly secret: string }[]
    }
    this.world.tables.push(table.id)
    for (const { secret } of links) this.world.invite({ table: table.id, secret })
    this.attend(table.id)
  }

  /** Whether there is a chair for one more table; if not, they get up from one at which nothing goes on. */
  async #hasRoom() {
    if (this.#chairs.size < MOST_CHAIRS) return true
    const idle = this.chairs.find(({ about, undecided }) => about?.status !== 'playing' && !undecided)
    if (!idle) return false
    await this.ask('POST', `/api/tables/${idle.table}/leave`, {})
    idle.goAway()
    return true
  }

  async #join() {
    if (!(await this.#hasRoom())) return
    const reply = await this.ask('GET', '/api/tables?which=open')
    const tables = reply?.status === 200 ? (reply.body as { tables: TableAbout[] }).tables : []
    if (tables.length > 0) await this.#sit(this.luck.pick(tables).id, {})
  }

  async #accept() {
    const invitation = this.world.invitation(this.luck)
    if (invitation) await this.#sit(invitation.table, { secret: invitation.secret })
  }

  async #sit(table: string, how: object) {
    const reply = await this.ask('POST', `/api/tables/${table}/join`, how)
    // Whoever heard nothing may sit there all the same, and sees.
    if (reply === undefined || reply.status === 200) this.attend(table)
  }

  async #watch() {
    if (this.world.tables.length > 0) this.attend(this.luck.pick(this.world.tables.slice(-8)))
  }

  async #start() {
    const table = this.#anyTable()
    if (table) await this.ask('POST', `/api/tables/${table}/start`, { fill: 'random' })
  }

  async #standUp() {
    const table = this.#anyTable()
    if (table && this.luck.chance(0.3)) await this.ask('POST', `/api/tables/${table}/leave`, {})
  }

  async #rematch() {
    const over = [...this.#chairs.values()].find(
      ({ about }) => about?.status === 'over' && about.mine !== null,
    )
    const reply = over && (await this.ask('POST', `/api/tables/${over.table}/rematch`, {}))
    if (reply?.status !== 200) return
    const { id } = reply.body as TableAbout
    this.world.tables.push(id)
    this.attend(id)
  }

  async #share() {
    const table = this.#anyTable()
    const reply = table && (await this.ask('POST', `/api/tables/${table}/link`, {}))
    if (reply && reply.status === 200)
      this.world.invite({ table, secret: (reply.body as { secret: string }).secret })
  }

  /** What was, as they knew it then. */
  async #lookBack() {
    const chair = this.luck.pick(this.chairs)
    if (!chair?.situation) return
    const seat = chair.seat
    const version = this.luck.below(chair.situation.version + 1)
    const reply = await this.ask('GET', `/api/tables/${chair.table}/past?version=${version}`)
    if (reply?.status === 200 && seat !== null)
      this.world.witness.situation(this.id, chair.table, seat, reply.body as Situation)
  }

  /** Asks for far too much at once. */
  async #flood() {
    if (this.luck.chance(0.5)) return this.luck.pick(this.chairs)?.flood()
    const wanted: NewTable = { game: 'jetty', seats: [{ kind: 'open' }, { kind: 'open' }] }
    await Promise.all(Array.from({ length: 9 }, () => this.ask('POST', '/api/tables', wanted)))
  }

  /** Comes through far more sockets than anybody needs. */
  async #crowd() {
    const table = this.#anyTable()
    const process = this.world.process()
    if (!table || !process) return
    const url = `/api/tables/${table}/socket`
    const ears = { heard: () => {}, closed: () => {} }
    const wires = Array.from({ length: 2 * this.world.sockets }, () =>
      this.world.network.connect(process, this, url, ears),
    )
    await this.world.clock.wait(5_000, 'crowd')
    for (const wire of wires) wire.hangUp()
  }

  /** Is nobody any more, and comes again as somebody else. Sockets stay, to see whether they are of any use. */
  async #leave() {
    const forgotten = this.luck.chance(0.5)
    const process = this.world.process()
    if (!process) return
    const body = forgotten ? { name: this.name } : {}
    const url = forgotten ? '/api/forget' : '/api/signout'
    this.leaving = true
    const reply = await this.world.network.request(process, this, 'POST', url, body)
    if (reply && reply.status !== 200 && reply.status < 500) {
      this.leaving = false
      return
    }
    // Without a reply, or after trouble, they do not know whether they are gone, and leave all the same.
    if (reply?.status === 200) this.left = { process, at: this.world.clock.now }
    for (const chair of this.chairs) chair.tryOnce()
    await this.world.clock.wait(10_000, 'gone')
    for (const chair of this.chairs) chair.end()
    this.#chairs.clear()
    this.id = ''
    this.cookie = ''
  }

  #anyTable(): string | undefined {
    return this.#chairs.size > 0 ? this.luck.pick([...this.#chairs.keys()]) : undefined
  }
}

const BOT = { kind: 'bot', level: 'random' } as const

/** A person in front of a table: connected whenever that is possible, and with one command at a time. */
export class Chair {
  readonly table: string
  about: TableAbout | undefined
  seat: number | null = null
  situation: Situation | undefined
  present: readonly number[] = []
  /** Whether they are connected, and have been told how the table stands. */
  welcome = false
  readonly #person: Person
  readonly #world: World
  #wire: Wire | undefined
  #pending: Sent | undefined
  /** How often in a row they were turned away. */
  #refusals = 0
  #planned = false
  #hasty = false
  #ended = false
  /** How many commands of a flood were heard, and since when. */
  #flooded: { heard: number; readonly since: number; readonly process: Process } | undefined

  constructor(person: Person, table: string) {
    this.#person = person
    this.#world = person.world
    this.table = table
  }

  get undecided(): boolean {
    return this.#pending !== undefined
  }

  get process(): Process | undefined {
    return this.#wire?.process
  }

  connect(): void {
    if (this.#ended) return
    const process = this.#world.process()
    if (!process) return this.#again()
    const { witness, network } = this.#world
    const known = witness.cameTo(this.table)
    const seen = this.situation?.version ?? -1
    this.#wire = network.connect(process, this.#person, `/api/tables/${this.table}/socket?seen=${seen}`, {
      heard: (news, text) => {
        witness.read(text)
        this.#hear(news, known)
      },
      closed: () => {
        this.#wire = undefined
        this.welcome = false
        this.#again()
      },
    })
  }

  end(): void {
    this.#ended = true
    this.#wire?.hangUp()
  }

  /** Sends one command, whatever it is good for. */
  tryOnce(): void {
    if (!this.#pending && this.situation && this.seat !== null)
      this.#send({ type: 'resign', id: this.#newId() })
  }

  /** Says a hundred senseless things at once. */
  flood(): void {
    if (!this.#wire || !this.welcome) return
    this.#flooded = { heard: 0, since: this.#world.clock.now, process: this.#wire.process }
    for (let i = 0; i < 100; i++)
      this.#wire.say(JSON.stringify({ type: 'undo', id: `flood${i}`, version: 999_999 }))
  }

  /** Goes out and comes in again at once, perhaps through another process. */
  #reload() {
    this.#hasty = true
    this.#wire?.hangUp()
  }

  #again() {
    if (this.#ended) return
    if (this.#refusals >= MOST_REFUSALS) return this.goAway()
    const wait = this.#person.luck.between(50, this.#refusals > 0 ? 60_000 : this.#hasty ? 100 : 5_000)
    this.#hasty = false
    this.#world.clock.after(wait, `${this.#person.name} comes back`, () => this.connect())
  }

  #hear(news: News, known: number) {
    const { witness } = this.#world
    if (news.type === 'welcome') this.#enter(news, known)
    else if (news.type === 'news') {
      if (this.situation && news.entries[0] && news.entries[0].n !== this.situation.version + 1)
        witness.wrong('news left something out')
      // Whoever sat down or got up hears the whole, from where they sit now.
      if ('view' in news.situation) this.seat = witness.seatOf(this.table, this.#person.id)
      this.#tell(news.entries)
      this.#follow(news.situation)
    } else if (news.type === 'table') this.#see(news.table)
    else if (news.type === 'present') this.present = news.seats
    else if (news.type === 'done') this.#done(news.id, news.version)
    else if (news.type === 'refused') this.#refused(news)
    this.#consider()
  }

  #enter(news: Extract<News, { type: 'welcome' }>, known: number) {
    this.welcome = true
    this.#refusals = 0
    this.seat = news.seat
    this.present = news.present
    this.#see(news.table)
    this.situation = undefined
    this.#tell(news.missed)
    if (news.situation) this.#follow(news.situation)
    if ((news.situation?.version ?? 0) < known)
      this.#world.witness.wrong(
        `whoever came in after version ${known} was told ${news.situation?.version ?? 'nothing'}`,
      )
    if (this.#pending) this.#sendAgain()
  }

  #see(about: TableAbout) {
    this.about = about
    this.#world.witness.about(about)
    if (about.status === 'abandoned' || (about.status === 'over' && this.#person.luck.chance(0.5)))
      this.#world.clock.after(60_000, `${this.#person.name} goes`, () => {
        if (!this.#pending) this.goAway()
      })
  }

  goAway() {
    this.end()
    this.#person.forsake(this.table)
  }

  #tell(entries: Extract<News, { type: 'news' }>['entries']) {
    if (this.#person.leaving) return
    for (const entry of entries) this.#world.witness.entry(this.#person.id, this.table, this.seat, entry)
  }

  #follow(told: Parameters<typeof situationAfter>[1]) {
    const { witness } = this.#world
    this.situation = situationAfter(this.situation, told)
    if (!this.#person.leaving) witness.situation(this.#person.id, this.table, this.seat, this.situation)
  }

  #consider() {
    const { situation } = this
    if (this.#planned || this.#pending || !situation || this.#world.ending || this.#person.left) return
    if (this.seat === null || !situation.question || this.about?.status !== 'playing') return
    const { luck } = this.#person
    const mine = situation.question.answers !== undefined
    const mayReturn = this.about.seats[this.seat]?.mayReturn
    const asked = situation.takeback && !situation.takeback.agreed.includes(this.seat)
    if (!mine && !mayReturn && !asked && !luck.chance(0.03)) return
    this.#planned = true
    this.#world.clock.after(this.#world.temper.think(luck), `${this.#person.name} thinks`, () => {
      this.#planned = false
      if (!this.#pending && !this.#world.ending) this.#command()
    })
  }

  #command() {
    const command = this.#wanted()
    if (command && this.#wire && this.welcome) this.#send(command)
  }

  /** What they want to do now. */
  #wanted(): DeedCommand | undefined {
    const { luck } = this.#person
    const { situation, seat, about } = this
    if (!situation || seat === null) return undefined
    const { version, takeback, question, undoable, answers } = situation
    const id = this.#newId()
    if (about?.seats[seat]?.mayReturn) return { type: 'return', id }
    if (takeback && !takeback.agreed.includes(seat))
      return { type: luck.chance(0.6) ? 'agree' : 'decline', id, version }
    if (luck.chance(0.004)) return { type: 'resign', id }
    if (undoable > 0 && luck.chance(0.05)) return { type: 'undo', id, version }
    if (answers > 0 && luck.chance(0.02)) return { type: 'takeback', id, version, to: luck.below(answers) }
    const named = question?.answers
    if (!named) return undefined
    const answer = luck.pick(named)
    return { type: 'answer', id, version: luck.chance(0.01) ? Math.max(0, version - 1) : version, answer }
  }

  #newId() {
    return this.#person.newId()
  }

  #send(command: DeedCommand) {
    const { id: person } = this.#person
    this.#pending = { person, table: this.table, command, at: this.#world.clock.now, times: 0 }
    this.#sendAgain()
  }

  #sendAgain() {
    if (!this.#pending || !this.#wire) return
    this.#world.stir()
    this.#pending.times++
    this.#wire.say(JSON.stringify(this.#pending.command))
  }

  #done(id: string, version: number) {
    const { witness, clock } = this.#world
    const sent = this.#pending
    if (id !== sent?.command.id) return
    this.#pending = undefined
    witness.acknowledge(sent, version, clock.now)
    if (this.#person.luck.chance(0.05)) this.#reload()
    const { left } = this.#person
    // What was done before may still be on its way to them.
    if (left && left.process === this.process && witness.writtenAt(this.table, version) > left.at)
      witness.wrong(`a ${sent.command.type} was done for somebody who had left`)
  }

  #refused({ id, code, reason }: Extract<News, { type: 'refused' }>) {
    const { witness, clock } = this.#world
    if (id?.startsWith('flood')) return this.#drown(code)
    if (id === null) {
      this.#refusals++
      return
    }
    if (id !== this.#pending?.command.id) return
    if (AGAIN.has(code)) {
      clock.after(this.#person.luck.between(500, 3_000), `${this.#person.name} again`, () => {
        if (this.welcome) this.#sendAgain()
      })
      return
    }
    if (reason === 'You are signed out.' && !this.#person.leaving)
      witness.wrong('somebody who is in was signed out')
    // Whoever has gone is refused for that alone, whatever became of what they had sent before.
    if (!this.#person.leaving) witness.refuse(this.#pending)
    this.#pending = undefined
  }

  /** Of what one person says at once only so much is heard. */
  #drown(code: string) {
    const flood = this.#flooded
    const { limits } = this.#world
    if (!flood || code === 'too-many' || flood.process !== this.process) return
    flood.heard++
    const seconds = (this.#world.clock.now - flood.since) / 1_000
    if (flood.heard > limits.commands.burst + limits.commands.perSecond * seconds + 1)
      this.#world.witness.wrong(`${flood.heard} commands of one person were heard within ${seconds} s`)
  }
}
