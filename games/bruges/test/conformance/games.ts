import { conform } from '@kontor/engine/conformance'
import { colorOf } from '../../src/cards/cardfile.ts'
import { COLORS } from '../../src/colors.ts'
import { bruges } from '../../src/index.ts'
import type { Bruges, Seat } from '../../src/state.ts'

/** Plays seeded random games and checks the engine's promises and Bruges' own at every question. */
export function conformGames(players: number, games: number, options: unknown = {}, seed = 'bruges'): void {
  for (let i = 0; i < games; i++) {
    conform(bruges, { players, seed: `${seed} ${i}`, options, invariant, eyes: 'inTurn' })
  }
}

const MARKERS = 9
const WORKERS = 10
const LAST_SPACE = 10

/** What must always hold in Bruges; that every card is in one place is checked by the suite. */
function invariant(state: Bruges): string | undefined {
  for (const [seat, mine] of state.seats.entries()) {
    const wrong = wrongWith(mine)
    if (wrong) return `seat ${seat}: ${wrong}`
  }
  return wrongSupply(state) ?? wrongPiles(state)
}

/** There are only so many markers and, by an option, workers of each colour. */
function wrongSupply({ seats, limitedWorkers }: Bruges): string | undefined {
  for (const color of COLORS.keys()) {
    const held = (of: (mine: Seat) => readonly number[]) =>
      seats.reduce((sum, mine) => sum + of(mine)[color]!, 0)
    const markers = held(mine => mine.threats)
    if (markers > MARKERS) return `${markers} ${COLORS[color]} threat markers`
    const workers = held(mine => mine.workers)
    if (limitedWorkers && workers > WORKERS) return `${workers} ${COLORS[color]} workers`
  }
  return undefined
}

function wrongPiles({ piles, extra, lastRound, round, aside, announced }: Bruges): string | undefined {
  if (aside.length > 1) return `${aside.length} cards are put aside`
  if (announced.length > 1) return `${announced.length} persons are announced`
  if ((extra.length === 0) !== lastRound > 0) return `extra stack of ${extra.length}, last round ${lastRound}`
  if (lastRound > 0 && round > lastRound) return `round ${round} after the last round ${lastRound}`
  const [one, other] = piles.map(pile => pile.length).sort((a, b) => a - b)
  return one === 0 && other! > 1 ? `an empty pile beside one of ${other}` : undefined
}

function wrongWith({ guilders, points, reputation, left, right, ...mine }: Seat): string | undefined {
  if (guilders < 0) return `${guilders} guilders`
  if (points < 0) return `${points} points`
  if (mine.workers.some(n => n < 0)) return `workers ${mine.workers}`
  if (mine.threats.some((n, color) => n < 0 || n > ((mine.striking >> color) & 1 ? 3 : 2)))
    return `threats ${mine.threats}`
  if (reputation < 0 || reputation > LAST_SPACE) return `reputation ${reputation}`
  if ([left, right].some(length => length < 0 || length > 5)) return `canals ${left} and ${right}`
  if (mine.persons.length !== mine.places.length) return 'a person without a house'
  if (new Set(mine.places).size !== mine.places.length) return `two persons in a house: ${mine.places}`
  if (mine.places.some(place => place < 0 || place >= mine.houses.length)) return `places ${mine.places}`
  if (new Set(mine.used).size !== mine.used.length) return `a person turned twice: ${mine.used}`
  if (mine.used.some(card => !mine.persons.includes(card))) return `turned, but not there: ${mine.used}`
  const sorted = mine.hand.toSorted((a, b) => colorOf(a) - colorOf(b) || a - b)
  return String(sorted) === String(mine.hand) ? undefined : `hand ${mine.hand}`
}
