import { availableParallelism } from 'node:os'
import { dirname } from 'node:path'
import { checkSeed, listOf, parseOptions } from '@kontor/engine'
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
import { playDivided, type Range } from '../playing/parts.ts'
import { botsIn, seated } from '../playing/seating.ts'
import { namesAt } from '../playing/seats.ts'
import { Ledger, ledgerFrom } from '../stats/ledger.ts'
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
    'stats <game> [--players n] [--games m] [--seed s] [--options k=v,…] [--data file.csv] [--bots a,b,…] [--part k/n] [--keep file.json] [--with a.json,b.json,…] [--cores n] [--html file] [--json]',
  details: [
    ['<game>', "a game's name, or the path of a module that exports one"],
    ['--players n', 'how many players (4, or what the game allows)'],
    ['--games m', 'how many games (1000)'],
    ['--seed s', 'where the seeds begin: game number i has the seed s-i (kontor)'],
    ['--options k=v,…', "the game's options; lists with +"],
    ['--data file.csv', 'play with your own prices and points'],
    ['--bots a,b,…', 'the bot at each seat; the last one fills the rest (greedy)'],
    ['--part k/n', 'play only part k of n, as one of n machines; its result is kept with --keep'],
    ['--keep file.json', 'write the result there, to be put together with others'],
    ['--with a.json,b.json,…', 'put the parts in these files together, and play only those that are missing'],
    ['--cores n', 'how many cores to use (all)'],
    ['--html file', 'write a page with plots as well'],
    ['--json', 'report as JSON: for each card the totals, the shifts and their 95% intervals'],
  ],
  notes: [WORDS.en.method],
  options: {
    players: { type: 'string' },
    games: { type: 'string' },
    seed: { type: 'string' },
    options: { type: 'string' },
    data: { type: 'string' },
    bots: { type: 'string' },
    part: { type: 'string' },
    keep: { type: 'string' },
    with: { type: 'string' },
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
    if (html !== undefined && given(values, 'part') !== undefined) {
      throw new Misuse({
        en: 'There is no page of a part: write it with --html when the parts are put together with --with.',
        de: 'Von einem Teil gibt es keine Seite: Schreib sie mit --html, wenn --with die Teile zusammensetzt.',
        nl: 'Van een deel is er geen pagina: schrijf die met --html als --with de delen samenvoegt.',
      })
    }
    const { sum: ledger, part } = await playDivided<Ledger>(
      {
        what: 'survey',
        match,
        games,
        play: range => play(name, match, range, cores, io),
        add: (ledger, following) => ledger.add(following.sums()),
        write: ledger => ledger.sums(),
        read: (written, games) => ledgerFrom(written, games, seatsOf(match)),
      },
      values,
      io,
    )
    const cards = reportsOf(ledger, library.cards(language, match.values))
    const data = given(values, 'data') ?? null
    const division = part && { part: `${part.number}/${part.of}` }
    const series = {
      game: game.name,
      games: ledger.games,
      ...division,
      players: bots.length,
      bots,
      seed,
      options,
      data,
    }
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

/** Plays some of the games and enters them as they end: their sums are the same in any order, and so on any number of cores. */
async function play(name: string, match: Match, { from, to }: Range, cores: number, io: Io): Promise<Ledger> {
  const ledger = new Ledger(seatsOf(match))
  const progress = progressOn(io, to - from, 'games')
  const enter = (sheet: Sheet) => {
    ledger.enter(sheet)
    progress.at(ledger.games)
  }
  const numbers = listOf(to - from, i => from + i)
  if (cores === 1) for (const number of numbers) enter(playSheet(match, number))
  else {
    const module = new URL('../threads/stats-worker.ts', import.meta.url)
    await inThreads({ module, told: { ...match, game: name }, cores }, numbers, enter)
  }
  progress.end()
  return ledger
}

/** How many are scored. */
function seatsOf({ game, bots }: Match) {
  return namesAt(game, bots).length
}
