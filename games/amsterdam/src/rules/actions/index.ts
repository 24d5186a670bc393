import { pairs } from '@kontor/common/tasks'
import type { About, Choice } from '@kontor/engine'
import type { Language } from '@kontor/engine/presentation'
import { joined, same } from '@kontor/language/phrase'
import { advance } from './advance.ts'
import { block, forGulden } from './blocks.ts'
import { activate, use } from './cards.ts'
import { board, land } from './dockers.ts'
import { deliver, load } from './goods.ts'
import { market } from './market.ts'
import { sail } from './ship.ts'
import type { Verb } from './verb.ts'

/** All actions of a turn, in the order in which they are offered. */
export const VERBS: readonly Verb[] = [
  activate,
  use,
  block,
  forGulden,
  deliver,
  land,
  board,
  load,
  market,
  sail,
  advance,
]

/** A choice of a turn is an action, by its place among the verbs, and what it is done with. */
const PER_VERB = pairs(1000)

export const choiceOf = (verb: number, object: number): Choice => PER_VERB.choice(verb, object)

/** The action that a choice of a turn means, and what it is done with. */
export function actionOf(choice: Choice): { readonly verb: Verb; readonly object: number } {
  return { verb: VERBS[PER_VERB.object(choice)]!, object: PER_VERB.way(choice) }
}

/** An answer that is not possible now: what it would do, and with what, unless that is a card. */
export function refused(about: About, language: Language): string {
  const { title, meant } = VERBS.find(({ word }) => word === about.verb)!
  return (meant ? joined(meant(about), same(': '), title) : title)[language]
}
