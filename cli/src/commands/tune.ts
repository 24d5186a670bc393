import { availableParallelism } from 'node:os'
import { LEAST_DOUBT } from '@kontor/bots'
import { chanceOf, checkSeed, type Features, parseOptions } from '@kontor/engine'
import { asCalled, type Command, given, type Io, Misuse, wholeNumber, writeLine } from '../calls/command.ts'
import { writeWhole } from '../calls/files.ts'
import { gameNamed, playersFrom } from '../calls/games.ts'
import type { Match, Told } from '../playing/match.ts'
import { rounded } from '../playing/tally.ts'
import { progressOn } from '../terminal/progress.ts'
import { inThreads } from '../threads/pool.ts'
import { doubtOf, glancesAt, levelled } from '../tuning/calibration.ts'
import type { Contest } from '../tuning/contest.ts'
import { type Cloud, cloudAround, draw, moved } from '../tuning/evolution.ts'

/** The weight that the others are measured by: a point is a point. */
const MEASURE = 'score'

/** How the weights are sought. */
interface Plan {
  readonly match: Match
  readonly told: Told
  readonly generations: number
  readonly population: number
  readonly games: number
  readonly cores: number
}

/** `kontor tune`: better weights for a game's evaluation, by play against itself. */
export const tune: Command = {
  usage:
    'tune <game> [--players n] [--generations g] [--population p] [--games m] [--seed s] [--options k=v,…] [--out file] [--cores n] [--json]',
  details: [
    ['<game>', "a game's name, or the path of a module that exports one"],
    ['--players n', 'how many players (4, or what the game allows)'],
    ['--generations g', 'how often the weights are varied and the best kept (10)'],
    ['--population p', 'how many variations a generation has (28)'],
    ['--games m', 'how many games each of them plays (32)'],
    ['--seed s', 'where the random numbers come from: the same weights come from the same seed (kontor)'],
    ['--options k=v,…', "the game's options; lists with +"],
    ['--out file', 'write weights and doubt there as JSON'],
    ['--cores n', 'how many cores to use (all); the result does not depend on it'],
    ['--json', 'report as JSON: gains by generation, weights, doubt'],
  ],
  notes: [
    [
      'Each variation plays as greedy against greedy with the weights in the middle, on the same deals as the others of',
      'its generation; the quarter with the most points above its opponents makes the next middle (cross-entropy method).',
      'Then the weights that only say how many points are still to come, and the doubt, are fitted to the ends of games.',
    ].join('\n'),
  ],
  options: {
    players: { type: 'string' },
    generations: { type: 'string' },
    population: { type: 'string' },
    games: { type: 'string' },
    seed: { type: 'string' },
    options: { type: 'string' },
    out: { type: 'string' },
    cores: { type: 'string' },
    json: { type: 'boolean' },
  },
  operands: { min: 1, max: 1 },

  async run([name = ''], values, io) {
    const game = await gameNamed(name, io)
    if (!game.study?.evaluation)
      throw new Misuse({
        en: `${game.name} has no evaluation that could be tuned.`,
        de: `${game.name} hat keine Bewertung, die sich verbessern ließe.`,
        nl: `${game.name} heeft geen waardering die kan worden verbeterd.`,
      })
    const players = playersFrom(game, values, Math.min(4, game.seats.max))
    if (players < 2)
      throw new Misuse({
        en: 'Tuning needs at least 2 players: the weights play against each other.',
        de: 'Dafür braucht es mindestens 2 Personen: Die Gewichte spielen gegeneinander.',
        nl: 'Daarvoor zijn minstens 2 spelers nodig: de gewichten spelen tegen elkaar.',
      })
    const match = asCalled(() => ({
      game,
      bots: Array<string>(players).fill('greedy'),
      options: parseOptions(game.options, given(values, 'options') ?? ''),
      seed: checkSeed(given(values, 'seed') ?? 'kontor'),
      values: undefined,
    }))
    const plan: Plan = {
      match,
      told: { ...match, game: name },
      generations: wholeNumber(values, 'generations', 10, 0, 1000),
      population: wholeNumber(values, 'population', 28, 4, 1000),
      games: wholeNumber(values, 'games', 32, players, 100_000),
      cores: wholeNumber(values, 'cores', availableParallelism(), 1, availableParallelism()),
    }
    const { weights, gains } = await evolved(plan, io)
    const found = calibrated(plan, weights)
    const out = given(values, 'out')
    if (out !== undefined) writeWhole(out, `${JSON.stringify(found, null, 2)}\n`)
    if (values.json) writeLine(io.out, JSON.stringify({ game: game.name, players, gains, ...found }))
    else writeLine(io.out, JSON.stringify(found, null, 2))
    return 0
  },
}

/** The weights after all generations, and how many points each generation's middle is better than the first. */
async function evolved(plan: Plan, io: Io): Promise<{ weights: Features; gains: number[] }> {
  const { seed, game } = plan.match
  const { weights: first, level } = game.study!.evaluation!
  const chance = chanceOf(`tune ${seed}`, 1)
  const progress = progressOn(io, plan.generations, 'generations')
  const gains: number[] = []
  let cloud: Cloud = cloudAround(first, [MEASURE, ...level])
  for (let generation = 1; generation <= plan.generations; generation++) {
    const drawn = draw(cloud, plan.population, chance)
    const series = `${seed}-${generation}`
    const worths = await played(
      plan,
      drawn.map(candidate => contest(candidate, cloud.middle, series)),
    )
    cloud = moved(cloud, drawn, worths)
    gains.push(...(await played(plan, [contest(cloud.middle, first, `${seed}-check`)])))
    progress.at(generation)
  }
  progress.end()
  return { weights: cloud.middle, gains: gains.map(gain => rounded(gain, 2)) }

  function contest(candidate: Features, others: Features, of: string): Contest {
    return { candidate, others, seed: of, games: plan.games }
  }
}

/** The margins of these contests, in their order. */
async function played({ told, cores }: Plan, contests: readonly Contest[]): Promise<number[]> {
  const margins = new Map<Contest, number>()
  const module = new URL('../threads/tune-worker.ts', import.meta.url)
  await inThreads<Contest, number>({ module, told, cores }, contests, (margin, each) =>
    margins.set(each, margin),
  )
  return contests.map(each => margins.get(each)!)
}

/** The weights as they are kept: fitted to what games came to with them, and rounded. */
function calibrated({ match, games }: Plan, weights: Features): { weights: Features; doubt: number } {
  const { game } = match
  const evaluation = { ...game.study!.evaluation!, weights }
  const series = { ...match, game: { ...game, study: { ...game.study, evaluation } } }
  const tables = game.automata ? [match.bots, ['greedy']] : [match.bots]
  const glances = tables.flatMap(bots =>
    Array.from({ length: games }, (_, i) =>
      glancesAt({ ...series, bots, seed: `${match.seed}-fit` }, i),
    ).flat(),
  )
  const fitted = levelled(weights, evaluation.level, glances)
  const kept = Object.fromEntries(Object.entries(fitted).map(([name, weight]) => [name, rounded(weight)]))
  return { weights: kept, doubt: doubtOf(kept, glances, LEAST_DOUBT) }
}
