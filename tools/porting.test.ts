import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { CodeOnPage } from './code-on-page.ts'

const folder = mkdtempSync(join(tmpdir(), 'kontor-porting-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('the ported game is right as it stands on the page, conforms and plays', () => {
  const page = new CodeOnPage('docs/porting.md', folder)
  expect(page.types()).toBe('')
  const [conform = '', tournament = '', serve = ''] = page.commands
  expect(page.kontor(conform)).toEqual({ status: 0, said: expect.stringMatching(/^bids conforms: 5 games/i) })
  expect(page.kontor(tournament)).toEqual({
    status: 0,
    said: expect.stringMatching(/^30 games of bids with 3/i),
  })
  expect(serve).toBe('serve --game .')
})
