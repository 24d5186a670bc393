import type { BoardModule } from './scene.ts'

/** The games that bring a board of their own. All others are drawn by the generic table. */
const BOARDS: Readonly<Record<string, () => Promise<BoardModule>>> = {
  hamburg: async () => (await import('../hamburg/index.ts')).board,
}

export async function boardOf(game: string): Promise<BoardModule> {
  const load = Object.hasOwn(BOARDS, game) ? BOARDS[game] : undefined
  return load ? load() : (await import('../generic/index.ts')).board
}
