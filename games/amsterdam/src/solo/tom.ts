import { heard } from '@kontor/engine'
import { isPlan, totalCost } from '../cards/cardfile.ts'
import { TILE } from '../cards/numbers.ts'
import { TILES } from '../cards/tiles.ts'
import { BLOCKS, FIELDS } from '../data/board.ts'
import { TILE_DATA } from '../data/tables.ts'
import { advance } from '../rules/board/amstel.ts'
import { isFree } from '../rules/board/city.ts'
import { enterDepot, store } from '../rules/board/harbour.ts'
import { openTile } from '../rules/board/market.ts'
import { gainGulden, gainPoints, payGulden, report, seatOf } from '../rules/possessions.ts'
import { type Amsterdam, TOM } from '../state.ts'

/** The solo game's opponent. Nobody answers for him: what he does follows from the dice and the position. */

const TRIPLE = 3
const SALE = 2
/** The number that moves his disc, and the one that gives him a block. */
const STEP = 1
const BLOCK = 6

/** Of the cards laid out those that TOM may remove: the cheapest, plan cards before others, buildings before craftsmen. */
export function cardsForTom(state: Amsterdam): readonly number[] {
  const least = Math.min(...state.display.map(card => totalCost(state, card)))
  const cheapest = state.display.filter(card => totalCost(state, card) === least)
  const plans = cheapest.filter(isPlan)
  return plans.length > 0 ? plans : cheapest.slice(0, 1)
}

/** His phase II: a step for each 1, and a docker for each number that shows three times for the first time. */
export function tomRolls(state: Amsterdam): void {
  advance(state, TOM, state.dice.filter(pips => pips === STEP).length)
  for (let pips = 1; pips <= 6; pips++) {
    const bit = 1 << (pips - 1)
    if (state.dice.filter(each => each === pips).length < TRIPLE || (state.triples & bit) !== 0) continue
    state.triples |= bit
    if (heard()) report({ kind: 'triple', seat: TOM, pips })
    const [docker] = state.piers[pips - 1]!
    if (docker === undefined) continue
    state.piers = state.piers.with(pips - 1, state.piers[pips - 1]!.slice(1))
    enterDepot(state, TOM, docker)
    gainGulden(state, TOM, 1)
  }
}

/** His phase III: a block for each 6, then the market. */
export function tomActs(state: Amsterdam): void {
  for (const [color, pips] of state.dice.entries()) if (pips === BLOCK) takeBlockForTom(state, color)
  const tile = openTile(state)
  const { price } = TILE_DATA[tile]!
  if (seatOf(state, TOM).gulden < price) return gainGulden(state, TOM, 1)
  if (heard()) report({ kind: 'market', seat: TOM, tile })
  payGulden(state, TOM, price, TILE + tile)
  for (const effect of TILES[tile]!.effects) {
    if (effect.do === 'prestige') gainPoints(state, TOM, effect.amount.n, TILE + tile)
    if (effect.do === 'amstel') advance(state, TOM, effect.n)
  }
}

/** The cheapest free block of a district; of several one next to his own, then the leftmost. */
export function blockForTom(state: Amsterdam, district: number): number | undefined {
  const free = [...BLOCKS.keys()].filter(
    block => BLOCKS[block]!.district === district && isFree(state, block),
  )
  const isNear = (block: number) => BLOCKS[block]!.neighbours.some(other => state.owners[other] === TOM)
  const [best] = free.sort((a, b) => {
    const [one, other] = [BLOCKS[a]!, BLOCKS[b]!]
    return (
      one.cost - other.cost || Number(isNear(b)) - Number(isNear(a)) || one.x - other.x || one.y - other.y
    )
  })
  return best
}

/** His good is sold if its field on the black market is empty, and otherwise delivered at once. */
function takeBlockForTom(state: Amsterdam, district: number) {
  const block = blockForTom(state, district)
  if (block === undefined) return
  const good = state.goods[block]!
  state.owners = state.owners.with(block, TOM)
  state.goods = state.goods.with(block, -1)
  if (heard()) report({ kind: 'block', seat: TOM, block, good })
  if (state.blackMarket[good] === 0) {
    state.blackMarket = state.blackMarket.with(good, 1)
    if (heard()) report({ kind: 'sold', seat: TOM, good })
    return gainGulden(state, TOM, SALE)
  }
  const warehouse = FIELDS.findIndex(({ type, serves }) => type === 'large' && serves === good)
  store(state, TOM, good, warehouse)
}
