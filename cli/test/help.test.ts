import { readdirSync, readFileSync } from 'node:fs'
import { PassThrough, Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { COMMANDS } from '../src/commands/index.ts'
import { HELP } from '../src/help/help.ts'
import { main } from '../src/main.ts'
import { kontor } from './command-line.ts'

/** A call with the games that come with Kontor. */
async function called(line: string, input = '') {
  const out = new PassThrough()
  const err = new PassThrough()
  const { GAMES } = await import('../src/calls/games.ts')
  const io = { in: Readable.from([input]), out, err, terminal: false, games: GAMES }
  const code = await main(line.split(' '), io)
  out.end()
  err.end()
  return { code, out: await text(out), err: await text(err) }
}

afterEach(() => vi.unstubAllEnvs())

describe('help in another language', () => {
  test.each(['de', 'nl'] as const)(
    '%s has all commands, all options and all notes, and no more',
    async language => {
      const expected = Object.fromEntries(
        await Promise.all(
          COMMANDS.map(async ({ name, load }) => {
            const { details, notes = [] } = await load()
            return [name, [details.map(([option]) => option), notes.length]] as const
          }),
        ),
      )
      const found = Object.entries(HELP[language]).map(([name, { details, notes = [] }]) => [
        name,
        [Object.keys(details), notes.length],
      ])
      expect(Object.fromEntries(found)).toEqual(expected)
    },
  )

  test.each(['de', 'nl'] as const)('no line of it in %s is the English one', async language => {
    for (const { name } of COMMANDS) {
      const english = (await called(`${name} --help`)).out.split('\n')
      const other = (await called(`${name} --help --lang ${language}`)).out.split('\n')
      expect(other.filter(line => / \p{L}+ \p{L}+ \p{L}+/u.test(line) && english.includes(line))).toEqual([])
    }
  })

  test('is that of the environment, where LC_ALL comes before LC_MESSAGES before LANG', async () => {
    vi.stubEnv('LC_ALL', '')
    vi.stubEnv('LANG', 'nl_NL.UTF-8')
    expect((await called('--help')).out).toContain('stedenspellen')
    vi.stubEnv('LC_MESSAGES', 'de_DE.UTF-8')
    expect((await called('help')).out).toContain('Städtespiele')
    vi.stubEnv('LC_ALL', 'en_GB.UTF-8')
    expect((await called('--help')).out).toContain('city games')
    expect((await called('--help --lang de')).out).toContain('Städtespiele')
    expect((await called('--lang=nl --help')).out).toContain('stedenspellen')
  })
})

describe('a call that is wrong is answered in the language of the call', () => {
  test.each([
    ['fly --lang de', 'Einen Befehl „fly“ gibt es nicht; „kontor --help“ nennt alle.'],
    ['simulate --lang nl', 'De aanroep is ‘kontor simulate <spel> [--players n]'],
    ['simulate chess --lang de', 'Ein Spiel „chess“ gibt es nicht; die Spiele sind jetty.'],
    ['simulate jetty --lang de --speed 9', 'Eine Option „--speed“ gibt es nicht; „kontor simulate --help“'],
    ['simulate jetty --lang nl --players 9', '--players is een geheel getal van 2 tot en met 4, niet ‘9’.'],
    ['simulate jetty --lang nl --options long=true', 'Er is geen optie ‘long’. Dit spel kent short.'],
    ['simulate jetty --lang de --bots clever', 'Einen Bot „clever“ gibt es nicht; die Bots sind random'],
    ['replay nowhere.json --lang de', 'nowhere.json wurde nicht gefunden.'],
    ['replay package.json --lang nl', 'Dit is geen verslag: het formaat is undefined, niet 1.'],
    ['play jetty --lang de --load x --seed y', '--seed passt nicht zu --load'],
  ])('%s', async (line, sentence) => {
    const { code, err } = await kontor(line)
    expect(code).toBeGreaterThan(0)
    expect(err).toContain(sentence)
  })
})

describe('a game in the terminal', () => {
  const ENGLISH = /\b(?:the|are|not|you|your|game|answer|moves?|points|type|saved?|possible|what|with)\b/i
  /** What somebody types, or the name of an answer: neither is said by Kontor. */
  const TYPED = /‘[^’]*’|„[^“]*“/g
  const WORDS = ['help', 'why', 'hint', 'log', 'fly', 'd', 'save', 'undo', '1', 'undo', 'table', 'quit']

  test.each([
    ['hamburg', 'de'],
    ['bruges', 'de'],
    ['amsterdam', 'de'],
    ['hamburg', 'nl'],
    ['bruges', 'nl'],
    ['amsterdam', 'nl'],
  ])('%s in %s says nothing in English but the names of answers', async (game, language) => {
    const { code, out } = await called(
      `play ${game} --lang ${language} --players 2 --bots random --seed words`,
      WORDS.join('\n'),
    )
    expect(code).toBe(0)
    const lines = out.split('\n').map(line => line.replace(TYPED, ''))
    const names = out.split('\n').flatMap(line => /^ +\d+ {2}(\S+(?: \S+)*)/.exec(line)?.[1] ?? [])
    const said = names.reduce((left, name) => left.map(line => line.replace(name, '')), lines)
    const faults = said.filter(
      line => !/^(?: {2}(?:save|table|why|hint|log|undo|quit) |> )/.test(line) && ENGLISH.test(line),
    )
    expect(faults).toEqual([])
  })
})

test('no call is answered in English alone', () => {
  const english = /new (?:Misuse|Fault)\(\s*(?:['"]|`(?!\$\{path\}: \$\{first\}`))[^\n]*/g
  const sources = readdirSync('cli/src', { recursive: true, encoding: 'utf8' }).filter(path =>
    path.endsWith('.ts'),
  )
  const found = sources.flatMap(path => readFileSync(`cli/src/${path}`, 'utf8').match(english) ?? [])
  expect(found).toEqual([])
})
