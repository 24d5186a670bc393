import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { COMMANDS, NEWS } from '@kontor/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Running, serve } from '../../src/index.ts'
import { quietly } from '../cast/club.ts'

const BOT = fileURLToPath(new URL('../../../docs/example-bot.js', import.meta.url))
let server: Running

beforeAll(async () => {
  server = await serve(quietly())
})

afterAll(() => server.close())

test('the example bot of the documentation plays a game to its end', async () => {
  const run = await promisify(execFile)(process.execPath, [BOT, `http://127.0.0.1:${server.port}`])
  expect(run.stderr).toBe('')
  expect(run.stdout).toMatch(/^table: [\w-]{16}\nplaces: [12] [12]\n$/)
})

test('the documentation names every message and every route', async () => {
  const page = readFileSync(new URL('../../../docs/api.md', import.meta.url), 'utf8')
  for (const type of [...Object.keys(COMMANDS), ...Object.keys(NEWS)]) expect(page).toContain(`\`${type}\``)
  const response = await fetch(`http://127.0.0.1:${server.port}/api/openapi.json`)
  const { paths } = (await response.json()) as { paths: Record<string, Record<string, object>> }
  for (const [path, methods] of Object.entries(paths))
    for (const method of Object.keys(methods)) expect(page).toContain(`${method.toUpperCase()} ${path}`)
  const html = await (await fetch(`http://127.0.0.1:${server.port}/api`)).text()
  expect(html).toContain('POST /api/tables')
})
