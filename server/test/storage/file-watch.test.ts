import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { type Machine, THIS_MACHINE } from '../../src/ground/index.ts'
import { openDatabase } from '../../src/storage/database.ts'
import { FileWatch } from '../../src/storage/sqlite/file-watch.ts'

const folder = mkdtempSync(join(tmpdir(), 'kontor-watch-'))

afterAll(() => rmSync(folder, { recursive: true }))

test('a change by somebody else is noticed at the first look and not again, one of ours never', async () => {
  const path = join(folder, 'kontor.db')
  const [ours, theirs] = [await openDatabase(path), await openDatabase(path)]
  let look = () => {}
  let missed = 0
  const machine: Machine = {
    ...THIS_MACHINE,
    after(_, action) {
      look = action
      return () => {}
    },
  }
  const watch = await FileWatch.open(
    ours,
    { changed() {}, came() {}, gone() {}, missed: () => missed++ },
    machine,
  )
  const looked = async () => {
    look()
    await sql`select 1`.execute(ours)
    return missed
  }
  await sql`create table theirs (n integer)`.execute(theirs)
  expect(await looked()).toBe(1)
  expect(await looked()).toBe(1)
  await sql`create table ours (n integer)`.execute(ours)
  expect(await looked()).toBe(1)
  await watch.close()
  await ours.destroy()
  await theirs.destroy()
})
