import type { State } from '../src/game.ts'
import type { Course } from './course.ts'
import type { Layout } from './layout.ts'

/** How those who look at a game see it. */
export interface Picture<S extends State> {
  /** How a page without a board for it draws the game; without one it shows every field as it is. */
  readonly layout?: Layout
  /** How replays and plots divide it. */
  readonly course?: Course<S>
}
