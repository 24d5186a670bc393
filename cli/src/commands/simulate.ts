import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { checkSeed, listOf, nth, parseOptions } from '@kontor/engine'
import type { Language } from '@kontor/engine/presentation'
import { countIn } from '@kontor/language/typography'
import { type AnyGame, titleOf } from '@kontor/register'
import {
  asCalled,
  type Command,
  given,
  type Io,
  type Values,
  wholeNumber,
  writeLine,
} from '../calls/command.ts'
import { valuesFrom } from '../calls/data.ts'
import { recordText, writableFolder, writeWhole } from '../calls/files.ts'
import { gameNamed, playersFrom } from '../calls/games.ts'
import { type Part, partSaid } from '../calls/part.ts'
import { type Match, playMatch, recordOf, type Told } from '../playing/match.ts'
import { playDivided, type Range, rangeOf } from '../playing/parts.ts'
import { botsIn, seated } from '../playing/seating.ts'
import { namesAt } from '../playing/seats.ts'
import {
  count,
  digestOfAll,
  isTally,
  merge,
  mergeBeside,
  newTally,
  rounded,
  statistics,
  type Tally,
  winsIn,
} from '../playing/tally.ts'
import { progressOn } from '../terminal/progress.ts'
import { inThreads } from '../threads/pool.ts'

const WARM_UP = 300

/** The games that one core plays, and where their records are kept. */
export interface Share extends Range {
  readonly save: string | undefined
}

/** `kontor simulate`: seeded games between bots. */
export const simulate: Command = {
  usage:
    'simulate <game> [--players n] [--games m] [--seed s] [--options k=v,…] [--data file.csv] [--bots a,b,…] [--save dir] [--part k/n] [--keep file.json] [--with a.json,b.json,…] [--cores n] [--json]',
  details: [
    ['<game>', "a game's name, or the path of a module that exports one"],
    ['--players n', 'how many players (2, or what the game allows)'],
    ['--games m', 'how many games (100)'],
    ['--seed s', 'where the seeds begin: game number i has the seed s-i (kontor)'],
    ['--options k=v,…', "the game's options; lists with +"],
    ['--data file.csv', 'play with your own prices and points'],
    ['--bots a,b,…', 'the bot at each seat; the last one fills the rest (random)'],
    ['--save dir', 'keep the record of each game there'],
    ['--part k/n', 'play only part k of n, as one of n machines; its result is kept with --keep'],
    ['--keep file.json', 'write the result there, to be put together with others'],
    ['--with a.json,b.json,…', 'put the parts in these files together, and play only those that are missing'],
    ['--cores n', 'how many cores to use (1)'],
    ['--json', 'report as JSON'],
  ],
  options: {
    players: { type: 'string' },
    games: { type: 'string' },
    seed: { type: 'string' },
    options: { type: 'string' },
    data: { type: 'string' },
    bots: { type: 'string' },
    save: { type: 'string' },
    part: { type: 'string' },
    keep: { type: 'string' },
    with: { type: 'string' },
    cores: { type: 'string' },
    json: { type: 'boolean' },
  },
  operands: { min: 1, max: 1 },

  async run([name = ''], values, io) {
    const game = await gameNamed(name, io)
    const match = { ...matchOf(game, values), values: await valuesFrom(game, values, io) }
    const games = wholeNumber(values, 'games', 100, 1, 100_000_000)
    const cores = wholeNumber(values, 'cores', 1, 1, availableParallelism())
    const save = given(values, 'save')
    if (save !== undefined) writableFolder(save)
    const told = { ...match, game: name }
    const seats = seatNames(match).length
    const { sum, part } = await playDivided<Tally>(
      {
        what: 'simulation',
        match,
        games,
        play: async range =>
          cores === 1
            ? playShare(match, { ...range, save }, io)
            : playOnCores(match, told, { ...range, save }, cores, io),
        add: merge,
        write: tally => tally,
        read: (written, games) => (isTally(written, games, seats) ? written : undefined),
      },
      values,
      io,
    )
    const report = reportOf(match, sum, part)
    if (values.json) writeLine(io.out, JSON.stringify(report))
    else writeLine(io.out, linesOf(report, match, io.language))
    return 0
  },
}

/** Plays a share of the games, after a warm-up that does not count. */
export function playShare(match: Match, { from, to, save }: Share, io: Pick<Io, 'err' | 'terminal'>): Tally {
  const warm = performance.now() + WARM_UP
  for (let i = from; i < to && performance.now() < warm; i++) playMatch(match, i, false)
  const tally = newTally(seatNames(match).length)
  const progress = progressOn(io, to - from, 'games')
  for (let i = from; i < to; i++) {
    const played = playMatch(match, i, save !== undefined)
    count(tally, played)
    if (save !== undefined) {
      const { seed, ...rest } = recordOf(match, i)
      const record = { ...rest, seed, answers: played.answers, digest: played.digest.toString('hex') }
      writeWhole(join(save, `${match.game.name}-${fileName(seed)}.json`), recordText(record))
    }
    progress.at(i + 1 - from)
  }
  progress.end()
  return tally
}

/** Splits the games over several threads; the digest is the same as on one. */
async function playOnCores(match: Match, told: Told, share: Share, cores: number, io: Io): Promise<Tally> {
  const parts = listOf(cores, i => {
    const { from, to } = rangeOf({ number: i + 1, of: cores }, share.to - share.from)
    return { ...share, from: share.from + from, to: share.from + to }
  })
  const tallies = new Map<Share, Tally>()
  const progress = progressOn(io, cores, 'parts')
  const module = new URL('../threads/simulate-worker.ts', import.meta.url)
  await inThreads<Share, Tally>({ module, told, cores }, parts, (tally, part) => {
    tallies.set(part, tally)
    progress.at(tallies.size)
  })
  progress.end()
  const all = newTally(seatNames(match).length)
  for (const part of parts) mergeBeside(all, tallies.get(part)!)
  return all
}

function matchOf(game: AnyGame, values: Values): Omit<Match, 'values'> {
  const players = playersFrom(game, values, 2)
  return asCalled(() => {
    const options = parseOptions(game.options, given(values, 'options') ?? '')
    const seed = checkSeed(given(values, 'seed') ?? 'kontor')
    return { game, options, seed, bots: seated(botsIn(given(values, 'bots') ?? 'random'), players) }
  })
}

/** The bots at the seats, and those that the game plays by itself. */
function seatNames({ game, bots }: Match): readonly string[] {
  return namesAt(game, bots)
}

function reportOf({ game, options, seed, bots }: Match, tally: Tally, part: Part | undefined) {
  const seconds = tally.milliseconds / 1000
  return {
    game: game.name,
    players: bots.length,
    games: tally.games,
    ...(part && { part: `${part.number}/${part.of}` }),
    seed,
    options,
    questions: tally.questions,
    seconds: rounded(seconds),
    gamesPerSecond: rounded(tally.games / seconds, 1),
    questionsPerSecond: Math.round(tally.questions / seconds),
    points: statistics(tally),
    wins: winsIn(tally),
    digest: digestOfAll(tally),
  }
}

type Report = ReturnType<typeof reportOf>

/** The lines of a report: of all games, and of each seat. */
const SAYS: Readonly<
  Record<
    Language,
    {
      series(report: Report): string
      seat(place: number, name: string, points: Report['points'][number], wins: number): string
      digest: string
    }
  >
> = {
  en: {
    series: ({ game, games, part, players, questions, seconds, gamesPerSecond }) =>
      `${countIn(games, 'game', 'games', 'en')} of ${titleOf(game, 'en')} with ${countIn(players, 'player', 'players', 'en')}${partSaid(part, 'en')}: ${questions} questions in ${seconds} s, ${gamesPerSecond} games/s.`,
    seat: (place, name, { mean, sd, min, max }, wins) =>
      `  seat ${place} (${name}): ${mean} ± ${sd} points (${min} to ${max}), ${wins} wins`,
    digest: 'digest',
  },
  de: {
    series: ({ game, games, part, players, questions, seconds, gamesPerSecond }) =>
      `${countIn(games, 'Partie', 'Partien', 'de')} ${titleOf(game, 'de')} mit ${countIn(players, 'Person', 'Personen', 'de')}${partSaid(part, 'de')}: ${questions} Fragen in ${seconds} s, ${gamesPerSecond} Partien/s.`,
    seat: (place, name, { mean, sd, min, max }, wins) =>
      `  Platz ${place} (${name}): ${mean} ± ${sd} Punkte (${min} bis ${max}), ${wins} Siege`,
    digest: 'Prüfsumme',
  },
  nl: {
    series: ({ game, games, part, players, questions, seconds, gamesPerSecond }) =>
      `${countIn(games, 'partij', 'partijen', 'nl')} ${titleOf(game, 'nl')} met ${countIn(players, 'speler', 'spelers', 'nl')}${partSaid(part, 'nl')}: ${questions} vragen in ${seconds} s, ${gamesPerSecond} partijen/s.`,
    seat: (place, name, { mean, sd, min, max }, wins) =>
      `  plaats ${place} (${name}): ${mean} ± ${sd} punten (${min} tot ${max}), ${wins} overwinningen`,
    digest: 'controlesom',
  },
}

function linesOf(report: Report, match: Match, language: Language) {
  const names = seatNames(match)
  const say = SAYS[language]
  return [
    say.series(report),
    ...report.points.map((points, seat) =>
      say.seat(seat + 1, nth(names, seat), points, nth(report.wins, seat)),
    ),
    `${say.digest} ${report.digest}`,
  ].join('\n')
}

function fileName(seed: string) {
  return seed.replace(/[^\p{L}\p{N}._-]/gu, '_')
}
