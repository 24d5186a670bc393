import type { Evaluation } from '@kontor/engine'
import weights from '../../data/weights.json' with { type: 'json' }
import { leadsOf } from '../rules/majorities.ts'
import { score } from '../rules/scoring.ts'
import type { Bruges, Seat } from '../state.ts'
import { because } from '../words/asking/prospects.ts'
import { WORTH_PER_ROUND } from './worth.ts'

/** About how many rounds a game has; the fifth of the cards that each player brings is enough for them. */
const ROUNDS = 8
const TURNS = 4
const CANAL = 5

/** What a bot looks at in a position. Times `left` is what matters less the nearer the end is. */
export const evaluation: Evaluation<Bruges> = {
  features({ table }) {
    const state = table as Bruges
    const left = ahead(state)
    const scores = score(state)
    return state.seats.map((mine, seat) => featuresOf(state, seat, mine, scores[seat]!.points, left))
  },
  level: ['left'],
  ahead: ({ table }) => ahead(table as Bruges),
  because,
  ...weights,
}

/** How much of the game is still to come, from 1 to 0. The last round is known as soon as a pile has run out. */
function ahead({ round, turn, lastRound, agenda }: Bruges) {
  if (round === 0) return 1
  if (agenda.length === 0) return 0
  const last = lastRound > 0 ? lastRound : Math.max(ROUNDS, round + 1)
  const turns = turn === 0 ? TURNS : Math.max(0, TURNS - turn)
  return (last - round + turns / TURNS) / last
}

function featuresOf(state: Bruges, seat: number, mine: Seat, points: number, left: number) {
  const { guilders, workers, threats, houses, places, reputation } = mine
  const rounds = left * ROUNDS
  const hasWorkers = workers.reduce((sum, n) => sum + n, 0)
  return {
    score: points,
    left,
    guilders: Math.min(guilders, 12) * left,
    savings: Math.max(0, guilders - 12) * left,
    workers: Math.min(hasWorkers, 8) * left,
    colors: workers.filter(n => n > 0).length * left,
    houses: Math.min(3, houses.length - places.length) * left,
    engine: mine.persons.reduce((sum, card) => sum + WORTH_PER_ROUND[card]!, 0) * rounds,
    unused: unused(mine),
    danger: threats.reduce((sum, count) => sum + count * count, 0) * left,
    brink: threats.filter(count => count >= 2).length * left,
    leads: leadsOf(state, seat).length * left,
    canals: (mine.left + mine.right) * left,
    halves: ((mine.left / CANAL) ** 2 + (mine.right / CANAL) ** 2) * left,
    reputation: reputation * left,
    hand: mine.hand.length * left,
  }
}

/** What the persons that wait for their activation may still bring this round. */
function unused({ persons, used }: Seat) {
  return persons.reduce((sum, card) => sum + (used.includes(card) ? 0 : WORTH_PER_ROUND[card]!), 0)
}
