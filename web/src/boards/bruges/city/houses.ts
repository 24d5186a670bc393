import { nth } from '@kontor/engine'
import { useRef } from 'preact/hooks'
import { type Look, personIn } from '../table.ts'

/** The houses of a street as they were last seen: how each looks, and the number that tells it from its like. */
export interface Known {
  readonly looks: readonly string[]
  readonly ids: readonly number[]
  /** No house has this number or a higher one. */
  readonly free: number
}

export const NONE: Known = { looks: [], ids: [], free: 0 }

/**
 * The same houses a moment later. The game counts houses by their order; whoever looks on must see which of them is gone. Of
 * houses that look the same it does not matter which one.
 */
export function recognised({ looks: were, ids, free }: Known, looks: readonly string[]): Known {
  const other = were.findIndex((look, i) => look !== looks[i])
  const kept = looks.length === were.length - 1 ? ids.toSpliced(other, 1) : ids
  return { looks, ids: looks.map((_, i) => kept[i] ?? free + i), free: free + looks.length }
}

/** The number of each house of my street, and of those that would be built. */
export function useHouses({ table, mine }: Look): (place: number) => number {
  const known = useRef(NONE)
  const seat = nth(table.seats, mine)
  const looks = seat.houses.map((card, place) => `${card} ${personIn(seat, place)}`)
  if (looks.join() !== known.current.looks.join()) known.current = recognised(known.current, looks)
  const { ids, free } = known.current
  return place => ids[place] ?? free + place
}
