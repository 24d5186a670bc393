import type { Icons } from '@kontor/common/icons'
import { type Clause, OF_ITS_COLOR } from '@kontor/language/clauses'
import type { Phrase } from '@kontor/language/phrase'
import type { Reason } from '../events.ts'
import type { Effect } from '../language.ts'
import { activateAll } from './cards/activate-all.ts'
import { draw, drawThenDiscard } from './cards/draw.ts'
import { drawAndPlay } from './cards/draw-and-play.ts'
import { playCard } from './cards/play-card.ts'
import { recall } from './cards/recall.ts'
import { advance } from './gains/advance.ts'
import { canal } from './gains/canal.ts'
import { freeHouses } from './gains/free-houses.ts'
import { guilders, points } from './gains/gain.ts'
import { others } from './others/others.ts'
import { payOthers } from './others/pay-others.ts'
import { discardThreats } from './threats/discard-threats.ts'
import { passThreat } from './threats/pass-threat.ts'
import { threatenOthers } from './threats/threaten-others.ts'
import type { Gains, Outlook, Telling, Use, Word } from './word.ts'
import { anyWorkers } from './workers/any-workers.ts'
import { buyWorkers } from './workers/buy-workers.ts'
import { diceWorkers } from './workers/dice-workers.ts'
import { exchangeWorkers } from './workers/exchange-workers.ts'
import { sellWorkers } from './workers/sell-workers.ts'
import { workers } from './workers/workers.ts'

/** What persons can do: every word of the language, with all that belongs to it. */
const WORDS = {
  points,
  guilders,
  workers,
  anyWorkers,
  diceWorkers,
  exchangeWorkers,
  buyWorkers,
  sellWorkers,
  draw,
  drawThenDiscard,
  playCard,
  drawAndPlay,
  freeHouses,
  canal,
  advance,
  discardThreats,
  others,
  threatenOthers,
  passThreat,
  payOthers,
  activateAll: activateAll((effect, outlook) => whyNot(effect, outlook)),
  recall,
} satisfies { readonly [K in Effect['do']]: Word<Extract<Effect, { readonly do: K }>> }

const wordOf = (effect: Effect): Word<Effect> => WORDS[effect.do]

/** Does what an effect says. */
export const runEffect = (effect: Effect, use: Use): void => wordOf(effect).run(effect, use)

/** Why an effect would do nothing now; undefined if it would do something. */
export const whyNot = (effect: Effect, outlook: Outlook): Reason | undefined =>
  wordOf(effect).whyNot(effect, outlook)

/** Adds what an effect is certain to bring. */
export const addGains = (gains: Gains, effect: Effect, outlook: Outlook): void =>
  wordOf(effect).brings(gains, effect, outlook)

export const sentenceOf = (effect: Effect, telling: Telling): Clause =>
  wordOf(effect).sentence(effect, telling)

export const shortOf = (effect: Effect, ofIts: Phrase = OF_ITS_COLOR): Phrase =>
  wordOf(effect).short(effect, ofIts)

export const iconsOf = (effect: Effect): Icons => wordOf(effect).icons(effect)

export const worthOf = (effect: Effect): number => wordOf(effect).worth(effect)

type Asked = (typeof WORDS)[Effect['do']]['steps']
type All<Parts> = (Parts extends unknown ? (part: Parts) => void : never) extends (all: infer Whole) => void
  ? Whole
  : never

/** The questions that effects ask. */
export const questions: All<Asked> = Object.assign({}, ...Object.values(WORDS).map(({ steps }) => steps))
