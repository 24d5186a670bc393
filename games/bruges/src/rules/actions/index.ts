import type { Choice, Refusal } from '@kontor/engine'
import { plays } from '@kontor/five-colours/rules/turns'
import { colorOf, threeDigits } from '../../cards/cardfile.ts'
import { ACTIONS, type Action } from '../../colors.ts'
import type { AboutPiece } from '../../pieces.ts'
import type { Bruges } from '../../state.ts'
import { LEFT, RIGHT } from '../canals.ts'
import { canalOn } from './canal.ts'
import { guilders } from './guilders.ts'
import { house } from './house.ts'
import { recruit } from './recruit.ts'
import { threat } from './threat.ts'
import type { Way } from './way.ts'
import { workers } from './workers.ts'

/** The six actions with a card, each in the ways in which it can be performed. */
const WAYS_OF: { readonly [A in Action]: readonly Way[] } = {
  workers: [workers],
  guilders: [guilders],
  threat: [threat],
  canal: [canalOn(LEFT), canalOn(RIGHT)],
  house: [house],
  recruit: [recruit],
}

/** All ways to use a card, in the order in which they are offered, and the action of each. */
const WAYS = ACTIONS.flatMap(action => WAYS_OF[action])
const ACTION_OF = ACTIONS.flatMap(action => WAYS_OF[action].map(() => action))

/** A card and the way in which an answer uses it. */
interface Play {
  readonly card: number
  readonly way: Way
  readonly action: Action
}

/** What an answer that plays a card means. */
export function playOf(choice: Choice): Play {
  const way = plays.way(choice)
  return { card: plays.object(choice), way: WAYS[way]!, action: ACTION_OF[way]! }
}

/** The answers that use one of some cards. */
export function waysToUse(state: Bruges, seat: number, cards: readonly number[]): Choice[] {
  const choices: Choice[] = []
  for (const card of cards) {
    const color = colorOf(card)
    for (let i = 0; i < WAYS.length; i++) {
      const way = WAYS[i]!
      if (way.wants(state, seat, color) && way.whyNot(state, seat, card) === undefined)
        choices.push(plays.choice(card, i))
    }
  }
  return choices
}

/** The ways in which some cards cannot be used now, and why. */
export function refusedUses(state: Bruges, seat: number, cards: readonly number[]): Refusal[] {
  return cards.flatMap(card =>
    WAYS.flatMap((way, i) => {
      const reason = way.whyNot(state, seat, card)
      const play = plays.choice(card, i)
      return reason ? [{ name: nameOfPlay(play), about: aboutPlay(play), reason }] : []
    }),
  )
}

export function nameOfPlay(choice: Choice): string {
  const { card, way } = playOf(choice)
  return `play ${threeDigits(card)} ${way.word}`
}

export function aboutPlay(choice: Choice): AboutPiece {
  const { card, way } = playOf(choice)
  return { verb: 'play', card, ...way.about }
}

/** Performs an action with a card. */
export function perform(state: Bruges, seat: number, choice: Choice): void {
  const { card, way } = playOf(choice)
  way.run(state, seat, card)
}
