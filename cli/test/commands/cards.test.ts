import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { CardFace, Library } from '@kontor/engine/presentation'
import { describe, expect, test } from 'vitest'
import { jetty } from '../../../engine/test/jetty/index.ts'
import { given, Misuse, type Values } from '../../src/calls/command.ts'
import { GAMES } from '../../src/calls/games.ts'
import { languageOf } from '../../src/calls/language.ts'
import { cards } from '../../src/commands/cards.ts'

const CRANE: CardFace = {
  number: 1,
  name: 'Crane',
  category: 'Harbor',
  color: 'gray',
  tint: 'gray',
  emblem: 'harbor',
  cost: 3,
  points: 1,
  activation: 'instant',
  text: 'Take 2 marks.',
  short: '2 marks',
  icons: ['mark', 'mark'],
  sources: { cost: 'house', points: 'derived' },
}
const SHED: CardFace = { ...CRANE, number: 3, name: '', cost: 0, text: 'Gain 1 point.', icons: [] }

const libraryOf = (faces: readonly CardFace[]): Library => ({
  cards: language => faces.map(card => ({ ...card, text: language === 'de' ? 'Nimm 2 Mark.' : card.text })),
  check: csv => (csv === 'good' ? [] : ["Row 2, column cost: 'x' is not a whole number from 0 to 30."]),
  values: csv => csv,
  checkValues: values => values,
})

/** Runs the command in this process, with a game that has these cards. */
async function run(
  line: string,
  values: Values = {},
  faces: readonly CardFace[] = [CRANE, SHED],
  input = '',
  more: Partial<Library> = {},
) {
  const out = new PassThrough()
  const games = {
    harbor: async () => ({ ...jetty, library: { ...libraryOf(faces), ...more } }),
    jetty: async () => jetty,
    ...GAMES,
  }
  const io = {
    in: Readable.from([input]),
    out,
    err: new PassThrough(),
    language: languageOf(given({ lang: 'en', ...values }, 'lang')),
    terminal: false,
    games,
  }
  const code = await cards.run(line.split(' '), values, io)
  out.end()
  return { code, out: await text(out) }
}

describe('kontor cards', () => {
  test('lists each card in a line', async () => {
    expect(await run('harbor')).toEqual({
      code: 0,
      out: '1 Crane: Harbor, gray, instant, cost 3, points 1. Take 2 marks.\n3: Harbor, gray, instant, cost 0, points 1. Gain 1 point.\n',
    })
  })

  test('says what a card costs where that is not money, and no points where there are none', async () => {
    const boat: CardFace = {
      ...CRANE,
      price: { text: '2 pink and 1 grey resource', icons: ['resource-pink'] },
      sources: { cost: 'house' },
    }
    expect((await run('harbor', {}, [boat])).out).toBe(
      '1 Crane: Harbor, gray, instant, cost 3 (2 pink and 1 grey resource). Take 2 marks.\n',
    )
    const { out } = await run('harbor', { number: '1' }, [boat])
    expect(out).toContain('  cost        3 (2 pink and 1 grey resource) (our own value)\n')
    expect(out).not.toContain('points')
  })

  test('lists in another language', async () => {
    expect((await run('harbor', { lang: 'de' })).out).toContain('Kosten 3, Punkte 1. Nimm 2 Mark.')
  })

  test('lists as JSON', async () => {
    expect(JSON.parse((await run('harbor', { json: true })).out)).toEqual([CRANE, SHED])
    expect(JSON.parse((await run('harbor', { json: true, number: '3' })).out)).toEqual([SHED])
  })

  test('shows one card with the sources of its values', async () => {
    expect((await run('harbor', { number: '1' })).out.split('\n')).toEqual([
      '1 Crane',
      '  category    Harbor',
      '  colour      gray',
      '  activation  instant',
      '  cost        3 (our own value)',
      '  points      1 (derived)',
      '  text        Take 2 marks.',
      '  short form  2 marks',
      '  icons       mark mark',
      '',
    ])
    expect((await run('harbor', { number: '3' })).out).toMatch(/\n {2}icons\n$/)
  })

  test.each<[line: string, values: Values, sentence: RegExp]>([
    ['harbor', { number: '4' }, /^--number is a whole number from 1 to 3, not ‘4’\.$/],
    ['harbor', { number: '2' }, /^There is no card 2\.$/],
    ['harbor', { lang: 'fr' }, /^--lang is en, de or nl, not ‘fr’\.$/],
    ['harbor', { data: 'x.csv' }, /^Usage: kontor cards <game> /],
    ['harbor jetty', {}, /^Usage: kontor cards <game> /],
    ['check', {}, /^Usage: kontor cards check <game> /],
    ['check harbor', { number: '1' }, /^Usage: kontor cards check <game> /],
    ['jetty', {}, /^The game ‘jetty’ has no cards\.$/],
    ['chess', {}, /^There is no game ‘chess’; the games are harbor, jetty, /],
  ])('%s with %o is a wrong call', async (line, values, sentence) => {
    const error = await run(line, values).catch((caught: unknown) => caught)
    expect(error).toBeInstanceOf(Misuse)
    expect((error as Misuse).message).toMatch(sentence)
  })
})

describe('kontor cards check', () => {
  test('finds nothing wrong with complete cards', async () => {
    expect(await run('check harbor')).toEqual({ code: 0, out: 'Nothing is wrong with the cards.\n' })
    expect(await run('check harbor', { json: true })).toEqual({ code: 0, out: '{"ok":true,"problems":[]}\n' })
  })

  test.each(Object.keys(GAMES))('finds nothing wrong with the cards of %s', async game => {
    expect(await run(`check ${game}`)).toEqual({ code: 0, out: 'Nothing is wrong with the cards.\n' })
  })

  test.each<[problem: string, faces: readonly CardFace[]]>([
    ['There are no cards.', []],
    ['Card 1 is there twice.', [CRANE, CRANE]],
    ["Card 1, color: there is none in 'en'.", [{ ...CRANE, color: '' }]],
    ["Card 1, text: there is none in 'nl'.", [{ ...CRANE, text: '' }]],
    ['Card 1, cost: -1 is not a whole number.', [{ ...CRANE, cost: -1 }]],
    ['Card 1, points: 0.5 is not a whole number.', [{ ...CRANE, points: 0.5 }]],
    ['Card 1, points: its source is not given.', [{ ...CRANE, sources: { cost: 'house' } }, SHED]],
    ['No card has a source for a value.', [{ ...CRANE, sources: {} }]],
    [
      "Card 1, cost: the source 'hearsay' is not one of rulebook, public, derived, house.",
      [{ ...CRANE, sources: { cost: 'hearsay', points: 'house' } }],
    ],
  ])("finds '%s'", async (problem, faces) => {
    const { code, out } = await run('check harbor', {}, faces)
    expect(code).toBe(1)
    expect(out.trimEnd().split('\n')).toContain(problem)
  })

  test('asks for the sources of points only where cards score them', async () => {
    expect((await run('check harbor', {}, [{ ...CRANE, sources: { cost: 'house' } }])).code).toBe(0)
  })

  test('finds what is wrong with the boards of a game', async () => {
    const board = () => ['In the city, no way leads from A to B.']
    const found = await run('check harbor', {}, [CRANE], '', { board })
    expect(found).toEqual({ code: 1, out: 'In the city, no way leads from A to B.\n' })
  })

  test('checks a table from a file or the input', async () => {
    const path = join(mkdtempSync(join(tmpdir(), 'kontor-')), 'cards.csv')
    writeFileSync(path, 'good')
    expect((await run('check harbor', { data: path })).code).toBe(0)
    const { code, out } = await run('check harbor', { data: '-', json: true }, [CRANE], 'bad')
    expect(code).toBe(1)
    expect(JSON.parse(out)).toEqual({
      ok: false,
      problems: ["Row 2, column cost: 'x' is not a whole number from 0 to 30."],
    })
  })

  test('says when the file is not there', async () => {
    await expect(run('check harbor', { data: 'nowhere.csv' })).rejects.toMatchObject({
      code: 'ENOENT',
      path: 'nowhere.csv',
    })
  })
})
