import { createHash } from 'node:crypto'
import type { Bot } from '@kontor/bots'
import {
  answer,
  canonical,
  chanceOf,
  GameError,
  type GameRecord,
  givenAs,
  hearing,
  type Listener,
  nameOf,
  next,
  nth,
  type OptionValues,
  type Score,
  type State,
  start,
  view,
} from '@kontor/engine'
import type { AnyGame } from '@kontor/register'
import { GAMES, gameNamed } from '../calls/games.ts'
import { playerNamed } from './named.ts'

/** A series of seeded games that bots play against each other. */
export interface Match {
  readonly game: AnyGame
  /** The bots' names by seat. Each game makes its own bots, since they may remember. */
  readonly bots: readonly string[]
  readonly options: OptionValues
  readonly seed: string
  /** An owner's own values, if the games are played with them. */
  readonly values: unknown
  /** Hears what happens in the games, but not what bots try out in their heads. */
  readonly listener?: Listener
}

/** A match as a thread is told of it: the game only by its name. */
export type Told = Omit<Match, 'game' | 'listener'> & { readonly game: string }

export interface Played {
  readonly questions: number
  readonly state: State
  readonly scores: Score[]
  readonly digest: Buffer
  readonly milliseconds: number
  /** The names of the answers, if they were asked for. */
  readonly answers: string[]
}

/** The match that a thread was told of. */
export async function matchTold(told: Told): Promise<Match> {
  return { ...told, game: await gameNamed(told.game, { games: GAMES }) }
}

/** Plays game number `number` of a match. Only the play is timed, not the scoring and hashing. */
export function playMatch(
  match: Match,
  number: number,
  named: boolean,
  bots: readonly Bot[] = match.bots.map(playerNamed),
): Played {
  const { game, listener } = match
  const record = recordOf(match, number)
  const { seed } = record
  const luck = bots.map((_, seat) => chanceOf(`bot ${seat} ${seed}`, 1))
  const answers: string[] = []
  const begun = performance.now()
  const state = start(game, record)
  let questions = 0
  let question = listenWith(listener, () => next(game, state))
  while (question) {
    if (++questions > game.longest) throw new GameError(`${game.name} does not end with the seed '${seed}'.`)
    const asked = question
    const { seat } = asked
    const seen = { game, question, view: () => view(game, state, seat), clock: () => performance.now() }
    const choice = nth(bots, seat).choose(seen, nth(luck, seat))
    if (named) answers.push(givenAs(question, nameOf(game, state, question, choice)))
    question = listenWith(listener, () => answer(game, state, asked, choice))
  }
  const milliseconds = performance.now() - begun
  const digest = createHash('sha256').update(canonical(state)).digest()
  return { questions, state, scores: game.score(state), digest, milliseconds, answers }
}

function listenWith<R>(listener: Listener | undefined, action: () => R): R {
  return listener ? hearing(listener, action) : action()
}

/** The record of game number `number`, before its first answer. */
export function recordOf({ game, bots, options, seed, values }: Match, number: number): GameRecord {
  const seats = bots.map((name, seat) => `${name} ${seat + 1}`)
  const { name, rules, data } = game
  const own = values === undefined ? {} : { values }
  return {
    format: 1,
    game: name,
    rules,
    data,
    options,
    seats,
    seed: `${seed}-${number}`,
    ...own,
    answers: [],
  }
}
