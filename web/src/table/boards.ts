import { readSettings } from '../kept-settings.ts'
import type { BoardModule } from './scene.ts'

/** The games that bring a board of their own. All others are drawn by the generic table. */
const BOARDS: Readonly<Record<string, () => Promise<BoardModule>>> = {
  hamburg: async () => (await import('../hamburg/index.ts')).board,
}

/** The board that a game is drawn on: its own, unless somebody likes the plain one. */
export async function boardOf(game: string): Promise<BoardModule> {
  const own = readSettings().board !== 'plain' && Object.hasOwn(BOARDS, game)
  const load = own ? BOARDS[game] : undefined
  return load ? load() : (await import('../generic/index.ts')).board
}
