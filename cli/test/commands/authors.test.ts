import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'

/** What an author of a game of their own meets at the command line: the real one, since it loads the module. */
const folder = mkdtempSync(join(tmpdir(), 'kontor-authors-'))
afterAll(() => rmSync(folder, { recursive: true }))

const JETTY = resolve('engine/test/jetty/index.ts')

function kontor(...words: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['cli/bin/kontor.js', ...words], {
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

function module(name: string, code: string): string {
  const path = join(folder, name)
  mkdirSync(join(path, '..'), { recursive: true })
  writeFileSync(path, code)
  return path
}

describe('a game of one’s own', () => {
  test('is found in its folder', () => {
    expect(kontor('conform', 'engine/test/jetty', '--games', '1').stdout).toMatch(/^jetty conforms: 1 games/)
    module('own/src/index.ts', `export { jetty } from '${JETTY}'\n`)
    expect(kontor('conform', join(folder, 'own'), '--games', '1').status).toBe(0)
  })

  test('whose import leads nowhere is refused in a sentence', () => {
    const { status, stderr } = kontor('conform', module('lost.ts', "import './nowhere.ts'\n"))
    expect(status).toBe(2)
    expect(stderr).toMatch(
      /^kontor: The game at .*lost\.ts cannot be loaded: Cannot find module .*nowhere\.ts/,
    )
    expect(stderr).not.toContain('\n    at ')
  })

  test('that breaks a promise is seen again by the command that is printed', () => {
    const code = `import { jetty } from '${JETTY}'
export const broken = { ...jetty, name: 'broken', words: { say: () => '' } }
`
    const { status, stderr } = kontor('conform', module('broken.ts', code), '--games', '1')
    expect(status).toBe(1)
    const command = /see it: (.*)/.exec(stderr)?.[1]?.replace('npx kontor', 'node cli/bin/kontor.js') ?? ''
    const again = spawnSync('bash', ['-c', command], { encoding: 'utf8' })
    expect([again.status, again.stderr]).toEqual([0, ''])
  })
})
