import { plan } from '@kontor/engine'
import { BLOCKS } from '../../data/board.ts'
import { follow } from '../../effects/index.ts'
import type { Amsterdam } from '../../state.ts'
import { tasks } from '../../tasks.ts'
import { priceOfBlock, takeBlock } from '../board/city.ts'
import { changed, note, payGulden, payResources, SIX } from '../possessions.ts'
import { activate, NOTHING, priceOfCard } from './activation.ts'
import { blockForGulden, savedOnCard } from './permanents.ts'

/** Cards and blocks that are paid for, and what follows. */

/** Pays for a card, asking what is saved where that is a choice. */
export function buyCard(state: Amsterdam, seat: number, card: number): void {
  if (savedOnCard(state, seat, card) > 0) return plan(state, tasks.save({ seat, card }))
  payForCard(state, seat, card, NOTHING)
}

export function payForCard(state: Amsterdam, seat: number, card: number, saved: number): void {
  payResources(state, seat, priceOfCard(state, seat, card, saved))
  follow(state, seat, activate(state, seat, card))
}

/** Pays the resources of a block and takes it. */
export function buyBlockForResources(state: Amsterdam, seat: number, block: number): void {
  payResources(state, seat, changed(SIX, BLOCKS[block]!.district, priceOfBlock(state, seat, block)))
  buyBlock(state, seat, block)
}

/** Pays gulden for a block instead, as an active card allows, and takes it. */
export function buyBlockForGulden(state: Amsterdam, seat: number, block: number): void {
  payGulden(state, seat, blockForGulden(state, seat) ?? 0)
  buyBlock(state, seat, block)
}

function buyBlock(state: Amsterdam, seat: number, block: number): void {
  note(state, { blocks: state.turn.blocks + 1 })
  follow(state, seat, takeBlock(state, seat, block))
}
