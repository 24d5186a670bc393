import { nth } from '@kontor/engine'
import { hasNumbers, isObject } from '../calls/content.ts'
import { unitsFor } from '../playing/shares.ts'
import type { Count, Sheet } from './sheet.ts'
import { type Interval, type Sample, shift } from './shift.ts'

/** So many cards of a pile that follow each other are taken for drawn at the same time of the game. */
const STRETCH = 8

/** A sample for each card that was drawn, and one of all of them. */
interface Stratum {
  readonly all: Sample
  readonly cards: Map<number, Sample>
}

const COUNTED = ['drawn', 'built', 'activated', 'points', 'money'] as const
const OUTCOMES = ['wins', 'leads'] as const
type Outcome = (typeof OUTCOMES)[number]

/** What a series of games says about their cards, as plain data: sums of whole numbers, which add up to the same in any order. */
export interface Sums {
  readonly games: number
  /** What happened to each card. */
  readonly counts: readonly (readonly [card: number, count: Count])[]
  readonly strata: readonly (readonly [outcome: Outcome, stratum: string, card: number, sample: Sample])[]
}

/** What a series of games says about their cards. */
export class Ledger {
  games = 0
  /** So many units are a whole victory, or a point. */
  readonly #units: number
  readonly #counts = new Map<number, Count>()
  readonly #strata: Readonly<Record<Outcome, Map<string, Stratum>>> = { wins: new Map(), leads: new Map() }

  constructor(seats: number) {
    this.#units = unitsFor(seats)
  }

  /** Adds a game. */
  enter({ wins, leads, draws, counts }: Sheet): void {
    this.games++
    for (const [card, count] of counts) this.#count(card, count)
    for (const { card, seat, pile, before } of draws) {
      const key = `${seat} ${pile} ${Math.floor(before / STRETCH)}`
      this.#note('wins', key, card, this.#sampleOf(nth(wins, seat)))
      this.#note('leads', key, card, this.#sampleOf(nth(leads, seat)))
    }
  }

  /** Adds what other games say. */
  add({ games, counts, strata }: Sums): void {
    this.games += games
    for (const [card, count] of counts) this.#count(card, count)
    for (const [outcome, key, card, sample] of strata) this.#note(outcome, key, card, sample)
  }

  sums(): Sums {
    return {
      games: this.games,
      counts: [...this.#counts],
      strata: OUTCOMES.flatMap(outcome =>
        [...this.#strata[outcome]].flatMap(([key, { cards }]) =>
          [...cards].map(([card, sample]) => [outcome, key, card, sample] as const),
        ),
      ),
    }
  }

  countOf(card: number): Count {
    return this.#counts.get(card) ?? { drawn: 0, built: 0, activated: 0, points: 0, money: 0 }
  }

  /** How far drawing the card, instead of another of its pile, moved what came out; undefined if nobody can say. */
  shiftOf(card: number, outcome: Outcome): Interval | undefined {
    const strata = [...this.#strata[outcome]].toSorted(([one], [other]) => (one < other ? -1 : 1))
    const pairs = strata.flatMap(([, { all, cards }]) => {
      const sample = cards.get(card)
      return sample ? [{ sample: this.#inWholes(sample), all: this.#inWholes(all) }] : []
    })
    return shift(pairs)
  }

  #count(card: number, count: Count) {
    const sum = this.countOf(card)
    for (const each of COUNTED) sum[each] += count[each]
    this.#counts.set(card, sum)
  }

  #sampleOf(value: number): Sample {
    const sum = Math.round(value * this.#units)
    return { n: 1, sum, squares: sum * sum }
  }

  #inWholes({ n, sum, squares }: Sample): Sample {
    return { n, sum: sum / this.#units, squares: squares / this.#units ** 2 }
  }

  #note(outcome: Outcome, key: string, card: number, { n, sum, squares }: Sample) {
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
      each.n += n
      each.sum += sum
      each.squares += squares
    }
  }
}

/** A ledger as it was written down; undefined if what was read is not that of so many games. */
export function ledgerFrom(written: unknown, games: number, seats: number): Ledger | undefined {
  if (!isSums(written) || written.games !== games) return undefined
  const ledger = new Ledger(seats)
  ledger.add(written)
  return ledger
}

function isSums(value: unknown): value is Sums {
  if (!isObject(value)) return false
  const { games, counts, strata } = value
  const isCount = (entry: unknown) =>
    Array.isArray(entry) && Number.isFinite(entry[0]) && hasNumbers(entry[1], COUNTED)
  const isStratum = (entry: unknown) =>
    Array.isArray(entry) &&
    OUTCOMES.includes(entry[0]) &&
    typeof entry[1] === 'string' &&
    Number.isFinite(entry[2]) &&
    hasNumbers(entry[3], ['n', 'sum', 'squares'])
  return (
    Number.isFinite(games) &&
    Array.isArray(counts) &&
    counts.every(isCount) &&
    Array.isArray(strata) &&
    strata.every(isStratum)
  )
}
