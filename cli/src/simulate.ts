import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { botNamed } from '@kontor/bots'
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
} from './command.ts'
import { valuesFrom } from './data.ts'
import { recordText, writableFolder, writeWhole } from './files.ts'
import { type AnyGame, gameNamed, playersFrom } from './games.ts'
import { type Match, playMatch, recordOf } from './match.ts'
import { progressOn } from './progress.ts'
import { namesAt } from './replay.ts'
import { count, digestOfAll, merge, newTally, rounded, statistics, type Tally } from './tally.ts'

const WARM_UP = 300

/** What a worker is told; it finds the game and the bots again by their names. */
export interface Share {
  readonly game: string
  readonly bots: readonly string[]
  readonly options: Match['options']
  readonly seed: string
  readonly values: unknown
  readonly from: number
  readonly to: number
  readonly save: string | undefined
}

/** `kontor simulate`: seeded games between bots. */
export const simulate: Command = {
  name: 'simulate',
  summary: 'Play many seeded games with bots and report the results.',
  usage:
    'simulate <game> [--players n] [--games m] [--seed s] [--options k=v,…] [--data file.csv] [--bots a,b,…] [--save dir] [--cores n] [--json]',
  details: [
    ['<game>', "a game's name, or the path of a module that exports one"],
    ['--players n', 'how many players (2, or what the game allows)'],
    ['--games m', 'how many games (100)'],
    ['--seed s', 'where the seeds begin: game number i has the seed s-i (kontor)'],
    ['--options k=v,…', "the game's options; lists with +"],
    ['--data file.csv', 'play with your own prices and points'],
    ['--bots a,b,…', 'the bot at each seat; the last one fills the rest (random)'],
    ['--save dir', 'keep the record of each game there'],
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
    const bots = match.bots.map(bot => bot.name)
    const { options, seed } = match
    const share = { game: name, bots, options, seed, values: match.values, from: 0, to: games, save }
    const tally = cores === 1 ? playShare(match, share, io) : await playOnCores(share, cores, io)
    const report = reportOf(match, tally)
    if (values.json) writeLine(io.out, JSON.stringify(report))
    else writeLine(io.out, linesOf(report, match))
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
async function playOnCores(share: Share, cores: number, io: Io): Promise<Tally> {
  const borders = Array.from({ length: cores + 1 }, (_, i) => Math.floor((share.to * i) / cores))
  const parts = borders.slice(1).map((to, i) => ({ ...share, from: borders[i]!, to }))
  const progress = progressOn(io, cores, 'parts')
  let done = 0
  const tallies = await Promise.all(
    parts.map(async part => {
      const tally = await inWorker(part)
      progress.at(++done)
      return tally
    }),
  )
  progress.end()
  const all = newTally(tallies[0]!.wins.length)
  for (const tally of tallies) merge(all, tally)
  return all
}

function inWorker(share: Share): Promise<Tally> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./simulate-worker.ts', import.meta.url), { workerData: share })
    worker.once('message', resolve)
    worker.once('error', reject)
  })
}

function matchOf(game: AnyGame, values: Values): Omit<Match, 'values'> {
  const players = playersFrom(game, values, 2)
  return asCalled(() => {
    const options = parseOptions(game.options, given(values, 'options') ?? '')
    const seed = checkSeed(given(values, 'seed') ?? 'kontor')
    return { game, options, seed, bots: botsOf(given(values, 'bots') ?? 'random', players) }
  })
}

/** The bots at the table: as many as there are players; the last one named fills the rest. */
export function botsOf(text: string, players: number) {
  const bots = text.split(',').map(name => botNamed(name.trim()))
  if (bots.length > players) throw new Misuse(`There are ${bots.length} bots for ${players} seats.`)
  return Array.from({ length: players }, (_, seat) => bots[seat] ?? bots.at(-1)!)
}

/** The bots at the seats, and those that the game plays by itself. */
function seatNames({ game, bots }: Match): readonly string[] {
  return namesAt(
    game,
    bots.map(({ name }) => name),
  )
}

function reportOf({ game, options, seed, bots }: Match, tally: Tally) {
  const seconds = tally.milliseconds / 1000
  return {
    game: game.name,
    players: bots.length,
    games: tally.games,
    seed,
    options,
    questions: tally.questions,
    seconds: rounded(seconds),
    gamesPerSecond: rounded(tally.games / seconds, 1),
    questionsPerSecond: Math.round(tally.questions / seconds),
    points: statistics(tally),
    wins: tally.wins.map(wins => rounded(wins)),
    digest: digestOfAll(tally),
  }
}

function linesOf(report: ReturnType<typeof reportOf>, match: Match) {
  const names = seatNames(match)
  const { game, games, players, questions, seconds, gamesPerSecond, points, wins, digest } = report
  return [
    `${games} games of ${game} with ${players} players: ${questions} questions in ${seconds} s, ${gamesPerSecond} games/s.`,
    ...points.map(
      ({ mean, sd, min, max }, seat) =>
        `  seat ${seat + 1} (${names[seat]}): ${mean} ± ${sd} points (${min} to ${max}), ${wins[seat]} wins`,
    ),
    `digest ${digest}`,
  ].join('\n')
}

function fileName(seed: string) {
  return seed.replace(/[^\p{L}\p{N}._-]/gu, '_')
}
