import { join } from 'node:path'
import { Collection, learner, outcomeOf, type Samples, tell } from '@kontor/bots/network'
import {
  answer,
  below,
  chanceOf,
  Fault,
  GameError,
  newRecord,
  next,
  type OptionValues,
  Sheet,
  type State,
  start,
  view,
} from '@kontor/engine'
import type { AnyGame } from '@kontor/register'
import { playMatch } from '../playing/match.ts'
import { networkAt } from '../playing/named.ts'
import { networkFile } from './folder.ts'
import { type Lesson, optionsFor, type Plan } from './plan.ts'

/** A game that is to be played: one to learn from, or one that shows how strong the network of a generation is. */
export type Job =
  | { readonly kind: 'lesson'; readonly number: number; readonly generation: number }
  | { readonly kind: 'check'; readonly number: number; readonly generation: number }

export type Done =
  | { readonly kind: 'lesson'; readonly samples: Samples }
  | { readonly kind: 'check'; readonly players: number; readonly win: number }

/** The frozen opponent that strength is measured against. */
const REFERENCE = 'greedy'
/** One question of so many is learned from: neighbours teach the same. */
const SPACING = 4

/** Plays the game of a job. The network of generation 0 is none: it has learned nothing. */
export function playJob(game: AnyGame, lesson: Lesson, job: Job): Done {
  return job.kind === 'lesson' ? playLesson(game, lesson, job) : playCheck(game, lesson, job)
}

/** Plays against itself, and keeps what was seen on the way with what became of it. */
function playLesson(game: AnyGame, { plan, folder }: Lesson, { number, generation }: Job): Done {
  const seed = `${plan.seed}-${number}`
  const chance = chanceOf(`lesson ${seed}`, 1)
  const players = plan.players[number % plan.players.length]!
  const seats = Array.from({ length: players }, (_, seat) => `learner ${seat + 1}`)
  const state = begun(game, plan, seed, seats, optionsFor(game, plan, chance))
  const network = generation === 0 ? undefined : networkAt(join(folder, networkFile(generation)), game)
  const bot = learner(game, network)
  const sheets: { sheet: Sheet; seat: number; expected: number; odds: number }[] = []
  const expectation = { points: 0, lead: 0, odds: 0 }
  let questions = 0
  let question = next(game, state)
  while (question) {
    if (++questions > game.longest) throw new GameError(`${game.name} does not end with the seed '${seed}'.`)
    if (below(chance, 0, SPACING) === 0) {
      const seat = below(chance, 0, 2) === 0 ? question.seat : below(chance, 0, players)
      const sheet = new Sheet()
      tell(game, state, seat, sheet, expectation)
      sheets.push({ sheet, seat, expected: expectation.points, odds: expectation.odds })
    }
    const { seat } = question
    const choice = bot.choose({ game, question, view: () => view(game, state, seat) }, chance)
    question = answer(game, state, question, choice)
  }
  const outcome = outcomeOf(game, state)
  const collection = new Collection()
  for (const { sheet, seat, expected, odds } of sheets) {
    collection.add(sheet, number, { expected, odds, ...outcome[seat]! })
  }
  return { kind: 'lesson', samples: collection.samples() }
}

/** The beginning of a game with such options; with the plan's where so many players cannot play with them. */
function begun(game: AnyGame, plan: Plan, seed: string, seats: string[], options: OptionValues): State {
  try {
    return start(game, newRecord(game, { seed, seats, options }))
  } catch (error) {
    if (!(error instanceof Fault)) throw error
    return start(game, newRecord(game, { seed, seats, options: plan.options }))
  }
}

/** Plays one game with the network in one seat and the reference in all others; each deal in every seat in turn. */
function playCheck(game: AnyGame, { plan, folder }: Lesson, { number, generation }: Job): Done {
  const { players: all, seed, options } = plan
  const players = all[number % all.length]!
  const round = Math.floor(number / all.length)
  const mine = round % players
  const name = `net:${join(folder, networkFile(generation))}`
  const bots = Array.from({ length: players }, (_, seat) => (seat === mine ? name : REFERENCE))
  const match = { game, bots, options, seed: `${seed}-check`, values: undefined }
  const { state } = playMatch(match, Math.floor(round / players), false)
  return { kind: 'check', players, win: outcomeOf(game, state)[mine]!.win }
}
