import type { Evaluation } from '@kontor/engine'
import weights from '../../data/weights.json' with { type: 'json' }
import { ROUNDS, SEASONS } from '../cards/numbers.ts'
import { leadsOf } from '../rules/majorities.ts'
import { score } from '../rules/scoring.ts'
import { type Hamburg, isAutomaton, type Seat } from '../state.ts'
import { because } from './prospects.ts'
import { WORTH_PER_SEASON } from './worth.ts'

const WALL = 5

/** What a bot looks at in a position. Times `left` is what matters less the nearer the end is. */
export const evaluation: Evaluation<Hamburg> = {
  features({ table }) {
    const state = table as Hamburg
    const left = ahead(state)
    const scores = score(state)
    return state.seats.map((mine, seat) => {
      const { points } = scores[seat]!
      return isAutomaton(state, seat) ? ofTom(points, left) : ofPlayer(state, seat, mine, points, left)
    })
  },
  level: ['left', 'tom'],
  ahead: ({ table }) => ahead(table as Hamburg),
  because,
  ...weights,
}

/** How much of the game is still to come, from 1 to 0. */
function ahead({ season, round }: Hamburg) {
  if (season === 0) return 1
  return (SEASONS - season + Math.max(0, ROUNDS - round) / ROUNDS) / SEASONS
}

function ofPlayer(state: Hamburg, seat: number, mine: Seat, points: number, left: number) {
  const { marks, workers, disasters, sites, hall } = mine
  const seasons = left * SEASONS
  const hasWorkers = workers.reduce((sum, n) => sum + n, 0)
  return {
    score: points,
    left,
    marks: Math.min(marks, 12) * left,
    savings: Math.max(0, marks - 12) * left,
    workers: Math.min(hasWorkers, 12) * left,
    colors: workers.filter(n => n > 0).length * left,
    sites: Math.min(3, sites.length - new Set(mine.places).size) * left,
    engine: mine.buildings.reduce((sum, card) => sum + WORTH_PER_SEASON[card]!, 0) * seasons,
    unused: unused(mine),
    danger: disasters.reduce((sum, level) => sum + level * level, 0) * left,
    brink: disasters.filter(level => level >= 2).length * left,
    leads: leadsOf(state, seat).length * left,
    wall: (mine.left + mine.right) * left,
    halves: ((mine.left / WALL) ** 2 + (mine.right / WALL) ** 2) * left,
    hall: hall * left,
    tom: 0,
  }
}

function ofTom(points: number, left: number) {
  return {
    score: points,
    left: 0,
    marks: 0,
    savings: 0,
    workers: 0,
    colors: 0,
    sites: 0,
    engine: 0,
    unused: 0,
    danger: 0,
    brink: 0,
    leads: 0,
    wall: 0,
    halves: 0,
    hall: 0,
    tom: left,
  }
}

/** What the buildings that wait for their activation may still bring this season. */
function unused({ buildings, used }: Seat) {
  return buildings.reduce((sum, card) => sum + (used.includes(card) ? 0 : WORTH_PER_SEASON[card]!), 0)
}
