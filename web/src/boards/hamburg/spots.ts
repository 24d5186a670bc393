import type { About } from '@kontor/engine'
import { COLORS, MAJORITIES, type Piece } from '@kontor/hamburg/drawn'

/** Where on the board an answer can be given: the piece that stands for it, found by what the answer is about. */

const SIDES = ['left', 'right']
const STATUES = ['hummel', 'jette']
const colorOf = (color = -1) => COLORS[color] ?? 'black'

/** How a piece is called on the board: by its kind, and by what tells it from its like. */
const NAMED: Readonly<Record<Piece, (about: About) => string | undefined>> = {
  deck: ({ color }) => `deck ${colorOf(color)}`,
  worker: ({ color }) => `worker ${colorOf(color)}`,
  disaster: ({ color }) => `disaster ${colorOf(color)}`,
  ship: ({ color }) => `ship ${colorOf(color)}`,
  token: ({ place = -1 }) => `token ${MAJORITIES[place]}`,
  statue: ({ place = -1 }) => `statue ${STATUES[place]}`,
  wall: ({ place = -1 }) => `wall ${SIDES[place]}`,
  hall: () => 'hall',
  window: ({ place = -1 }) => `window ${SIDES[place]}`,
  site: ({ place }) => `site ${place}`,
  seat: ({ seat }) => `seat ${seat}`,
  intrigue: () => 'intrigue',
  card: () => undefined,
  mayor: () => undefined,
}

/** The pieces that an answer is about; none for 'done' and its like, nor for a card that counts as another colour. */
export function spotsOf(about: About): string[] {
  const { verb, piece, card } = about
  if (verb === 'as') return []
  const named = isPiece(piece) ? NAMED[piece](about) : undefined
  return [...(card === undefined ? [] : [`card ${card}`]), ...(named === undefined ? [] : [named])]
}

const isPiece = (piece: string | undefined): piece is Piece =>
  piece !== undefined && Object.hasOwn(NAMED, piece)
