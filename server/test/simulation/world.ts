import type { NewTable } from '@kontor/protocol'
import { GAMES as COVERS } from '@kontor/register'
import { jetty } from '../../../engine/test/jetty/index.ts'
import { salvo } from '../../../engine/test/salvo/index.ts'
import type { Games } from '../../src/ground/games.ts'
import type { Machine } from '../../src/ground/machine.ts'
import { type Settings, settingsFrom } from '../../src/ground/settings.ts'
import { type Running, type Serving, serve } from '../../src/serve.ts'
import { openThrough } from '../../src/storage/database.ts'
import { PostgresBus } from '../../src/storage/postgres/bus.ts'
import { FileWatch } from '../../src/storage/sqlite/file-watch.ts'
import { Clock } from './clock.ts'
import { Disk, type Kind, type Troubles } from './disk.ts'
import { Exchange } from './line.ts'
import { Luck } from './luck.ts'
import { Network } from './network.ts'
import { type Invitation, Person } from './person.ts'
import { Process } from './process.ts'
import { anyBot, SlowReferee } from './referee.ts'
import { Witness } from './witness.ts'

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
/** Where games take days and nothing goes on, what is done again and again is done so often. */
const NAP = 5 * MINUTE
/** So long nothing came into any log once all is at rest, and until then it may take so long. */
const QUIET = 5 * SECOND
const RESTLESS = 15 * MINUTE
/** So often processes say that they are there. */
const BEAT = 2 * SECOND

/** How people play: how long they think, what they do between, and at which pace. */
interface Temper {
  think(luck: Luck): number
  pause(luck: Luck): number
  pace(luck: Luck): NonNullable<NewTable['pace']>
}

/** Evenings at the table, with seconds for an answer; or games over days. */
export type Mood = 'live' | 'days'
const TEMPERS: Readonly<Record<Mood, Temper>> = {
  live: {
    think: luck => luck.between(100, luck.chance(0.05) ? 40 * SECOND : 4 * SECOND),
    pause: luck => luck.between(SECOND, 30 * SECOND),
    pace: luck =>
      luck.chance(0.4)
        ? { kind: 'live', clock: { minutes: luck.pick([0.2, 1, 5]), increment: 2 } }
        : { kind: 'live' },
  },
  days: {
    think: luck => luck.between(2 * SECOND, luck.chance(0.03) ? 10 * HOUR : 15 * MINUTE),
    pause: luck => luck.between(MINUTE, 40 * MINUTE),
    pace: luck => ({ kind: 'turns', days: luck.pick([0.1, 0.3, 1]) }),
  },
}

/** What a world is made of; all that is not given comes from its seed. */
export interface Plan {
  readonly seed: string
  readonly mood?: Mood
  readonly kind?: Kind
  readonly hours?: number
  /** Nothing goes wrong but this one call of the database. */
  readonly fault?: Troubles['at']
  /** Breaks a promise on purpose: what each process stands on, how it is set, and what runs in it. */
  readonly foundation?: (serving: Serving, process: Process) => Serving
  readonly settings?: (settings: Settings) => Settings
  readonly sabotage?: (running: Running, process: Process) => void
}

/** What came of a world. */
export interface Outcome {
  readonly seed: string
  readonly digest: string
  readonly hours: number
  readonly steps: number
  /** Calls of the database. */
  readonly calls: number
  readonly acknowledged: number
  readonly entries: number
  readonly games: number
  readonly crashes: number
  readonly stops: number
  readonly pauses: number
  readonly jumps: number
  readonly troubles: number
  readonly violations: readonly string[]
  /** The end of what happened. */
  readonly trace: string
}

/** Where a process runs: it is started again whenever it has ended. */
interface Host {
  readonly name: string
  readonly ahead: number
  /** By how much people have set its clock. */
  set: number
  process: Process | undefined
  starts: number
}

const SOCKETS = 12
const GAMES: Games = new Map([
  ['jetty', jetty as never],
  // In it several are asked at once.
  ['salvo', salvo as never],
  ...(await Promise.all(COVERS.map(async ({ name, load }) => [name, await load()] as const))),
])

/** Servers, people and all that can go wrong between them, in one thread, from a seed. */
export class World {
  readonly clock = new Clock()
  readonly network: Network
  readonly witness: Witness
  readonly temper: Temper
  readonly limits: Settings['limits']
  readonly sockets = SOCKETS
  /** The tables that were made, the newest last. */
  readonly tables: string[] = []
  ending = false
  readonly #plan: Plan
  readonly #mood: Mood
  readonly #hours: number
  readonly #luck: Luck
  readonly #disk: Disk
  readonly #exchange: Exchange
  readonly #settings: Settings
  readonly #hosts: readonly Host[]
  readonly #people: readonly Person[]
  readonly #referees = new Map<Process, SlowReferee>()
  readonly #invitations: Invitation[] = []
  readonly #city: string | undefined
  /** Until then something goes on, and no machine naps. */
  #busyUntil = 0
  /** When something came into a log last. */
  #written = 0
  #healed = false
  #restarts = true
  readonly #counts = { crashes: 0, stops: 0, pauses: 0, jumps: 0, troubles: 0 }

  constructor(plan: Plan) {
    this.#plan = plan
    const luck = new Luck(plan.seed)
    this.#luck = luck.of('world')
    this.#mood = plan.mood ?? (luck.chance(0.5) ? 'live' : 'days')
    const kind = plan.kind ?? (luck.chance(0.4) ? 'file' : 'server')
    this.#hours = plan.hours ?? (this.#mood === 'live' ? 0.25 + luck.below(4) / 4 : 24 + luck.below(49))
    this.temper = TEMPERS[this.#mood]
    this.#disk = new Disk(kind, this.clock, luck.of('disk'), plan.fault)
    this.#exchange = new Exchange(this.clock, luck.of('line'))
    this.network = new Network(this.clock, luck.of('network'))
    this.witness = new Witness(this.#disk, GAMES)
    const settings = settingsFrom({ KONTOR_LOG: 'silent', DATABASE_URL: 'world', KONTOR_BOT_THREADS: '1' })
    this.limits = { ...settings.limits, sockets: SOCKETS }
    const given = { ...settings, limits: this.limits }
    this.#settings = plan.settings?.(given) ?? given
    this.#disk.written = ({ table, n, at }) => {
      this.#written = at
      this.witness.wrote(table, n, at)
    }
    this.#disk.made = () => this.witness.look(this.limits.openTables)
    this.network.admitted = sockets => {
      if (sockets > SOCKETS)
        this.witness.wrong(`${sockets} sockets from one address, where ${SOCKETS} may be`)
    }
    this.#city = luck.chance(0.1) ? luck.pick([...GAMES.keys()]) : undefined
    this.#hosts = Array.from({ length: kind === 'file' ? 1 : luck.between(2, 3) }, (_, i) => ({
      name: `host${i}`,
      ahead: luck.between(-200, 200),
      set: 0,
      process: undefined,
      starts: 0,
    }))
    const people = luck.between(3, 6)
    this.#people = Array.from({ length: people }, (_, i) => new Person(this, luck.of(`person ${i}`), i))
  }

  /** A process that can be reached, if there is one. */
  process(): Process | undefined {
    const up = this.#hosts.flatMap(({ process }) => (process?.running ? [process] : []))
    return up.length === 0 ? undefined : this.#luck.pick(up)
  }

  game(luck: Luck): string {
    if (this.#city !== undefined && luck.chance(0.3)) return this.#city
    return luck.chance(0.3) ? 'salvo' : 'jetty'
  }

  stir(): void {
    this.#busyUntil = this.clock.now + (this.#mood === 'live' ? 20 : 4) * SECOND
  }

  invite(invitation: Invitation): void {
    this.#invitations.push(invitation)
  }

  invitation(luck: Luck): Invitation | undefined {
    return this.#invitations.length === 0 ? undefined : luck.pick(this.#invitations.slice(-4))
  }

  /** Lets it all happen, and judges it. */
  async run(): Promise<Outcome> {
    for (const host of this.#hosts) this.#keepUp(host)
    for (const person of this.#people) void person.live()
    if (!this.#plan.fault) this.#disturb()
    await this.clock.run(this.clock.now + this.#hours * HOUR)
    await this.#settle()
    const tables = this.witness.judge()
    this.#judgeRest(tables)
    await this.#stop()
    const entries = tables.reduce((sum, { length }) => sum + length, 0)
    return {
      seed: this.#plan.seed,
      digest: this.clock.digest(),
      hours: this.#hours,
      steps: this.clock.steps,
      calls: this.#disk.calls,
      acknowledged: this.witness.answers,
      entries,
      games: tables.filter(({ status }) => status === 'over').length,
      ...this.#counts,
      violations: this.witness.violations,
      trace: this.clock.tail(),
    }
  }

  /** A process of a host, from its start on; when it ends another one starts. */
  #keepUp(host: Host) {
    const process = new Process(
      `${host.name}.${++host.starts}`,
      this.clock,
      new Luck(`${this.#plan.seed} ${host.name} ${host.starts}`),
      { ahead: host.ahead, skew: () => host.set, nap: () => this.#nap() },
    )
    host.process = process
    process.crash = () => this.#crash(host, process)
    this.clock.after(
      this.#luck.between(0, 50),
      `${process.name} starts`,
      () => void this.#start(host, process),
    )
  }

  async #start(host: Host, process: Process) {
    try {
      const running = await serve(this.#settings, this.#foundation(process))
      if (!process.alive) return
      this.#plan.sabotage?.(running, process)
      process.running = running
    } catch {
      // The database may be away: whoever looks after servers starts them again.
      if (process.alive) this.#end(host, process)
    }
  }

  #foundation(process: Process): Serving {
    const referee = new SlowReferee(
      GAMES,
      this.clock,
      new Luck(`${this.#plan.seed} ${process.name}`),
      process,
    )
    this.#referees.set(process, referee)
    const serving: Serving = {
      games: GAMES,
      machine: process.machine,
      referee,
      newBotThread: () => anyBot(this.clock, this.#luck.of(`bots ${process.name}`), process),
      openStorage: async () => {
        const database = await openThrough(this.#disk.dialect(process))
        return {
          database,
          join: ear =>
            this.#disk.kind === 'server'
              ? PostgresBus.open(this.#exchange.lineOf(process), ear, steady(process.machine))
              : FileWatch.open(database, ear, process.machine),
          close: () => database.destroy(),
        }
      },
      async listen(http) {
        await http.ready()
        process.http = http
        return 0
      },
    }
    return this.#plan.foundation?.(serving, process) ?? serving
  }

  #crash(host: Host, process: Process) {
    if (!process.alive) return
    this.#counts.crashes++
    this.clock.note(`${process.name} crashes`)
    this.#end(host, process)
  }

  #end(host: Host, process: Process) {
    process.alive = false
    this.#disk.abandon(process)
    this.#exchange.abandon(process)
    this.network.abandon(process)
    host.process = undefined
    if (this.#restarts)
      this.clock.after(this.#luck.between(200, 20 * SECOND), `${host.name} again`, () => this.#keepUp(host))
  }

  #nap() {
    return this.#mood === 'days' && this.clock.now > this.#busyUntil && !this.ending ? NAP : 0
  }

  /** Does its worst, again and again. */
  #disturb() {
    const often = this.#mood === 'live' ? 40 * SECOND : 20 * MINUTE
    this.clock.after(this.#luck.between(0, often), 'trouble', () => {
      if (this.#healed) return
      this.#doWorst()
      this.#disturb()
    })
  }

  #doWorst() {
    const luck = this.#luck
    const host = luck.pick(this.#hosts)
    const { process } = host
    const evils: readonly (() => void)[] = [
      () => {
        if (process) process.stepsLeft = luck.between(1, 300)
      },
      () => {
        if (process) process.stepsLeft = luck.between(1, 30)
      },
      () => this.#pause(process),
      () => void this.#stopGently(host),
      () => {
        host.set += luck.pick([-600, 600, -7_200, 7_200, 86_400]) * SECOND
        this.#counts.jumps++
      },
      () => {
        for (let i = luck.between(1, 6); i > 0; i--) this.network.breakOne()
      },
      () => {
        for (let i = luck.between(1, 3); i > 0; i--) this.#exchange.breakOne()
      },
      () =>
        this.#trouble(() => (this.#disk.troubles.until = this.clock.now + luck.between(100, 15 * SECOND))),
      () => this.#trouble(() => (this.#disk.troubles.failing = 0.05)),
      () => this.#trouble(() => (this.#exchange.failing = 0.3)),
      () => this.#trouble(() => (this.network.losing = 0.05)),
      () =>
        this.#trouble(() => {
          for (const [each, referee] of this.#referees) if (each.alive) referee.breaking = 0.01
        }),
      () => this.#heal(),
      () => this.#heal(),
    ]
    luck.pick(evils)()
  }

  #pause(process: Process | undefined) {
    if (!process || process.stopping) return
    this.#counts.pauses++
    process.pausedUntil = this.clock.now + this.#luck.between(50, 40 * SECOND)
  }

  #trouble(begin: () => void) {
    this.#counts.troubles++
    begin()
    this.stir()
  }

  #heal() {
    this.#disk.troubles.failing = 0
    this.#disk.troubles.until = 0
    this.#exchange.failing = 0
    this.network.losing = 0
    for (const referee of this.#referees.values()) referee.breaking = 0
  }

  /** A process is asked to stop: it must, and leave nothing behind. */
  async #stopGently(host: Host): Promise<void> {
    const { process } = host
    const running = process?.running
    if (!process || !running) return
    process.running = undefined
    process.stopping = true
    this.#counts.stops++
    this.stir()
    this.clock.note(`${process.name} is told to stop`)
    const began = this.clock.now
    const closed = running.close()
    let ended = false
    closed.then(
      () => {
        ended = true
        process.closed = true
      },
      error => this.witness.wrong(`a process did not stop well: ${error}`),
    )
    while (!ended && process.alive) {
      await this.clock.wait(500, `${process.name} stops`)
      if (this.clock.now > Math.max(began, process.pausedUntil) + 20 * SECOND) {
        this.witness.wrong('a process does not stop')
        break
      }
    }
    if (!process.alive) return
    await this.clock.wait(5 * SECOND, `${process.name} has stopped`)
    if (!process.alive) return
    const left: Readonly<Record<string, readonly unknown[]>> = {
      timers: process.timers,
      calls: this.#disk.pending(process),
      questions: this.#referees.get(process)?.asked ?? [],
      sockets: this.network.open(process),
      lines: this.#exchange.of(process),
    }
    for (const [what, list] of Object.entries(left))
      if (list.length > 0) this.witness.wrong(`a process that has stopped left ${what}: ${list.join(', ')}`)
    this.#end(host, process)
  }

  /** Nothing goes wrong any more and nobody begins anything: all comes to rest, and everybody knows the same. */
  async #settle() {
    this.#healed = true
    this.ending = true
    this.#heal()
    for (const { process } of this.#hosts) if (process) process.stepsLeft = Number.POSITIVE_INFINITY
    // Who naps is let wake up first.
    const began = this.clock.now + (this.#mood === 'days' ? NAP : 0)
    await this.clock.run(began + 2 * MINUTE)
    while (this.clock.now < Math.min(this.#written + QUIET, began + RESTLESS))
      await this.clock.run(this.clock.now + SECOND)
  }

  #judgeRest(
    tables: readonly { readonly table: string; readonly length: number; readonly status: string }[],
  ) {
    const { witness } = this
    for (const { process } of this.#hosts) if (!process?.running) witness.wrong('a server did not come back')
    const chairs = this.#people.flatMap(person => (person.id === '' ? [] : person.chairs))
    for (const { table, length, status } of tables) {
      const here = chairs.filter(chair => chair.table === table && chair.welcome)
      for (const chair of here) {
        const version = chair.situation?.version
        if (version !== length)
          witness.wrong(`somebody knows version ${version} of a table that is at ${length}`)
        if (chair.undecided) witness.wrong('a command was never decided')
        if (chair.about?.status !== status)
          witness.wrong(`somebody takes a table for ${chair.about?.status} that is ${status}`)
      }
      const present = [...new Set(here.flatMap(({ seat }) => (seat === null ? [] : [seat])))].sort()
      for (const chair of here)
        if (`${chair.present}` !== `${present}`)
          witness.wrong(`somebody believes that ${chair.present} are there, where ${present} are`)
      const [row] = this.#disk.rows<{ version: number; status: string }>(
        'select version, status from tables where id = ?',
        table,
      )
      if (row!.version !== length || row!.status !== status)
        witness.wrong(`lists show ${row!.status} at ${row!.version}, where a game is ${status} at ${length}`)
    }
  }

  async #stop() {
    this.#restarts = false
    for (const host of this.#hosts) void this.#stopGently(host)
    await this.clock.run(this.clock.now + 90 * SECOND)
  }
}

/** A machine whose time passes with its heartbeats: in a nap, in which all hearts beat slowly, nobody is taken for dead. */
function steady(machine: Machine): Machine {
  let beats = 0
  return {
    ...machine,
    now: () => beats * BEAT,
    after: (milliseconds, action) =>
      machine.after(milliseconds, () => {
        if (milliseconds === BEAT) beats++
        action()
      }),
  }
}

/** Runs the world of a plan. */
export function runWorld(plan: Plan): Promise<Outcome> {
  return new World(plan).run()
}
