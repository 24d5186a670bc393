import type { Evaluation } from '@kontor/engine'
import weights from '../data/weights.json' with { type: 'json' }
import { costOf, sum, totalCost } from './cardfile.ts'
import { GOODS } from './colors.ts'
import { DEPOT, FIELDS } from './data/board.ts'
import { HARBOUR_STEPS, roomAt, takesGood } from './harbour.ts'
import { changed, SIX } from './possessions.ts'
import { LAST_ROUND, quickBonus } from './rounds.ts'
import { score } from './scoring.ts'
import { type Amsterdam, isTom, type Seat } from './state.ts'
import { because } from './words/prospects.ts'
import { WORTH_PER_ROUND } from './worth.ts'

/** A step of the ship costs about so much of what waits at its end; resources that come later count a little less. */
const STEP = 0.55
const LATER = 0.94
/** Nothing waits further away than this. */
const TOO_FAR = 12

/** What a bot looks at in a position. Times `left` is what matters less the nearer the end is. */
export const evaluation: Evaluation<Amsterdam> = {
  features({ table }) {
    const state = table as Amsterdam
    const left = ahead(state)
    const scores = score(state)
    return state.seats.map((mine, seat) => {
      const { points } = scores[seat]!
      return isTom(state, seat) ? ofTom(points, left) : ofPlayer(state, seat, mine, points, left)
    })
  },
  level: ['left', 'tom'],
  ahead: ({ table }) => ahead(table as Amsterdam),
  because,
  ...weights,
}

/** How much of the game is still to come, from 1 to 0. */
function ahead({ round, firstRound }: Amsterdam) {
  return (LAST_ROUND - Math.max(round, firstRound - 1)) / (LAST_ROUND - firstRound + 1)
}

function ofPlayer(state: Amsterdam, seat: number, mine: Seat, points: number, left: number) {
  const rounds = LAST_ROUND - state.round
  const wheel = wheelOf(state, seat, mine)
  return {
    score: points,
    left,
    gulden: Math.min(mine.gulden, 6) * (rounds > 0 ? 1 : 0),
    savings: Math.max(0, mine.gulden - 6) * left,
    supply: sum(mine.supply),
    coming: coming(wheel, rounds),
    gap: sum(wheel[0]!) === 0 && rounds > 0 ? 1 : 0,
    gaps: wheel.slice(1, rounds).filter(slot => sum(slot) === 0).length,
    inactive: mine.inactive.length * left,
    owing: owing(state, mine, wheel, rounds),
    crowd: Math.max(0, mine.inactive.length - 3) * (rounds > 0 ? 1 : 0),
    engine: mine.active.reduce((total, card) => total + WORTH_PER_ROUND[card]!, 0) * rounds,
    unused: unused(mine),
    cargo: cargoWorth(state, mine),
    storage: sum(mine.storage) * left,
    crew: crewWorth(state, mine),
    amstel: mine.amstel * left,
    first: (state.seats.length - state.order.indexOf(seat)) * left,
    tom: 0,
  }
}

function ofTom(points: number, left: number) {
  return {
    score: points,
    left: 0,
    gulden: 0,
    savings: 0,
    supply: 0,
    coming: 0,
    gap: 0,
    gaps: 0,
    inactive: 0,
    owing: 0,
    crowd: 0,
    engine: 0,
    unused: 0,
    cargo: 0,
    storage: 0,
    crew: 0,
    amstel: 0,
    first: 0,
    tom: left,
  }
}

/** The wheel with the dice that a seat has chosen and that are not yet on it. */
function wheelOf({ chosen, slots, dice, agenda }: Amsterdam, seat: number, mine: Seat) {
  if (chosen.length === 0 || agenda.at(-1)?.seat !== seat) return mine.wheel
  return chosen.reduce(
    (wheel, color, i) => wheel.with(slots[i]! - 1, changed(wheel[slots[i]! - 1]!, color, dice[color]!)),
    mine.wheel,
  )
}

/** Resources that still come, the later the less; what comes after the end counts nothing. */
function coming(wheel: Seat['wheel'], rounds: number) {
  return wheel.reduce((total, slot, i) => total + (i < rounds ? sum(slot) * LATER ** (i + 1) : 0), 0)
}

/** How much of the cost of inactive cards the resources at hand and to come do not pay, cheap cards first. */
function owing(state: Amsterdam, mine: Seat, wheel: Seat['wheel'], rounds: number) {
  const later = wheel.slice(0, Math.max(0, rounds)).reduce(added, SIX)
  let rest = added(mine.supply, later)
  const cards = mine.inactive.toSorted((a, b) => totalCost(state, a) - totalCost(state, b))
  return cards.reduce((total, card) => {
    const paid = costOf(state, card).map((n, color) => Math.min(n, rest[color]!))
    rest = rest.map((n, color) => n - paid[color]!)
    return total + totalCost(state, card) - sum(paid)
  }, 0)
}

function added(a: readonly number[], b: readonly number[]) {
  return a.map((n, i) => n + b[i]!)
}

/** What active cards that wait for their use may still bring this round. */
function unused({ active, used }: Seat) {
  return active.reduce((total, card) => total + (used.includes(card) ? 0 : WORTH_PER_ROUND[card]!), 0)
}

/** What the goods aboard would bring, less the way there. */
function cargoWorth(state: Amsterdam, mine: Seat) {
  let total = 0
  for (const good of GOODS.keys()) {
    if (mine.cargo[good]! > 0) total += mine.cargo[good]! * bestWarehouse(state, mine, good)
  }
  return total
}

function bestWarehouse(state: Amsterdam, mine: Seat, good: number) {
  let best = 0
  for (const [field] of FIELDS.entries()) {
    if (!takesGood(field, good)) continue
    const room = roomAt(state, field)
    if (room === 0) continue
    const worth = room + 0.7 * quickBonus(state.round) - STEP * HARBOUR_STEPS[mine.ship]![field]!
    best = Math.max(best, worth)
  }
  return best
}

/** What the dockers aboard would bring in the depot, less the way there; without any, how near the next one is. */
function crewWorth(state: Amsterdam, mine: Seat) {
  const prize = DEPOT[Math.min(state.depot.length, DEPOT.length - 1)]!
  let total = 0
  let nearest = TOO_FAR
  for (const [field, { type, serves }] of FIELDS.entries()) {
    if (type !== 'pier') continue
    const steps = HARBOUR_STEPS[mine.ship]![field]!
    total += mine.crew[serves]! * Math.max(1, prize - STEP * steps)
    if (state.piers[serves]!.length > 0) nearest = Math.min(nearest, steps)
  }
  return sum(mine.crew) > 0 ? total : 1 - Math.min(1, nearest / TOO_FAR)
}
