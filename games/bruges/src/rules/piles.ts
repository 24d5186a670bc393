import { heard } from '@kontor/engine'
import { tellDrawn } from '@kontor/five-colours/rules/possessions'
import { colorOf } from '../cards/cardfile.ts'
import type { Bruges } from '../state.ts'
import { addToHand, report } from './possessions.ts'

/** The piles from which a card can be drawn. */
export function openPiles({ piles }: Bruges): number[] {
  const open: number[] = []
  for (let pile = 0; pile < piles.length; pile++) if (piles[pile]!.length > 0) open.push(pile)
  return open
}

/** Takes the top card off a pile, and replaces the pile if that was its last one; the caller says where the card goes. */
export function takeTop(state: Bruges, pile: number): number {
  const cards = state.piles[pile]!
  state.piles = state.piles.with(pile, cards.slice(0, -1))
  if (cards.length === 1) replace(state, pile)
  return cards[cards.length - 1]!
}

/** The top card of a pile into the hand. */
export function drawCard(state: Bruges, seat: number, pile: number): void {
  const card = takeTop(state, pile)
  addToHand(state, seat, card)
  tellDrawn(seat, colorOf(card), card)
}

/** The first pile to run out is replaced by the extra stack and decides the last round; later the other pile is cut. */
function replace(state: Bruges, pile: number) {
  if (state.extra.length > 0) {
    state.piles = state.piles.with(pile, state.extra)
    state.extra = []
    state.lastRound = state.turn === 0 ? state.round : state.round + 1
    if (heard()) report({ kind: 'extraStack', pile, last: state.lastRound })
    return
  }
  const other = 1 - pile
  const cards = state.piles[other]!
  if (cards.length < 2) return
  const half = Math.floor(cards.length / 2)
  state.piles = state.piles.with(other, cards.slice(half)).with(pile, cards.slice(0, half))
  if (heard()) report({ kind: 'cut', pile })
}
