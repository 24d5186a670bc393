import { conform } from '@kontor/engine/conformance'
import { sum } from '../../src/cards/cardfile.ts'
import { DOCKERS, GOODS } from '../../src/colors.ts'
import { ROOFS } from '../../src/data/board.ts'
import { amsterdam } from '../../src/index.ts'
import type { Amsterdam, Seat } from '../../src/state.ts'

/** Plays seeded random games and checks the engine's promises and Amsterdam's own at every question. */
export function conformGames(
  players: number,
  games: number,
  options: unknown = {},
  seed = 'amsterdam',
): void {
  for (let i = 0; i < games; i++) {
    conform(amsterdam, { players, seed: `${seed} ${i}`, options, invariant, eyes: 'inTurn' })
  }
}

/** What must always hold in Amsterdam; that every card is in one place is checked by the suite. */
export function invariant(state: Amsterdam): string | undefined {
  for (const [seat, mine] of state.seats.entries()) {
    const wrong = wrongWith(mine)
    if (wrong) return `seat ${seat}: ${wrong}`
  }
  return lostGood(state) ?? lostDocker(state) ?? wrongOrder(state)
}

function wrongWith(mine: Seat): string | undefined {
  if (mine.gulden < 0) return `${mine.gulden} gulden`
  for (const list of [mine.supply, mine.storage, mine.cargo, mine.crew, ...mine.wheel]) {
    if (list.some(n => n < 0 || !Number.isInteger(n))) return `${list}`
  }
  if (sum(mine.crew) > 2) return `a crew of ${sum(mine.crew)}`
  if (mine.amstel < 0 || mine.amstel > 18) return `field ${mine.amstel} of the Amstel`
  if (mine.inactive.length > 6) return `${mine.inactive.length} inactive cards`
  if (new Set(mine.used).size !== mine.used.length) return `two tokens on a card: ${mine.used}`
  if (mine.used.some(card => !mine.active.includes(card))) return `a token on no active card: ${mine.used}`
  return undefined
}

/** Four tiles of every good are somewhere, and every block has either its good or an owner. */
function lostGood({ goods, owners, seats, large, small, blackMarket }: Amsterdam): string | undefined {
  for (const good of GOODS.keys()) {
    const held = seats.reduce((total, { storage, cargo }) => total + storage[good]! + cargo[good]!, 0)
    const onBoard = [...goods, ...small].filter(each => each === good).length
    const all = held + onBoard + large[good]! + blackMarket[good]!
    if (all !== 4) return `${all} tiles of ${GOODS[good]}`
    if (large[good]! > ROOFS[good]!.length) return `${large[good]} in the warehouse of ${GOODS[good]}`
  }
  const wrong = owners.findIndex((owner, block) => (owner === -1) === (goods[block] === -1))
  return wrong < 0 ? undefined : `block ${wrong} has good ${goods[wrong]} and owner ${owners[wrong]}`
}

function lostDocker({ piers, depot, seats, solo }: Amsterdam): string | undefined {
  for (const docker of DOCKERS.keys()) {
    const waiting = [...piers.flat(), ...depot].filter(each => each === docker).length
    const all = waiting + seats.reduce((total, { crew }) => total + crew[docker]!, 0)
    if (all !== (solo ? 1 : 2)) return `${all} dockers ${DOCKERS[docker]}`
  }
  return undefined
}

function wrongOrder({ order, seats }: Amsterdam): string | undefined {
  if (new Set(order).size !== seats.length) return `order ${order}`
  const fields = order.map(seat => seats[seat]!.amstel)
  return fields.some((field, i) => field > (fields[i - 1] ?? 18)) ? `order ${order} on ${fields}` : undefined
}
