import { type Choice, heard } from '@kontor/engine'
import type { Figure } from '../events.ts'
import { type AboutPiece, aboutPlace } from '../pieces.ts'
import { report } from '../rules/possessions.ts'

/** What the figures of the expansions have in common: each goes to the nearest place where it is of use, or leaves the game. */

/** No place has this number: the figure leaves the game. */
export const GONE: Choice = 999

/** What an answer does with a figure. */
export const aboutMove = (figure: Figure, at: Choice): AboutPiece =>
  at === GONE ? { verb: 'leave', piece: figure } : aboutPlace('move', figure, at)

/** Puts a figure where the player chose, and says where it stands: -1 if it is gone. */
export function placed(seat: number, figure: Figure, at: Choice): number {
  if (heard()) report(at === GONE ? { kind: 'left', figure } : { kind: 'moved', seat, figure, at })
  return at === GONE ? -1 : at
}
