import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { expect, test, vi } from 'vitest'

/** The most that the first playable screen may load, in bytes of compressed JavaScript. */
const LIMIT = 100_000
/** The boards that a first game may be drawn on. */
const BOARD = /src\/(hamburg|generic)\/index\.ts$/

test('the first playable screen needs little JavaScript, the workers left out', async () => {
  vi.stubEnv('NODE_ENV', 'production')
  const root = fileURLToPath(new URL('..', import.meta.url))
  const built = (await build({
    root,
    configFile: `${root}vite.config.ts`,
    logLevel: 'silent',
    build: { write: false },
  })) as Rolldown.RolldownOutput
  const chunks = built.output.filter(each => each.type === 'chunk')
  const named = new Map(chunks.map(chunk => [chunk.fileName, chunk]))
  const needed = new Set<string>()
  const need = (file: string) => {
    if (needed.has(file)) return
    needed.add(file)
    for (const each of named.get(file)?.imports ?? []) need(each)
  }
  for (const chunk of chunks) {
    const board = chunk.moduleIds.some(id => BOARD.test(id))
    if (chunk.isEntry || board) need(chunk.fileName)
  }
  expect([...needed].filter(file => named.get(file)!.moduleIds.some(id => BOARD.test(id)))).toHaveLength(2)
  const size = [...needed].reduce((sum, file) => sum + gzipSync(named.get(file)!.code).length, 0)
  process.stdout.write(`The first playable screen loads ${size} bytes of compressed JavaScript.\n`)
  expect(size).toBeLessThan(LIMIT)
})
