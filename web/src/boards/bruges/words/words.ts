import type { Action, MAJORITIES, THREATS } from '@kontor/bruges/drawn'
import type { Tint } from '../color.ts'

/** A word for each of something. */
type Each<K extends string> = Readonly<Record<K, string>>

type Threat = (typeof THREATS)[number]

/** Everything that Bruges' board says. A language without one of these fails the type check. */
export interface Words {
  readonly colors: Each<Tint>
  readonly threats: Each<Threat>
  /** The same where there is little room. */
  readonly shortThreats: Each<Threat>
  /** What the third marker does, said for whoever cannot see it. */
  readonly blows: Each<Threat>
  readonly majorities: Each<(typeof MAJORITIES)[number]>
  /** One short word each, for the columns of the ledger. */
  readonly actions: Each<Action>
  readonly phases: readonly [string, string, string, string]

  /** The parts of the table, on tabs. */
  readonly parts: Each<'city' | 'town' | 'rivals'>

  readonly round: string
  readonly phase: string
  when(round: number, last: string, phase: string, turn: number): string
  /** How near the end is, in few words. */
  last(rounds: readonly number[], now: boolean): string
  /** The same in a sentence. */
  nearEnd(rounds: readonly number[], cards: number, least: number): string
  standing(name: string, points: number): string
  readonly scoreTrack: string

  readonly town: string
  readonly reputation: string
  readonly dice: string
  readonly draw: string
  readonly extra: string
  readonly statues: string
  /** What brings a statue. */
  readonly wholeCanal: string
  readonly discard: string
  readonly step: string
  readonly passing: string
  die(color: string, pips: number, effect: string): string
  readonly noEffect: string
  stepCheaper(pips: number): string
  strikes(threat: string): string
  space(points: number, names: string): string
  stepPrice(guilders: number): string
  pile(place: number, cards: number, color: string): string
  extraStack(cards: number): string
  discardPile(cards: number, top: string): string
  statue(points: number, next: boolean): string

  readonly myCity: string
  readonly threatRow: string
  readonly majorityRow: string
  readonly versus: string
  worker(color: string, n: number): string
  threat(name: string, markers: number, blow: string): string
  guilders(n: number): string
  points(n: number): string
  /** Before the sum that there would be if the game ended now. */
  readonly scoredNow: string
  scored(n: number): string
  majority(name: string, won: boolean, mine: number, best: number): string
  emptyHouse(color: string): string
  livedHouse(color: string, name: string, points: number): string
  readonly used: string
  readonly plot: string
  canal(side: 'left' | 'right', place: number, color: string, built: boolean, points: number): string
  plinth(points: number | undefined): string
  hidden(color: string): string

  readonly rivals: string
  readonly first: string
  rivalHand(colors: string): string
  rivalCity(houses: number, persons: number, left: number, right: number): string

  readonly hand: string
  readonly emptyHand: string
}
