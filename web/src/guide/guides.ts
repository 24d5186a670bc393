import type { Guide } from './guide.ts'

/** The games that bring a guided first game. */
const GUIDES: Readonly<Record<string, () => Promise<Guide>>> = {
  amsterdam: async () => (await import('../boards/amsterdam/guide.ts')).guide,
  bruges: async () => (await import('../boards/bruges/guide.ts')).guide,
  hamburg: async () => (await import('../boards/hamburg/guide.ts')).guide,
}

export const hasGuide = (game: string): boolean => Object.hasOwn(GUIDES, game)

/** The guided first game of a game, if it has one. */
export async function guideOf(game: string): Promise<Guide | undefined> {
  return hasGuide(game) ? GUIDES[game]!() : undefined
}
