import type { State } from '../src/game.ts'
import type { View } from '../src/sight/view.ts'
import type { Language } from './words.ts'

/** Where a table stands: which of the game's large parts is played, and who has what so far. All of it is public. */
export interface Standing {
  /** Counted from 1; 0 before the first. */
  readonly part: number
  /** By seat, without what is counted only at the end. */
  readonly points: readonly number[]
  readonly money: readonly number[]
}

/** How replays and plots divide a game. */
export interface Course<S extends State> {
  standing(view: View<S>): Standing
  /** What its parts and its money are called. */
  part(language: Language): string
  money(language: Language): string
}
