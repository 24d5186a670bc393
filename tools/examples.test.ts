import { execFile } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'

/** The games in `examples/` are folders as `kontor new` writes them: their tests are those of an author. */
const GAMES = readdirSync('examples', { withFileTypes: true }).flatMap(each =>
  each.isDirectory() ? [each.name] : [],
)

test('their own tests pass', async () => {
  const files = GAMES.map(game => `examples/${game}/test/game.test.ts`)
  const { stdout } = await promisify(execFile)(process.execPath, ['--test', ...files])
  expect(stdout).toMatch(/fail 0/)
  expect(Number(/pass (\d+)/.exec(stdout)![1])).toBeGreaterThan(3 * GAMES.length)
})

describe.each(GAMES)('%s', game => {
  test('has what a folder of `kontor new` has', () => {
    for (const file of ['package.json', 'tsconfig.json', 'rules.md', 'rules.de.md', 'rules.nl.md'])
      expect(existsSync(`examples/${game}/${file}`), file).toBe(true)
    for (const file of ['cover', 'index', 'layout', 'state', 'steps', 'study', 'words'])
      expect(existsSync(`examples/${game}/src/${file}.ts`), file).toBe(true)
    const { name, dependencies } = JSON.parse(readFileSync(`examples/${game}/package.json`, 'utf8'))
    const template = JSON.parse(readFileSync('cli/template/package.json', 'utf8'))
    expect(name).toBe(game)
    expect(Object.keys(dependencies)).toEqual(Object.keys(template.dependencies))
  })

  test('is told of on the page about the examples', () => {
    expect(readFileSync('examples/README.md', 'utf8')).toContain(`(${game}/rules.md)`)
  })
})
