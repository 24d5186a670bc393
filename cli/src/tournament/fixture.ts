import type { Bot } from '@kontor/bots'
import { nth, places } from '@kontor/engine'
import { type Match, playMatch } from '../playing/match.ts'
import { playerNamed } from '../playing/named.ts'
import { rounded } from '../playing/tally.ts'

/** A game of a tournament that is to be played: which deal, and who sits where. */
export interface Fixture {
  readonly number: number
  readonly deal: number
  readonly seats: readonly string[]
}

/** How long a seat thought about its answers. */
export interface Thinking {
  answers: number
  milliseconds: number
  slowest: number
}

/** How a game of a tournament ended, by seat. Plain data: it crosses threads and lies in files. */
export interface Outcome {
  readonly number: number
  readonly points: readonly number[]
  readonly places: readonly number[]
  /** Of the seats that somebody answers for. */
  readonly thinking: readonly Thinking[]
  readonly digest: string
}

/** Game number `number`: the seatings of a deal follow each other, then comes the next deal. */
export function fixtureNumbered(seatings: readonly (readonly string[])[], number: number): Fixture {
  return {
    number,
    deal: Math.floor(number / seatings.length),
    seats: nth(seatings, number % seatings.length),
  }
}

/** Plays a game of a tournament. */
export function playFixture(match: Omit<Match, 'bots'>, { number, deal, seats }: Fixture): Outcome {
  const thinking = seats.map(() => ({ answers: 0, milliseconds: 0, slowest: 0 }))
  const bots = seats.map((name, seat) => timed(playerNamed(name), nth(thinking, seat)))
  const { scores, digest } = playMatch({ ...match, bots: seats }, deal, false, bots)
  return {
    number,
    points: scores.map(({ points }) => points),
    places: places(scores),
    thinking: thinking.map(({ answers, milliseconds, slowest }) => ({
      answers,
      milliseconds: rounded(milliseconds),
      slowest: rounded(slowest),
    })),
    digest: digest.toString('hex'),
  }
}

/** The same bot with a watch beside it. */
function timed(bot: Bot, thinking: Thinking): Bot {
  return {
    name: bot.name,
    choose(seen, chance) {
      const begun = performance.now()
      const choice = bot.choose(seen, chance)
      const taken = performance.now() - begun
      thinking.answers++
      thinking.milliseconds += taken
      thinking.slowest = Math.max(thinking.slowest, taken)
      return choice
    },
  }
}
