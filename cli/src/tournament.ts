import { availableParallelism } from 'node:os'
import { checkSeed, digestOf, parseOptions } from '@kontor/engine'
import { columns } from './columns.ts'
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
import { type Fixture, fixtureNumbered, type Outcome } from './fixture.ts'
import { type AnyGame, gameNamed, playersFrom } from './games.ts'
import { type Ledger, openLedger } from './ledger.ts'
import type { Match, Told } from './match.ts'
import { inThreads } from './pool.ts'
import { progressOn } from './progress.ts'
import { namesAt } from './replay.ts'
import { botsIn, seatingsOf } from './seating.ts'
import type { Finished, Standing } from './standings.ts'
import { digestOfAll, rounded } from './tally.ts'

/** Who plays what, and how many games: whole deals, each in all its seatings. */
interface Tournament extends Match {
  readonly players: number
  readonly seatings: readonly (readonly string[])[]
  readonly asked: number
  readonly games: number
}

/** `kontor tournament`: which bot is the stronger one. */
export const tournament: Command = {
  name: 'tournament',
  summary: 'Let bots play for a rating, each deal in all seat rotations.',
  usage:
    'tournament <game> --bots a,b,… [--games m] [--seed s] [--players n] [--options k=v,…] [--data file.csv] [--keep file.jsonl] [--cores n] [--json]',
  details: [
    ['<game>', "a game's name, or the path of a module that exports one"],
    ['--bots a,b,…', 'who plays'],
    ['--games m', 'how many games (100), rounded up to whole deals'],
    ['--seed s', 'where the seeds begin: deal number i has the seed s-i (kontor)'],
    ['--players n', 'how many players (as many as there are bots)'],
    ['--options k=v,…', "the game's options; lists with +"],
    ['--data file.csv', 'play with your own prices and points'],
    ['--keep file.jsonl', 'write down each game there as it ends; the same call again goes on from there'],
    ['--cores n', 'how many cores to use (all); the result does not depend on it'],
    ['--json', 'report as JSON'],
  ],
  notes: [
    [
      'Each deal (one seed) is played in all rotations of the seats, so nobody gains by a seat or by the cards.',
      'With as many bots as seats they all sit together. With fewer, the last one named fills the rest:',
      "'--players 4 --bots a,b' is one a against three b, in each of the four seats. With more, every combination",
      'of them meets in every deal.',
    ].join('\n'),
    [
      'A game counts once for each seat that a bot holds, so that its win rate compares with luck (1 / players).',
      'A win that k share counts as 1/k. The interval holds the true win rate 95 times in 100; games of the same deal',
      'are not taken for independent ones, and with fewer than ten deals it is a rough figure. The rating is openskill',
      '(Plackett-Luce), the games in their order: mu less three sigma.',
    ].join('\n'),
  ],
  options: {
    bots: { type: 'string' },
    games: { type: 'string' },
    seed: { type: 'string' },
    players: { type: 'string' },
    options: { type: 'string' },
    data: { type: 'string' },
    keep: { type: 'string' },
    cores: { type: 'string' },
    json: { type: 'boolean' },
  },
  operands: { min: 1, max: 1 },

  async run([name = ''], values, io) {
    const game = await gameNamed(name, io)
    const announced = { ...announcedBy(game, values), values: await valuesFrom(game, values, io) }
    const cores = wholeNumber(values, 'cores', availableParallelism(), 1, availableParallelism())
    const ledger = await ledgerFor(announced, given(values, 'keep'), io)
    const games = await playAll(announced, { ...announced, game: name }, ledger, cores, io)
    // Loaded only now: what computes the ratings is large, and no other command needs it.
    const { standingsOf } = await import('./standings.ts')
    const report = reportOf(announced, games, standingsOf(namesIn(announced), games))
    writeLine(io.out, values.json ? JSON.stringify(report) : linesOf(report))
    return 0
  },
}

function announcedBy(game: AnyGame, values: Values): Omit<Tournament, 'values'> {
  const text = given(values, 'bots')
  if (text === undefined) throw new Misuse('Say with --bots who plays.')
  const bots = asCalled(() => botsIn(text))
  const players = playersFrom(game, values, Math.max(2, bots.length))
  const distinct = new Set(bots).size
  if (distinct + (game.automata?.(players).length ?? 0) < 2) {
    throw new Misuse('A tournament needs two different bots.')
  }
  if (bots.length > players && distinct < bots.length) {
    throw new Misuse(`With more bots than the ${players} seats, each is named once.`)
  }
  const asked = wholeNumber(values, 'games', 100, 1, 10_000_000)
  const seatings = seatingsOf(bots, players)
  const games = Math.ceil(asked / seatings.length) * seatings.length
  return asCalled(() => {
    const options = parseOptions(game.options, given(values, 'options') ?? '')
    const seed = checkSeed(given(values, 'seed') ?? 'kontor')
    return { game, bots, options, seed, players, seatings, asked, games }
  })
}

/** Everybody who plays, in the order in which they were named. */
function namesIn({ game, bots, players }: Tournament): string[] {
  return [...new Set([...bots, ...(game.automata?.(players) ?? [])])]
}

async function ledgerFor(announced: Tournament, path: string | undefined, io: Io): Promise<Ledger> {
  if (path === undefined) return { outcomes: new Map(), add: () => {} }
  const { game, bots, options, seed, players, values } = announced
  const heading = {
    tournament: game.name,
    rules: game.rules,
    data: game.data,
    values: values === undefined ? null : digestOf(values),
    players,
    bots,
    options,
    seed,
  }
  return openLedger(path, heading, namesAt(game, announced.seatings[0]!).length, io)
}

/** Plays what the ledger does not have yet; the games come back in their order. */
async function playAll(
  { game, seatings, games }: Tournament,
  told: Told,
  ledger: Ledger,
  cores: number,
  io: Io,
): Promise<Finished[]> {
  const fixtures = Array.from({ length: games }, (_, number) => fixtureNumbered(seatings, number))
  const outcomes = new Map(ledger.outcomes)
  const missing = fixtures.filter(({ number }) => !outcomes.has(number))
  let done = games - missing.length
  const progress = progressOn(io, games, 'games', done)
  progress.at(done)
  const module = new URL('./tournament-worker.ts', import.meta.url)
  await inThreads<Fixture, Outcome>({ module, told, cores }, missing, (outcome, { number }) => {
    ledger.add(outcome)
    outcomes.set(number, outcome)
    progress.at(++done)
  })
  progress.end()
  return fixtures.map(({ number, deal, seats }) => ({
    ...outcomes.get(number)!,
    deal,
    names: namesAt(game, seats),
  }))
}

function reportOf(announced: Tournament, games: readonly Finished[], bots: readonly Standing[]) {
  const { game, players, seed, options, asked, seatings } = announced
  return {
    game: game.name,
    rules: game.rules,
    data: game.data,
    players,
    games: games.length,
    asked,
    deals: games.length / seatings.length,
    seed,
    options,
    chance: rounded(1 / games[0]!.names.length, 4),
    bots,
    digest: digestOfAll({ digests: games.map(({ digest }) => digest) }),
  }
}

function linesOf({ game, players, games, asked, deals, chance, bots, digest }: ReturnType<typeof reportOf>) {
  const best = bots.toSorted((one, other) => other.winRate - one.winRate)
  const round = asked === games ? '' : ` (${asked} asked for, rounded up to whole deals)`
  return [
    `${games} games of ${game} with ${players} players, ${deals} deals in all rotations${round}.`,
    `By luck alone a seat wins ${percent(chance)}.`,
    '',
    columns([
      [
        'bot',
        'win rate',
        '95 % interval',
        'wins',
        'games',
        'points',
        'rating',
        'mu ± sigma',
        'ms',
        'slowest',
      ],
      ...best.map(cellsOf),
    ]),
    '',
    'ms: the mean time for an answer; rating: mu less three sigma.',
    `digest ${digest}`,
  ].join('\n')
}

function cellsOf({ name, winRate, low, high, wins, games, points, rating, mu, sigma, ...time }: Standing) {
  return [
    name,
    percent(winRate),
    `${percent(low)} to ${percent(high)}`,
    wins.toFixed(1),
    `${games}`,
    points.toFixed(1),
    rating.toFixed(1),
    `${mu.toFixed(1)} ± ${sigma.toFixed(1)}`,
    time.milliseconds?.toFixed(2) ?? '–',
    time.slowest?.toFixed(1) ?? '–',
  ]
}

function percent(share: number) {
  return `${(100 * share).toFixed(1)} %`
}
