import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { leftoversOf, MARK } from '../../tools/leftovers.ts'

/** Writes the address of every module that is loaded after it, a line each, where a person would read faults. */
const LISTENER = `data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from 'node:module'
  import { writeSync } from 'node:fs'
  registerHooks({ load: (url, context, next) => { writeSync(2, url + '\\n'); return next(url, context) } })
`)}`

/** Runs a command line to its end, and says which files of this repository it loaded. */
function called(line: string, input = '') {
  const mark = randomUUID()
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', LISTENER, 'cli/bin/kontor.js', ...line.split(' ')],
    { encoding: 'utf8', input, env: { ...process.env, [MARK]: mark } },
  )
  const loaded = stderr
    .split('\n')
    .filter(url => url.startsWith('file:') && !url.includes('/node_modules/'))
    .map(url => relative('.', fileURLToPath(url)))
  return { status, stdout, loaded, left: leftoversOf(mark) }
}

/** The parts of the house that files are in: `cli/src/commands`, `games/hamburg`, `server`. Covers tell of a game without it. */
function partsOf(files: readonly string[]) {
  const parts = files
    .filter(file => !/^games\/[^/]+\/src\/cover\.ts$/.test(file))
    .map(file => /^(cli\/(bench|src\/commands)|games\/[^/]+|[^/]+)\//.exec(file)?.[1])
  return [...new Set(parts)].sort()
}

describe('a command loads what it needs', () => {
  test('and the overview no command, no game, no bot and no server', () => {
    const { status, stdout, loaded, left } = called('--help')
    expect([status, left]).toEqual([0, []])
    expect(stdout).toContain('kontor play')
    expect(partsOf(loaded)).toEqual(['cli', 'cli/src/commands', 'engine', 'games/register'])
    expect(loaded.filter(file => file.startsWith('cli/src/commands/'))).toEqual(['cli/src/commands/index.ts'])
  })

  test('cards: the game alone', () => {
    const { status, stdout, loaded, left } = called('cards bruges --number 1')
    expect([status, left]).toEqual([0, []])
    expect(stdout).toMatch(/^1 /)
    expect(partsOf(loaded)).toEqual([
      'cli',
      'cli/src/commands',
      'engine',
      'games/bruges',
      'games/common',
      'games/five-colours',
      'games/register',
      'language',
    ])
  })

  test('play: the game and the bots, and leaves nothing running', () => {
    const { status, stdout, loaded, left } = called('play amsterdam --players 3 --seed loading', 'quit\n')
    expect([status, left]).toEqual([0, []])
    expect(stdout).toMatch(/^ +1 {2}/m)
    expect(partsOf(loaded)).toEqual([
      'bots',
      'cli',
      'cli/src/commands',
      'engine',
      'games/amsterdam',
      'games/common',
      'games/register',
      'language',
    ])
  })
})

describe('what was compiled', () => {
  const helpKeepingIn = (folder: string) =>
    spawnSync(process.execPath, ['cli/bin/kontor.js', '--help'], {
      encoding: 'utf8',
      env: { ...process.env, NODE_COMPILE_CACHE: folder },
    })

  test('is kept for the next call', () => {
    const folder = mkdtempSync(join(tmpdir(), 'kontor-'))
    expect(helpKeepingIn(folder).status).toBe(0)
    expect(readdirSync(folder, { recursive: true, withFileTypes: true }).some(each => each.isFile())).toBe(
      true,
    )
    rmSync(folder, { recursive: true })
  })

  test('and where it cannot be, that is no fault', () => {
    const { status, stdout, stderr } = helpKeepingIn('/dev/null/compiled')
    expect([status, stderr]).toEqual([0, ''])
    expect(stdout).toContain('kontor play')
  })
})
