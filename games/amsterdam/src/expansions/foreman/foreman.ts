import type { Steps } from '@kontor/engine'
import { FIELDS } from '../../data/board.ts'
import { aboutPlace } from '../../pieces.ts'
import { nearest } from '../../rules/board/graph.ts'
import { HARBOUR_STEPS, roomAt, SMALL_FIELDS } from '../../rules/board/harbour.ts'
import type { Hooks } from '../../rules/hooks.ts'
import { note } from '../../rules/possessions.ts'
import type { Amsterdam } from '../../state.ts'
import { type Task, tasks } from '../../tasks.ts'
import { aboutMove, GONE, placed } from '../figure.ts'

/** The foreman pays once where he stands, and moves on when that turn is over. */

/** What he adds to every good at his warehouse. */
const MORE = 2

export const foreman: Hooks = {
  beforeRounds: ({ expansions }, [first = 0]) =>
    expansions.includes('specialists') ? [tasks.placeForeman({ seat: first })] : [],
  bonus: (state, field) => (state.foreman === field ? MORE : 0),
  delivered(state, field) {
    if (state.foreman === field) note(state, { foremanMoves: true })
  },
  afterTurn: ({ turn }, seat) => (turn.foremanMoves ? [tasks.moveForeman({ seat })] : []),
}

export const foremanSteps = {
  placeForeman: {
    ask: () => SMALL_FIELDS,
    name: (_, __, field) => `foreman ${FIELDS[field]!.id}`,
    about: (_, __, field) => aboutPlace('place', 'foreman', field),
    run(state, { seat }, field) {
      state.foreman = placed(seat, 'foreman', field)
    },
  },

  moveForeman: {
    ask(state) {
      const free = [...FIELDS.keys()].filter(field => roomAt(state, field) > 0)
      const others = free.filter(field => field !== state.foreman)
      if (others.length > 0) return nearest(HARBOUR_STEPS[state.foreman]!, others)
      return free.length > 0 ? free : [GONE]
    },
    name: (_, __, field) => `foreman ${FIELDS[field]?.id ?? 'leaves'}`,
    about: (_, __, field) => aboutMove('foreman', field),
    run(state, { seat }, field) {
      state.foreman = placed(seat, 'foreman', field)
    },
  },
} satisfies Partial<Steps<Amsterdam, Task>>
