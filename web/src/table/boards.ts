import { GAMES } from '../catalogue.ts'
import { settings } from '../settings.ts'
import type { BoardModule } from './scene.ts'

/** The games that bring a board of their own. All others are drawn by the generic table. */
const BOARDS: Readonly<Record<string, () => Promise<BoardModule>>> = {
  hamburg: async () => (await import('../hamburg/index.ts')).board,
}

/** The board that a game is drawn on: its own, unless somebody likes the plain one. */
export async function boardOf(game: string): Promise<BoardModule> {
  const own = settings.peek().board === 'own' && Object.hasOwn(BOARDS, game)
  const load = own ? BOARDS[game] : undefined
  return load ? load() : (await import('../generic/index.ts')).board
}

/** Begins to load the board of a kept game, whose name its id begins with, while the engine opens it. */
export function warmBoard(id: string): void {
  const game = GAMES.find(name => id.startsWith(`${name}-`))
  if (game) void boardOf(game)
}
