import { type Choice, heard, type Steps } from '@kontor/engine'
import { CITY_STEPS, isFree } from '../city.ts'
import { GOODS } from '../colors.ts'
import { BLACK_MARKET, BLOCKS, FIELDS } from '../data/board.ts'
import type { Figure } from '../events.ts'
import { distancesIn, nearest } from '../graph.ts'
import { HARBOUR_STEPS, roomAt } from '../harbour.ts'
import { report } from '../possessions.ts'
import type { Amsterdam, Task } from '../state.ts'

/** How far apart the fields of the black market lie. */
const FIELD_SIZE = 60
/** The grid of the black market, in which also fields that touch at a corner are neighbours. */
const MARKET_STEPS = distancesIn(
  BLACK_MARKET.map((spot, good) => ({
    neighbours: [...GOODS.keys()].filter(other => other !== good && touches(spot, BLACK_MARKET[other]!)),
  })),
)

/** The figures of the expansions: each goes to the nearest place where it is of use, or leaves the game. */
export const figureSteps = {
  moveForeman: {
    ask(state) {
      const free = [...FIELDS.keys()].filter(field => roomAt(state, field) > 0)
      const others = free.filter(field => field !== state.foreman)
      if (others.length > 0) return nearest(HARBOUR_STEPS[state.foreman]!, others)
      return free.length > 0 ? free : [GONE]
    },
    name: (_, __, field) => `foreman ${FIELDS[field]?.id ?? 'leaves'}`,
    run(state, { seat }, field) {
      state.foreman = place(seat, 'foreman', field)
    },
  },

  moveMessenger: {
    ask(state) {
      const free = [...BLOCKS.keys()].filter(block => isFree(state, block))
      return free.length > 0 ? nearest(CITY_STEPS[state.messenger]!, free) : [GONE]
    },
    name: (_, __, block) => `messenger ${BLOCKS[block]?.id ?? 'leaves'}`,
    run(state, { seat }, block) {
      state.messenger = place(seat, 'messenger', block)
    },
  },

  moveTrader: {
    ask(state) {
      const empty = [...GOODS.keys()].filter(good => state.blackMarket[good] === 0)
      return empty.length > 0 ? nearest(MARKET_STEPS[state.trader]!, empty) : [GONE]
    },
    name: (_, __, good) => `trader ${GOODS[good] ?? 'leaves'}`,
    run(state, { seat }, good) {
      state.trader = place(seat, 'trader', good)
    },
  },
} satisfies Partial<Steps<Amsterdam, Task>>

/** No place has this number: the figure leaves the game. */
const GONE: Choice = 999

/** Where a figure stands now, -1 if it is gone. */
function place(seat: number, figure: Figure, at: Choice): number {
  if (heard()) report(at === GONE ? { kind: 'left', figure } : { kind: 'moved', seat, figure, at })
  return at === GONE ? -1 : at
}

function touches(a: { x: number; y: number }, b: { x: number; y: number }) {
  return Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y)) === FIELD_SIZE
}
