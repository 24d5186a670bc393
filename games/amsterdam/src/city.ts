import { heard, plan } from '@kontor/engine'
import { BLOCKS } from './data/board.ts'
import { runEffects } from './effects.ts'
import type { Reason } from './events.ts'
import { distancesIn } from './graph.ts'
import { holdingOf } from './holdings.ts'
import type { Always } from './language.ts'
import { blockForGulden, blockLimit, cardWith, following, hasRule, savedOnBlock } from './permanents.ts'
import { changed, gainGulden, note, payGulden, payResources, report, SIX, seatOf } from './possessions.ts'
import { type Amsterdam, task } from './state.ts'

/** The city: its blocks, what they cost, and the goods on them that the black market buys. */

/** The black market pays so many gulden, or one resource. */
const SALE = 2
export const CITY_STEPS = distancesIn(BLOCKS)

/** Ways to pay for a block: its resources, or gulden. */
export const FOR_RESOURCES = 0
export const FOR_GULDEN = 1

export function isFree(state: Amsterdam, block: number): boolean {
  return state.owners[block] === -1
}

/** How many resources of its colour a block costs a seat. */
export function priceOfBlock(state: Amsterdam, seat: number, block: number): number {
  const messenger = state.messenger === block ? 1 : 0
  return Math.max(0, BLOCKS[block]!.cost - savedOnBlock(state, seat) - messenger)
}

/** Why a block cannot be taken for its resources; undefined if it can. */
export function whyNotBlock(state: Amsterdam, seat: number, block: number): Reason | undefined {
  if (state.turn.blocks >= blockLimit(state, seat)) return { kind: 'blockLimit' }
  const { district } = BLOCKS[block]!
  const lacks = priceOfBlock(state, seat, block) - seatOf(state, seat).supply[district]!
  return lacks > 0 ? { kind: 'needsResources', missing: changed(SIX, district, lacks) } : undefined
}

/** Whether a seat may take a block for gulden now. */
export function canPayGulden(state: Amsterdam, seat: number): boolean {
  const price = blockForGulden(state, seat)
  return (
    price !== undefined && price <= seatOf(state, seat).gulden && state.turn.blocks < blockLimit(state, seat)
  )
}

/** Pays for a block and takes it. */
export function buyBlock(state: Amsterdam, seat: number, block: number, way: number): void {
  if (way === FOR_GULDEN) payGulden(state, seat, blockForGulden(state, seat)!)
  else payResources(state, seat, changed(SIX, BLOCKS[block]!.district, priceOfBlock(state, seat, block)))
  note(state, { blocks: state.turn.blocks + 1 })
  takeBlock(state, seat, block)
}

/** A block gets an owner, who receives its good and may sell it at once. */
export function takeBlock(state: Amsterdam, seat: number, block: number): void {
  const good = state.goods[block]!
  state.owners = state.owners.with(block, seat)
  state.goods = state.goods.with(block, -1)
  if (heard()) report({ kind: 'block', seat, block, good })
  if (state.messenger === block) note(state, { messengerMoves: true })
  const mine = seatOf(state, seat)
  mine.storage = changed(mine.storage, good, 1)
  plan(state, task('sell', seat, 0, good))
  for (const { card, effects } of following(state, seat, isBlockTaken)) runEffects(state, seat, card, effects)
}

function isBlockTaken(always: Always) {
  return 'on' in always && always.on === 'blockTaken'
}

/** What a sale brings: one of the two, or both. */
export function isFullSale(state: Amsterdam, seat: number, good: number): boolean {
  return state.trader === good || hasRule(state, seat, 'fullSale')
}

/** Sells a good that was just received; the gulden count as a card's if only the card gives them besides. */
export function sell(state: Amsterdam, seat: number, good: number, gulden: boolean, resource: boolean): void {
  const mine = seatOf(state, seat)
  mine.storage = changed(mine.storage, good, -1)
  state.blackMarket = state.blackMarket.with(good, 1)
  if (heard()) report({ kind: 'sold', seat, good })
  const card = gulden && resource && state.trader !== good ? cardWith(state, seat, 'fullSale') : 0
  if (state.trader === good) note(state, { traderMoves: true })
  if (gulden) gainGulden(state, seat, SALE, card)
  if (resource) plan(state, task('anyResource', seat, 0, -1, 1))
}

/** How many blocks a seat owns, of a district or in all. */
export function blocksOf(state: Amsterdam, seat: number, district?: number): number {
  const { blocks, byDistrict } = holdingOf(state.owners, seat)
  return district === undefined ? blocks : byDistrict[district]!
}
