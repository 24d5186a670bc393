import { availableParallelism } from 'node:os'
import { checkSeed, digestOf, nth, parseOptions } from '@kontor/engine'
import type { Language } from '@kontor/engine/presentation'
import { figureIn, percentIn } from '@kontor/language/typography'
import { type AnyGame, titleOf } from '@kontor/register'
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
import { gameNamed, playersFrom } from '../calls/games.ts'
import { hasPlace, type Part, partFrom } from '../calls/part.ts'
import type { Match, Told } from '../playing/match.ts'
import { botsIn, seatingsOf } from '../playing/seating.ts'
import { namesAt } from '../playing/seats.ts'
import { digestOfAll, rounded } from '../playing/tally.ts'
import { columns } from '../terminal/columns.ts'
import { progressOn } from '../terminal/progress.ts'
import { inThreads } from '../threads/pool.ts'
import { type Fixture, fixtureNumbered, type Outcome } from '../tournament/fixture.ts'
import { type Heading, type Ledger, openLedger, outcomesOfParts } from '../tournament/ledger.ts'
import type { Finished, Standing } from '../tournament/standings.ts'

/** Who plays what, and how many games: whole deals, each in all its seatings. */
interface Tournament extends Match {
  readonly players: number
  readonly seatings: readonly (readonly string[])[]
  readonly asked: number
  readonly games: number
  /** The part of it that is played here; all of it if there is none. */
  readonly part: Part | undefined
}

/** `kontor tournament`: which bot is the stronger one. */
export const tournament: Command = {
  usage:
    'tournament <game> --bots a,b,… [--games m] [--seed s] [--players n] [--options k=v,…] [--data file.csv] [--keep file.jsonl] [--part k/n] [--with a.jsonl,b.jsonl,…] [--cores n] [--json]',
  details: [
    ['<game>', "a game's name, or the path of a module that exports one"],
    ['--bots a,b,…', 'who plays'],
    ['--games m', 'how many games (100), rounded up to whole deals'],
    ['--seed s', 'where the seeds begin: deal number i has the seed s-i (kontor)'],
    ['--players n', 'how many players (as many as there are bots)'],
    ['--options k=v,…', "the game's options; lists with +"],
    ['--data file.csv', 'play with your own prices and points'],
    ['--keep file.jsonl', 'write down each game there as it ends; the same call again goes on from there'],
    ['--part k/n', 'play only part k of n, as one of n machines; the games are kept with --keep'],
    [
      '--with a.jsonl,b.jsonl,…',
      'take the games that these files of parts have, and play only what is missing',
    ],
    ['--cores n', 'how many cores to use (all); the result does not depend on it'],
    ['--json', 'report as JSON'],
  ],
  notes: [
    [
      'Each deal (one seed) is played in all rotations of the seats, so nobody gains by a seat or by the cards.',
      'With as many bots as seats they all sit together. With fewer, the last one named fills the rest:',
      '‘--players 4 --bots a,b’ is one a against three b, in each of the four seats. With more, every combination',
      'of them meets in every deal.',
    ].join('\n'),
    [
      'A game counts once for each seat that a bot holds, so that its win rate compares with luck (1 / players).',
      'A win that k share counts as 1/k. The interval holds the true win rate 95 times in 100; games of the same deal',
      'are not taken for independent ones, and with fewer than ten deals it is a rough figure. The rating is that of',
      'Plackett and Luce (the numbers of openskill), the games in their order: mu less three sigma.',
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
    part: { type: 'string' },
    with: { type: 'string' },
    cores: { type: 'string' },
    json: { type: 'boolean' },
  },
  operands: { min: 1, max: 1 },

  async run([name = ''], values, io) {
    const game = await gameNamed(name, io)
    const announced = { ...announcedBy(game, values), values: await valuesFrom(game, values, io) }
    const cores = wholeNumber(values, 'cores', availableParallelism(), 1, availableParallelism())
    const ledger = await ledgerFor(announced, values, io)
    const games = await playAll(announced, { ...announced, game: name }, ledger, cores, io)
    // Loaded only now: what computes the ratings is large, and no other command needs it.
    const { standingsOf } = await import('../tournament/standings.ts')
    const report = reportOf(announced, games, standingsOf(namesIn(announced), games))
    writeLine(io.out, values.json ? JSON.stringify(report) : linesOf(report, io.language))
    return 0
  },
}

function announcedBy(game: AnyGame, values: Values): Omit<Tournament, 'values'> {
  const text = given(values, 'bots')
  if (text === undefined)
    throw new Misuse({
      en: 'Use --bots to name the players.',
      de: 'Gib mit --bots an, wer spielt.',
      nl: 'Geef met --bots op wie er spelen.',
    })
  const bots = asCalled(() => botsIn(text))
  const players = playersFrom(game, values, Math.max(2, bots.length))
  const distinct = new Set(bots).size
  if (distinct + (game.automata?.(players).length ?? 0) < 2) {
    throw new Misuse({
      en: 'A tournament needs two different bots.',
      de: 'Ein Turnier braucht zwei verschiedene Bots.',
      nl: 'Een toernooi heeft twee verschillende bots nodig.',
    })
  }
  if (bots.length > players && distinct < bots.length) {
    throw new Misuse({
      en: `With more bots than the ${players} seats, each is named once.`,
      de: `Bei mehr Bots als den ${players} Plätzen wird jeder nur einmal genannt.`,
      nl: `Zijn er meer bots dan de ${players} plaatsen, noem ze dan elk één keer.`,
    })
  }
  const asked = wholeNumber(values, 'games', 100, 1, 10_000_000)
  const seatings = seatingsOf(bots, players)
  const deals = Math.ceil(asked / seatings.length)
  const games = deals * seatings.length
  const part = partFrom(values)
  if (part && given(values, 'keep') === undefined) {
    throw new Misuse({
      en: 'Use --keep to say where the games of the part are written down.',
      de: 'Gib mit --keep an, wo die Partien des Teils notiert werden.',
      nl: 'Geef met --keep op waar de partijen van het deel worden genoteerd.',
    })
  }
  if (part && part.of > deals) {
    throw new Misuse({
      en: `The games are ${deals} deals, too few for ${part.of} parts.`,
      de: `Die Partien haben ${deals} Kartenfolgen, zu wenige für ${part.of} Teile.`,
      nl: `De partijen komen neer op ${deals} verdelingen; dat is te weinig voor ${part.of} delen.`,
    })
  }
  return asCalled(() => {
    const options = parseOptions(game.options, given(values, 'options') ?? '')
    const seed = checkSeed(given(values, 'seed') ?? 'kontor')
    return { game, bots, options, seed, players, seatings, asked, games, part }
  })
}

/** Everybody who plays, in the order in which they were named. */
function namesIn({ game, bots, players }: Tournament): string[] {
  return [...new Set([...bots, ...(game.automata?.(players) ?? [])])]
}

/** What was played before: by an earlier call, or as other parts. */
async function ledgerFor(announced: Tournament, values: Values, io: Io): Promise<Ledger> {
  const path = given(values, 'keep')
  const parts = given(values, 'with')?.split(',') ?? []
  const heading = headingOf(announced)
  const seats = namesAt(announced.game, nth(announced.seatings, 0)).length
  const played = await outcomesOfParts(parts, heading, seats, io)
  const ledger: Ledger =
    path === undefined ? { outcomes: new Map(), add: () => {} } : await openLedger(path, heading, seats, io)
  const outcomes = new Map(ledger.outcomes)
  for (const outcome of played) {
    if (outcomes.has(outcome.number)) continue
    outcomes.set(outcome.number, outcome)
    ledger.add(outcome)
  }
  return { ...ledger, outcomes }
}

function headingOf(announced: Tournament): Heading {
  const { game, bots, options, seed, players, values } = announced
  return {
    tournament: game.name,
    rules: game.rules,
    data: game.data,
    values: values === undefined ? null : digestOf(values),
    players,
    bots,
    options,
    seed,
  }
}

/** Plays what the ledger does not have yet; the games come back in their order. */
async function playAll(
  { game, seatings, games, part }: Tournament,
  told: Told,
  ledger: Ledger,
  cores: number,
  io: Io,
): Promise<Finished[]> {
  const all = Array.from({ length: games }, (_, number) => fixtureNumbered(seatings, number))
  const fixtures = part ? all.filter(({ deal }) => hasPlace(part, deal)) : all
  const outcomes = new Map(ledger.outcomes)
  const missing = fixtures.filter(({ number }) => !outcomes.has(number))
  let done = fixtures.length - missing.length
  const progress = progressOn(io, fixtures.length, 'games', done)
  progress.at(done)
  const module = new URL('../threads/tournament-worker.ts', import.meta.url)
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
  const { game, players, seed, options, asked, seatings, part } = announced
  return {
    game: game.name,
    rules: game.rules,
    data: game.data,
    players,
    games: games.length,
    asked,
    ...(part && { part: `${part.number}/${part.of}` }),
    deals: games.length / seatings.length,
    seed,
    options,
    chance: rounded(1 / nth(games, 0).names.length, 4),
    bots,
    digest: digestOfAll({ digests: games.map(({ digest }) => digest) }),
  }
}

/** The lines of a report. */
const SAYS: Readonly<
  Record<
    Language,
    {
      series(report: ReturnType<typeof reportOf>): string
      rounded(asked: number): string
      part(part: string, asked: number): string
      luck(share: string): string
      columns: readonly string[]
      range(low: string, high: string): string
      legend: string
      digest: string
    }
  >
> = {
  en: {
    series: ({ game, games, players, deals }) =>
      `${games} games of ${titleOf(game, 'en')} with ${players} players, ${deals} deals in all rotations`,
    rounded: asked => ` (${asked} asked for, rounded up to whole deals)`,
    part: (part, asked) => ` (part ${part} of ${asked} games)`,
    luck: share => `By luck alone a seat wins ${share}.`,
    columns: [
      'bot',
      'win rate',
      '95% interval',
      'wins',
      'games',
      'points',
      'rating',
      'mu ± sigma',
      'ms',
      'slowest',
    ],
    range: (low, high) => `${low} to ${high}`,
    legend: 'ms: the mean time for an answer; rating: mu less three sigma.',
    digest: 'digest',
  },
  de: {
    series: ({ game, games, players, deals }) =>
      `${games} Partien ${titleOf(game, 'de')} mit ${players} Personen, ${deals} Kartenfolgen auf allen Plätzen`,
    rounded: asked => ` (${asked} verlangt, aufgerundet auf ganze Kartenfolgen)`,
    part: (part, asked) => ` (Teil ${part} von ${asked} Partien)`,
    luck: share => `Durch Zufall allein gewinnt ein Platz ${share}.`,
    columns: [
      'Bot',
      'Siegquote',
      '95-%-Intervall',
      'Siege',
      'Partien',
      'Punkte',
      'Wertung',
      'mu ± sigma',
      'ms',
      'langsamste',
    ],
    range: (low, high) => `${low} bis ${high}`,
    legend: 'ms: die mittlere Zeit für eine Antwort; Wertung: mu minus drei sigma.',
    digest: 'Prüfsumme',
  },
  nl: {
    series: ({ game, games, players, deals }) =>
      `${games} partijen ${titleOf(game, 'nl')} met ${players} spelers, ${deals} verdelingen op alle plaatsen`,
    rounded: asked => ` (${asked} gevraagd, naar boven afgerond op hele verdelingen)`,
    part: (part, asked) => ` (deel ${part} van ${asked} partijen)`,
    luck: share => `Door toeval alleen wint een plaats ${share}.`,
    columns: [
      'bot',
      'winst',
      '95%-interval',
      'gewonnen',
      'partijen',
      'punten',
      'rating',
      'mu ± sigma',
      'ms',
      'langzaamst',
    ],
    range: (low, high) => `${low} tot ${high}`,
    legend: 'ms: de gemiddelde tijd voor een antwoord; rating: mu min drie sigma.',
    digest: 'controlesom',
  },
}

function linesOf(report: ReturnType<typeof reportOf>, language: Language) {
  const { games, asked, part, chance, bots, digest } = report
  const say = SAYS[language]
  const rounded = asked === games ? '' : say.rounded(asked)
  const best = bots.toSorted((one, other) => other.winRate - one.winRate)
  return [
    `${say.series(report)}${part === undefined ? rounded : say.part(part, asked)}.`,
    say.luck(percent(chance, language)),
    '',
    columns([say.columns, ...best.map(standing => cellsOf(standing, language))]),
    '',
    say.legend,
    `${say.digest} ${digest}`,
  ].join('\n')
}

function cellsOf(standing: Standing, language: Language) {
  const { name, winRate, low, high, wins, games, points, rating, mu, sigma, milliseconds, slowest } = standing
  const figure = (value: number, digits = 1) => figureIn(value, digits, language)
  return [
    name,
    percent(winRate, language),
    SAYS[language].range(percent(low, language), percent(high, language)),
    figure(wins),
    `${games}`,
    figure(points),
    figure(rating),
    `${figure(mu)} ± ${figure(sigma)}`,
    milliseconds === undefined || milliseconds === null ? '–' : figure(milliseconds, 2),
    slowest === undefined || slowest === null ? '–' : figure(slowest),
  ]
}

const percent = (share: number, language: Language) => percentIn(100 * share, language, 1)
