import type { Game, State } from '../src/game.ts'
import type { Phrase } from './words.ts'

/** What stands on the box of a game: it is read before the game itself is loaded. */
export interface Cover {
  readonly name: string
  readonly title: Phrase
  /** A sentence or two for whoever chooses a game. */
  readonly about: Phrase
  /** For how many, for how many minutes with people who know it, and how much there is to think about, from 1 to 5. */
  readonly players: { readonly min: number; readonly max: number }
  readonly minutes: { readonly min: number; readonly max: number }
  readonly weight: 1 | 2 | 3 | 4 | 5
  load(): Promise<Game<State>>
}
