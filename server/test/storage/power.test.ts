import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, expect, test } from 'vitest'
import { openDatabase } from '../../src/storage/database.ts'
import { openFile } from '../../src/storage/sqlite/open-file.ts'
import { afterPowerCut, type Files } from '../cast/power.ts'
import { Luck } from '../simulation/luck.ts'

const ROWS = 28
const CUTS = 8
/** How long the head of a log is, in bytes. */
const HEAD = 32
const folder = mkdtempSync(join(tmpdir(), 'kontor-power-'))
const file = join(folder, 'kontor.db')

afterAll(() => rmSync(folder, { recursive: true }))

/** The files of the database as they are now, without the memory that its readers share: a power cut takes that. */
function filesNow(): Files {
  const names = readdirSync(folder).filter(name => /^kontor\.db(-wal|-journal)?$/.test(name))
  return Object.fromEntries(names.map(name => [name, readFileSync(join(folder, name))]))
}

/** Whoever begins a log anew has its head on the disk before anything else. */
function withNewLog(synced: Files, written: Files): Files {
  const [old, log] = [synced, written].map(files => files['kontor.db-wal'] ?? Buffer.alloc(0))
  return { ...synced, 'kontor.db-wal': Buffer.concat([log!.subarray(0, HEAD), old!.subarray(HEAD)]) }
}

/** What somebody who starts a server on these files finds: the entries that are there, and whether the file is whole. */
function found(files: Files) {
  const place = mkdtempSync(join(folder, 'cut-'))
  for (const [name, bytes] of Object.entries(files)) writeFileSync(join(place, name), bytes)
  const opened = new DatabaseSync(join(place, 'kontor.db'))
  const rows = opened.prepare('select table_id, n, answer from entries order by rowid').all()
  const whole = opened.prepare('pragma integrity_check').all()
  opened.close()
  rmSync(place, { recursive: true })
  return { rows: rows.map(({ table_id, n, answer }) => `${table_id} ${n} ${answer}`), whole }
}

/** An answer of a table, on the one before it; some fill more than a page. */
function answerAt(table: string, n: number) {
  return { table, n, answer: `answer ${n} `.repeat(n % 7 === 0 ? 600 : 1) }
}

function named({ table, n, answer }: ReturnType<typeof answerAt>) {
  return `${table} ${n} ${answer}`
}

test('a power cut leaves all that was acknowledged, and of a commit that was under way all or nothing', async () => {
  await (await openDatabase(file)).destroy()
  const luck = new Luck('power')
  const database = openFile(file)
  database.exec(`insert into people (id, name, created) values ('ann', 'Ann', 0)`)
  for (const id of ['one', 'other'])
    database.exec(`insert into tables (id, host, game, rules, data, options, seed, listed, watchers, pace, stand_in,
      begins, status, created, version) values ('${id}', 'ann', 'g', '1', '1', '{}', 's', 1, 1, '{}', 'b', 'full', 'playing', 0, 0)`)
  const append = database.prepare(`insert into entries (table_id, n, onto, kind, seat, answer, at)
    values (?, ?, ?, 'answer', 0, ?, 0)`)
  let kept: readonly string[] = []
  let synced = filesNow()
  /** Does something after which all is on the disk; the power is cut meanwhile, in so many ways. */
  const during = (answers: readonly ReturnType<typeof answerAt>[], action: () => void) => {
    action()
    const [before, after] = [kept, [...kept, ...answers.map(named)]]
    const written = filesNow()
    const between = withNewLog(synced, written)
    for (let i = 0; i < CUTS; i++) {
      const cut = i % 2 === 0 ? afterPowerCut(between, written, luck) : afterPowerCut(synced, between, luck)
      const { rows, whole } = found(cut)
      expect(whole).toEqual([{ integrity_check: 'ok' }])
      expect(rows).toEqual(rows.length === before.length ? before : after)
    }
    expect(found(written).rows).toEqual(after)
    kept = after
    synced = written
  }
  for (let n = 1; n <= ROWS; n++) {
    const answers = ['one', 'other'].map(table => answerAt(table, n))
    during(answers, () => {
      database.exec('begin immediate')
      for (const { table, answer } of answers) append.run(table, n, n === 1 ? null : n - 1, answer)
      database.exec('commit')
    })
    // Into the file, from where the next commit begins the log anew.
    if (n % 9 === 0) during([], () => database.exec('pragma wal_checkpoint(passive)'))
  }
  const asked = (what: string) => Object.values(database.prepare(`pragma ${what}`).get() ?? {})
  // That each commit is synced cannot be seen in files.
  expect([...asked('synchronous'), ...asked('journal_mode')]).toEqual([2, 'wal'])
  database.close()
})
