import type { Steps } from '@kontor/engine'
import { BLOCKS } from '../../data/board.ts'
import { aboutPlace } from '../../pieces.ts'
import { CITY_STEPS, freeBlocks } from '../../rules/board/city.ts'
import { nearest } from '../../rules/board/graph.ts'
import type { Hooks } from '../../rules/hooks.ts'
import { note } from '../../rules/possessions.ts'
import type { Amsterdam } from '../../state.ts'
import { type Task, tasks } from '../../tasks.ts'
import { aboutMove, GONE, placed } from '../figure.ts'

/** The city messenger makes one block cheaper, and moves on when it was taken and that turn is over. */

const CHEAPER = 1
/** He begins on a block of this price. */
const FIRST_PRICE = 2

export const messenger: Hooks = {
  beforeRounds: ({ expansions }, [first = 0, second = first]) =>
    expansions.includes('specialists') ? [tasks.placeMessenger({ seat: second })] : [],
  discount: (state, block) => (state.messenger === block ? CHEAPER : 0),
  blockTaken(state, block) {
    if (state.messenger === block) note(state, { messengerMoves: true })
  },
  afterTurn: ({ turn }, seat) => (turn.messengerMoves ? [tasks.moveMessenger({ seat })] : []),
}

export const messengerSteps = {
  placeMessenger: {
    ask: () => BLOCKS.flatMap(({ cost }, block) => (cost === FIRST_PRICE ? [block] : [])),
    name: (_, __, block) => `messenger ${BLOCKS[block]!.id}`,
    about: (_, __, block) => aboutPlace('place', 'messenger', block),
    run(state, { seat }, block) {
      state.messenger = placed(seat, 'messenger', block)
    },
  },

  moveMessenger: {
    ask(state) {
      const free = freeBlocks(state)
      return free.length > 0 ? nearest(CITY_STEPS[state.messenger]!, free) : [GONE]
    },
    name: (_, __, block) => `messenger ${BLOCKS[block]?.id ?? 'leaves'}`,
    about: (_, __, block) => aboutMove('messenger', block),
    run(state, { seat }, block) {
      state.messenger = placed(seat, 'messenger', block)
    },
  },
} satisfies Partial<Steps<Amsterdam, Task>>
