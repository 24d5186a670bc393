import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Standing } from '../../src/tournament/standings.ts'
import { kontor } from '../command-line.ts'

const JETTY = 'engine/test/jetty/index.ts'
const HAMBURG = 'games/hamburg/src/index.ts'
const newFile = () => join(mkdtempSync(join(tmpdir(), 'kontor-')), 'games.jsonl')
const wholeLines = (file: string) => /^(.*\n)*/.exec(readFileSync(file, 'utf8'))![0]
const linesIn = (file: string) => readFileSync(file, 'utf8').trimEnd().split('\n')

async function reported(line: string) {
  const { code, out, err } = await kontor(`tournament ${line} --json`)
  expect([code, err]).toEqual([0, ''])
  return JSON.parse(out)
}

/** A report without what the clock says. */
function timeless({ bots, ...rest }: { bots: Standing[]; digest: string }) {
  return { ...rest, bots: bots.map(({ milliseconds, slowest, ...bot }) => bot) }
}

describe('a tournament', () => {
  test('reports what was asked for as one JSON value', async () => {
    const report = await reported(
      `${JETTY} --bots random,greedy --players 3 --games 10 --seed s --options short=true`,
    )
    expect(report).toMatchObject({
      game: 'jetty',
      rules: '1',
      data: '1',
      players: 3,
      games: 12,
      asked: 10,
      deals: 4,
      seed: 's',
      options: { short: true },
      chance: 0.3333,
      digest: expect.stringMatching(/^[0-9a-f]{64}$/),
    })
    expect(report.bots.map(({ name, games }: Standing) => [name, games])).toEqual([
      ['random', 12],
      ['greedy', 24],
    ])
    expect(report.bots.reduce((sum: number, { wins }: Standing) => sum + wins, 0)).toBeCloseTo(12, 1)
    for (const { low, high, winRate, answers, milliseconds, slowest } of report.bots) {
      expect(low).toBeLessThan(winRate)
      expect(high).toBeGreaterThan(winRate)
      expect(answers).toBeGreaterThan(0)
      expect(slowest).toBeGreaterThanOrEqual(milliseconds)
    }
  })

  test('shows the stronger bot to be it', async () => {
    const { bots, players } = await reported(`${HAMBURG} --bots random,greedy --games 6`)
    const [random, greedy]: Standing[] = bots
    expect(players).toBe(2)
    expect(greedy!.low).toBeGreaterThan(random!.high)
    expect(greedy!.rating).toBeGreaterThan(random!.rating)
    expect(greedy!.points).toBeGreaterThan(random!.points)
  })

  test('counts an opponent that the game plays by itself', async () => {
    const { bots, chance } = await reported(`${HAMBURG} --bots random --players 1 --games 4`)
    expect(bots.map(({ name, games }: Standing) => [name, games])).toEqual([
      ['random', 4],
      ['TOM', 4],
    ])
    expect(chance).toBe(0.5)
    expect(bots[1].milliseconds).toBe(null)
  })

  test('comes to the same on any number of cores, and to something else with another seed', async () => {
    const line = `${JETTY} --bots random,greedy --games 20`
    const one = timeless(await reported(`${line} --cores 1`))
    expect(timeless(await reported(`${line} --cores 2`))).toEqual(one)
    expect((await reported(`${line} --seed other`)).digest).not.toBe(one.digest)
  })

  test('is a table for people, the best bot first', async () => {
    const { out } = await kontor(`tournament ${HAMBURG} --bots random,greedy --games 3`)
    expect(out).toContain(
      '4 games of Hamburg with 2 players, 2 deals in all rotations (3 asked for, rounded up',
    )
    expect(out).toContain('By luck alone a seat wins 50.0%.')
    expect(out).toMatch(/bot +win rate +95% interval .*\ngreedy +100\.0% .*\nrandom +0\.0% /)
  })

  test('shows progress on a terminal only', async () => {
    const line = `tournament ${JETTY} --bots random,greedy --games 4`
    expect((await kontor(line, '', true)).err).toContain('0 of 4 games')
    expect((await kontor(line)).err).toBe('')
  })

  test.each([
    ['jetty', 'Use --bots to name the players.'],
    ['jetty --bots random', 'A tournament needs two different bots.'],
    ['jetty --bots random,random', 'A tournament needs two different bots.'],
    ['jetty --bots random,clever', /^There is no bot ‘clever’; /],
    ['jetty --bots random,greedy,random --players 2', 'With more bots than the 2 seats, each is named once.'],
    ['jetty --bots random,greedy --players 9', '--players is a whole number from 2 to 4, not ‘9’.'],
    ['jetty --bots random,greedy --games 0', '--games is a whole number from 1 to 10000000, not ‘0’.'],
    ['jetty --bots random,greedy --cores 0', /^--cores is a whole number from 1 to \d+, not ‘0’\.$/],
    ['jetty --bots random,greedy --options long=true', /^There is no option ‘long’/],
  ])('%s is refused', async (line, sentence) => {
    const { code, out, err } = await kontor(`tournament ${line}`)
    expect([code, out]).toEqual([2, ''])
    const said = /^kontor: ([^\n]*)\n$/.exec(err)![1]
    if (typeof sentence === 'string') expect(said).toBe(sentence)
    else expect(said).toMatch(sentence)
  })
})

describe('a tournament that is kept', () => {
  const line = `${JETTY} --bots random,greedy --games 6`

  test('is not played again, and goes on when more games are asked for', async () => {
    const file = newFile()
    const first = await reported(`${line} --keep ${file}`)
    const kept = readFileSync(file, 'utf8')
    expect(linesIn(file)).toHaveLength(7)
    expect(await reported(`${line} --keep ${file}`)).toEqual(first)
    expect(readFileSync(file, 'utf8')).toBe(kept)
    const more = await reported(`${line} --games 10 --keep ${file}`)
    expect(linesIn(file)).toHaveLength(11)
    expect(readFileSync(file, 'utf8').startsWith(kept)).toBe(true)
    expect(timeless(more)).toEqual(timeless(await reported(`${line} --games 10`)))
  })

  test('survives being killed: only the games in flight are played again', async () => {
    const file = newFile()
    const words = ['tournament', JETTY, '--bots', 'random,greedy', '--keep', file, '--games']
    const child = spawn(process.execPath, ['cli/bin/kontor.js', ...words, '100000'])
    while (!existsSync(file) || linesIn(file).length < 4) await setTimeout(20)
    child.kill('SIGKILL')
    await once(child, 'close')
    const kept = wholeLines(file)
    const games = linesIn(file).length + 4
    const again = await reported(`${words.slice(1).join(' ')} ${games}`)
    expect(readFileSync(file, 'utf8').startsWith(kept)).toBe(true)
    expect(linesIn(file)).toHaveLength(again.games + 1)
    expect(timeless(again)).toEqual(timeless(await reported(`${line} --games ${games}`)))
  })

  test.each([
    ['a line', (text: string) => text.slice(0, -20), 7],
    ['the heading', (text: string) => text.slice(0, 20), 7],
    ['everything', () => '', 7],
  ])('drops what a crash tore: %s', async (_, torn, length) => {
    const file = newFile()
    const whole = await reported(`${line} --keep ${file}`)
    writeFileSync(file, torn(readFileSync(file, 'utf8')))
    expect(timeless(await reported(`${line} --keep ${file}`))).toEqual(timeless(whole))
    expect(linesIn(file)).toHaveLength(length)
    for (const each of linesIn(file)) expect(() => JSON.parse(each)).not.toThrow()
  })

  test.each([
    ['--seed other', /keeps another tournament: there ‘seed’ is "kontor", here "other"\.$/],
    ['--players 3', /there ‘players’ is 2, here 3\.$/],
    ['--bots greedy,random', /there ‘bots’ is \["random","greedy"\], here \["greedy","random"\]\.$/],
    ['--options short=true', /there ‘options’ is /],
  ])('does not take up another one: %s', async (other, sentence) => {
    const file = newFile()
    await reported(`${line} --keep ${file}`)
    const kept = readFileSync(file, 'utf8')
    const { code, out, err } = await kontor(`tournament ${line} ${other} --keep ${file}`)
    expect([code, out]).toEqual([1, ''])
    expect(err.trimEnd()).toMatch(sentence)
    expect(readFileSync(file, 'utf8')).toBe(kept)
  })

  test.each([
    ['hello', /is not the file of a tournament\.$/],
    ['hello\n', /is not the file of a tournament\.$/],
    ['{"a":1}\n', /is not the file of a tournament\.$/],
    ['HEADING\nnonsense\nmore', /^kontor: Line 2 of .* is not a game of the tournament\.$/],
    ['HEADING\n{"number":0,"points":[1],"places":[1,2]}\nmore', /^kontor: Line 2 of .* is not a game/],
  ])('leaves a file alone that is not its own: %j', async (text, sentence) => {
    const file = newFile()
    await reported(`${line} --keep ${file}`)
    const foreign = text.replace('HEADING', linesIn(file)[0]!)
    writeFileSync(file, foreign)
    const { code, err } = await kontor(`tournament ${line} --keep ${file}`)
    expect(code).toBe(1)
    expect(err.trimEnd()).toMatch(sentence)
    expect(readFileSync(file, 'utf8')).toBe(foreign)
  })

  test('says so before the first game when it cannot be', async () => {
    expect((await kontor(`tournament ${line} --keep /nowhere/at/all.jsonl`)).err).toBe(
      'kontor: /nowhere/at/all.jsonl was not found.\n',
    )
    expect((await kontor(`tournament ${line} --keep engine`)).err).toBe('kontor: engine is a folder.\n')
  })
})

describe('a tournament in parts', () => {
  const line = `${JETTY} --bots random,greedy --games 10 --seed parts`

  const files = [newFile(), newFile(), newFile()]
  let reports: { part: string; deals: number; games: number }[] = []

  /** Three machines: each plays its part and keeps the games in a file of its own. */
  beforeAll(async () => {
    const parts = files.map((file, i) => reported(`${line} --part ${i + 1}/3 --keep ${file}`))
    reports = await Promise.all(parts)
  })

  test('comes to exactly what one machine would have said', async () => {
    const whole = await reported(line)
    expect(reports.map(({ part, deals, games }) => [part, deals, games])).toEqual([
      ['1/3', 2, 4],
      ['2/3', 2, 4],
      ['3/3', 1, 2],
    ])
    const merged = await reported(`${line} --with ${files}`)
    expect(timeless(merged)).toEqual(timeless(whole))
    // Also what the clock says is that of the games in the files: none is played again.
    expect(await reported(`${line} --with ${files.toReversed()}`)).toEqual(merged)
  })

  test('is put into one file, from which it goes on', async () => {
    const all = newFile()
    const merged = await reported(`${line} --with ${files} --keep ${all}`)
    expect(linesIn(all)).toHaveLength(11)
    expect(await reported(`${line} --keep ${all}`)).toEqual(merged)
    expect(await reported(`${line} --with ${files} --keep ${all}`)).toEqual(merged)
    expect(linesIn(all)).toHaveLength(11)
  })

  test('plays what a part that broke off has not', async () => {
    const [first = '', ...others] = files
    const broken = newFile()
    writeFileSync(broken, `${linesIn(first).slice(0, 3).join('\n')}\n{"number":6,"poi`)
    const torn = readFileSync(broken, 'utf8')
    expect(timeless(await reported(`${line} --with ${[broken, ...others]}`))).toEqual(
      timeless(await reported(`${line} --with ${files}`)),
    )
    expect(readFileSync(broken, 'utf8')).toBe(torn)
  })

  test.each([
    ['--part 4/3 --keep x', 2, '--part is one of several, such as 3/16, not ‘4/3’.'],
    ['--part 0/3 --keep x', 2, '--part is one of several, such as 3/16, not ‘0/3’.'],
    ['--part third --keep x', 2, '--part is one of several, such as 3/16, not ‘third’.'],
    ['--part 1/3', 2, 'Use --keep to say where the games of the part are written down.'],
    ['--part 1/6 --keep x', 2, 'The games are 5 deals, too few for 6 parts.'],
    ['--with nowhere.jsonl', 1, 'nowhere.jsonl was not found.'],
    ['--with package.json', 1, 'package.json is not the file of a tournament.'],
  ])('refuses %s', async (more, code, sentence) => {
    expect(await kontor(`tournament ${line} ${more}`)).toEqual({
      code,
      out: '',
      err: `kontor: ${sentence}\n`,
    })
  })

  test('refuses the parts of another tournament', async () => {
    const { code, err } = await kontor(`tournament ${line} --seed other --with ${files}`)
    expect(code).toBe(1)
    expect(err).toMatch(/ keeps another tournament: there ‘seed’ is "parts", here "other"\.$/m)
  })
})
