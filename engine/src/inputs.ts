import type { State } from './game.ts'
import type { View } from './sight/view.ts'

/** What a network that learns a game is told of a position: a number for each place; most of them are 0 and not said. */
export interface Inputs<S extends State> {
  /** A name for each place. A trained network belongs to these names in this order. */
  readonly names: readonly string[]
  /**
   * Tells what the viewer sees, in the order of the seats from the viewer on. A view and any state that could be true for it must
   * give the same: what is hidden from the viewer is no input.
   */
  read(view: View<S>, sheet: Sheet): void
}

/** Values are kept in steps of 1 / FINENESS, so that they fit into a byte. */
export const FINENESS = 32
const GREATEST = 127
const ROOM = 1024

/** What is told of one position: places and their values, each place once. It is used again and again. */
export class Sheet {
  places = new Uint16Array(ROOM)
  values = new Int8Array(ROOM)
  size = 0

  clear(): void {
    this.size = 0
  }

  /** A value from -3.9 to 3.9; what lies beyond counts as that. */
  put(place: number, value: number): void {
    const rounded = Math.round(value * FINENESS)
    if (rounded === 0) return
    if (this.size === this.places.length) this.grow()
    this.places[this.size] = place
    this.values[this.size++] = Math.max(-GREATEST, Math.min(GREATEST, rounded))
  }

  /** One of `count` places, that of a whole number; numbers beyond have the last place, those below 0 the first. */
  one(place: number, count: number, number: number): void {
    this.put(place + Math.max(0, Math.min(count - 1, number)), 1)
  }

  /** A place for each threshold that an amount has reached. */
  steps(place: number, thresholds: readonly number[], amount: number): void {
    for (let i = 0; i < thresholds.length && amount >= thresholds[i]!; i++) this.put(place + i, 1)
  }

  private grow() {
    const { places, values } = this
    this.places = new Uint16Array(2 * places.length)
    this.values = new Int8Array(2 * values.length)
    this.places.set(places)
    this.values.set(values)
  }
}

/** Where each thing has its places, one thing after the other. */
export interface Chart<K extends string> {
  readonly at: Readonly<Record<K, number>>
  readonly names: readonly string[]
}

/** A chart of things with so many places each. */
export function chart<K extends string>(sizes: Readonly<Record<K, number>>): Chart<K> {
  const at: Partial<Record<K, number>> = {}
  const names: string[] = []
  for (const [thing, size] of Object.entries(sizes) as [K, number][]) {
    at[thing] = names.length
    for (let i = 0; i < size; i++) names.push(size === 1 ? thing : `${thing} ${i}`)
  }
  return { at: at as Record<K, number>, names }
}
