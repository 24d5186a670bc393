import { GameError, type Score, type State, winners } from '@kontor/engine'
import type { CardFact, Chronicle } from '@kontor/engine/presentation'
import { type Match, playMatch } from '../playing/match.ts'

/** What happened to one card, counted. */
export interface Count {
  drawn: number
  built: number
  activated: number
  /** What it brought the seats that built it. */
  points: number
  money: number
}

/** The first time that a card came off its pile: by chance this one, and no other of the same pile. */
interface Draw {
  readonly card: number
  readonly seat: number
  readonly pile: number
  /** How many cards had come off that pile before. */
  readonly before: number
}

/** What one game says about its cards. Plain data, so that a worker can hand it over. */
export interface Sheet {
  /** By seat: its share of the victory, and its points compared with the mean of the others. */
  readonly wins: readonly number[]
  readonly leads: readonly number[]
  readonly draws: readonly Draw[]
  readonly counts: ReadonlyMap<number, Count>
}

/** Plays game number `number` of a match and writes down what it says about the cards. */
export function playSheet(match: Match, number: number): Sheet {
  const { study, name } = match.game
  const chronicle = study?.chronicle
  if (!chronicle) throw new GameError(`${name} does not say what happens to its cards.`)
  const reader = new Reader()
  const { state, scores } = playMatch(
    {
      ...match,
      listener: event => {
        const fact = chronicle.read(event)
        if (fact) reader.hear(fact)
      },
    },
    number,
    false,
  )
  return reader.finish(chronicle, state, scores)
}

/** Listens to one game. */
class Reader {
  readonly #draws: Draw[] = []
  readonly #counts = new Map<number, Count>()
  readonly #piles = new Map<number, number>()
  readonly #builders = new Set<string>()

  hear(fact: CardFact): void {
    const count = this.#countOf(fact.card)
    switch (fact.what) {
      case 'drawn': {
        const before = this.#piles.get(fact.pile) ?? 0
        this.#piles.set(fact.pile, before + 1)
        const { card, seat, pile } = fact
        if (count.drawn++ === 0) this.#draws.push({ card, seat, pile, before })
        return
      }
      case 'built':
        this.#builders.add(`${fact.card} ${fact.seat}`)
        count.built++
        return
      case 'activated':
        count.activated++
        return
      case 'earned':
        if (!this.#builders.has(`${fact.card} ${fact.seat}`)) return
        count.points += fact.points
        count.money += fact.money
    }
  }

  /** All of the game, when it is over. */
  finish<S extends State>(chronicle: Chronicle<S>, state: S, scores: readonly Score[]): Sheet {
    for (const fact of chronicle.close(state)) this.hear(fact)
    const won = winners(scores)
    return {
      wins: scores.map((_, seat) => (won.includes(seat) ? 1 / won.length : 0)),
      leads: leadsOf(scores.map(({ points }) => points)),
      draws: this.#draws,
      counts: this.#counts,
    }
  }

  #countOf(card: number): Count {
    const found = this.#counts.get(card) ?? { drawn: 0, built: 0, activated: 0, points: 0, money: 0 }
    this.#counts.set(card, found)
    return found
  }
}

/** How far each seat is ahead of the mean of the others. */
function leadsOf(points: readonly number[]): number[] {
  const sum = points.reduce((total, n) => total + n, 0)
  const others = Math.max(1, points.length - 1)
  return points.map(n => n - (sum - n) / others)
}
