import type { Icons } from '@kontor/common/icons'
import type { Clause } from '@kontor/language/clauses'
import type { Phrase } from '@kontor/language/phrase'
import type { Change } from '../always/changes.ts'
import type { Reason } from '../events.ts'
import type { Effect } from '../language.ts'
import type { Once } from '../rules/activation.ts'
import { type Hamburg, isAutomaton } from '../state.ts'
import { activateAgain } from './again/activate-again.ts'
import { activateAll } from './again/activate-all.ts'
import { copyInstant } from './again/copy-instant.ts'
import { repeatInstant } from './again/repeat-instant.ts'
import { freeSites } from './building/free-sites.ts'
import { siteFromPile } from './building/site-from-pile.ts'
import { underZoo } from './building/under-zoo.ts'
import { wall } from './building/wall.ts'
import { cycleDiscard } from './cards/cycle-discard.ts'
import { draw } from './cards/draw.ts'
import { drawThenDiscard } from './cards/draw-then-discard.ts'
import { fetch } from './cards/fetch.ts'
import { newHand } from './cards/new-hand.ts'
import { recall } from './cards/recall.ts'
import { searchDiscard } from './cards/search-discard.ts'
import { standardAction } from './cards/standard-action.ts'
import { moveCleric } from './church/move-cleric.ts'
import { placeWorker } from './church/place-worker.ts'
import { ease } from './disasters/ease.ts'
import { intrigueOthers } from './disasters/intrigue-others.ts'
import { passDisaster } from './disasters/pass-disaster.ts'
import { reduce } from './disasters/reduce.ts'
import { advance } from './gains/advance.ts'
import { losePoints } from './gains/lose-points.ts'
import { marks } from './gains/marks.ts'
import { points } from './gains/points.ts'
import { buyPoints } from './others/buy-points.ts'
import { others } from './others/others.ts'
import type { Attempt, Gains, Need, Outlook, Saying, Use, Word } from './word.ts'
import { anyWorkers } from './workers/any-workers.ts'
import { blackMatchWorkers } from './workers/black-match-workers.ts'
import { buyWorkers } from './workers/buy-workers.ts'
import { diceWorkers } from './workers/dice-workers.ts'
import { exchangeWorkers } from './workers/exchange-workers.ts'
import { oneWorker } from './workers/one-worker.ts'
import { returnWorkers } from './workers/return-workers.ts'
import { sameWorkers } from './workers/same-workers.ts'
import { workers } from './workers/workers.ts'

/** All words of the card language. */
const EFFECTS = {
  activateAgain: activateAgain(works),
  activateAll: activateAll(works),
  copyInstant,
  repeatInstant,
  freeSites,
  siteFromPile,
  underZoo,
  wall,
  cycleDiscard,
  drawThenDiscard,
  draw,
  fetch,
  newHand,
  recall,
  searchDiscard,
  standardAction,
  moveCleric,
  placeWorker,
  ease,
  intrigueOthers,
  passDisaster,
  reduce,
  advance,
  losePoints,
  marks,
  points,
  buyPoints,
  others,
  anyWorkers,
  blackMatchWorkers,
  buyWorkers,
  diceWorkers,
  exchangeWorkers,
  oneWorker,
  returnWorkers,
  sameWorkers,
  workers,
} satisfies { readonly [K in Effect['do']]: Word<Extract<Effect, { do: K }>> }

type Questions = (typeof EFFECTS)[keyof typeof EFFECTS]['steps']
type All<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer Together) => void
  ? Together
  : never

/** The questions of all words. */
export const questions: All<Questions> = Object.assign(
  {},
  ...Object.values(EFFECTS).map(({ steps }) => steps),
)

/** The word of an effect; it is only ever given effects of its own. */
const wordOf = (effect: Effect): Word<Effect> => EFFECTS[effect.do]

export const needs = (effect: Effect, need: Need): boolean => wordOf(effect).needs.includes(need)

/** Does what an effect says. What is for hands does nothing for a seat that has none. */
export function runEffect(use: Use, effect: Effect): void {
  if (isAutomaton(use.state, use.seat) && needs(effect, 'hand')) return
  wordOf(effect).run(use, effect)
}

/** Why an effect could do nothing at all; undefined if it could. */
const whyWithout = (attempt: Attempt, effect: Effect): Reason | undefined =>
  wordOf(effect).possible(attempt, effect)

/** Adds what an effect is certain to bring. */
export const addGains = (outlook: Outlook, effect: Effect, gains: Gains): void =>
  wordOf(effect).brings(outlook, effect, gains)

/** What an effect changes about the action that it follows, if that has a form of its own. */
export const changeBy = (effect: Effect): Change | undefined => wordOf(effect).changes?.(effect)

export const sentenceOf = (effect: Effect, saying: Saying): Clause => wordOf(effect).sentence(effect, saying)

export const shortOf = (effect: Effect, ofIts: Phrase): Phrase => wordOf(effect).short(effect, ofIts)

export const iconsOf = (effect: Effect): Icons => wordOf(effect).icons(effect)

export const worthOf = (effect: Effect): number => wordOf(effect).worth(effect)

/** Whether every effect of an ability could do something with these workers. */
function works(
  state: Hamburg,
  seat: number,
  card: number,
  ability: Once,
  workers: readonly number[],
): boolean {
  return whyIdle(state, seat, card, ability, workers) === undefined
}

/** Why one of the effects of an ability could do nothing; undefined if all could. */
export function whyIdle(
  state: Hamburg,
  seat: number,
  card: number,
  ability: Once,
  workers: readonly number[],
): Reason | undefined {
  const attempt = { state, seat, card, workers, pays: ability.pay !== undefined }
  for (const effect of ability.effects) {
    const reason = whyWithout(attempt, effect)
    if (reason) return reason
  }
  return undefined
}
