import { availableParallelism } from 'node:os'
import { dirname } from 'node:path'
import { checkSeed, parseOptions } from '@kontor/engine'
import {
  asCalled,
  type Command,
  given,
  type Io,
  Misuse,
  type Values,
  wholeNumber,
  writeLine,
} from '../calls/command.ts'
import { valuesFrom } from '../calls/data.ts'
import { writableFolder, writeWhole } from '../calls/files.ts'
import { gameNamed, playersFrom } from '../calls/games.ts'
import type { Match } from '../playing/match.ts'
import { botsIn, seated } from '../playing/seating.ts'
import { Ledger } from '../stats/ledger.ts'
import { pageOf } from '../stats/page.ts'
import { reportsOf } from '../stats/report.ts'
import { playSheet, type Sheet } from '../stats/sheet.ts'
import { tableOf } from '../stats/table.ts'
import { WORDS } from '../stats/words.ts'
import { progressOn } from '../terminal/progress.ts'
import { inThreads } from '../threads/pool.ts'

/** `kontor stats`: what each card is worth. */
export const stats: Command = {
  usage:
    'stats <game> [--players n] [--games m] [--seed s] [--options k=v,…] [--data file.csv] [--bots a,b,…] [--cores n] [--html file] [--json]',
  details: [
    ['<game>', "a game's name, or the path of a module that exports one"],
    ['--players n', 'how many players (4, or what the game allows)'],
    ['--games m', 'how many games (1000)'],
    ['--seed s', 'where the seeds begin: game number i has the seed s-i (kontor)'],
    ['--options k=v,…', "the game's options; lists with +"],
    ['--data file.csv', 'play with your own prices and points'],
    ['--bots a,b,…', 'the bot at each seat; the last one fills the rest (greedy)'],
    ['--cores n', 'how many cores to use (all)'],
    ['--html file', 'write a page with plots as well'],
    ['--json', 'report as JSON: for each card the totals, the shifts and their 95 % intervals'],
  ],
  notes: [WORDS.en.method],
  options: {
    players: { type: 'string' },
    games: { type: 'string' },
    seed: { type: 'string' },
    options: { type: 'string' },
    data: { type: 'string' },
    bots: { type: 'string' },
    cores: { type: 'string' },
    html: { type: 'string' },
    json: { type: 'boolean' },
  },
  operands: { min: 1, max: 1 },

  async run([name = ''], values, io) {
    const { language } = io
    const match = await matchOf(name, values, io)
    const { game, bots, options, seed } = match
    const { library } = game
    if (!library || !game.study?.chronicle)
      throw new Misuse({
        en: `${game.name} does not say what happens to its cards.`,
        de: `${game.name} sagt nicht, was mit seinen Karten geschieht.`,
        nl: `${game.name} zegt niet wat er met de kaarten gebeurt.`,
      })
    const games = wholeNumber(values, 'games', 1000, 1, 100_000_000)
    const cores = wholeNumber(values, 'cores', availableParallelism(), 1, availableParallelism())
    const html = given(values, 'html')
    if (html !== undefined) writableFolder(dirname(html))
    const ledger = await play(name, match, games, cores, io)
    const cards = reportsOf(ledger, library.cards(language, match.values))
    const data = given(values, 'data') ?? null
    const series = { game: game.name, games, players: bots.length, bots, seed, options, data }
    if (html !== undefined) writeWhole(html, pageOf({ ...series, cards }, language))
    if (values.json) writeLine(io.out, JSON.stringify({ ...series, cards }))
    else writeLine(io.out, `${WORDS[language].series(series)}\n\n${tableOf(cards, language)}`)
    return 0
  },
}

async function matchOf(name: string, values: Values, io: Io): Promise<Match> {
  const game = await gameNamed(name, io)
  const players = playersFrom(game, values, 4)
  const own = await valuesFrom(game, values, io)
  return asCalled(() => ({
    game,
    options: parseOptions(game.options, given(values, 'options') ?? ''),
    seed: checkSeed(given(values, 'seed') ?? 'kontor'),
    bots: seated(botsIn(given(values, 'bots') ?? 'greedy'), players),
    values: own,
  }))
}

/** Plays the games and enters them in their order, so that the figures are the same on any number of cores. */
async function play(name: string, match: Match, games: number, cores: number, io: Io): Promise<Ledger> {
  const ledger = new Ledger()
  const progress = progressOn(io, games, 'games')
  const early = new Map<number, Sheet>()
  const enter = (sheet: Sheet, number: number) => {
    early.set(number, sheet)
    for (let due = early.get(ledger.games); due; due = early.get(ledger.games)) {
      early.delete(ledger.games)
      ledger.enter(due)
    }
    progress.at(ledger.games)
  }
  const numbers = Array.from({ length: games }, (_, number) => number)
  if (cores === 1) for (const number of numbers) enter(playSheet(match, number), number)
  else {
    const module = new URL('../threads/stats-worker.ts', import.meta.url)
    await inThreads({ module, told: { ...match, game: name }, cores }, numbers, enter)
  }
  progress.end()
  return ledger
}
