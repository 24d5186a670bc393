import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { joined, namesFor, type Samples } from '@kontor/bots/network'
import { checkSeed, digestOf, parseOptions } from '@kontor/engine'
import type { AnyGame } from '@kontor/register'
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
import { writeWhole } from '../calls/files.ts'
import { gameNamed } from '../calls/games.ts'
import { progressOn } from '../terminal/progress.ts'
import { inThreads } from '../threads/pool.ts'
import { curvesOf, summaryOf } from '../training/curves.ts'
import {
  type Course,
  type Generation,
  generationsPlayed,
  keepCourse,
  keepGames,
  openCourse,
  type Strength,
  tidy,
} from '../training/folder.ts'
import type { Done, Job } from '../training/lesson.ts'
import type { Lesson, Plan } from '../training/plan.ts'
import { windowOf } from '../training/school.ts'

/** How far a call goes, and with what. */
interface Limits {
  readonly generations: number
  readonly minutes: number
  readonly checks: number
  readonly cores: number
}

/** `kontor train`: a network that learns a game from play against itself. */
export const train: Command = {
  usage:
    'train <game> --folder f [--players 2,3,…] [--options k=v,…] [--mixed] [--games m] [--seed s] [--generations g] [--minutes t] [--checks n] [--cores n] [--json]',
  details: [
    ['<game>', "a game's name, or the path of a module that exports one; it needs inputs (docs/bots.md)"],
    ['--folder f', 'where games, checkpoints, networks and curves lie; the same call goes on from there'],
    ['--players 2,3,…', 'how many players the games have, in turn (all numbers that the game allows)'],
    ['--options k=v,…', "the game's options; lists with +"],
    ['--mixed', 'every other game has options drawn at random, expansions among them'],
    ['--games m', 'how many games a generation plays (512)'],
    ['--seed s', 'where the random numbers come from: the same generations come from the same seed (kontor)'],
    ['--generations g', 'go on until there are this many (100)'],
    ['--minutes t', 'begin no generation that would not be finished within this many minutes (60)'],
    ['--checks n', 'how many games each network plays against three greedy, or as many as there are (48)'],
    ['--cores n', 'how many cores to use (all); the networks do not depend on it'],
    ['--json', 'report as JSON: for each generation its loss on games held out, and its strength'],
  ],
  notes: [
    [
      'The games of a generation are played while the network of the one before is trained, so they use the network of the one',
      'before that. One game in sixteen is held out whole and is used to measure the loss. The folder has network-0001.bin and',
      'so on, which ‘kontor tournament --bots net:<file>,greedy’ lets play, and curves.html.',
    ].join('\n'),
  ],
  options: {
    folder: { type: 'string' },
    players: { type: 'string' },
    options: { type: 'string' },
    mixed: { type: 'boolean' },
    games: { type: 'string' },
    seed: { type: 'string' },
    generations: { type: 'string' },
    minutes: { type: 'string' },
    checks: { type: 'string' },
    cores: { type: 'string' },
    json: { type: 'boolean' },
  },
  operands: { min: 1, max: 1 },

  async run([name = ''], values, io) {
    const game = await gameNamed(name, io)
    if (!game.study?.inputs)
      throw new Misuse({
        en: `${game.name} has no inputs that a network could learn from.`,
        de: `${game.name} hat keine Eingaben, aus denen ein Netz lernen könnte.`,
        nl: `${game.name} heeft geen invoer waarvan een netwerk zou kunnen leren.`,
      })
    const folder = given(values, 'folder')
    if (folder === undefined)
      throw new Misuse({
        en: 'Use --folder to say where the training is kept.',
        de: 'Gib mit --folder an, wo das Training gespeichert wird.',
        nl: 'Geef met --folder op waar de training wordt bewaard.',
      })
    const { language } = io
    const plan = planFrom(game, values)
    const limits: Limits = {
      generations: wholeNumber(values, 'generations', 100, 1, 9999),
      minutes: wholeNumber(values, 'minutes', 60, 1, 10_000),
      checks: wholeNumber(values, 'checks', 48, 0, 100_000),
      cores: wholeNumber(values, 'cores', availableParallelism(), 1, availableParallelism()),
    }
    const course = await trained({ plan, module: name, folder }, limits, io)
    writeWhole(join(folder, 'curves.html'), curvesOf(course, language))
    writeLine(io.out, values.json ? JSON.stringify(course) : summaryOf(course, language))
    return 0
  },
}

function planFrom(game: AnyGame, values: Values): Plan {
  return asCalled(() => ({
    game: game.name,
    rules: game.rules,
    data: game.data,
    names: digestOf(namesFor(game)),
    players: playersFrom(game, given(values, 'players')),
    options: parseOptions(game.options, given(values, 'options') ?? ''),
    mixed: values.mixed === true,
    games: wholeNumber(values, 'games', 512, 1, 1_000_000),
    seed: checkSeed(given(values, 'seed') ?? 'kontor'),
  }))
}

function playersFrom({ seats: { min, max } }: AnyGame, text: string | undefined): number[] {
  if (text === undefined) return Array.from({ length: max - min + 1 }, (_, i) => min + i)
  return text.split(',').map(word => {
    const players = Number(word)
    if (!Number.isInteger(players) || players < min || players > max)
      throw new Misuse({
        en: `--players are whole numbers from ${min} to ${max}, not ‘${word.trim()}’.`,
        de: `--players sind ganze Zahlen von ${min} bis ${max}, nicht „${word.trim()}“.`,
        nl: `--players zijn hele getallen van ${min} tot en met ${max}, niet ‘${word.trim()}’.`,
      })
    return players
  })
}

/** Plays and trains until enough is done or the time is over. */
async function trained(lesson: Lesson, limits: Limits, io: Io): Promise<Course> {
  const { folder, plan } = lesson
  const begun = performance.now()
  let course = openCourse(folder, plan)
  keepCourse(folder, course)
  let longest = 0
  for (;;) {
    const work = workLeft(course, generationsPlayed(folder), limits)
    const spent = performance.now() - begun
    if (work === undefined || spent + longest > limits.minutes * 60_000) return course
    course = await cycle(lesson, course, work, limits, io)
    keepCourse(folder, course)
    tidy(folder, course.generations.length, windowOf(plan))
    longest = Math.max(longest, performance.now() - begun - spent)
  }
}

/** What is done side by side: games of one generation, the training of the one before, games that show how strong it is. */
interface Work {
  readonly played?: number
  readonly trained?: number
  readonly checked?: number
}

function workLeft(
  { generations }: Course,
  played: number,
  { generations: wanted, checks }: Limits,
): Work | undefined {
  const trained = generations.length
  const weak = checks > 0 ? generations.findLast(({ strength }) => !strength)?.number : undefined
  const work = {
    ...(played < wanted && trained >= played - 1 ? { played: played + 1 } : {}),
    ...(trained < played ? { trained: trained + 1 } : {}),
    ...(weak === undefined ? {} : { checked: weak }),
  }
  return Object.keys(work).length > 0 ? work : undefined
}

async function cycle(lesson: Lesson, course: Course, work: Work, limits: Limits, io: Io): Promise<Course> {
  const [strength, generation] = await Promise.all([
    playAll(lesson, work, limits, io),
    work.trained === undefined ? undefined : trainOne(lesson, work.trained),
  ])
  const checked = course.generations.map(each =>
    each.number === work.checked ? { ...each, strength } : each,
  )
  return { ...course, generations: generation ? [...checked, generation] : checked }
}

async function trainOne(lesson: Lesson, number: number): Promise<Generation> {
  const module = new URL('../threads/school-worker.ts', import.meta.url)
  const results: Generation[] = []
  await inThreads<number, Generation>({ module, told: lesson, cores: 1 }, [number], generation => {
    results.push(generation)
  })
  return results[0]!
}

/** Plays the games of a generation and keeps them; says how those went that show a network's strength. */
async function playAll(
  lesson: Lesson,
  { played, checked }: Work,
  limits: Limits,
  io: Io,
): Promise<Strength[]> {
  const { games } = lesson.plan
  const count = (n: number) => Array.from({ length: n }, (_, i) => i)
  const lessons =
    played === undefined
      ? []
      : count(games).map(
          (i): Job => ({
            kind: 'lesson',
            number: (played - 1) * games + i,
            generation: Math.max(0, played - 2),
          }),
        )
  const checks =
    checked === undefined
      ? []
      : count(limits.checks).map((number): Job => ({ kind: 'check', number, generation: checked }))
  const jobs = [...checks, ...lessons]
  const samples = new Map<number, Samples>()
  const strength = new Map<number, { players: number; games: number; wins: number }>()
  const progress = progressOn(io, jobs.length, 'games', 0, played ?? checked)
  let done = 0
  const module = new URL('../threads/lesson-worker.ts', import.meta.url)
  const cores = Math.max(1, limits.cores - 1)
  await inThreads<Job, Done>({ module, told: lesson, cores }, jobs, (result, { number }) => {
    if (result.kind === 'lesson') samples.set(number, result.samples)
    else book(strength, result.players, result.win)
    progress.at(++done)
  })
  progress.end()
  // In the order of the games, not in that in which they came back: the same seed gives the same training.
  const inOrder = [...samples.keys()].sort((a, b) => a - b).map(number => samples.get(number)!)
  if (played !== undefined) keepGames(lesson.folder, played, joined(inOrder))
  return [...strength.values()].sort((a, b) => a.players - b.players)
}

function book(
  strength: Map<number, { players: number; games: number; wins: number }>,
  players: number,
  win: number,
) {
  const known = strength.get(players) ?? { players, games: 0, wins: 0 }
  strength.set(players, known)
  known.games++
  known.wins += win
}
