import type { Amount as AmountOf } from '@kontor/common/amounts'
import type { Fee, FeeWorkers } from './always/fees.ts'
import type { Decrease, HandLimit, LevelPoints } from './always/limits.ts'
import type { Following } from './always/occasions.ts'
import type { Price } from './always/prices.ts'
import type { RuleChange } from './always/rules.ts'
import type { Rounds, Ships, Spared } from './always/seasons.ts'
import type { Color } from './colors.ts'
import type { DiceTotal, DieShows, NoLowDie } from './conditions/dice.ts'
import type { Buildings, Categories } from './counters/buildings.ts'
import type { BlackDie, CommonDie, Dice, DiceNumbers, PaidDie } from './counters/dice.ts'
import type { SiteColors, Sites } from './counters/sites.ts'
import type { HallSpace, Majorities, RaisedColors, RaisedLevels } from './counters/standing.ts'
import type { ThirdsAndStatues, WallSegments } from './counters/wall.ts'
import type { OwnWorkers, PaidWorkers, WorkerColors, WorkerSets } from './counters/workers.ts'
import type { ActivateAgain } from './effects/again/activate-again.ts'
import type { ActivateAll } from './effects/again/activate-all.ts'
import type { CopyInstant } from './effects/again/copy-instant.ts'
import type { RepeatInstant } from './effects/again/repeat-instant.ts'
import type { FreeSites } from './effects/building/free-sites.ts'
import type { SiteFromPile } from './effects/building/site-from-pile.ts'
import type { UnderZoo } from './effects/building/under-zoo.ts'
import type { Wall } from './effects/building/wall.ts'
import type { CycleDiscard } from './effects/cards/cycle-discard.ts'
import type { Draw } from './effects/cards/draw.ts'
import type { DrawThenDiscard } from './effects/cards/draw-then-discard.ts'
import type { Fetch } from './effects/cards/fetch.ts'
import type { NewHand } from './effects/cards/new-hand.ts'
import type { Recall } from './effects/cards/recall.ts'
import type { SearchDiscard } from './effects/cards/search-discard.ts'
import type { StandardAction } from './effects/cards/standard-action.ts'
import type { MoveCleric } from './effects/church/move-cleric.ts'
import type { PlaceWorker } from './effects/church/place-worker.ts'
import type { Ease } from './effects/disasters/ease.ts'
import type { IntrigueOthers } from './effects/disasters/intrigue-others.ts'
import type { PassDisaster } from './effects/disasters/pass-disaster.ts'
import type { Reduce } from './effects/disasters/reduce.ts'
import type { Advance } from './effects/gains/advance.ts'
import type { LosePoints } from './effects/gains/lose-points.ts'
import type { Marks } from './effects/gains/marks.ts'
import type { Points } from './effects/gains/points.ts'
import type { BuyPoints } from './effects/others/buy-points.ts'
import type { Others } from './effects/others/others.ts'
import type { AnyWorkers } from './effects/workers/any-workers.ts'
import type { BlackMatchWorkers } from './effects/workers/black-match-workers.ts'
import type { BuyWorkers } from './effects/workers/buy-workers.ts'
import type { DiceWorkers } from './effects/workers/dice-workers.ts'
import type { ExchangeWorkers } from './effects/workers/exchange-workers.ts'
import type { OneWorker } from './effects/workers/one-worker.ts'
import type { ReturnWorkers } from './effects/workers/return-workers.ts'
import type { SameWorkers } from './effects/workers/same-workers.ts'
import type { Workers } from './effects/workers/workers.ts'
import type { AllSiteColors } from './laurels/all-site-colors.ts'
import type { DoubleStatue } from './laurels/double-statue.ts'
import type { FinalPoints } from './laurels/points.ts'

/**
 * The language of effects. A card is one expression in it; what the card does, what it says in three languages and its
 * icons are all read from that expression. Everything here is plain data.
 */

/** Something that can be counted. */
export type Counter =
  | Buildings
  | Categories
  | Sites
  | SiteColors
  | OwnWorkers
  | WorkerColors
  | WorkerSets
  | PaidWorkers
  | WallSegments
  | ThirdsAndStatues
  | Dice
  | DiceNumbers
  | BlackDie
  | CommonDie
  | PaidDie
  | Majorities
  | RaisedColors
  | RaisedLevels
  | HallSpace

export type Amount = AmountOf<Counter>

/** A colour that is named, or that of the worker paid, the site, the segment or the card concerned. */
export type ColorRef = Color | 'its'

/** What a card can ask of the dice; what belongs to it is in its own module. */
export type Condition = DieShows | DiceTotal | NoLowDie

/** What each other player suffers. */
export type Attack =
  | 'discardCard'
  | 'turnToken'
  | 'giveCard'
  | 'giveMarks'
  | 'giveWorkers'
  | 'loseWall'
  | 'hallBack'
  | 'discardBuilding'
  | 'discardSite'

/** What a card can do: each word with the shape of its data, which stands with all else that belongs to the word. */
export type Effect =
  | ActivateAgain
  | ActivateAll
  | CopyInstant
  | RepeatInstant
  | FreeSites
  | SiteFromPile
  | UnderZoo
  | Wall
  | CycleDiscard
  | DrawThenDiscard
  | Draw
  | Fetch
  | NewHand
  | Recall
  | SearchDiscard
  | StandardAction
  | MoveCleric
  | PlaceWorker
  | Ease
  | IntrigueOthers
  | PassDisaster
  | Reduce
  | Advance
  | LosePoints
  | Marks
  | Points
  | BuyPoints
  | Others
  | AnyWorkers
  | BlackMatchWorkers
  | BuyWorkers
  | DiceWorkers
  | ExchangeWorkers
  | OneWorker
  | ReturnWorkers
  | SameWorkers
  | Workers

/** What an activation costs: workers of these colours, or between one and five of different colours. */
export interface Pay {
  readonly workers: readonly (Color | 'any')[]
  readonly upToDifferent?: number
}

/** Every permanent ability; what belongs to it is in its own module. */
export type Always =
  | Following
  | Fee
  | FeeWorkers
  | Price
  | Decrease
  | HandLimit
  | LevelPoints
  | Rounds
  | Ships
  | Spared
  | RuleChange

/** What counts at the end; what belongs to it is in its own module. */
export type Final = FinalPoints | AllSiteColors | DoubleStatue

/** A card's ability: when it works, and what it does then. */
export type Ability =
  | { readonly when: 'instant'; readonly effects: readonly Effect[] }
  | {
      readonly when: 'I' | 'II' | 'III' | 'IV'
      readonly pay?: Pay
      readonly if?: Condition
      readonly effects: readonly Effect[]
    }
  | { readonly when: 'always'; readonly always: Always }
  | { readonly when: 'final'; readonly final: Final }
  | { readonly when: 'never' }
