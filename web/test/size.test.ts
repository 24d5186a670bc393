import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { expect, test, vi } from 'vitest'

/** The most that the start page and the first table of a game may load together, in bytes of compressed JavaScript. */
const LIMIT = 80 * 1024
const GAMES = ['hamburg', 'bruges', 'amsterdam']

test('the first table of a game needs little JavaScript, the workers left out', async () => {
  vi.stubEnv('NODE_ENV', 'production')
  const root = fileURLToPath(new URL('..', import.meta.url))
  const built = (await build({
    root,
    configFile: `${root}vite.config.ts`,
    logLevel: 'silent',
    build: { write: false },
  })) as Rolldown.RolldownOutput
  const chunks = built.output.filter(each => each.type === 'chunk')
  // The workers' code is not in chunks of the page: no game is loaded by it, nor kept twice for playing offline.
  const games = chunks.flatMap(({ moduleIds }) =>
    moduleIds.filter(id => /games\/[^/]+\/src\/game\.ts$/.test(id)),
  )
  expect(games).toEqual([])
  const named = new Map(chunks.map(chunk => [chunk.fileName, chunk]))
  const sizeOf = (game: string) => {
    const board = chunks.find(({ moduleIds }) => moduleIds.some(id => id.endsWith(`boards/${game}/index.ts`)))
    const needed = new Set<string>()
    const need = (file: string) => {
      if (needed.has(file)) return
      needed.add(file)
      for (const each of named.get(file)?.imports ?? []) need(each)
    }
    for (const chunk of chunks) if (chunk.isEntry || chunk === board) need(chunk.fileName)
    expect(board).toBeDefined()
    return [...needed].reduce((sum, file) => sum + gzipSync(named.get(file)!.code).length, 0)
  }
  for (const game of GAMES) {
    const size = sizeOf(game)
    process.stdout.write(`The first table of ${game} loads ${size} bytes of compressed JavaScript.\n`)
    expect(size, game).toBeLessThan(LIMIT)
  }
})
