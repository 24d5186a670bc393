import type { TownColor } from '../color.ts'

/** A word for each of something. */
type Each<K extends string> = Readonly<Record<K, string>>

export type Disaster = Exclude<TownColor, 'black'>
type MajorityName = 'hall' | 'buildings' | 'wall' | 'points' | 'zoo'
type ActionName = 'workers' | 'money' | 'decrease' | 'wall' | 'site' | 'build'

/** Everything that Hamburg's board says. A language without one of these fails the type check. */
export interface Words {
  readonly colors: Each<TownColor>
  readonly disasters: Each<Disaster>
  /** The same where there is little room. */
  readonly shortDisasters: Each<Disaster>
  readonly majorities: Each<MajorityName>
  /** As short as fits below a token. */
  readonly shortMajorities: Each<MajorityName>
  /** One short word each, for the columns of the ledger. */
  readonly actions: Each<ActionName>
  readonly phases: readonly [string, string, string, string]

  /** The parts of the table, on tabs. */
  readonly parts: Each<'mine' | 'city' | 'rivals'>

  readonly season: string
  readonly phase: string
  when(season: number, phase: string, round: number, rounds: number): string
  standing(name: string, points: number): string
  readonly scoreTrack: string

  readonly city: string
  readonly church: string
  readonly dice: string
  readonly ships: string
  readonly piles: string
  readonly hall: string
  readonly step: string
  readonly stock: string
  readonly statues: string
  readonly jettes: string
  readonly intrigue: string
  readonly passing: string
  window(color: string, here: boolean, floor: number, cards: number): string
  guest(color: string): string
  die(color: string, pips: number): string
  ship(color: string, docked: boolean, text: string): string
  pile(color: string, cards: number): string
  discard(cards: number, top: string): string
  hallSpace(space: number, points: number, names: string): string
  hallPrice(marks: number): string
  stockStep(text: string, now: boolean): string
  statue(points: number): string
  jette(marks: number): string
  tokens(left: number): string

  readonly myBoard: string
  readonly disasterTracks: string
  readonly majorityTokens: string
  readonly versus: string
  readonly garden: string
  readonly sites: string
  readonly mayor: string
  readonly used: string
  worker(color: string, n: number): string
  level(disaster: string, level: number): string
  marks(n: number): string
  points(n: number): string
  /** Before the sum that there would be if the game ended now. */
  readonly scoredNow: string
  scored(n: number): string
  segment(side: 'left' | 'right', place: number, color: string, built: boolean): string
  statueSpace(complete: boolean): string
  majority(name: string, won: boolean, mine: number, best: number): string
  site(place: number, color: string): string
  hidden(color: string): string

  readonly rivals: string
  readonly first: string
  /** What TOM did last. */
  readonly lastTurn: string
  rivalHand(cards: string): string
  rivalWall(left: number, right: number): string

  readonly hand: string
  readonly emptyHand: string
}
