import { nth } from '@kontor/engine'
import type { Count, Sheet } from './sheet.ts'
import { type Interval, type Sample, shift } from './shift.ts'

/** So many cards of a pile that follow each other are taken for drawn at the same time of the game. */
const STRETCH = 8

/** A sample for each card that was drawn, and one of all of them. */
interface Stratum {
  readonly all: Sample
  readonly cards: Map<number, Sample>
}

type Outcome = 'wins' | 'leads'

/** What a series of games says about their cards. */
export class Ledger {
  games = 0
  readonly #counts = new Map<number, Count>()
  readonly #strata: Readonly<Record<Outcome, Map<string, Stratum>>> = { wins: new Map(), leads: new Map() }

  /** Adds a game. */
  enter({ wins, leads, draws, counts }: Sheet): void {
    this.games++
    for (const [card, count] of counts) {
      const sum = this.countOf(card)
      sum.drawn += count.drawn
      sum.built += count.built
      sum.activated += count.activated
      sum.points += count.points
      sum.money += count.money
      this.#counts.set(card, sum)
    }
    for (const { card, seat, pile, before } of draws) {
      const key = `${seat} ${pile} ${Math.floor(before / STRETCH)}`
      this.#note('wins', key, card, nth(wins, seat))
      this.#note('leads', key, card, nth(leads, seat))
    }
  }

  countOf(card: number): Count {
    return this.#counts.get(card) ?? { drawn: 0, built: 0, activated: 0, points: 0, money: 0 }
  }

  /** How far drawing the card, instead of another of its pile, moved what came out; undefined if nobody can say. */
  shiftOf(card: number, outcome: Outcome): Interval | undefined {
    const pairs = [...this.#strata[outcome].values()].flatMap(({ all, cards }) => {
      const sample = cards.get(card)
      return sample ? [{ sample, all }] : []
    })
    return shift(pairs)
  }

  #note(outcome: Outcome, key: string, card: number, value: number) {
    const strata = this.#strata[outcome]
    let stratum = strata.get(key)
    if (!stratum) {
      stratum = { all: { n: 0, sum: 0, squares: 0 }, cards: new Map() }
      strata.set(key, stratum)
    }
    let sample = stratum.cards.get(card)
    if (!sample) {
      sample = { n: 0, sum: 0, squares: 0 }
      stratum.cards.set(card, sample)
    }
    for (const each of [stratum.all, sample]) {
      each.n++
      each.sum += value
      each.squares += value * value
    }
  }
}
