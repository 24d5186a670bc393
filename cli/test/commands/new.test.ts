import { spawnSync } from 'node:child_process'
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

/** What `kontor new` writes, in a folder far from the repository. */
const away = mkdtempSync(join(tmpdir(), 'kontor-new-'))
const reef = join(away, 'coral-reef')
afterAll(() => rmSync(away, { recursive: true }))

function node(folder: string, ...words: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { cwd: folder, encoding: 'utf8' })
  return { status, said: stdout + stderr }
}
const kontor = (folder: string, ...words: string[]) => node(folder, resolve('cli/bin/kontor.js'), ...words)

const files = () =>
  readdirSync(reef, { recursive: true, encoding: 'utf8' }).filter(path => /\.\w+$/.test(path))
const read = (path: string) => readFileSync(join(reef, path), 'utf8')

beforeAll(() => {
  expect(kontor(away, 'new', 'coral-reef')).toMatchObject({ status: 0 })
})

describe('a new game', () => {
  test('plays, is simulated, conforms and shows its cards before anything is installed', () => {
    expect(kontor(reef, 'conform', '.', '--games', '3', '--players', '4').said).toMatch(
      /^coral-reef conforms/i,
    )
    expect(kontor(away, 'simulate', 'coral-reef', '--games', '5', '--bots', 'greedy').said).toMatch(
      /^5 games of Coral-reef/,
    )
    expect(kontor(reef, 'simulate', '.', '--games', '400', '--cores', '2').said).toMatch(/^400 games/)
    expect(kontor(reef, 'tournament', '.', '--bots', 'greedy,random', '--games', '40').said).toMatch(/greedy/)
    expect(kontor(reef, 'cards', '.').said).toMatch(/^1 Shell 1: .*worth 1|Worth 1/)
    const played = spawnSync(process.execPath, [resolve('cli/bin/kontor.js'), 'play', '.', '--lang', 'de'], {
      cwd: reef,
      encoding: 'utf8',
      input: '1\nlog\nquit\n',
    })
    expect(played.stdout).toContain('Eine Muschel zeigen oder mit ihr tauchen?')
    expect(played.stdout).toContain('Runde 2 von 5.')
    expect(played.stderr).toBe('')
  })

  test('passes its type check and its own tests beside the published packages', () => {
    for (const [name, target] of Object.entries({ '@kontor/engine': 'engine', '@types/node': '' })) {
      const path = join(reef, 'node_modules', name)
      mkdirSync(join(path, '..'), { recursive: true })
      symlinkSync(resolve(target || join('node_modules', name)), path)
    }
    expect(node(reef, resolve('node_modules/typescript/bin/tsc'))).toEqual({ status: 0, said: '' })
    const { status, said } = node(reef, '--test', 'test/*.test.ts')
    expect(said).toMatch(/pass 4/)
    expect(status).toBe(0)
    rmSync(join(reef, 'node_modules'), { recursive: true })
  })

  test('is called as its folder, everywhere, and knows nothing of ours but the packages', () => {
    expect(JSON.parse(read('package.json'))).toMatchObject({
      name: 'coral-reef',
      dependencies: { '@kontor/engine': expect.stringMatching(/^\^\d/) },
    })
    expect(read('README.md')).toMatch(/^# Coral reef\n/)
    expect(read('src/cover.ts')).toContain("name: 'coral-reef'")
    expect(read('src/cover.ts').match(/'Coral reef'/g)).toHaveLength(3)
    expect(existsSync(join(reef, '.gitignore'))).toBe(true)
    expect(existsSync(join(reef, 'gitignore'))).toBe(false)
    const imports = files()
      .filter(path => path.endsWith('.ts'))
      .flatMap(path => [...read(path).matchAll(/from '([^']+)'/g)].map(([, from]) => from))
    expect(imports.length).toBeGreaterThan(10)
    expect(imports.filter(from => !/^(\.\.?\/(src\/)?[\w-]+\.ts|node:|@kontor\/engine)/.test(from!))).toEqual(
      [],
    )
  })

  test.each([
    [
      'Reef',
      "A game's name consists of lower-case letters, digits and single hyphens, at most 40 characters, not ‘Reef’.",
    ],
    ['hamburg', 'There is a game ‘hamburg’ already.'],
    ['coral-reef', 'coral-reef is there already and is not empty.'],
  ])('is refused as %s', (name, sentence) => {
    expect(kontor(away, 'new', name)).toEqual({ status: 2, said: `kontor: ${sentence}\n` })
  })
})

describe('a mistake of the author', () => {
  const broken = join(away, 'broken')
  beforeAll(() => {
    kontor(away, 'new', 'broken')
  })

  test('of syntax is said in a sentence, with its place', () => {
    const words = join(broken, 'src/words.ts')
    const before = readFileSync(words, 'utf8')
    appendFileSync(words, 'const nothing = ;\n')
    const line = before.split('\n').length
    expect(kontor(broken, 'simulate', '.')).toEqual({
      status: 2,
      said: `kontor: The game at . cannot be loaded: SyntaxError: Expression expected (src/words.ts:${line}).\n`,
    })
    writeFileSync(words, before)
  })

  test('in the rules is theirs and not ours', () => {
    const steps = join(broken, 'src/steps.ts')
    const before = readFileSync(steps, 'utf8')
    writeFileSync(steps, before.replace('mine.pearls += pearls', 'mine.pearls += pearls.length.of'))
    expect(kontor(broken, 'simulate', '.')).toEqual({
      status: 1,
      said: expect.stringMatching(
        /^kontor: The game has a mistake: TypeError: .* \(src\/steps\.ts:\d+\)\.\n$/,
      ),
    })
  })

  test('whoever gives a folder without a game hears of it', () => {
    expect(kontor(away, 'play', '.').said).toMatch(
      /^kontor: There is no game at \.: it has none of index\.ts/,
    )
  })
})
