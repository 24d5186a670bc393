import { amsterdam, position as amsterdamAt } from '@kontor/amsterdam'
import { bruges, position as brugesAt } from '@kontor/bruges'
import { hamburg, position as hamburgAt } from '@kontor/hamburg'
import type { Amsterdam } from '../../games/amsterdam/src/state.ts'
import { tasks } from '../../games/amsterdam/src/tasks.ts'
import type { Rare } from './collect.ts'

/** What the games of chance do not come to, game by game; a test tells what is missing here. */

const EXCHANGED = { seat: 0, because: 18, given: 1 }

function exchanging(): Amsterdam {
  const state = amsterdamAt(amsterdam)
  state.agenda.push(tasks.drawDeck(EXCHANGED))
  return state
}

export const RARE: Readonly<Record<string, Rare>> = {
  hamburg: {
    events: [{ kind: 'overflow', seat: 0, points: 4 }],
    reasons: [
      { kind: 'notThisPhase', phase: 'III' },
      { kind: 'conditionNotMet' },
      { kind: 'noLowDie' },
      { kind: 'alreadyActed' },
    ],
    states: [
      hamburgAt(hamburg, {
        seats: [{ workers: { gray: 2 } }],
        agenda: [{ do: 'payDifferent', card: 109, paid: ['purple'] }],
      }),
      hamburgAt(hamburg, {
        seats: [{ buildings: [3, 26] }],
        agenda: [{ do: 'activateAll', card: 60, waiting: 'all' }],
      }),
      hamburgAt(hamburg, { agenda: [{ do: 'repeat', card: 13 }] }),
      hamburgAt(hamburg, {
        seats: [{ buildings: [3, 26, 54], used: [3, 26], workers: { gray: 1, pink: 1 } }],
        agenda: [{ do: 'activateAgain', card: 54 }],
      }),
      hamburgAt(hamburg, {
        seats: [{}, { buildings: [13, 85] }],
        agenda: [{ do: 'copyInstant', card: 59 }],
      }),
      hamburgAt(hamburg, {
        seats: [{ hand: [3, 26], garden: [241] }],
        agenda: [{ do: 'underZoo', card: 190, color: 'brown' }],
      }),
    ],
  },
  bruges: {
    events: [
      { kind: 'fellBack', seat: 0, space: 0 },
      { kind: 'fellBack', seat: 0, space: 2 },
    ],
    reasons: [
      { kind: 'needsFurtherWorker' },
      { kind: 'needsCard' },
      { kind: 'canalsComplete' },
      { kind: 'noLowDie' },
      { kind: 'lastSpace' },
    ],
    states: [
      brugesAt(bruges, { seats: [{ persons: [151] }], agenda: [{ do: 'repeat', card: 160 }] }),
      brugesAt(bruges, {
        seats: [{ guilders: 1 }, {}, {}],
        agenda: [{ do: 'payOther', card: 98, paid: [] }],
      }),
      brugesAt(bruges, { agenda: [{ do: 'freeHouse', card: 163, n: 2 }] }),
      brugesAt(bruges, {
        seats: [{ persons: [1, 2] }],
        agenda: [{ do: 'activateAll', card: 132 }],
      }),
    ],
  },
  amsterdam: { events: [], reasons: [], states: [exchanging()] },
}
