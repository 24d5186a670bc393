import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openOffice, restore } from '../../src/admin/index.ts'
import { THIS_MACHINE } from '../../src/ground/machine.ts'
import { serve } from '../../src/serve.ts'
import { type Database, type EntryRow, isPostgres, openDatabase } from '../../src/storage/database.ts'
import { Store } from '../../src/storage/store.ts'
import { Notes } from '../../src/tables/notes.ts'
import { type Chair, play, quietly, seated, Visitor } from '../cast/club.ts'
import { Cluster } from '../cast/cluster.ts'

const TABLE = 'AAAAAAAAAAAAAAAA'
const OLDER = readFileSync(new URL('./older.sql', import.meta.url), 'utf8')
const folder = mkdtempSync(join(tmpdir(), 'kontor-storage-'))
let cluster: Cluster
let files = 0

beforeAll(async () => {
  cluster = await Cluster.started()
})

afterAll(async () => {
  await cluster.stop()
  rmSync(folder, { recursive: true })
})

/** Runs statements without our own code in between. */
async function execute(address: string, statements: string) {
  if (!isPostgres(address)) {
    const file = new DatabaseSync(address)
    file.exec(statements)
    return file.close()
  }
  const client = new Client({ connectionString: address })
  await client.connect()
  await client.query(statements)
  await client.end()
}

function entry(n: number, given: Partial<EntryRow> = {}): EntryRow {
  const onto = n === 1 ? null : n - 1
  return {
    table_id: TABLE,
    n,
    onto,
    kind: 'answer',
    seat: 0,
    answer: 'x',
    target: null,
    command: null,
    at: 5000,
    ...given,
  }
}

describe.each([
  ['SQLite', async () => join(folder, `${++files}.db`)],
  ['PostgreSQL', () => cluster.database()],
])('in %s', (_, fresh) => {
  const opened: Database[] = []

  /** A database as an older version left it, opened by this one. */
  async function store() {
    const address = await fresh()
    await execute(address, OLDER)
    const database = await openDatabase(address)
    opened.push(database)
    return new Store(database, THIS_MACHINE)
  }

  afterEach(async () => {
    for (const database of opened.splice(0)) await database.destroy()
  })

  test('a database of an older version is brought up to date and keeps what it has', async () => {
    const older = await store()
    expect((await older.entriesAfter(TABLE, 0)).map(({ answer }) => answer)).toEqual(['deck', 'deck'])
    const line = { table_id: TABLE, seat: 0, name: 'Ann', text: 'Moin', at: 1 }
    expect(await older.addChat(line)).toMatchObject({ n: 1, text: 'Moin' })
    expect(await older.addChat(line)).toMatchObject({ n: 2 })
  })

  test('a database of a newer version is refused and left alone', async () => {
    const address = await fresh()
    await execute(address, OLDER)
    await execute(address, "insert into kysely_migration values ('999-future', '2030-01-01')")
    await expect(openDatabase(address)).rejects.toThrow('made by a newer version of Kontor')
  })

  test('an entry is appended where its place is free, and nowhere else', async () => {
    const log = await store()
    expect(await log.append([entry(3)])).toEqual([{ table_id: TABLE, n: 3 }])
    expect(await log.append([entry(3, { answer: 'y' })])).toEqual([])
    expect((await log.entriesAfter(TABLE, 2)).map(({ answer }) => answer)).toEqual(['x'])
  })

  test('an entry cannot leave a gap before it', async () => {
    const log = await store()
    await expect(log.append([entry(4)])).rejects.toThrow(/foreign key/i)
    expect(await log.entriesAfter(TABLE, 2)).toEqual([])
  })

  test('the place of a command is known, also of one from before', async () => {
    const log = await store()
    await log.append([entry(3, { command: 'ann 3' })])
    const places = ['ann 1', 'ann 3', 'ann 4'].map(command => log.placeOf(TABLE, command))
    expect(await Promise.all(places)).toEqual([1, 3, undefined])
  })

  test('a database that cannot be brought up to date stays as it was', async () => {
    const address = await fresh()
    await execute(address, OLDER)
    await execute(address, 'create table contacts (nobody text)')
    await expect(openDatabase(address)).rejects.toThrow('contacts')
    await execute(address, 'drop table contacts')
    const database = await openDatabase(address)
    opened.push(database)
    expect(await new Store(database, THIS_MACHINE).entriesAfter(TABLE, 0)).toHaveLength(2)
  })

  test('of two who take the last seat one gets it', async () => {
    const tables = await store()
    await tables.addPerson('ben', 'Ben', 1)
    expect(await tables.freeSeat(TABLE, 0)).toBe(false)
    await opened.at(-1)!.updateTable('tables').set({ status: 'open' }).execute()
    expect(await tables.freeSeat(TABLE, 0)).toBe(true)
    const taken = await Promise.all(['ann', 'ben'].map(person => tables.takeSeat(TABLE, 0, person, person)))
    expect(taken.filter(Boolean)).toHaveLength(1)
  })

  test('what lists show never goes back', async () => {
    const tables = await store()
    const lists = new Notes(opened.at(-1)!)
    const note = {
      id: TABLE,
      version: 2,
      turn: 1,
      due: null,
      status: 'playing' as const,
      ended: null,
      result: null,
      awaited: null,
    }
    expect(await lists.lagging()).toEqual([TABLE])
    await lists.write([note])
    await lists.write([{ ...note, version: 1, turn: 0 }])
    expect((await tables.sheet(TABLE))!.row).toMatchObject({ version: 2, turn: 1 })
    expect(await lists.lagging()).toEqual([])
  })

  test('every process on it signs cookies with the same secret', async () => {
    const one = await store()
    expect(await one.secret('cookies')).toEqual(Buffer.from('secret'))
    expect(await one.secret('other')).toEqual(await one.secret('other'))
  })
})

test('a backup of PostgreSQL is a file from which games go on, in either kind of database', async () => {
  const log = { info() {}, warn() {}, error() {} }
  const address = await cluster.database()
  const server = await serve(quietly({ database: address }))
  const people = [await Visitor.named('Ann', server.port), await Visitor.named('Bén', server.port)] as const
  const { id, chairs } = await seated(...people)
  await play(chairs, 5)
  await execute(
    address,
    `insert into chats select '${id}', n, 0, 'Ann', 'line ' || n, n from generate_series(1, 1200) n`,
  )
  const backup = join(folder, 'backup.db')
  const office = await openOffice(address, log)
  await office.backup(backup)
  await expect(office.backup(backup)).rejects.toThrow('exists already')
  await office.shut()
  await play(chairs, 3)
  await server.close()
  for (const restored of [join(folder, 'restored.db'), await cluster.database()]) {
    await restore(backup, restored)
    const again = await serve(quietly({ database: restored }))
    const back = [await people[0].at(again.port).enter(id), await people[1].at(again.port).enter(id)]
    expect(back[0]!.situation!.version).toBe(5)
    await play(back, 3)
    expect(back[1]!.situation!.version).toBe(8)
    expect(await again.house.store.chatAfter(id, 0, 2000)).toHaveLength(1200)
    await again.close()
    await expect(restore(backup, restored)).rejects.toThrow(/move it away first|has been used/)
  }
})

test('an id that was used stays used when the server has started again', async () => {
  const database = join(folder, 'used.db')
  const server = await serve(quietly({ database }))
  const ann = await Visitor.named('Ann', server.port)
  const { table } = await ann.make({ seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }] })
  await ann.post(`/api/tables/${table.id}/start`)
  const answering = async (chair: Chair) => {
    await chair.until(() => chair.situation?.question?.answers !== undefined)
    const { version, question } = chair.situation!
    return chair.command({ type: 'answer', id: 'used', version, answer: question!.answers![0]! })
  }
  const done = await answering(await ann.enter(table.id))
  await server.close()
  const again = await serve(quietly({ database }))
  expect(await answering(await ann.at(again.port).enter(table.id))).toEqual(done)
  await again.close()
})

test('a file that is no database is refused in a sentence', async () => {
  await expect(openDatabase(new URL('./older.sql', import.meta.url).pathname)).rejects.toThrow(
    'The file is not a database.',
  )
})

test('a PostgreSQL that is not there is refused in a sentence', async () => {
  await expect(openDatabase('postgres://nobody@127.0.0.1:1/nothing')).rejects.toThrow(
    'The database cannot be reached.',
  )
})
