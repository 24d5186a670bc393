import { award } from '@kontor/city/majorities'
import { takeUp } from '@kontor/city/possessions'
import { lowDice } from '@kontor/city/tasks'
import { type Choice, DONE, heard, plan, roll, type Steps, shuffle } from '@kontor/engine'
import { activatable, activate, type Phase } from '../activation.ts'
import { effectTasks } from '../buildings.ts'
import { abilityOf, colorOf, isPark, threeDigits } from '../cardfile.ts'
import { BLACK, COLORS } from '../colors.ts'
import { MAJORITIES } from '../events.ts'
import { advance } from '../hall.ts'
import { standing } from '../majorities.ts'
import {
  activeShips,
  following,
  handLimitOf,
  hasRule,
  isInstant,
  priceOfAdvance,
  roundsOf,
} from '../permanents.ts'
import { gainMarks, openPiles, payMarks, report, seatOf, takeTop, turnOrder } from '../possessions.ts'
import { DICE_STREAM, type Hamburg, isTom, type Task, TOKEN_STREAM, TOM, task } from '../state.ts'
import { renewCommon } from '../stock.ts'
import { FIRST_CLERIC } from '../tiles.ts'

const SEASONS = 8
const ROUNDS = 4
const HAND = 5
const PHASES: readonly Phase[] = ['I', 'II', 'III', 'IV']
/** Windows of Phase II: right after the roll, or around the own step at the City Hall. */
const AFTER_ROLL = 0
const AT_HALL = 1

/** The course of a season: its four phases, without what happens in a turn. */
export const seasonSteps = {
  season: {
    run(state) {
      if (state.season === SEASONS) {
        if (heard()) report({ kind: 'over' })
        return
      }
      state.season++
      if (heard()) report({ kind: 'season', season: state.season, first: state.first })
      plan(state, task('phaseOne', 0), task('roll', state.first), task('rounds', 0), task('majorities', 0))
    },
  },

  phaseOne: {
    run(state) {
      for (const seat of turnOrder(state).toReversed()) {
        plan(state, task('income', seat))
        if (!isTom(state, seat)) plan(state, task('refill', seat), task('takeUp', seat))
      }
    },
  },

  /** Draws are made before any of them is looked at. */
  refill: {
    ask: (state, { seat }) => {
      const full = seatOf(state, seat).hand.length + state.picked.length >= handLimitOf(state, seat, HAND)
      const piles = full ? [] : openPiles(state)
      return piles.length > 0 ? piles : [DONE]
    },
    name: (_, __, color) => `deck ${COLORS[color]}`,
    run(state, again, color) {
      state.picked = [...state.picked, takeTop(state, color)]
      plan(state, again)
    },
  },

  takeUp: {
    run: (state, { seat }) => takeUp(state, seat, colorOf),
  },

  /** Parks pay by themselves; a building of Phase I is the player's choice. */
  income: {
    run(state, { seat }) {
      const parks = seatOf(state, seat).garden.filter(isPark)
      plan(state, ...parks.flatMap(card => parkIncome(state, seat, card)), task('window', seat, 0, 0, 0))
    },
  },

  /** A chance to use buildings outside of Phase III; the task's count is the phase. */
  window: {
    ask: (state, { seat, color, count }) => [...usable(state, seat, count, color), DONE],
    name: (_, __, card) => `activate ${threeDigits(card)}`,
    run(state, again, card) {
      plan(state, again)
      activate(state, again.seat, card)
    },
  },

  roll: {
    run(state) {
      state.dice = Array.from({ length: 6 }, () => roll(state.chance, DICE_STREAM))
      if (heard()) report({ kind: 'rolled', dice: state.dice })
      const order = turnOrder(state)
      const intrigue = state.dice[BLACK]! >= 5 ? order.map(seat => task('intrigue', seat)) : []
      plan(
        state,
        ...order.map(seat => task('window', seat, 0, AFTER_ROLL, 1)),
        task('cleric', 0),
        ...intrigue,
        ...order.map(seat => task('raise', seat)),
        task('raiseShips', 0),
        ...order.flatMap(seat => [
          task('window', seat, 0, AT_HALL, 1),
          task('hall', seat),
          task('window', seat, 0, AT_HALL, 1),
        ]),
      )
    },
  },

  cleric: {
    run(state) {
      state.window = state.dice[BLACK]! - 1
      if (heard()) report({ kind: 'cleric', window: state.window })
      if (state.solo) gainMarks(state, TOM, state.dice[BLACK]!)
      state.clericTile = state.clericTiles[state.window] ?? -1
      if (state.clericTile < 0) return
      renewCommon(state)
      if (heard()) report({ kind: 'clericTile', tile: state.clericTile })
      const card = FIRST_CLERIC + state.clericTile
      if (isInstant(state, card))
        plan(state, ...turnOrder(state).flatMap(seat => effectTasks(state, seat, card, -1)))
    },
  },

  raiseShips: {
    run(state) {
      if (!state.expansions.includes('ships')) return
      const low = state.dice.reduce(
        (bits, pips, color) => (pips === 3 || pips === 4 ? bits | (1 << color) : bits),
        0,
      )
      state.ships = activeShips(state, low)
      if (heard()) report({ kind: 'ships', ships: state.ships })
    },
  },

  hall: {
    ask(state, { seat }) {
      const price = advancePrice(state, seat)
      return price !== undefined && price <= seatOf(state, seat).marks ? [0, DONE] : [DONE]
    },
    name: () => 'advance',
    why(state, { seat }) {
      const n = advancePrice(state, seat)
      if (n === undefined) return [{ name: 'advance', reason: { kind: 'noLowDie' } }]
      const has = seatOf(state, seat).marks
      return has < n ? [{ name: 'advance', reason: { kind: 'needsMarks', n, has } }] : []
    },
    run(state, { seat }) {
      payMarks(state, seat, advancePrice(state, seat)!)
      advance(state, seat)
    },
  },

  rounds: {
    run(state) {
      const count = roundsOf(state, ROUNDS)
      const tom = state.solo ? [task('tomTurn', TOM)] : []
      plan(state, ...tom, ...Array.from({ length: count }, (_, i) => task('round', 0, 0, -1, i + 1)))
    },
  },

  round: {
    run(state, { count }) {
      state.round = count
      if (heard()) report({ kind: 'round', round: count })
      const players = turnOrder(state).filter(seat => !isTom(state, seat))
      plan(state, ...players.map(seat => task('turn', seat)))
    },
  },

  /** Phase IV: its buildings may be used before the majorities and again before the markers come off. */
  majorities: {
    run(state, { count }) {
      const windows = turnOrder(state).map(seat => task('window', seat, 0, 0, 3))
      if (count === 0) return plan(state, ...windows, task('majorities', 0, 0, -1, 1))
      plan(state, ...windows, task('seasonEnd', 0))
      for (const which of MAJORITIES.keys()) awardMajority(state, which)
    },
  },

  seasonEnd: {
    run(state) {
      const floor = state.floor.with(state.window, state.floor[state.window]! + 1)
      state.floor = state.guests.reduce((all, color) => all.with(color, all[color]! + 1), floor)
      state.guests = []
      state.window = -1
      turnClericTile(state)
      state.ships = 0
      for (const mine of state.seats) mine.used = []
      if (!state.solo) state.first = (state.first + 1) % state.seats.length
      state.round = 0
      plan(state, task('season', 0))
    },
  },
} satisfies Partial<Steps<Hamburg, Task>>

/** What an advance at the City Hall step costs a seat; undefined when no die allows it. */
export function advancePrice(state: Hamburg, seat: number): number | undefined {
  if (lowDice(state.dice) === 0) return undefined
  const dice = hasRule(state, seat, 'ignoreBlack') ? state.dice.slice(0, BLACK) : state.dice
  return priceOfAdvance(state, seat, lowDice(dice), true)
}

/** The season's tile shows its other side when its window comes again. */
function turnClericTile(state: Hamburg) {
  if (state.clericTile < 0) return
  state.clericTiles = state.clericTiles.map(tile => (tile === state.clericTile ? tile ^ 1 : tile))
  state.clericTile = -1
  renewCommon(state)
}

function parkIncome(state: Hamburg, seat: number, card: number): Task[] {
  const ability = abilityOf(state, card)
  const pays = ability.when === 'I' && ability.effects.some(effect => effect.do === 'marks')
  return [...effectTasks(state, seat, card, -1), ...(pays ? following(state, seat, 'parkMarks', -1) : [])]
}

/** Buildings of a phase; an advance on the City Hall track only at the step where its price is asked. */
function usable(state: Hamburg, seat: number, phase: number, window: number): Choice[] {
  const cards = activatable(state, seat, PHASES[phase]!)
  if (phase !== 1 || window === AT_HALL || cards.length === 0) return cards
  return cards.filter(card => {
    const ability = abilityOf(state, card)
    return !('effects' in ability && ability.effects.some(effect => effect.do === 'advance'))
  })
}

/** Turns the tokens of a majority; then what follows for those who turned theirs. */
function awardMajority(state: Hamburg, which: number) {
  for (const seat of award(state, which, standing, each => hasRule(state, each, 'sharedMajority'))) {
    plan(state, ...following(state, seat, 'majority', which))
  }
}

/** The next intrigue token; when all have been drawn, they are mixed anew. */
export function drawToken(state: Hamburg): number {
  if (state.tokens.length === 0) {
    state.tokens = shuffle(state.chance, TOKEN_STREAM, [...state.usedTokens])
    state.usedTokens = []
  }
  const token = state.tokens.at(-1)!
  state.tokens = state.tokens.slice(0, -1)
  state.usedTokens = [...state.usedTokens, token]
  return token
}
