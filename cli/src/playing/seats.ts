import { nth, places } from '@kontor/engine'
import type { AnyGame } from '@kontor/register'

/** The names of all seats, also of those that nobody answers for. */
export function namesAt(game: AnyGame, seats: readonly string[]): readonly string[] {
  return [...seats, ...(game.automata?.(seats.length) ?? [])]
}

/** The scores of a finished game, by seat. */
export function resultOf(game: AnyGame, state: Parameters<AnyGame['score']>[0]) {
  const scores = game.score(state)
  const placed = places(scores)
  return scores.map((score, seat) => ({
    place: nth(placed, seat),
    points: score.points,
    sources: score.sources,
  }))
}
