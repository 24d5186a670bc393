import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { pack } from '../../../tools/packages.ts'
import { expectCalm, inBrowser } from './browser.ts'
import { begun, play } from './meeting.ts'
import { registryOf } from './registry.ts'

/**
 * What an author does, far from the repository: installs the packages, makes a game, checks, tests and plays it, and serves it to
 * two people.
 */
const away = mkdtempSync(join(tmpdir(), 'kontor-packages-test-'))
const shop = join(away, 'shop')
const reef = join(shop, 'reef')
const open = inBrowser()
let registry: Awaited<ReturnType<typeof registryOf>>

beforeAll(async () => {
  mkdirSync(shop)
  registry = await registryOf(await pack(away), away)
})
afterAll(async () => {
  await registry.close()
  rmSync(away, { recursive: true })
})

const run = promisify(execFile)

/** Nothing of the run of the tests reaches a command: neither its settings nor what it has compiled. */
const environment = () => ({
  PATH: `${dirname(process.execPath)}:${process.env.PATH}`,
  HOME: away,
  npm_config_registry: registry.address,
  npm_config_cache: join(away, 'cache'),
  npm_config_audit: 'false',
  npm_config_fund: 'false',
  npm_config_update_notifier: 'false',
})
const said = async (folder: string, program: string, ...words: string[]) =>
  (await run(program, words, { cwd: folder, env: environment() })).stdout

test('from the packages in an empty folder to a game of one’s own, online between two people', async () => {
  await said(shop, 'npm', 'install', 'kontor')
  // The three cities play, and nothing of them is TypeScript.
  expect(await said(shop, 'npx', 'kontor', 'simulate', 'hamburg', '--games', '2')).toMatch(
    /^2 games of hamburg/i,
  )
  const brought = readdirSync(join(shop, 'node_modules/kontor'), { recursive: true, encoding: 'utf8' })
  expect(brought.filter(path => /(?<!\.d)\.ts$/.test(path) && !path.startsWith('template'))).toEqual([])
  for (const each of ['kontor', '@kontor/engine', '@kontor/bots'])
    expect(existsSync(join(shop, 'node_modules', each, 'LICENSE'))).toBe(true)

  await said(shop, 'npx', 'kontor', 'new', 'reef')
  await said(reef, 'npm', 'install')
  await said(reef, 'npm', 'run', 'check')
  expect(await said(reef, 'npm', 'test')).toMatch(/reef conforms[\s\S]*pass 4/i)
  expect(
    await said(reef, 'npx', 'kontor', 'tournament', '.', '--bots', 'greedy,random', '--games', '20'),
  ).toMatch(/^20 games of reef/i)

  // A bot learns it from play against itself, in seconds, and beats whoever answers at random.
  const lesson = '--players 2 --games 60 --generations 2 --checks 1 --cores 1'
  await said(reef, 'npx', 'kontor', 'train', '.', '--folder', 'trained', ...lesson.split(' '))
  const learned = 'net:trained/network-0002.bin'
  const contest = ['--bots', `${learned},random`, '--games', '60', '--json']
  const report = await said(reef, 'npx', 'kontor', 'tournament', '.', ...contest)
  const rates: { name: string; winRate: number }[] = JSON.parse(report).bots
  expect(rates.find(({ name }) => name === learned)!.winRate).toBeGreaterThan(0.6)

  const starter = join(reef, 'node_modules/kontor/bin/kontor.js')
  const words = [starter, 'serve', '--port', '0', '--db', ':memory:', '--game', '.']
  const server = spawn(process.execPath, words, {
    cwd: reef,
    env: environment(),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(async () => {
    server.kill()
    await once(server, 'exit')
  })
  const [line] = await once(createInterface(server.stdout), 'line')
  const address = /http:\S+/.exec(line)![0]
  const openThere: typeof open = async options => {
    const opened = await open(options)
    await opened.page.goto(address)
    return { ...opened, address }
  }
  const { ann, ben } = await begun(openThere, undefined, 'Reef')
  await play([ann.page, ben.page], 10)
  await ben.page.waitForSelector('#question .places')
  // The page opened ours first, which is another address.
  const calm = (troubles: readonly string[]) => troubles.filter(each => !each.includes(address))
  expectCalm([...calm(ann.troubles), ...calm(ben.troubles)])
})
