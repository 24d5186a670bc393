import type { View } from '@kontor/engine'
import { abilityOf, isZoo, pointsOf } from './cardfile.ts'
import { bits } from './counters.ts'
import { score } from './scoring.ts'
import type { Hamburg, Seat } from './state.ts'

const SEASONS = 8

/**
 * What a bot looks at in a view, by name. Everything here can be seen by the viewer; `weights` says what each is worth
 * in points at the end of the game.
 */
export function features({ viewer, table }: View<Hamburg>): Readonly<Record<string, number>> {
  const state = table as Hamburg
  const mine = state.seats[viewer]!
  const left = (SEASONS - state.season + 1 - state.round / 8) / SEASONS
  const scores = score(state).map(({ points }) => points)
  const rivals = scores.filter((_, seat) => seat !== viewer)
  const workers = mine.workers.reduce((sum, n) => sum + n, 0)
  return {
    score: scores[viewer]!,
    bestRival: Math.max(...rivals),
    marks: Math.min(mine.marks, 15) * left,
    workers: Math.min(workers, 12) * left,
    workerColors: mine.workers.filter(n => n > 0).length * left,
    emptySites: Math.min(3, mine.sites.length - new Set(mine.places).size) * left,
    activations: countWhen(state, mine, 'III') * left,
    permanents: countWhen(state, mine, 'always') * left,
    handPoints: mine.hand.reduce((sum, card) => sum + pointsOf(state, card), 0) * left,
    danger: mine.disasters.reduce((sum, level) => sum + level * level, 0) * left,
    leads: leads(state, viewer) * left,
    wall: (mine.left + mine.right) * left,
    tokens: bits(mine.majorities),
  }
}

/** Points at the end for each feature: set by hand, to be tuned. */
export const weights: Readonly<Record<string, number>> = {
  score: 1,
  bestRival: -0.2,
  marks: 0.9,
  workers: 0.5,
  workerColors: 0.8,
  emptySites: 2.5,
  activations: 7,
  permanents: 4,
  handPoints: 0.3,
  danger: -0.9,
  leads: 2.5,
  wall: 1.2,
  tokens: 0,
}

function countWhen(state: Hamburg, mine: Seat, when: string) {
  return mine.buildings.filter(card => abilityOf(state, card).when === when).length
}

/** Majorities that the seat does not have yet and would win now. */
function leads(state: Hamburg, viewer: number) {
  const ahead = (count: (seat: Seat) => number) =>
    state.seats.every((other, seat) => seat === viewer || count(other) < count(state.seats[viewer]!)) ? 1 : 0
  const { majorities } = state.seats[viewer]!
  return [
    ahead(seat => seat.hall),
    ahead(seat => seat.buildings.length),
    ahead(seat => seat.left + seat.right),
    ahead(seat => seat.points),
    ahead(seat => seat.garden.filter(isZoo).length),
  ].reduce((sum, leading, which) => sum + ((majorities & (1 << which)) === 0 ? leading : 0), 0)
}
