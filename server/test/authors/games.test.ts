import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { AuthoredGames } from '../../src/authors/index.ts'
import { serve } from '../../src/serve.ts'
import { quietly, Visitor } from '../cast/club.ts'

const away = mkdtempSync(join(tmpdir(), 'kontor-games-'))
afterAll(() => rmSync(away, { recursive: true }))
let made = 0

/** A folder with the game that `kontor new` writes, changed file by file. */
function folderWith(changes: Readonly<Record<string, (text: string) => string>> = {}): string {
  const folder = join(away, `game-${++made}`)
  cpSync('cli/template', folder, { recursive: true })
  for (const [path, change] of Object.entries(changes)) {
    const file = join(folder, path)
    mkdirSync(join(file, '..'), { recursive: true })
    let before = ''
    try {
      before = readFileSync(file, 'utf8')
    } catch {}
    writeFileSync(file, change(before))
  }
  return folder
}

const first = (line: string) => (text: string) => `${line}\n${text}`

describe('a folder', () => {
  test('is offered with the modules that its game is made of, and nothing else of it can be fetched', async () => {
    const folder = folderWith({ 'secret.txt': () => 'secret', 'src/unused.ts': () => 'export {}' })
    const authored = await AuthoredGames.from([folder])
    expect([...authored.games.keys()]).toEqual(['hamburg', 'bruges', 'amsterdam', 'pearls'])
    expect(authored.troubles).toBeUndefined()
    const { at, rules, cards, title } = authored.about('pearls')!
    expect([rules, cards, title.de]).toEqual([['en', 'de', 'nl'], true, 'Perlen'])
    const fetched = (path: string) => authored.file(path)?.toString()
    expect(fetched('/games/pearls/index.js')).toContain('/src/index.ts')
    expect(fetched(`/${at}src/steps.ts`)).toContain("from '../../../engine.js'")
    expect(fetched(`/${at}src/steps.ts`)).not.toContain('import type')
    expect(fetched('/games/engine.js')).toMatch(/\bplayNamed\b/)
    for (const path of [
      'secret.txt',
      'src/unused.ts',
      'package.json',
      'test/game.test.ts',
      '../game-1/secret.txt',
    ])
      expect(fetched(`/${at}${path}`)).toBeUndefined()
    expect(fetched('/games/hamburg/index.js')).toBeUndefined()
  })

  test.each<[string, Parameters<typeof folderWith>[0], RegExp]>([
    [
      'of a name that ours has',
      { 'src/cover.ts': text => text.replace("'pearls'", "'hamburg'") },
      /its name begins as that of hamburg/,
    ],
    [
      'of a name that begins as ours',
      { 'src/cover.ts': text => text.replace("'pearls'", "'bruges-two'") },
      /its name begins as that of bruges/,
    ],
    [
      'of a name that no address can have',
      { 'src/cover.ts': text => text.replace("'pearls'", "'../x'") },
      /lower-case letters, digits/,
    ],
    [
      'that reads files',
      { 'src/words.ts': first("import 'node:fs'") },
      /src\/words\.ts imports 'node:fs', and in a page there is only '@kontor\/engine'/,
    ],
    [
      'whose rules lead nowhere',
      { 'rules.de.md': text => `${text}\n[there](#nowhere)\n` },
      /rules\.de\.md: .*'#nowhere'/,
    ],
    [
      'that reaches out of it',
      { 'src/words.ts': first("import '../../outside.ts'") },
      /outside\.ts lies outside the folder/,
    ],
  ])('is refused %s', async (_, changes, sentence) => {
    writeFileSync(join(away, 'outside.ts'), 'export {}\n')
    await expect(AuthoredGames.from([folderWith(changes)])).rejects.toThrow(sentence)
  })

  test('is refused where it is none, and where another has its name', async () => {
    await expect(AuthoredGames.from([join(away, 'nowhere')])).rejects.toThrow('is no folder')
    await expect(AuthoredGames.from([folderWith(), folderWith()])).rejects.toThrow(
      'is called pearls as another one is',
    )
  })
})

test('a server says what its page must know of a game from a folder, and nothing more of ours', async () => {
  const authored = await AuthoredGames.from([folderWith()])
  const server = await serve(quietly(), { authored })
  try {
    const visitor = new Visitor(server.port)
    const { games, watched } = await visitor.get<{ games: Record<string, unknown>[]; watched?: string[] }>(
      '/api/games',
    )
    expect(games.map(({ name, authored }) => [name, authored !== undefined])).toEqual([
      ['hamburg', false],
      ['bruges', false],
      ['amsterdam', false],
      ['pearls', true],
    ])
    expect(watched).toBeUndefined()
    expect((await visitor.request('/api/games/changes')).status).toBe(404)
    const module = await visitor.request('/games/pearls/index.js')
    expect(module.headers.get('content-type')).toMatch(/^text\/javascript/)
    expect((await visitor.request('/games/pearls/../../etc/passwd')).status).toBe(404)
  } finally {
    await server.close()
  }
})
