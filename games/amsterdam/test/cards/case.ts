import { expect } from 'vitest'
import { COLORS, type Color } from '../../src/colors.ts'
import type { Position } from '../../src/index.ts'
import type { SeatDescription } from '../../src/position.ts'
import type { Table, table } from '../table.ts'

/** What changes for seat 0; what is not mentioned stays as it was. */
export interface Gains {
  readonly gulden?: number
  readonly points?: number
  readonly supply?: Partial<Record<Color, number>>
}

/** A test of one card, market tile or mission: a position, the answers given, and what must hold then. */
export interface Case {
  readonly of: number
  readonly title: string
  readonly given: Position
  readonly play?: readonly string[]
  readonly gains?: Gains
  /** Answers that are, or are not, offered in the end. */
  readonly offers?: readonly string[]
  readonly refuses?: readonly string[]
  /** What a source scores for seat 0 if the game ends here. */
  readonly scores?: Readonly<Record<string, number>>
  readonly expects?: (table: Table) => void
}

/** Plays a case and looks whether everything holds. */
export function check(each: Case, open: typeof table): void {
  const played = open(each.given)
  const before = played.purse()
  played.play(...(each.play ?? []))
  const after = played.purse()
  if (each.gains) {
    expect({
      gulden: after.gulden - before.gulden,
      points: after.points - before.points,
      supply: COLORS.map((_, color) => after.supply[color]! - before.supply[color]!),
    }).toEqual({
      gulden: each.gains.gulden ?? 0,
      points: each.gains.points ?? 0,
      supply: COLORS.map(color => each.gains!.supply?.[color] ?? 0),
    })
  }
  // A turn in which nothing can be done is over by itself, and would refuse anything.
  const offers = each.refuses ? ['done', ...(each.offers ?? [])] : (each.offers ?? [])
  expect(played.answers).toEqual(expect.arrayContaining([...offers]))
  for (const refused of each.refuses ?? []) expect(played.answers).not.toContain(refused)
  if (each.scores) expect(played.sources()).toMatchObject(each.scores)
  each.expects?.(played)
}

/** Something to load is there, so that the turn goes on. */
export const BUSY: SeatDescription = { storage: { lace: 1 } }

/** A position in which only seat 0 matters. */
export const mine = (seat: SeatDescription, rest: Position = {}): Position => ({
  seats: [{ ...BUSY, ...seat }],
  ...rest,
})

/** A use of a card as its name has it. */
export const use = (card: number): string => `use ${String(card).padStart(3, '0')}`
export const activate = (card: number): string => `activate ${String(card).padStart(3, '0')}`

/** A card that is used for nothing: what it brings, and that it can be used once a round only. */
export const once = (of: number, title: string, gains: Gains, seat: SeatDescription = {}): Case => ({
  of,
  title,
  given: mine({ ...seat, active: [of, ...(seat.active ?? [])] }),
  play: [use(of)],
  gains,
  refuses: [use(of)],
})

/** A card that is used on a condition: what it brings, and that it is refused where the condition fails. */
export const onCondition = (
  of: number,
  title: string,
  gains: Gains,
  met: Position,
  unmet: Position,
  play: readonly string[] = [use(of)],
): Case[] => [
  { of, title, given: met, play, gains, refuses: [use(of)] },
  { of, title: 'not otherwise', given: unmet, refuses: [use(of)] },
]

/** A card that scores at the end. */
export const final = (of: number, title: string, laurels: number, given: Position): Case => ({
  of,
  title,
  given,
  scores: { laurels },
})
