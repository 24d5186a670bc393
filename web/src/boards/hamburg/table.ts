import { backShown } from '@kontor/engine'
import { BLACK, COLORS, type Hamburg, MAJORITIES, type Seat, UNDER } from '@kontor/hamburg/drawn'
import type { BoardProps } from '../../worker/scene.ts'
import { foreseen } from '../pieces/foreseen.ts'
import type { Placed } from '../pieces/spot/spot.tsx'
import { spotsAsked } from '../pieces/spot/spots.ts'
import { colorAt, colorNamed, type TownColor } from './color.ts'
import { spotsOf } from './spots.ts'
import { WORDS, type Words } from './words/index.ts'

/** The table as one pair of eyes sees it, and what can be read off it at a glance. */

export type Table = Omit<Hamburg, 'chance'>
export type { Seat }

/** Everything that a part of the board is drawn from. */
export interface Look extends Placed {
  readonly table: Table
  /** The table after the answer that is regarded, as far as that is certain; otherwise the table as it is. */
  readonly next: Table
  readonly words: Words
}

type Faces = BoardProps['faces']

export function lookFrom(props: BoardProps): Look {
  const table = props.scene.table as Table
  return {
    ...props,
    table,
    next: foreseen(table, props),
    words: WORDS[props.language],
    spots: spotsAsked(props.scene.asked, spotsOf),
  }
}

/** The colour of a card that is seen by its front or only by its back. */
export function cardColor(faces: Faces, card: number): TownColor {
  const back = backShown(card)
  if (back !== undefined) return colorAt(back)
  return colorNamed(faces.get(card)?.tint ?? '') ?? 'black'
}

/** The buildings that stand on a site of a quarter. */
export const standingOn = ({ buildings, places }: Seat, site: number): readonly number[] =>
  buildings.filter((_, i) => places[i] === site)

/** The buildings that lie under the Zoo card at a place of a garden. */
export const underZoo = (seat: Seat, place: number): readonly number[] => standingOn(seat, UNDER + place)

const PHASES = ['I', 'II', 'III', 'IV'] as const

/** The phase, 0 to 3, told by what is still to be done in the season; -1 before the first season. */
export function phaseOf({ season, agenda }: Table): number {
  if (season === 0) return -1
  const waits = (kind: string) => agenda.some(task => task.kind === kind)
  if (waits('roll')) return 0
  if (waits('rounds')) return 1
  return agenda.some(task => task.kind === 'majorities' && task.count === 0) ? 2 : 3
}

export const phaseName = (phase: number): string => PHASES[phase] ?? ''

const ROUNDS = 4
/** How many rounds this season has: those that were, this one, and those to come. */
export function roundsOf(table: Table): number {
  if (phaseOf(table) !== 2) return ROUNDS
  return table.round + table.agenda.filter(task => task.kind === 'round').length
}

/** What the dice show; before the roll of a season nothing, though they still lie as in the last one. */
export const diceShown = (table: Table): readonly number[] =>
  phaseOf(table) === 0 ? table.dice.map(() => 0) : table.dice

/** The price that the dice ask for a step at the City Hall; 0 if none allows it. */
export const hallPrice = (table: Table): number =>
  diceShown(table).reduce((sum, pips) => (pips <= 2 ? sum + pips : sum), 0)

/** How many of a seat's cards the clerics of a window score. */
export function scoredAt(faces: Faces, seat: Seat, window: number): number {
  if (window === BLACK) return seat.garden.length
  return seat.buildings.filter(card => faces.get(card)?.tint === COLORS[window]).length
}

export const hasWon = ({ majorities }: Seat, which: number): boolean => (majorities & (1 << which)) !== 0

/** What counts for each majority. */
export function countsOf(faces: Faces, seat: Seat): number[] {
  const zoos = seat.garden.filter(card => faces.get(card)?.emblem === 'zoo').length
  const counts: Readonly<Record<(typeof MAJORITIES)[number], number>> = {
    hall: seat.hall,
    buildings: seat.places.filter(place => place < UNDER).length,
    wall: seat.left + seat.right,
    points: seat.points,
    zoo: zoos,
  }
  return MAJORITIES.map(which => counts[which])
}

export const isShipActive = ({ ships }: Table, color: number): boolean => (ships & (1 << color)) !== 0

export const plays = ({ expansions }: Table, name: Hamburg['expansions'][number]): boolean =>
  expansions.includes(name)
