/** What the number of the round says. */

export const LAST_ROUND = 12
/** From this round on dice that would pay too late are turned to 1. */
const LOWERED = 8
/** Quick delivery pays one less each round, and nothing from this round on. */
const NO_LONGER_QUICK = 8

/** What every good that is delivered in a round brings besides. */
export function quickBonus(round: number): number {
  return Math.max(0, NO_LONGER_QUICK - round)
}

/** In how many rounds, this one among them, something still comes out of the wheel. */
function slotsLeft(round: number): number {
  return LAST_ROUND + 1 - round
}

/** The dice as they are chosen from in a round. */
export function lowered(dice: readonly number[], round: number): readonly number[] {
  return round < LOWERED ? dice : dice.map(pips => (pips > slotsLeft(round) ? 1 : pips))
}

/** How many cards of each deck are laid out in a round. */
export function displayOf(players: number, round: number) {
  if (players === 2) return { plans: 2, buildings: 1, craftsmen: 1 }
  if (players === 4) return { plans: 2, buildings: 2, craftsmen: 2 }
  return round % 2 === 1 ? { plans: 2, buildings: 1, craftsmen: 2 } : { plans: 2, buildings: 2, craftsmen: 1 }
}
