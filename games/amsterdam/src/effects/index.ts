import { type Icons, withPlus } from '@kontor/common/icons'
import { worthOfAll } from '@kontor/common/worth'
import { clausesInWords } from '@kontor/language/clauses'
import { listed, type Phrase, same } from '@kontor/language/phrase'
import { COMMA } from '@kontor/language/short'
import type { Effect } from '../language.ts'
import type { Following } from '../rules/use/permanents.ts'
import type { Amsterdam } from '../state.ts'
import { activate } from './activate.ts'
import { amstel } from './amstel.ts'
import { exchangeCard } from './exchange-card.ts'
import { freeBlock } from './free-block.ts'
import { anyResources } from './gains/any-resources.ts'
import { gulden } from './gains/gulden.ts'
import { guldenWith } from './gains/gulden-with.ts'
import { prestige } from './gains/prestige.ts'
import { resources } from './gains/resources.ts'
import { marketAgain } from './market-again.ts'
import { placeShip } from './place-ship.ts'
import { sail } from './sail.ts'
import type { Word } from './word.ts'

const activating = activate(follow)
const takingBlock = freeBlock(follow)

/** The words of the language of effects. One without a part does not compile. */
const WORDS: { readonly [K in Effect['do']]: Word<Extract<Effect, { do: K }>> } = {
  prestige,
  gulden,
  guldenWith,
  resources,
  anyResources,
  amstel,
  sail,
  placeShip,
  marketAgain,
  activate: activating,
  freeBlock: takingBlock,
  exchangeCard,
}

/** What effects ask their player. */
export const effectSteps = {
  ...anyResources.steps,
  ...placeShip.steps,
  ...activating.steps,
  ...takingBlock.steps,
  ...exchangeCard.steps,
}

const wordOf = (effect: Effect): Word<Effect> => WORDS[effect.do]

/** Does what a card or a market tile says. */
export function runEffects(
  state: Amsterdam,
  seat: number,
  because: number,
  effects: readonly Effect[],
): void {
  for (const effect of effects) wordOf(effect).run(state, seat, effect, because)
}

/** What cards that are active already do when something has happened to their owner. */
export function follow(state: Amsterdam, seat: number, follows: readonly Following[]): void {
  for (const { card, effects } of follows) runEffects(state, seat, card, effects)
}

/** Whether any of these effects would change something now. */
export const anyPossible = (state: Amsterdam, seat: number, effects: readonly Effect[]): boolean =>
  effects.some(effect => wordOf(effect).possible(state, seat, effect))

/** What effects are called together: an imperative, in small letters and without a full stop. */
export const effectsInWords = (effects: readonly Effect[]): Phrase =>
  clausesInWords(effects.map(effect => wordOf(effect).sentence(effect)))

/** A counter at the end is that of the last effect alone, and parted from the others. */
export function effectsShort(effects: readonly Effect[]): Phrase {
  const last = effects.at(-1)
  const parted = last !== undefined && 'amount' in last && last.amount.per !== undefined
  return listed(
    effects.map(effect => wordOf(effect).short(effect)),
    parted ? same('; ') : COMMA,
  )
}

export const effectsIcons = (effects: readonly Effect[]): Icons =>
  withPlus(effects.map(effect => wordOf(effect).icons(effect)))

/** What effects bring to somebody with these active cards. */
export const worthOfEffects = (effects: readonly Effect[], active: readonly number[]): number =>
  worthOfAll(effects, effect => wordOf(effect).worth(effect, active))
