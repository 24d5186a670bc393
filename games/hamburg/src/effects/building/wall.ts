import { orDone } from '@kontor/common/tasks'
import { builtWithoutCard, builtWithoutCardShort } from '@kontor/five-colours/words/sentences'
import type { Reason } from '../../events.ts'
import { placed } from '../../pieces.ts'
import { priceOfWall } from '../../rules/permanents.ts'
import { payMarks, seatOf } from '../../rules/possessions.ts'
import { buildSegment, LEFT, nextColor, printedPrice, RIGHT, SIDES } from '../../rules/walls.ts'
import type { Hamburg } from '../../state.ts'
import { tasks } from '../../tasks.ts'
import { wallSegment } from '../../words/terms.ts'
import { ask, fixed, nothingCertain, word } from '../word.ts'
import { ACTION } from '../worth.ts'

/** A wall segment of any colour, without a card. */
export interface Wall {
  readonly do: 'wall'
  readonly price: 'double' | 'free'
}

export const wall = word<Wall>()({
  run: (use, { price }) => ask(use, about => tasks.buildWall({ ...about, price })),
  steps: {
    /** A segment without a card. */
    buildWall: tasks.buildWall.step<Hamburg>({
      ask: (state, { seat, price }) => orDone(wallSides(state, seat, price)),
      name: (_, __, side) => `wall ${SIDES[side]}`,
      about: placed('build', 'wall'),
      run(state, { seat, card, price }, side) {
        payMarks(state, seat, abilityPrice(state, seat, side, price), card)
        buildSegment(state, seat, side)
      },
    }),
  },
  possible: ({ state, seat }, { price }) =>
    wallSides(state, seat, price).length > 0 ? undefined : whyNoWall(state, seat),
  brings: nothingCertain,
  sentence: ({ price }) => ({ whole: builtWithoutCard(wallSegment, price) }),
  short: ({ price }) => builtWithoutCardShort(wallSegment, price),
  icons: ({ price }) => ['wall', price],
  worth: fixed(ACTION),
  needs: [],
})

function whyNoWall(state: Hamburg, seat: number): Reason {
  const mine = seatOf(state, seat)
  const open = [LEFT, RIGHT].filter(side => nextColor(state, seat, side) >= 0)
  if (open.length === 0) return { kind: 'wallComplete' }
  const n = Math.min(...open.map(side => abilityPrice(state, seat, side, 'double')))
  return { kind: 'needsMarks', n, has: mine.marks }
}

/** The price of the next segment of a half when a card's ability builds it. */
export function abilityPrice(state: Hamburg, seat: number, side: number, price: 'double' | 'free'): number {
  if (price === 'free') return 0
  const printed = printedPrice(seatOf(state, seat), side)
  return 2 * priceOfWall(state, seat, printed, nextColor(state, seat, side), false, false)
}

/** The halves whose next segment a card's ability could build. */
function wallSides(state: Hamburg, seat: number, price: 'double' | 'free'): number[] {
  const { marks } = seatOf(state, seat)
  return [LEFT, RIGHT].filter(
    side => nextColor(state, seat, side) >= 0 && abilityPrice(state, seat, side, price) <= marks,
  )
}
