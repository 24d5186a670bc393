import { perRound } from '../abilities/index.ts'
import { abilityOf } from '../cards/cardfile.ts'
import { remembered } from '../rules/memory.ts'

/** What the active cards bring each round, and what one more would add to that. */
interface Rates {
  readonly all: number
  readonly more: Map<number, number>
}

const ratesOf = remembered((active: readonly number[]): Rates => ({ all: together(active), more: new Map() }))

/** What active cards are roughly worth in points each round, read from their expressions. */
export function worthPerRound(active: readonly number[]): number {
  return ratesOf(active).all
}

/** What a card would add each round to what the active ones bring, also by what it does for them. */
export function addedPerRound(active: readonly number[], card: number): number {
  const { all, more } = ratesOf(active)
  const known = more.get(card)
  if (known !== undefined) return known
  const added = together([...active, card]) - all
  more.set(card, added)
  return added
}

function together(active: readonly number[]): number {
  return active.reduce((sum, card) => sum + perRound(abilityOf(card), active), 0)
}
