import { type Choice, DONE, heard, plan, type Steps } from '@kontor/engine'
import { nameOfAction, VERBS, type Verb } from '../actions.ts'
import { sum } from '../cardfile.ts'
import { COLORS } from '../colors.ts'
import { colorsOf, report, SIX, seatOf } from '../possessions.ts'
import { LAST_ROUND } from '../rounds.ts'
import { type Amsterdam, isTom, NO_TURN, type Task, task } from '../state.ts'

/** A choice is an action, by its place among the verbs, and what it is done with. */
const PER_VERB = 1000

/** Phases III and IV: whole turns in the order of the Amstel, then the end of the round. */
export const turnSteps = {
  phaseThree: {
    run(state) {
      const players = state.order.filter(seat => !isTom(state, seat))
      plan(state, ...players.map(seat => task('beginTurn', seat)), task('endRound', 0))
    },
  },

  beginTurn: {
    run(state, { seat }) {
      state.active = seat
      state.turn = { ...NO_TURN, mostInactive: seatOf(state, seat).inactive.length }
      plan(state, task('turn', seat), task('endTurn', seat))
    },
  },

  turn: {
    ask(state, { seat }) {
      const choices: Choice[] = []
      for (const [i, verb] of VERBS.entries()) {
        for (const object of verb.objects(state, seat)) choices.push(PER_VERB * i + object)
      }
      choices.push(DONE)
      return choices
    },
    name: (_, __, choice) => nameOfAction(actionOf(choice).verb, actionOf(choice).object),
    why: (state, { seat }) => VERBS.flatMap(verb => verb.why(state, seat)),
    run(state, again, choice) {
      plan(state, again)
      const { verb, object } = actionOf(choice)
      verb.run(state, again.seat, object)
    },
  },

  /** Whoever earned it moves the figures of the expansions on. */
  endTurn: {
    run(state, { seat }) {
      const { foremanMoves, messengerMoves, traderMoves } = state.turn
      state.active = -1
      if (traderMoves) plan(state, task('moveTrader', seat))
      if (messengerMoves) plan(state, task('moveMessenger', seat))
      if (foremanMoves) plan(state, task('moveForeman', seat))
    },
  },

  /** The last round has no phase IV. */
  endRound: {
    run(state) {
      if (state.round === LAST_ROUND) {
        if (heard()) report({ kind: 'over' })
        return
      }
      const players = state.order.filter(seat => !isTom(state, seat))
      plan(state, ...players.map(seat => task('keep', seat)), task('clearRound', 0), task('round', 0))
    },
  },

  /** One resource may wait in the magazine. */
  keep: {
    ask: (state, { seat }) => [...colorsOf(seatOf(state, seat)), DONE],
    name: (_, __, color) => `keep ${COLORS[color]}`,
    run(state, { seat }, color) {
      const mine = seatOf(state, seat)
      mine.supply = mine.supply.with(color, mine.supply[color]! - 1)
      mine.magazine = color
      if (heard()) report({ kind: 'stored', seat, color })
    },
  },

  clearRound: {
    run(state) {
      for (const [seat, mine] of state.seats.entries()) {
        if (heard() && sum(mine.supply) > 0) report({ kind: 'returned', seat, resources: mine.supply })
        mine.supply = SIX
        mine.used = []
      }
      state.turn = NO_TURN
      state.shownTiles = [...state.shownTiles, state.tiles.at(-1)!]
      state.tiles = state.tiles.slice(0, -1)
    },
  },
} satisfies Partial<Steps<Amsterdam, Task>>

/** The action that a choice of a turn means, and what it is done with. */
export function actionOf(choice: Choice): { verb: Verb; object: number } {
  return { verb: VERBS[Math.floor(choice / PER_VERB)]!, object: choice % PER_VERB }
}
