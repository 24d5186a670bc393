import { type Choice, DONE, heard, plan, type Steps } from '@kontor/engine'
import { sum } from '../../cards/cardfile.ts'
import { COLORS } from '../../colors.ts'
import { aboutResource } from '../../pieces.ts'
import { type Amsterdam, NO_TURN } from '../../state.ts'
import { type Task, tasks } from '../../tasks.ts'
import { actionOf, choiceOf, VERBS } from '../actions/index.ts'
import { nameOfAction } from '../actions/verb.ts'
import { afterTurn, playersOf } from '../hooks.ts'
import { colorsOf, report, SIX, seatOf } from '../possessions.ts'
import { LAST_ROUND } from '../rounds.ts'

/** Phases III and IV: whole turns in the order of the Amstel, then the end of the round. */
export const turnSteps = {
  phaseThree: {
    run(state) {
      const players = playersOf(state)
      plan(state, ...players.map(seat => tasks.beginTurn({ seat })), tasks.endRound())
    },
  },

  beginTurn: {
    run(state, { seat }) {
      state.active = seat
      state.turn = { ...NO_TURN, mostInactive: seatOf(state, seat).inactive.length }
      plan(state, tasks.turn({ seat }), tasks.endTurn({ seat }))
    },
  },

  turn: {
    ask(state, { seat }) {
      const choices: Choice[] = []
      for (let i = 0; i < VERBS.length; i++) {
        for (const object of VERBS[i]!.objects(state, seat)) choices.push(choiceOf(i, object))
      }
      choices.push(DONE)
      return choices
    },
    name(_, __, choice) {
      const { verb, object } = actionOf(choice)
      return nameOfAction(verb, object)
    },
    about(state, { seat }, choice) {
      const { verb, object } = actionOf(choice)
      return verb.about(state, seat, object)
    },
    why: (state, { seat }) => VERBS.flatMap(verb => verb.why(state, seat)),
    run(state, again, choice) {
      plan(state, again)
      const { verb, object } = actionOf(choice)
      verb.run(state, again.seat, object)
    },
  },

  endTurn: {
    run(state, { seat }) {
      state.active = -1
      plan(state, ...afterTurn(state, seat))
    },
  },

  /** The last round has no phase IV. */
  endRound: {
    run(state) {
      if (state.round === LAST_ROUND) {
        if (heard()) report({ kind: 'over' })
        return
      }
      const players = playersOf(state)
      plan(state, ...players.map(seat => tasks.keep({ seat })), tasks.clearRound(), tasks.round())
    },
  },

  /** One resource may wait in the magazine. */
  keep: {
    ask: (state, { seat }) => [...colorsOf(seatOf(state, seat)), DONE],
    name: (_, __, color) => `keep ${COLORS[color]}`,
    about: (_, __, color) => aboutResource('keep', color),
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
