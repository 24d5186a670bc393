import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { AMOUNTS } from '../../../tools/amounts.ts'
import { THIS_MACHINE } from '../../src/ground/machine.ts'
import { openDatabase } from '../../src/storage/database.ts'
import { Store } from '../../src/storage/store.ts'
import { Cluster } from '../cast/cluster.ts'
import { Process } from '../cast/process.ts'
import { type Regular, regulars } from '../cast/regular.ts'

/** How often to kill: a few times in every run of the tests, and as often as wanted by hand. */
const KILLS = Number(process.env.KONTOR_KILLS ?? AMOUNTS.kills)
const TABLES = 12
const PATIENTLY = { timeout: 300_000 + KILLS * 30_000 }
const folder = mkdtempSync(join(tmpdir(), 'kontor-crash-'))
let cluster: Cluster

beforeAll(async () => {
  cluster = await Cluster.started()
})

afterAll(async () => {
  await cluster.stop()
  rmSync(folder, { recursive: true })
})

/** Plays at many tables while `disturb` does its worst at random instants; says what came of it. */
async function ordeal(database: string, disturb: (server: Process) => Promise<void>) {
  const server = await Process.started(database)
  try {
    return await played(server, database, disturb)
  } finally {
    await server.kill()
  }
}

async function played(server: Process, database: string, disturb: (server: Process) => Promise<void>) {
  let players = await regulars(server.port, TABLES)
  let playing = Promise.all(players.map(each => each.play()))
  const lost: string[] = []
  let answers = 0
  for (let i = 0; i < KILLS; i++) {
    await wait(50 + Math.random() * 600)
    await disturb(server)
    const before = new Map(players.map(each => [each, each.version]))
    await expect
      .poll(() => players.filter(each => !each.over && each.version <= before.get(each)!).length)
      .toBe(0)
    if ((i + 1) % 10 === 0) process.stdout.write(`${i + 1} kills\n`)
    // Games that are over make room for new ones, so that every crash meets a full house.
    if (players.filter(({ over }) => over).length < TABLES / 2) continue
    const found = await rest(players, playing, database)
    lost.push(...found.lost)
    answers += found.answers
    players = await regulars(server.port, TABLES)
    playing = Promise.all(players.map(each => each.play()))
  }
  const found = await rest(players, playing, database)
  const code = await server.stop()
  return { lost: [...lost, ...found.lost], answers: answers + found.answers, code }
}

/** Sends everybody home and looks for each acknowledged answer in the database. */
async function rest(players: readonly Regular[], playing: Promise<unknown>, address: string) {
  for (const each of players) each.leave()
  await playing
  const database = await openDatabase(address)
  const store = new Store(database, THIS_MACHINE)
  const lost: string[] = []
  let answers = 0
  for (const { table, acknowledged } of players) {
    const log = await store.entriesAfter(table, 0)
    if (log.some(({ n }, i) => n !== i + 1)) lost.push(`the log of ${table} has a gap`)
    for (const [id, { answer, n }] of acknowledged) {
      const entry = log[n - 1]
      if (entry?.answer !== answer || !entry.command?.endsWith(` ${id}`))
        lost.push(`${answer} at ${n} of ${table}`)
    }
    answers += acknowledged.size
  }
  await database.destroy()
  return { lost, answers }
}

function restart(server: Process) {
  return server.kill().then(() => server.start())
}

test('an SQLite server that is killed loses nothing that it acknowledged', PATIENTLY, async () => {
  const { lost, answers, code } = await ordeal(join(folder, 'crash.db'), restart)
  report('SQLite', answers)
  expect(lost).toEqual([])
  expect(answers).toBeGreaterThan((TABLES * KILLS) / 2)
  expect(code).toBe(0)
})

test('a server on PostgreSQL that is killed loses nothing that it acknowledged', PATIENTLY, async () => {
  const { lost, answers, code } = await ordeal(await cluster.database(), restart)
  report('PostgreSQL', answers)
  expect(lost).toEqual([])
  expect(answers).toBeGreaterThan((TABLES * KILLS) / 2)
  expect(code).toBe(0)
})

test('when PostgreSQL itself is killed nothing is lost and the tables go on', PATIENTLY, async () => {
  const { lost, answers, code } = await ordeal(await cluster.database(), () => cluster.crash())
  report('PostgreSQL killed', answers)
  expect(lost).toEqual([])
  expect(answers).toBeGreaterThan((TABLES * KILLS) / 2)
  expect(code).toBe(0)
})

function report(what: string, answers: number) {
  process.stdout.write(`${what}: ${KILLS} kills, ${answers} answers acknowledged, all there\n`)
}
