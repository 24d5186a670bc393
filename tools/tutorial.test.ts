import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { CodeOnPage } from './code-on-page.ts'

const folder = mkdtempSync(join(tmpdir(), 'kontor-tutorial-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Does what docs/tutorial.md says, with the code that stands there. */
test('the tutorial leads from nothing to a game that conforms and plays', () => {
  const page = new CodeOnPage('docs/tutorial.md', folder)
  expect(page.types()).toBe('')

  // It says which promise is broken, and then how it is kept.
  const [conform = '', play = '', simulate = '', serve = ''] = page.commands
  const [broken = ''] = /^ {4}(high-tide does not conform: .*)$/m.exec(page.text)?.slice(1) ?? []
  expect(page.kontor(conform).said).toContain(broken)
  const changes = page.blocks
    .find(({ into }) => into === 'change')!
    .code.trim()
    .split('\n')
  for (const change of changes) {
    const [path = '', from = '', to = ''] = change.split(' | ')
    const file = join(folder, path)
    const before = readFileSync(file, 'utf8')
    expect(before).toContain(from)
    writeFileSync(file, before.replace(from, to))
  }
  expect(page.types()).toBe('')
  expect(page.kontor(conform)).toMatchObject({
    status: 0,
    said: expect.stringMatching(/^high-tide conforms/i),
  })

  expect(page.kontor(`${play} --lang en`, '1\nquit\n').said).toContain('Which card do you play?')
  expect(page.kontor(simulate).said).toMatch(/^1,?000 games of high-tide with 4 players/i)
  expect(serve).toBe('serve --game . --watch')
})
