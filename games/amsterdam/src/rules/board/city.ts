import { heard, plan } from '@kontor/engine'
import { BLOCKS } from '../../data/board.ts'
import type { Reason } from '../../events.ts'
import type { Amsterdam } from '../../state.ts'
import { tasks } from '../../tasks.ts'
import { discountOn, noteBlockTaken, noteSold, sellsFully } from '../hooks.ts'
import { changed, gainGulden, report, SIX, seatOf } from '../possessions.ts'
import {
  blockForGulden,
  blockLimit,
  cardWith,
  type Following,
  following,
  hasRule,
  savedOnBlock,
} from '../use/permanents.ts'
import { distancesIn } from './graph.ts'
import { holdingOf } from './holdings.ts'

/** The city: its blocks, what they cost, and the goods on them that the black market buys. */

/** The black market pays so many gulden, or one resource. */
const SALE = 2
export const CITY_STEPS = distancesIn(BLOCKS)

export function isFree(state: Amsterdam, block: number): boolean {
  return state.owners[block] === -1
}

export function freeBlocks({ owners }: Pick<Amsterdam, 'owners'>): number[] {
  const free: number[] = []
  for (let block = 0; block < owners.length; block++) if (owners[block] === -1) free.push(block)
  return free
}

/** How many resources of its colour a block costs a seat; what its cards save is the same for all blocks. */
export function priceOfBlock(
  state: Amsterdam,
  seat: number,
  block: number,
  saved = savedOnBlock(state, seat),
): number {
  return Math.max(0, BLOCKS[block]!.cost - saved - discountOn(state, block))
}

/** The resources that a seat still needs for a block, and no more than 0 if it has enough. */
function lackingForBlock(state: Amsterdam, seat: number, block: number, saved?: number): number {
  return priceOfBlock(state, seat, block, saved) - seatOf(state, seat).supply[BLOCKS[block]!.district]!
}

/** Whether a seat may pay for a block, or one more, in this turn. */
function mayBuyBlock(state: Amsterdam, seat: number): boolean {
  return state.turn.blocks < blockLimit(state, seat)
}

/** The free blocks that a seat can take for their resources now. */
export function affordableBlocks(state: Amsterdam, seat: number): number[] {
  if (!mayBuyBlock(state, seat)) return []
  const saved = savedOnBlock(state, seat)
  const blocks: number[] = []
  for (let block = 0; block < BLOCKS.length; block++)
    if (isFree(state, block) && lackingForBlock(state, seat, block, saved) <= 0) blocks.push(block)
  return blocks
}

/** Why a block cannot be taken for its resources; undefined if it can. */
export function whyNotBlock(state: Amsterdam, seat: number, block: number): Reason | undefined {
  if (!mayBuyBlock(state, seat)) return { kind: 'blockLimit' }
  const lacks = lackingForBlock(state, seat, block)
  return lacks > 0
    ? { kind: 'needsResources', missing: changed(SIX, BLOCKS[block]!.district, lacks) }
    : undefined
}

/** Whether a seat may take a block for gulden now. */
export function canPayGulden(state: Amsterdam, seat: number): boolean {
  const price = blockForGulden(state, seat)
  return price !== undefined && price <= seatOf(state, seat).gulden && mayBuyBlock(state, seat)
}

/** A block gets an owner, who receives its good and may sell it at once; the cards that follow are for the caller to let. */
export function takeBlock(state: Amsterdam, seat: number, block: number): Following[] {
  const good = state.goods[block]!
  state.owners = state.owners.with(block, seat)
  state.goods = state.goods.with(block, -1)
  if (heard()) report({ kind: 'block', seat, block, good })
  noteBlockTaken(state, block)
  const mine = seatOf(state, seat)
  mine.storage = changed(mine.storage, good, 1)
  plan(state, tasks.sell({ seat, good }))
  return following(state, seat, always => (always.always === 'blockTaken' ? always.effects : undefined))
}

/** What a sale brings: one of the two, or both. */
export function isFullSale(state: Amsterdam, seat: number, good: number): boolean {
  return sellsFully(state, good) || hasRule(state, seat, 'fullSale')
}

/** Sells a good that was just received; the gulden count as a card's if only the card gives them besides. */
export function sell(state: Amsterdam, seat: number, good: number, gulden: boolean, resource: boolean): void {
  const mine = seatOf(state, seat)
  mine.storage = changed(mine.storage, good, -1)
  state.blackMarket = state.blackMarket.with(good, 1)
  if (heard()) report({ kind: 'sold', seat, good })
  const card = gulden && resource && !sellsFully(state, good) ? cardWith(state, seat, 'fullSale') : 0
  noteSold(state, good)
  if (gulden) gainGulden(state, seat, SALE, card)
  if (resource) plan(state, tasks.anyResource({ seat, n: 1 }))
}

/** How many blocks a seat owns, of a district or in all. */
export function blocksOf(state: Amsterdam, seat: number, district?: number): number {
  const { blocks, byDistrict } = holdingOf(state.owners, seat)
  return district === undefined ? blocks : byDistrict[district]!
}
