import { ordinal, type Rating, rate, STRANGER } from '@kontor/bots/rating'
import { nth } from '@kontor/engine'

/** Who met in a game, and the places they took. */
export interface Meeting {
  readonly names: readonly string[]
  readonly places: readonly number[]
}

/**
 * The skill of each name after the meetings in their order, and the one number that people read: what the skill is at
 * least. Whoever held several seats of a game moves by their mean.
 */
export function ratingsOf(meetings: Iterable<Meeting>): Map<string, Rating & { readonly ordinal: number }> {
  const ratings = new Map<string, Rating>()
  for (const { names, places } of meetings) {
    const teams = names.map((name, i) => ({
      ratings: [ratings.get(name) ?? STRANGER],
      place: nth(places, i),
    }))
    const rated = rate(teams).flat()
    for (const name of new Set(names)) ratings.set(name, middle(rated.filter((_, i) => names[i] === name)))
  }
  return new Map([...ratings].map(([name, each]) => [name, { ...each, ordinal: ordinal(each) }]))
}

function middle(ratings: readonly Rating[]): Rating {
  const mean = (part: 'mu' | 'sigma') => ratings.reduce((sum, each) => sum + each[part], 0) / ratings.length
  return { mu: mean('mu'), sigma: mean('sigma') }
}
