import { shuffle } from '@kontor/engine'
import type { Hooks } from '../../rules/hooks.ts'
import { type Amsterdam, MISSION_STREAM } from '../../state.ts'
import { MISSIONS } from './missions.ts'
import { scoreMissions } from './score.ts'

/** Secret missions: dealt before the first round, counted at the end. */

const ALL_MISSIONS: readonly number[] = [...MISSIONS.keys()].slice(1)

export const missions: Hooks = {
  /** So many for each player, some of them open; the others stay in the box. */
  setUp(state, options) {
    if (!state.expansions.includes('missions')) return
    const rest = shuffle(state.chance, MISSION_STREAM, [...ALL_MISSIONS])
    for (const mine of state.seats) {
      const hand = rest.splice(0, Number(options.missions)).sort((a, b) => a - b)
      const openly = Number(options.openMissions)
      mine.missions = hand.slice(openly)
      mine.openMissions = hand.slice(0, openly)
    }
    state.missions = rest
  },
  handIn(state, seat) {
    const { points, left } = scoreMissions(state, seat)
    return { sources: { missions: points }, left }
  },
}

/** Every mission that is in the box of such a game. */
export function missionsInPlay({ expansions }: Pick<Amsterdam, 'expansions'>): readonly number[] {
  return expansions.includes('missions') ? ALL_MISSIONS : []
}
