import type { Choice } from '@kontor/engine'
import { SIDES } from '@kontor/five-colours/rules/sides'
import { colorOf, threeDigits } from '../cards/cardfile.ts'
import { COLORS } from '../colors.ts'
import type { AboutPiece } from '../pieces.ts'
import type { Bruges } from '../state.ts'
import { seatOf } from './possessions.ts'

/** What answers choose: how each is named in records, and which piece on the table stands for it. */

interface OfSeat {
  readonly seat: number
}

interface Chosen<Of> {
  name(state: Bruges, of: Of, choice: Choice): string
  about(state: Bruges, of: Of, choice: Choice): AboutPiece
}

/** One of the draw piles. */
export const choosePile = (use?: AboutPiece['use']): Chosen<unknown> => ({
  name: (_, __, pile) => `pile ${pile + 1}`,
  about: (_, __, place) => ({ verb: 'draw', ...(use !== undefined && { use }), piece: 'pile', place }),
})

export const chooseWorker = (verb: string): Chosen<unknown> => ({
  name: (_, __, color) => `worker ${COLORS[color]}`,
  about: (_, __, color) => ({ verb, piece: 'worker', color }),
})

export const chooseThreat = (verb: string): Chosen<unknown> => ({
  name: (_, __, color) => `threat ${COLORS[color]}`,
  about: (_, __, color) => ({ verb, piece: 'threat', color }),
})

/** One of the two canals. */
export const chooseCanal = (verb: string): Chosen<unknown> => ({
  name: (_, __, side) => `canal ${SIDES[side]}`,
  about: (_, __, place) => ({ verb, piece: 'canal', place }),
})

/** A house, by the order in which they came. */
export const chooseHouse = (verb: string): Chosen<OfSeat> => ({
  name: (state, { seat }, house) =>
    `house ${house + 1} ${COLORS[colorOf(seatOf(state, seat).houses[house]!)]}`,
  about: (_, __, place) => ({ verb, piece: 'house', place }),
})

/** A card, which has its own word in the answer's name. */
export const chooseCard = (verb: string, called = verb): Chosen<unknown> => ({
  name: (_, __, card) => `${called} ${threeDigits(card)}`,
  about: (_, __, card) => ({ verb, piece: 'card', card }),
})

/** Below a limit one thing, from it on another. */
export const either = <Of>(one: Chosen<Of>, from: number, other: Chosen<Of>): Chosen<Of> => ({
  name: (state, of, choice) =>
    choice < from ? one.name(state, of, choice) : other.name(state, of, choice - from),
  about: (state, of, choice) =>
    choice < from ? one.about(state, of, choice) : other.about(state, of, choice - from),
})
