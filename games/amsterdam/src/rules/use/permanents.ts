import type { RuleWord } from '../../always/rules.ts'
import { BUILDING, CRAFTSMAN, deckNumber, deckOf, kindOf, permanentOf } from '../../cards/cardfile.ts'
import type { Always, Effect } from '../../language.ts'
import type { Amsterdam } from '../../state.ts'
import { seatOf } from '../possessions.ts'

/** What the active permanent cards of a seat have a say in. */

type Word = Always['always']
type Of<K extends Word> = Extract<Always, { always: K }>

function isA<K extends Word>(always: Always, word: K): always is Of<K> {
  return always.always === word
}

export function hasRule(state: Amsterdam, seat: number, rule: RuleWord): boolean {
  return cardWith(state, seat, rule) !== 0
}

/** The active card of a seat with a rule; 0 if there is none. */
export function cardWith(state: Amsterdam, seat: number, rule: RuleWord): number {
  return seatOf(state, seat).active.find(card => permanentOf(card)?.always === rule) ?? 0
}

/** An active card of a seat and what it does then. */
export interface Following {
  readonly card: number
  readonly effects: readonly Effect[]
}

/** Lets cards follow. */
export type Follow = (state: Amsterdam, seat: number, follows: readonly Following[]) => void

/** The active cards that follow when something happens to their owner; `effectsOf` says what a card does then, if it follows. */
export function following(
  state: Amsterdam,
  seat: number,
  effectsOf: (always: Always) => readonly Effect[] | undefined,
): Following[] {
  return seatOf(state, seat).active.flatMap(card => {
    const always = permanentOf(card)
    const effects = always && effectsOf(always)
    return effects ? [{ card, effects }] : []
  })
}

/** The best of what active cards say with one of these words; `standard` without such a card. */
function best(
  state: Amsterdam,
  seat: number,
  word: 'blocks' | 'planUses' | 'stepsPerResource' | 'blockFor',
  standard: number,
): number {
  let most = standard
  for (const card of seatOf(state, seat).active) {
    const always = permanentOf(card)
    if (always && isA(always, word)) most = Math.max(most, always.n)
  }
  return most
}

/** Blocks that may be taken for their price in a turn. */
export function blockLimit(state: Amsterdam, seat: number): number {
  return best(state, seat, 'blocks', 1)
}

/** How often one plan card may be used in a turn. */
export function planLimit(state: Amsterdam, seat: number): number {
  return best(state, seat, 'planUses', 1)
}

/** The fields that one resource pays for when the ship moves. */
export function stepsPerResource(state: Amsterdam, seat: number): number {
  return best(state, seat, 'stepsPerResource', 1)
}

/** The gulden for which a block can be had instead of its resources; undefined if it cannot. */
export function blockForGulden(state: Amsterdam, seat: number): number | undefined {
  const price = best(state, seat, 'blockFor', 0)
  return price === 0 ? undefined : price
}

/** Resources that cards save on a block. */
export function savedOnBlock(state: Amsterdam, seat: number): number {
  return saved(state, seat, 'cheaperBlock')
}

/** Resources that other cards save on the activation of a card. */
export function savedOnCard(state: Amsterdam, seat: number, card: number): number {
  const deck = deckOf(card)
  if (deck !== CRAFTSMAN && deck !== BUILDING) return 0
  const onDeck = saved(state, seat, 'cheaperCard', deck)
  const onCraft = saved(state, seat, 'cheaperCraft')
  return onDeck + (onCraft > 0 && isNewCraft(state, seat, card) ? onCraft : 0)
}

function isNewCraft(state: Amsterdam, seat: number, card: number) {
  if (deckOf(card) !== CRAFTSMAN) return false
  return !seatOf(state, seat).active.some(other => kindOf(other) === kindOf(card))
}

/** The sum of what active cards save with a word; of those that speak of a deck, with this one. */
function saved(
  state: Amsterdam,
  seat: number,
  word: 'cheaperBlock' | 'cheaperCard' | 'cheaperCraft',
  deck?: number,
): number {
  let sum = 0
  for (const card of seatOf(state, seat).active) {
    const always = permanentOf(card)
    if (!always || !isA(always, word)) continue
    if (always.always !== 'cheaperCard' || deckNumber(always.deck) === deck) sum += always.less
  }
  return sum
}
