import type { Steps } from '@kontor/engine'
import { GOODS } from '../../colors.ts'
import { BLACK_MARKET } from '../../data/board.ts'
import { aboutPlace } from '../../pieces.ts'
import { distancesIn, nearest } from '../../rules/board/graph.ts'
import type { Hooks } from '../../rules/hooks.ts'
import { note } from '../../rules/possessions.ts'
import type { Amsterdam } from '../../state.ts'
import { type Task, tasks } from '../../tasks.ts'
import { aboutMove, GONE, placed } from '../figure.ts'

/** Whoever sells where the black-market trader stands gets money and a resource; then he moves on when the turn is over. */
export const trader: Hooks = {
  beforeRounds: ({ expansions }, [first = 0]) =>
    expansions.includes('trader') ? [tasks.placeTrader({ seat: first })] : [],
  sellsFully: (state, good) => state.trader === good,
  sold(state, good) {
    if (state.trader === good) note(state, { traderMoves: true })
  },
  afterTurn: ({ turn }, seat) => (turn.traderMoves ? [tasks.moveTrader({ seat })] : []),
}

/** How far apart the fields of the black market lie. */
const FIELD_SIZE = 60
/** The grid of the black market, in which also fields that touch at a corner are neighbours. */
const MARKET_STEPS = distancesIn(
  BLACK_MARKET.map((spot, good) => ({
    neighbours: [...GOODS.keys()].filter(other => other !== good && touches(spot, BLACK_MARKET[other]!)),
  })),
)

function touches(a: { x: number; y: number }, b: { x: number; y: number }) {
  return Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y)) === FIELD_SIZE
}

export const traderSteps = {
  placeTrader: {
    ask: () => [...GOODS.keys()],
    name: (_, __, good) => `trader ${GOODS[good]}`,
    about: (_, __, good) => aboutPlace('place', 'trader', good),
    run(state, { seat }, good) {
      state.trader = placed(seat, 'trader', good)
    },
  },

  moveTrader: {
    ask(state) {
      const empty = [...GOODS.keys()].filter(good => state.blackMarket[good] === 0)
      return empty.length > 0 ? nearest(MARKET_STEPS[state.trader]!, empty) : [GONE]
    },
    name: (_, __, good) => `trader ${GOODS[good] ?? 'leaves'}`,
    about: (_, __, good) => aboutMove('trader', good),
    run(state, { seat }, good) {
      state.trader = placed(seat, 'trader', good)
    },
  },
} satisfies Partial<Steps<Amsterdam, Task>>
