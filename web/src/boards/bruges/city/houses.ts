import { nth } from '@kontor/engine'
import { useRef } from 'preact/hooks'
import { type Look, personIn } from '../table.ts'

/** The houses of a street as they were last seen: how each looks, and by which number it is told from its like. */
export interface Known {
  readonly looks: readonly string[]
  readonly ids: readonly number[]
  /** The number of the next house. */
  readonly free: number
}

const NONE: Known = { looks: [], ids: [], free: 0 }

/**
 * The same houses a moment later. The game counts houses by their order; whoever looks on must see which of them is gone. Of
 * houses that look the same it does not matter which one.
 */
export function recognised(before: Known, looks: readonly string[]): Known {
  const kept =
    looks.length === before.looks.length - 1 ? before.ids.toSpliced(firstGone(before, looks), 1) : before.ids
  const added = Math.max(0, looks.length - kept.length)
  return {
    looks,
    ids: [...kept.slice(0, looks.length), ...Array.from({ length: added }, (_, i) => before.free + i)],
    free: before.free + added,
  }
}

function firstGone(before: Known, looks: readonly string[]) {
  const place = looks.findIndex((look, i) => look !== before.looks[i])
  return place < 0 ? looks.length : place
}

/** The number of each house of my street, and of those that would be built. */
export function useHouses({ table, mine }: Look): (place: number) => number {
  const street = useRef({ mine, known: NONE })
  if (street.current.mine !== mine) street.current = { mine, known: NONE }
  const seat = nth(table.seats, mine)
  const looks = seat.houses.map((card, place) => `${card} ${personIn(seat, place) ?? ''}`)
  if (looks.join() !== street.current.known.looks.join())
    street.current.known = recognised(street.current.known, looks)
  const { ids, free } = street.current.known
  return place => ids[place] ?? free + place - ids.length
}
