import { nth } from '@kontor/engine'
import { rounded } from '../playing/tally.ts'
import type { Outcome, Thinking } from './fixture.ts'
import { type Interval, intervalOf } from './interval.ts'
import { ratingsOf } from './rating.ts'

/** A finished game of a tournament: of which deal, and who sat there, also those that nobody answers for. */
export interface Finished extends Outcome {
  readonly deal: number
  readonly names: readonly string[]
}

/** What a bot did in a tournament. A game counts once for each seat that it held. */
export interface Standing {
  readonly name: string
  readonly games: number
  /** A win that several share counts as its share. */
  readonly wins: number
  readonly winRate: number
  /** The 95 % interval of the win rate. */
  readonly low: number
  readonly high: number
  /** The mean of its points. */
  readonly points: number
  /** What its skill is at least: mu less three sigma. */
  readonly rating: number
  readonly mu: number
  readonly sigma: number
  readonly answers: number
  /** The mean and the longest time for an answer; null for anyone who is never asked. */
  readonly milliseconds: number | null
  readonly slowest: number | null
}

interface Account extends Thinking {
  games: number
  /** The games at whose table it sat, with however many seats. */
  tables: number
  points: number
  /** By deal. */
  readonly wins: number[]
}

/** How everybody in `names` did in games that are whole deals, in their order. */
export function standingsOf(names: readonly string[], games: readonly Finished[]): Standing[] {
  const accounts = new Map(names.map(name => [name, newAccount()]))
  for (const game of games) {
    for (const name of new Set(game.names)) accounts.get(name)!.tables++
    for (const [seat, name] of game.names.entries()) book(accounts.get(name)!, game, seat)
  }
  const ratings = ratingsOf(games)
  return [...accounts].map(([name, account]) => {
    const { games, points, wins, answers, milliseconds, slowest } = account
    const all = wins.reduce((sum, each) => sum + each, 0)
    const { low, high } = intervalFor(account)
    const { mu, sigma, ordinal } = ratings.get(name)!
    return {
      name,
      games,
      wins: rounded(all),
      winRate: rounded(all / games, 4),
      low: rounded(low, 4),
      high: rounded(high, 4),
      points: rounded(points / games, 2),
      rating: rounded(ordinal, 2),
      mu: rounded(mu, 2),
      sigma: rounded(sigma, 2),
      answers,
      milliseconds: answers > 0 ? rounded(milliseconds / answers) : null,
      slowest: answers > 0 ? slowest : null,
    }
  })
}

/** The interval of the win rate of a seat: that of the bot's at a table, shared by the seats that it holds there. */
function intervalFor({ games, tables, wins }: Account): Interval {
  const perDeal = tables / wins.length
  const seats = games / tables
  const shares = wins.map(each => each / perDeal)
  const { low, high } = intervalOf(shares, perDeal)
  return { low: low / seats, high: high / seats }
}

function newAccount(): Account {
  return { games: 0, tables: 0, points: 0, wins: [], answers: 0, milliseconds: 0, slowest: 0 }
}

function book(account: Account, { deal, points, places, thinking }: Finished, seat: number) {
  const sharing = places.filter(place => place === 1).length
  account.games++
  account.points += nth(points, seat)
  account.wins[deal] = (account.wins[deal] ?? 0) + (places[seat] === 1 ? 1 / sharing : 0)
  const { answers, milliseconds, slowest } = thinking[seat] ?? { answers: 0, milliseconds: 0, slowest: 0 }
  account.answers += answers
  account.milliseconds += milliseconds
  account.slowest = Math.max(account.slowest, slowest)
}
