import { parseOptions } from '@kontor/engine'
import { conform as conformOnce } from '@kontor/engine/conformance'
import type { Language } from '@kontor/engine/presentation'
import { asCalled, type Command, given, wholeNumber, writeLine } from '../calls/command.ts'
import { gameNamed, playersFrom } from '../calls/games.ts'
import { progressOn } from '../terminal/progress.ts'

const CONFORMS: Readonly<
  Record<Language, (game: string, games: number, players: number, questions: number) => string>
> = {
  en: (game, games, players, questions) =>
    `${game} conforms: ${games} games with ${players} players, ${questions} questions.`,
  de: (game, games, players, questions) =>
    `${game} hält seine Zusagen ein: ${games} Partien mit ${players} Personen, ${questions} Fragen.`,
  nl: (game, games, players, questions) =>
    `${game} komt zijn beloften na: ${games} partijen met ${players} spelers, ${questions} vragen.`,
}

/** `kontor conform`: holds a game against the engine's promises. */
export const conform: Command = {
  usage: 'conform <game> [--players n] [--games m] [--seed s] [--options k=v,…] [--json]',
  details: [
    ['<game>', "a game's name, or the path of a module or folder that exports one"],
    ['--players n', 'how many players (2, or what the game allows)'],
    ['--games m', 'how many games (20)'],
    ['--seed s', 'where the seeds begin (conform)'],
    ['--options k=v,…', "the game's options"],
    ['--json', 'report as JSON'],
  ],
  options: {
    players: { type: 'string' },
    games: { type: 'string' },
    seed: { type: 'string' },
    options: { type: 'string' },
    json: { type: 'boolean' },
  },
  operands: { min: 1, max: 1 },

  async run([name = ''], values, io) {
    const game = await gameNamed(name, io)
    const players = playersFrom(game, values, 2)
    const games = wholeNumber(values, 'games', 20, 1, 1_000_000)
    const seed = given(values, 'seed') ?? 'conform'
    const options = asCalled(() => parseOptions(game.options, given(values, 'options') ?? ''))
    const progress = progressOn(io, games, 'games')
    const module = Object.hasOwn(io.games, name) ? {} : { module: name }
    let questions = 0
    for (let i = 0; i < games; i++) {
      questions += conformOnce(game, { players, seed: `${seed}-${i}`, options, ...module })
      progress.at(i + 1)
    }
    progress.end()
    if (values.json)
      writeLine(io.out, JSON.stringify({ ok: true, game: game.name, players, games, questions }))
    else writeLine(io.out, CONFORMS[io.language](game.name, games, players, questions))
    return 0
  },
}
