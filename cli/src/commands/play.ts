import { randomBytes } from 'node:crypto'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { checkSeed, newRecord, openSession, parseOptions, parseRecord, seedFrom } from '@kontor/engine'
import type { Language } from '@kontor/engine/presentation'
import type { AnyGame } from '@kontor/register'
import { asCalled, type Command, given, type Io, Misuse, type Values, writeLine } from '../calls/command.ts'
import { valuesFrom } from '../calls/data.ts'
import { readText } from '../calls/files.ts'
import { gameNamed, playersFrom } from '../calls/games.ts'
import { playerNamed } from '../playing/named.ts'
import { botsIn, seated } from '../playing/seating.ts'
import { Terminal } from '../terminal/terminal.ts'

const GUEST: Readonly<Record<Language, string>> = { en: 'Guest', de: 'Gast', nl: 'Gast' }

/** `kontor play`: a game in the terminal, against bots. */
export const play: Command = {
  usage:
    'play <game> [--players n] [--bots a,b,…] [--name n] [--seed s] [--options k=v,…] [--data file.csv] [--load record]',
  details: [
    ['<game>', "a game's name, or the path of a module that exports one"],
    ['--players n', 'how many players, you included (3, or what the game allows)'],
    ['--bots a,b,…', 'the bots at the other seats; the last one fills the rest (merchant)'],
    ['--name n', 'what you are called (Guest)'],
    ['--seed s', 'the seed (drawn at random)'],
    ['--options k=v,…', "the game's options; lists with +"],
    ['--data file.csv', 'play with your own prices and points'],
    ['--load record', 'go on with a saved game'],
  ],
  options: {
    players: { type: 'string' },
    bots: { type: 'string' },
    name: { type: 'string' },
    seed: { type: 'string' },
    options: { type: 'string' },
    data: { type: 'string' },
    load: { type: 'string' },
  },
  operands: { min: 1, max: 1 },

  async run([name = ''], values, io) {
    const game = await gameNamed(name, io)
    const { language } = io
    const record = await recordFor(game, values, language, io)
    const players = record.seats.length
    const others = given(values, 'bots') ?? 'merchant'
    const bots = players === 1 ? [] : asCalled(() => seated(botsIn(others), players - 1).map(playerNamed))
    const terminal = new Terminal(openSession(game, record), bots, language, line => writeLine(io.out, line))
    terminal.begin()
    const lines = createInterface({ input: io.in, terminal: false })
    for await (const line of lines) {
      terminal.hear(line)
      if (terminal.left) break
    }
    lines.close()
    terminal.end()
    return 0
  },
}

async function recordFor(game: AnyGame, values: Values, language: Language, io: Io) {
  const load = given(values, 'load')
  if (load !== undefined) {
    for (const other of ['players', 'seed', 'options', 'data']) {
      if (values[other] !== undefined)
        throw new Misuse({
          en: `--${other} does not go with --load: the record has its own.`,
          de: `--${other} passt nicht zu --load: Die Aufzeichnung hat ihren eigenen Wert.`,
          nl: `--${other} gaat niet samen met --load: het verslag heeft een eigen waarde.`,
        })
    }
    return parseRecord(game, await readText(resolve(load), io))
  }
  const own = await valuesFrom(game, values, io)
  const players = playersFrom(game, values, 3)
  const me = given(values, 'name') ?? GUEST[language]
  const seats = Array.from({ length: players }, (_, seat) => (seat === 0 ? me : `Bot ${seat}`))
  return asCalled(() => {
    const options = parseOptions(game.options, given(values, 'options') ?? '')
    const seed = checkSeed(given(values, 'seed') ?? seedFrom(randomBytes(8)))
    return newRecord(
      game,
      own === undefined ? { seats, seed, options } : { seats, seed, options, values: own },
    )
  })
}
