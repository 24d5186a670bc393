import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { jetty } from '../../engine/test/jetty/index.ts'
import { languageOf } from '../src/calls/language.ts'
import { outlineOf } from '../src/terminal/outline.ts'
import { kontor } from './command-line.ts'

const COMMANDS = [
  'play',
  'simulate',
  'tournament',
  'replay',
  'hint',
  'analyse',
  'cards',
  'stats',
  'tune',
  'conform',
  'bench',
  'admin',
]
const MODULE = 'engine/test/jetty/index.ts'
const folder = () => mkdtempSync(join(tmpdir(), 'kontor-'))

describe('help', () => {
  test.each(['', '--help', 'help'])("'%s' lists the commands", async line => {
    const { code, out, err } = await kontor(line)
    expect([code, err]).toEqual([0, ''])
    for (const command of COMMANDS) expect(out).toContain(`kontor ${command}`)
  })

  test.each(COMMANDS)('%s --help says how it is called', async command => {
    const { code, out, err } = await kontor(`${command} --help`)
    expect([code, err]).toEqual([0, ''])
    expect(out).toMatch(new RegExp(`^kontor ${command} `))
  })
})

describe('nonsense gets one sentence and a code', () => {
  const record = async () => {
    const dir = folder()
    await kontor(`simulate jetty --games 1 --seed n --save ${dir}`)
    return readFileSync(join(dir, 'jetty-n-0.json'), 'utf8')
  }

  test.each([
    ['fly', 2, 'There is no command ‘fly’; ‘kontor --help’ lists them.'],
    ['simulate', 2, /^Usage: kontor simulate <game> .*$/],
    ['simulate jetty hamburg', 2, /^Usage: kontor/],
    ['simulate chess', 2, 'There is no game ‘chess’; the games are jetty.'],
    ['simulate toString', 2, 'There is no game ‘toString’; the games are jetty.'],
    ['simulate nowhere.ts', 2, 'There is no game ‘nowhere.ts’; the games are jetty.'],
    ['simulate cli/src/terminal/outline.ts', 2, /^The module .*outline\.ts exports no game\.$/],
    ['simulate jetty --speed 9', 2, 'Unknown option ‘--speed’; ‘kontor simulate --help’ lists the options.'],
    ['simulate jetty --players 9', 2, '--players is a whole number from 2 to 4, not ‘9’.'],
    ['simulate jetty --players two', 2, '--players is a whole number from 2 to 4, not ‘two’.'],
    ['simulate jetty --players 1', 2, '--players is a whole number from 2 to 4, not ‘1’.'],
    ['simulate jetty --games 0', 2, '--games is a whole number from 1 to 100000000, not ‘0’.'],
    ['simulate jetty --games 1e3', 2, '--games is a whole number from 1 to 100000000, not ‘1e3’.'],
    ['simulate jetty --options short', 2, 'Options are written name=value; ‘short’ has no ‘=’.'],
    ['simulate jetty --options long=true', 2, 'There is no option ‘long’. This game knows short.'],
    [
      'simulate jetty --bots clever',
      2,
      'There is no bot ‘clever’; the bots are random, greedy, search (search:400 for 400 iterations, search:500ms for a time), net:<file of a network>, planner:<file> (planner:<file>:400 and so on) and the levels apprentice, merchant, senator, mayor.',
    ],
    ['simulate jetty --players 2 --bots random,random,random', 2, 'There are 3 bots for 2 seats.'],
    [
      `simulate jetty --seed ${'x'.repeat(101)}`,
      2,
      'The seed must have 1 to 100 characters; this one has 101.',
    ],
    ['simulate jetty --save /proc/x', 1, /^\/proc\/x (was not found|cannot be .*)\.$/],
    ['simulate jetty --save /dev/null/x', 1, /^\/dev\/null\/x is not a folder\.$/],
    ['conform jetty --options short=1', 2, 'The option ‘short’ is true or false, not ‘1’.'],
    ['conform chess', 2, 'There is no game ‘chess’; the games are jetty.'],
    ['replay nowhere.json', 1, 'nowhere.json was not found.'],
    ['replay engine', 1, /is a folder\.$/],
    ['replay package.json', 1, 'This is not a record: its format is undefined, not 1.'],
    [
      'bench chess',
      2,
      'There is no bench ‘chess’; the benches are engine, hamburg, bruges, amsterdam, bots, server, page, all.',
    ],
    ['play jetty --lang fr', 2, '--lang is en, de or nl, not ‘fr’.'],
    ['play jetty --players 5', 2, '--players is a whole number from 2 to 4, not ‘5’.'],
    ['play jetty --load nowhere.json', 1, /nowhere\.json was not found\.$/],
    ['play jetty --load x --seed y', 2, '--seed does not go with --load: the record has its own.'],
    ['play jetty --players 2 --bots random,random', 2, 'There are 2 bots for 1 seat.'],
  ])('%s', async (line, code, sentence) => {
    const result = await kontor(line)
    expect(result.code).toBe(code)
    expect(result.out).toBe('')
    expect(result.err).toMatch(/^kontor: [^\n]*\n$/)
    const said = result.err.slice('kontor: '.length, -1)
    if (typeof sentence === 'string') expect(said).toBe(sentence)
    else expect(said).toMatch(sentence)
  })

  test('broken, cut, foreign and forged records', async () => {
    const good = await record()
    const parsed = JSON.parse(good)
    const cases: [string, RegExp][] = [
      [good.slice(0, -40), /not valid JSON/],
      ['', /not valid JSON/],
      [JSON.stringify({ ...parsed, rules: '0' }), /rules version ‘0’ of jetty; this is ‘1’/],
      [JSON.stringify({ ...parsed, game: 'chess' }), /There is no game ‘chess’/],
      [
        JSON.stringify({ ...parsed, answers: ['fly'] }),
        /Answer 1 of the record is wrong: ‘fly’ is not possible here/,
      ],
      [JSON.stringify({ ...parsed, digest: 'no' }), /replays to a different state/],
    ]
    for (const [text, sentence] of cases) {
      const { code, out, err } = await kontor('replay - --json', text)
      expect(code).toBeGreaterThan(0)
      expect(err).toMatch(sentence)
      expect(JSON.parse(out)).toMatchObject({ ok: false })
    }
    expect((await kontor('replay -', good)).code).toBe(0)
  })

  test('a record whose parts are not what they should be, whatever those can do', async () => {
    const good = JSON.parse(await record())
    for (const part of ['rules', 'data', 'seed', 'options', 'seats', 'answers', 'digest', 'format']) {
      for (const value of [{ toString: 1 }, [], 7, null]) {
        const { code, err } = await kontor('replay -', JSON.stringify({ ...good, [part]: value }))
        if (part === 'options' && value === null) continue
        expect(code, `${part} ${JSON.stringify(value)}`).toBe(1)
        expect(err).toMatch(/^kontor: [^\n]*\n$/)
        expect(err).not.toContain('our mistake')
      }
    }
  })

  test('a record gives the terminal no commands, neither by names nor by what is wrong with it', async () => {
    const good = JSON.parse(await record())
    const clear = '\u001b[2J\u009b31m\u0007\u202e'
    const named = { ...good, seats: good.seats.map((name: string) => `${clear}${name}`) }
    const told = [
      await kontor('replay -', JSON.stringify(named)),
      await kontor('replay -', JSON.stringify({ ...good, rules: clear })),
      await kontor('replay -', JSON.stringify({ ...good, game: clear })),
      await kontor('replay - --json', JSON.stringify({ ...good, answers: [clear] })),
    ]
    for (const { out, err } of told) expect(out + err).not.toMatch(/[^\P{Cc}\n]|\u202e/u)
    expect(told[0]!.code).toBe(0)
  })

  test('what is repeated of it has an end', async () => {
    const good = JSON.parse(await record())
    const endless = 'x'.repeat(1_000_000)
    for (const change of [
      { rules: endless },
      { game: endless },
      { answers: [endless] },
      { options: { [endless]: 1 } },
    ]) {
      const { code, err } = await kontor('replay -', JSON.stringify({ ...good, ...change }))
      expect(code).toBeGreaterThan(0)
      expect(err.length).toBeLessThan(3_000)
    }
  })

  test('an unwritable place leaves no half-written file', async () => {
    const dir = folder()
    mkdirSync(join(dir, 'jetty-s-0.json'))
    const { code, err } = await kontor(`simulate jetty --games 2 --seed s --save ${dir}`)
    expect(code).toBe(1)
    expect(err).toMatch(/jetty-s-0\.json is a folder\.\n$/)
    expect(readdirSync(dir)).toEqual(['jetty-s-0.json'])
  })
})

describe('simulate', () => {
  test('reports what was asked for as one JSON value', async () => {
    const { code, out, err } = await kontor(
      'simulate jetty --players 3 --games 20 --seed s --options short=true --json',
    )
    expect([code, err]).toEqual([0, ''])
    const report = JSON.parse(out)
    expect(report).toMatchObject({
      game: 'jetty',
      players: 3,
      games: 20,
      seed: 's',
      options: { short: true },
      questions: expect.any(Number),
      seconds: expect.any(Number),
      gamesPerSecond: expect.any(Number),
      questionsPerSecond: expect.any(Number),
      digest: expect.stringMatching(/^[0-9a-f]{64}$/),
    })
    expect(report.points).toHaveLength(3)
    for (const { mean, sd, min, max } of report.points) {
      expect(mean).toBeGreaterThanOrEqual(min)
      expect(mean).toBeLessThanOrEqual(max)
      expect(sd).toBeGreaterThan(0)
    }
    expect(report.wins.reduce((sum: number, wins: number) => sum + wins, 0)).toBeCloseTo(20, 1)
  })

  test('the digest is the same again, on several cores, and another for another seed', async () => {
    const digest = async (line: string) =>
      JSON.parse((await kontor(`simulate ${MODULE} --games 9 --json ${line}`)).out).digest
    const one = await digest('--seed a')
    expect(await digest('--seed a')).toBe(one)
    expect(await digest('--seed a --cores 2')).toBe(one)
    expect(await digest('--seed b')).not.toBe(one)
  })

  test('saves records that replay, and says it in words', async () => {
    const dir = folder()
    const { out } = await kontor(`simulate jetty --games 3 --seed s --save ${dir}`)
    expect(out).toMatch(/^3 games of Jetty with 2 players: \d+ questions in /)
    expect(readdirSync(dir).sort()).toEqual(['jetty-s-0.json', 'jetty-s-1.json', 'jetty-s-2.json'])
    const { code, out: replayed } = await kontor(`replay ${join(dir, 'jetty-s-1.json')}`)
    expect(code).toBe(0)
    expect(replayed).toMatch(/moves replayed and verified\.\n[12]\. random 1: \d+ points/)
  })

  test('shows progress on a terminal only', async () => {
    expect((await kontor('simulate jetty --games 5', '', true)).err).toContain('of 5 games')
    expect((await kontor('simulate jetty --games 5')).err).toBe('')
  })
})

describe('replay', () => {
  test('shows the state, or what a seat sees, at any point', async () => {
    const dir = folder()
    await kontor(`simulate jetty --games 1 --seed v --save ${dir}`)
    const file = join(dir, 'jetty-v-0.json')
    const all = JSON.parse((await kontor(`replay ${file} --json`)).out)
    expect(all).toMatchObject({ ok: true, questions: all.state.version })
    expect(all.result).toHaveLength(2)
    const early = JSON.parse((await kontor(`replay ${file} --json --to 1 --view 1`)).out)
    expect(early).toMatchObject({ ok: true, questions: 1, result: null })
    expect(early.view.table.seats[0].hand.every((card: number) => card < 0)).toBe(true)
    expect(early.view.table.seats[1].hand.every((card: number) => card >= 0)).toBe(true)
    const watched = JSON.parse((await kontor(`replay ${file} --json --to 1 --view watcher`)).out)
    expect(watched.view.table.seats[1].hand.every((card: number) => card < 0)).toBe(true)
    expect((await kontor(`replay ${file} --to 99999`)).code).toBe(2)
    expect((await kontor(`replay ${file} --view 2`)).err).toBe(
      'kontor: --view is a whole number from 0 to 1, not ‘2’.\n',
    )
  })
})

describe('conform', () => {
  test('says so of a game that conforms', async () => {
    expect((await kontor('conform jetty --games 2')).out).toMatch(
      /^jetty conforms: 2 games with 2 players, \d+ questions\.\n$/,
    )
    expect(JSON.parse((await kontor('conform jetty --games 1 --json')).out)).toMatchObject({
      ok: true,
      games: 1,
    })
  })
})

describe('play', () => {
  test('asks, answers by number, name or beginning, explains, takes back and leaves', async () => {
    const lines = ['help', '', '1', 'log', 'why', 'undo', 'sell', 'nonsense', 'table', 'save', 'quit'].join(
      '\n',
    )
    const { code, out } = await kontor('play jetty --seed abc --lang en', lines)
    expect(code).toBe(0)
    expect(out).toContain('Answer with a number')
    expect(out).toContain('> draw red')
    expect(out).toContain('There is nothing to take back')
    expect(out).toContain('‘sell’ could mean')
    expect(out).toContain('‘nonsense’ is not possible here. Possible answers: ')
    expect(out).toContain('Give a file name: ‘save <file>’.')
    expect(out).toContain('The game is not over; its seed was abc.')
  })

  test('gives a hint in the chosen language', async () => {
    const { out } = await kontor('play jetty --seed abc --players 2 --lang de', 'hint\nquit')
    expect(out).toMatch(/\ndraw (red|blue): etwa \d+ Punkte, \d+\u00a0% Gewinnchance/)
  })

  test('does not show what the others hold', async () => {
    const { out } = await kontor('play jetty --seed abc --players 2', '')
    const others = out.split('  1:\n').at(-1)!
    expect(others).toContain('hand: ? ? ?')
  })

  test('a whole game to its end, saved, and taken up again', async () => {
    const file = join(folder(), 'game.json')
    const { code, out } = await kontor(
      'play jetty --seed whole --players 4',
      `${'1\n'.repeat(120)}save ${file}\n`,
    )
    expect(code).toBe(0)
    expect(out).toMatch(/The game is over\.\n\d\. Guest: \d+ points/)
    expect(out).toContain('The seed was whole.')
    expect(out).toContain('The game is over; ‘save <file>’ saves it, ‘quit’ leaves.')
    expect((await kontor(`replay ${file}`)).code).toBe(0)
    const again = await kontor(`play jetty --load ${file}`, 'log\nwhy\n')
    expect(again.out).toContain('The game is over.')
    expect(again.out).toContain('Nothing has happened yet.')
  })

  test('an undone answer is gone from the saved game', async () => {
    const file = join(folder(), 'game.json')
    const { out } = await kontor(
      'play jetty --seed abc',
      `draw red\n2\nundo\nsave ${file}\nsave /dev/null/x\n`,
    )
    expect(out).toContain('Taken back.')
    expect(out).toContain('/dev/null/x is not a folder.')
    expect(JSON.parse(readFileSync(file, 'utf8')).answers).toEqual(['draw red'])
  })

  test('a broken save is refused', async () => {
    const file = join(folder(), 'broken.json')
    writeFileSync(file, '{"format":1,"game":"jetty"')
    const { code, err } = await kontor(`play jetty --load ${file}`)
    expect([code, err]).toEqual([
      1,
      'kontor: This is not a record: it is not valid JSON (cut off, perhaps).\n',
    ])
  })
})

test('the language is what was asked for, or that of the environment, or English', () => {
  expect(languageOf('nl', 'de_DE.UTF-8')).toBe('nl')
  expect(languageOf(undefined, 'de_DE.UTF-8')).toBe('de')
  expect(languageOf(undefined, 'C')).toBe('en')
})

test('any data is shown in lines', () => {
  expect(outlineOf({ a: 1, list: [1, -1, 3], none: [], deep: [{ b: 'x' }] })).toBe(
    'a: 1\nlist: 1 ? 3\nnone: –\ndeep:\n  0:\n    b: x',
  )
  expect(outlineOf(7)).toBe('7')
})

describe('the bin', () => {
  const bin = 'cli/bin/kontor.js'

  test('runs on the pinned Node', () => {
    const { status, stdout } = spawnSync(process.execPath, [bin, 'simulate', MODULE, '--games', '1'], {
      encoding: 'utf8',
    })
    expect(status).toBe(0)
    expect(stdout).toContain('1 game of Jetty')
  })

  test('passes the exit code on', () => {
    const { status, stderr } = spawnSync(process.execPath, [bin, 'fly'], { encoding: 'utf8' })
    expect(status).toBe(2)
    expect(stderr).toBe('kontor: There is no command ‘fly’; ‘kontor --help’ lists them.\n')
  })

  test('starts itself again on the pinned Node when an older one started it', () => {
    const pretend = `Object.defineProperty(process.versions, 'node', { value: '20.0.0' })`
    const older = spawnSync(
      process.execPath,
      [
        '--import',
        `data:text/javascript,${encodeURIComponent(pretend)}`,
        bin,
        'simulate',
        MODULE,
        '--games',
        '1',
        '--json',
      ],
      { encoding: 'utf8' },
    )
    expect(older.stderr).toBe('')
    expect(JSON.parse(older.stdout)).toMatchObject({ game: jetty.name, games: 1 })
    expect(older.status).toBe(0)
  })
})
