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
  const [board] = await Promise.all([load ? load() : plain(), styled()])
  return board
}

const plain = async () => (await import('../generic/index.ts')).board

/** Styles that were fetched early may still be on their way; nothing is drawn without them. */
async function styled() {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')
  const coming = [...links].filter(link => link.sheet === null)
  await Promise.all(
    coming.map(
      link =>
        new Promise((resolve, reject) => {
          link.addEventListener('load', resolve)
          link.addEventListener('error', () => reject(new Error(`${link.href} cannot be loaded.`)))
        }),
    ),
  )
}
