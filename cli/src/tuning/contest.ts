import { type Bot, botNamed } from '@kontor/bots'
import type { Features } from '@kontor/engine'
import type { AnyGame } from '@kontor/register'
import { type Match, playMatch } from '../playing/match.ts'

/** Weights that play a series of games among players who all have others. Plain data, for a thread. */
export interface Contest {
  readonly candidate: Features
  readonly others: Features
  readonly seed: string
  readonly games: number
}

/** How many points more than the others' mean the candidate has on average, once in every seat of a deal. */
export function marginOf(match: Omit<Match, 'seed'>, { candidate, others, seed, games }: Contest): number {
  const { game, bots } = match
  let sum = 0
  for (let i = 0; i < games; i++) {
    const mine = i % bots.length
    const seats = bots.map((name, seat) => weighing(name, game, seat === mine ? candidate : others))
    const { scores } = playMatch({ ...match, seed }, Math.floor(i / bots.length), false, seats)
    sum += scores.reduce((all, { points }, seat) => {
      return seat === mine ? all + points : all - points / (scores.length - 1)
    }, 0)
  }
  return sum / games
}

/** A bot that judges by these weights. */
function weighing(name: string, game: AnyGame, weights: Features): Bot {
  const other: AnyGame = { ...game, study: { evaluation: { ...game.study!.evaluation!, weights } } }
  const bot = botNamed(name)
  return { name, choose: (seen, chance) => bot.choose({ ...seen, game: other }, chance) }
}
