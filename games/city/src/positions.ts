import { Fault } from '@kontor/engine'

/** What descriptions of positions have in common. */

/** A task in a few words; what is left out is 0, and no colour. */
export type TaskWords<Kind> = readonly [
  kind: Kind,
  seat?: number,
  card?: number,
  color?: number,
  count?: number,
]

/** An agenda from tasks in the order in which they are done. */
export function agendaOf<Kind, T>(
  words: readonly TaskWords<Kind>[],
  task: (kind: Kind, seat: number, card: number, color: number, count: number) => T,
): T[] {
  return words
    .map(([kind, seat = 0, card = 0, color = -1, count = 0]) => task(kind, seat, card, color, count))
    .reverse()
}

/** The cards that are not yet anywhere. */
export class FreeCards<Color extends string> {
  readonly #free: Set<number>
  readonly #colorOf: (card: number) => Color

  constructor(cards: readonly number[], colorOf: (card: number) => Color) {
    this.#free = new Set(cards)
    this.#colorOf = colorOf
  }

  take(card: number): number {
    if (!this.#free.delete(card)) throw new Fault(`Card ${card} is in two places or does not exist.`)
    return card
  }

  /** Some card of a colour. */
  any(color: Color): number {
    const [card] = this.all(color)
    if (card === undefined) throw new Fault(`There are no ${color} cards left.`)
    return this.take(card)
  }

  all(color: Color): number[] {
    return this.rest().filter(card => this.#colorOf(card) === color)
  }

  rest(): number[] {
    return [...this.#free]
  }
}
