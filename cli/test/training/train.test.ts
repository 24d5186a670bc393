import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { kontor } from '../command-line.ts'

const MODULE = 'engine/test/jetty/index.ts'
const FOLDERS = mkdtempSync(join(tmpdir(), 'kontor-train-'))
const folder = (name: string) => join(FOLDERS, name)
const call = (name: string, rest: string) =>
  kontor(`train ${MODULE} --folder ${folder(name)} --players 2 --games 40 --seed t --lang en ${rest}`)
const networksIn = (name: string) =>
  readdirSync(folder(name))
    .filter(file => file.startsWith('network'))
    .map(file => readFileSync(join(folder(name), file)).toString('base64'))

afterAll(() => rmSync(FOLDERS, { recursive: true }))

describe('train', () => {
  test('makes a network that beats random', async () => {
    const { out } = await call('plain', '--generations 4 --checks 8 --json')
    const { generations } = JSON.parse(out)
    expect(generations.map(({ number }: { number: number }) => number)).toEqual([1, 2, 3, 4])
    expect(generations.every(({ strength }: { strength: unknown[] }) => strength.length === 1)).toBe(true)
    const bots = `net:${folder('plain')}/network-0004.bin,random`
    const tournament = await kontor(`tournament ${MODULE} --bots ${bots} --games 40 --seed t --json`)
    expect(JSON.parse(tournament.out).bots[0].low).toBeGreaterThan(0.6)
  })

  test('plays in a tree search, too', async () => {
    const bots = `planner:${folder('plain')}/network-0004.bin:20,random`
    const { out } = await kontor(`tournament ${MODULE} --bots ${bots} --games 20 --seed t --json`)
    expect(JSON.parse(out).bots[0].low).toBeGreaterThan(0.5)
  })

  test('gives the same networks after an interruption, and on any number of cores', async () => {
    await call('again', '--generations 1 --checks 0 --cores 1')
    await call('again', '--generations 2 --checks 2 --cores 2')
    await call('again', '--generations 4 --checks 0 --cores 1')
    expect(networksIn('again')).toEqual(networksIn('plain'))
  })

  test('draws its curves', async () => {
    const page = readFileSync(join(folder('plain'), 'curves.html'), 'utf8')
    expect(page).toContain('Jetty: how a network learned')
    expect(page).toContain('--seed t --generations 4')
    expect(page.match(/<figure>/g)).toHaveLength(3)
    expect(page).not.toContain('NaN')
    const { out } = await call('plain', '--generations 4 --checks 8')
    expect(out.split('\n')).toHaveLength(6)
  })

  test('keeps only the games that it still needs', async () => {
    expect(readdirSync(folder('plain')).filter(file => file.startsWith('student'))).toEqual([
      'student-0004.bin',
    ])
  })

  test('learns with options drawn at random', async () => {
    const { code } = await call('mixed', '--mixed --generations 1 --checks 0')
    expect(code).toBe(0)
    expect(existsSync(join(folder('mixed'), 'network-0001.bin'))).toBe(true)
  })

  test.each([
    ['--seed other', 'another training run'],
    ['--players 9', 'from 2 to 4'],
    ['--players 2,x', 'from 2 to 4'],
    ['--generations 0', 'from 1 to'],
  ])('refuses %s', async (rest, why) => {
    const { code, err } = await call('plain', rest)
    expect(code).toBeGreaterThan(0)
    expect(err).toContain(why)
  })

  test('refuses a folder with something else in it, and to do without one', async () => {
    await call('broken', '--generations 1 --checks 0')
    writeFileSync(join(folder('broken'), 'training.json'), '{}')
    expect((await call('broken', '')).err).toContain('not a training file')
    expect((await kontor('train jetty')).err).toContain('--folder')
  })

  test('a bot with a network that is not there says so', async () => {
    const { code, err } = await kontor(`tournament ${MODULE} --bots net:nowhere.bin,random --games 2`)
    expect(code).toBe(1)
    expect(err).toContain('nowhere.bin was not found')
  })
})
