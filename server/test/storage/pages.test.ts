import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Fault } from '@kontor/engine'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { AMOUNTS } from '../../../tools/amounts.ts'
import { GAMES } from '../../src/ground/games.ts'
import { serve } from '../../src/index.ts'
import { Judge, refereeHere } from '../../src/referee/index.ts'
import { play, quietly, seated, Visitor } from '../cast/club.ts'
import { Luck } from '../simulation/luck.ts'

const PAGE = 4_096
/** With which a server may refuse: what cannot be found in a page that holds something else is not there for it. */
const REFUSALS = [401, 404, 409, 500, 503]
const folder = mkdtempSync(join(tmpdir(), 'kontor-pages-'))
const database = join(folder, 'kontor.db')
const luck = new Luck('pages')
/** The file after some of the answers, and after all. */
let before: Buffer
let whole: Buffer
/** What two people are told of two tables. */
const asked: { readonly url: string; readonly cookie: string; readonly told: unknown }[] = []

/** A server without threads of its own, as far as that goes: many are started here. */
async function open(file: string) {
  let http: FastifyInstance | undefined
  const running = await serve(quietly({ database: file }), {
    referee: refereeHere(new Judge(GAMES)),
    async listen(it) {
      http = it
      await it.ready()
      return 0
    },
  })
  const get = (url: string, cookie: string) => http!.inject({ url, headers: { cookie } })
  return { running, get }
}

beforeAll(async () => {
  const running = await serve(quietly({ database }))
  const people = [await Visitor.named('Ann', running.port), await Visitor.named('Ben', running.port)] as const
  const tables = [await seated(...people), await seated(...people)]
  for (const { chairs } of tables) await play(chairs, 5)
  await sql`pragma wal_checkpoint(truncate)`.execute(running.database)
  before = readFileSync(database)
  for (const { chairs } of tables) await play(chairs, 25)
  // At its end it notes for lists how far each table has come, and brings its log into the file.
  await running.close()
  whole = readFileSync(database)
  const server = await open(database)
  for (const { id } of tables)
    for (const { cookie } of people)
      for (const url of [`/api/tables/${id}`, `/api/tables/${id}/past?version=30`]) {
        const reply = await server.get(url, cookie)
        expect(reply.statusCode).toBe(200)
        asked.push({ url, cookie, told: reply.json() })
      }
  await server.running.close()
})

afterAll(() => rmSync(folder, { recursive: true }))

/** Ways in which a page may have gone bad. */
const DAMAGES: Readonly<Record<string, (page: Buffer, at: number) => void>> = {
  'is empty': page => page.fill(0),
  'is anything': page => luck.bytes(page.length).copy(page),
  'is half of something else': page => luck.bytes(page.length / 2).copy(page, page.length / 2),
  'is as it was': (page, at) => before.subarray(at, at + PAGE).copy(page),
}

/** The file with one bad page, for so many of those that it changes, evenly. */
function badFiles(damage: (page: Buffer, at: number) => void) {
  const all = Array.from({ length: whole.length / PAGE }, (_, page) => {
    const bytes = Buffer.from(whole)
    damage(bytes.subarray(page * PAGE, (page + 1) * PAGE), page * PAGE)
    return { page, bytes }
  }).filter(({ bytes }) => !bytes.equals(whole))
  const step = Math.ceil((all.length * Object.keys(DAMAGES).length) / AMOUNTS.pages)
  return all.filter((_, i) => i % step === step >> 1)
}

test.each(Object.entries(DAMAGES))(
  'where a page %s a server refuses, or tells what is true',
  async (name, damage) => {
    for (const { page, bytes } of badFiles(damage)) {
      const file = join(folder, `${name} ${page}.db`)
      writeFileSync(file, bytes)
      const bad = await open(file).catch(error => error)
      if (bad instanceof Error) {
        expect(bad, `page ${page}: ${bad.stack}`).toBeInstanceOf(Fault)
        continue
      }
      for (const { url, cookie, told } of asked) {
        const reply = await bad.get(url, cookie)
        if (reply.statusCode === 200) expect(reply.json(), `page ${page}: ${url}`).toEqual(told)
        else expect(REFUSALS, `page ${page}: ${reply.body}`).toContain(reply.statusCode)
      }
      await bad.running.close()
    }
  },
)
