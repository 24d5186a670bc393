import { readSettings } from '../settings/kept.ts'
import type { BoardModule } from '../worker/scene.ts'

/** The games that bring a board of their own. All others are drawn by the generic table. */
const BOARDS: Readonly<Record<string, () => Promise<BoardModule>>> = {
  amsterdam: async () => (await import('./amsterdam/index.ts')).board,
  bruges: async () => (await import('./bruges/index.ts')).board,
  hamburg: async () => (await import('./hamburg/index.ts')).board,
}

/** The board that a game is drawn on: its own, unless somebody likes the plain one. */
export async function boardOf(game: string, liked = readSettings().board): Promise<BoardModule> {
  const own = liked !== 'plain' && Object.hasOwn(BOARDS, game)
  const load = own ? BOARDS[game] : undefined
  return load ? load() : (await import('./generic/index.ts')).board
}
