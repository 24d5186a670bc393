import type { About } from '@kontor/engine'
import type { Answer, Asked } from '../../../worker/scene.ts'

/** Where on a board an answer can be given: the pieces that stand for it, found by what it is about. */

/** The pieces that stand for an answer, each by its kind and what tells it from its like: `house 3`, `card 37`. */
export type SpotsOf = (about: About) => readonly string[]

/** The piece itself, and the card that it is done with. */
export const spotsOf: SpotsOf = ({ piece, color, place, card, seat }) => {
  const own = piece === undefined || piece === 'card' ? undefined : (place ?? color ?? seat)
  const spot = own === undefined ? piece : `${piece} ${own}`
  return [
    ...(spot === undefined || spot === 'card' ? [] : [spot]),
    ...(card === undefined ? [] : [`card ${card}`]),
  ]
}

/** The pieces of a table that mean something now. */
export interface Spots {
  readonly answers: ReadonlyMap<string, readonly Answer[]>
  /** Why a piece that one might click is none. */
  readonly reasons: ReadonlyMap<string, string>
}

const NONE: Spots = { answers: new Map(), reasons: new Map() }
const known = new WeakMap<Asked, Spots>()

/** All pieces that can be chosen, with their answers, and those that are barred, with the reason. */
export function spotsAsked(asked: Asked | undefined, of: SpotsOf): Spots {
  if (!asked?.mine) return NONE
  const found = known.get(asked) ?? gathered(asked, of)
  known.set(asked, found)
  return found
}

function gathered({ answers, refusals }: Asked, of: SpotsOf): Spots {
  const spots = new Map<string, Answer[]>()
  for (const answer of answers) {
    for (const spot of of(answer.about)) {
      const there = spots.get(spot)
      if (there) there.push(answer)
      else spots.set(spot, [answer])
    }
  }
  const reasons = new Map<string, string>()
  for (const { about, reason } of refusals) {
    // What a card cannot be used for is said in the ledger.
    const barred = about === undefined || about.use !== undefined ? [] : of(about)
    for (const spot of barred) if (!spots.has(spot)) reasons.set(spot, reason)
  }
  return { answers: spots, reasons }
}
