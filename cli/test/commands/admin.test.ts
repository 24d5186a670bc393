import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Running, serve } from '@kontor/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { play, quietly, seated, Visitor } from '../../../server/test/cast/club.ts'
import { kontor } from '../command-line.ts'

const folder = mkdtempSync(join(tmpdir(), 'kontor-admin-'))
const database = join(folder, 'kontor.db')
let server: Running
let ann: Visitor
let ben: Visitor

beforeAll(async () => {
  server = await serve(quietly({ database }))
  ann = await Visitor.named('Ann', server.port)
  ben = await Visitor.named('Ben', server.port)
})

afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

async function listed(line: string) {
  const { out } = await kontor(`admin ${line} --db ${database} --json`)
  return JSON.parse(out) as { id: string; name: string; status: string }[]
}

describe('while the server runs', () => {
  test('a backup holds the games as they were, can be restored, and goes on from there', async () => {
    const { id, chairs } = await seated(ann, ben)
    await play(chairs, 5)
    const backup = join(folder, 'backup.db')
    expect(await kontor(`admin backup ${backup} --db ${database}`)).toEqual({ code: 0, out: '', err: '' })
    await play(chairs, 3)
    const restored = join(folder, 'restored.db')
    expect(await kontor(`admin restore ${backup} --db ${restored}`)).toEqual({ code: 0, out: '', err: '' })
    const again = await serve(quietly({ database: restored }))
    const back = [await ann.at(again.port).enter(id), await ben.at(again.port).enter(id)]
    expect(back[0]!.situation!.version).toBe(5)
    await play(back, 3)
    expect(back[0]!.situation!.version).toBe(8)
    await again.close()
  })

  test('tables are listed by status, and closed', async () => {
    const { id } = await seated(ann, ben)
    // The lists follow the games a moment later.
    await expect
      .poll(async () => (await listed('tables --status playing')).map(table => table.id))
      .toContain(id)
    expect(await kontor(`admin close ${id} --db ${database}`)).toEqual({ code: 0, out: '', err: '' })
    expect((await listed('tables --status abandoned')).map(table => table.id)).toContain(id)
    const { out } = await kontor(`admin tables --db ${database}`)
    expect(out).toContain(`${id}  hamburg  abandoned`)
  })

  test('a report is listed and settled, and a person blocked and let back', async () => {
    const dee = await Visitor.named('Dee', server.port)
    const { id } = (await listed('people')).find(({ name }) => name === 'Dee')!
    await ann.post(`/api/players/${id}/report`, { about: 'chat', text: 'Dee shouts.' })
    const [report] = await listed('reports')
    expect((await kontor(`admin reports --db ${database}`)).out).toContain(`${id}  Dee`)
    for (const line of [`settle ${report!.id}`, `block ${id}`])
      expect(await kontor(`admin ${line} --db ${database}`)).toEqual({ code: 0, out: '', err: '' })
    expect(await listed('reports')).toEqual([])
    expect((await dee.request('/api/me')).status).toBe(403)
    await kontor(`admin unblock ${id} --db ${database}`)
    expect((await dee.request('/api/me')).status).toBe(200)
  })

  test('a person is deleted', async () => {
    const cleo = await Visitor.named('Cleo', server.port)
    const { id } = (await listed('people')).find(({ name }) => name === 'Cleo')!
    expect((await kontor(`admin delete ${id} --db ${database}`)).code).toBe(0)
    expect((await listed('people')).map(({ name }) => name)).not.toContain('Cleo')
    // Their cookie is worth nothing any more.
    await expect(cleo.get('/api/me')).rejects.toThrow('Choose a name first')
  })
})

test.each([
  [
    'dance',
    2,
    'A host can tables, close, people, reports, settle, block, unblock, delete, backup, restore, not ‘dance’.',
  ],
  ['close', 2, 'Usage: kontor admin'],
  ['close AAAAAAAAAAAAAAAA', 1, 'There is no such table.'],
  ['block AAAAAAAAAAAAAAAA', 1, 'There is no person AAAAAAAAAAAAAAAA.'],
  ['unblock AAAAAAAAAAAAAAAA', 1, 'There is no person AAAAAAAAAAAAAAAA.'],
  ['settle AAAAAAAAAAAAAAAA', 1, 'There is no report AAAAAAAAAAAAAAAA.'],
  ['delete AAAAAAAAAAAAAAAA', 1, 'There is no person AAAAAAAAAAAAAAAA.'],
  [`backup ${database}`, 1, 'exists already'],
  [`restore ${database}`, 1, 'stop the server and move it away first.'],
])("'%s' is refused", async (line, code, reason) => {
  const said = await kontor(`admin ${line} --db ${database}`)
  expect(said).toMatchObject({ code, out: '', err: expect.stringContaining(reason) })
})

test('what is no backup is not restored', async () => {
  const file = join(folder, 'letter.txt')
  writeFileSync(file, 'Dear server, this is not a database but a letter.'.repeat(20))
  const other = join(folder, 'other.db')
  const said = await kontor(`admin restore ${file} --db ${other}`)
  expect(said).toMatchObject({ code: 1, err: 'kontor: The file is not a database.\n' })
  expect(existsSync(other)).toBe(false)
})
