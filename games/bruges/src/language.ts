import type { Amount as AmountOf } from '@kontor/common/amounts'
import type { AlsoOf, Discards, HandSize, StepFor } from './always/limits.ts'
import type { Following } from './always/occasions.ts'
import type { Price } from './always/prices.ts'
import type { RuleChange } from './always/rules.ts'
import type { Color } from './colors.ts'
import type { CanalTiles, FullCanals, ThirdsAndStatues } from './counters/canals.ts'
import type { Dice, DiceNumbers, PaidDie } from './counters/dice.ts'
import type { HouseColors, Houses } from './counters/houses.ts'
import type { Groups, Persons } from './counters/persons.ts'
import type { Majorities, Reputation, ThreatColors } from './counters/standing.ts'
import type { OwnWorkers, WorkerColors } from './counters/workers.ts'
import type { ActivateAll } from './effects/cards/activate-all.ts'
import type { Draw, DrawThenDiscard } from './effects/cards/draw.ts'
import type { DrawAndPlay } from './effects/cards/draw-and-play.ts'
import type { PlayCard } from './effects/cards/play-card.ts'
import type { Recall } from './effects/cards/recall.ts'
import type { Advance } from './effects/gains/advance.ts'
import type { Canal } from './effects/gains/canal.ts'
import type { FreeHouses } from './effects/gains/free-houses.ts'
import type { Gain } from './effects/gains/gain.ts'
import type { Others } from './effects/others/others.ts'
import type { PayOthers } from './effects/others/pay-others.ts'
import type { DiscardThreats } from './effects/threats/discard-threats.ts'
import type { PassThreat } from './effects/threats/pass-threat.ts'
import type { ThreatenOthers } from './effects/threats/threaten-others.ts'
import type { AnyWorkers } from './effects/workers/any-workers.ts'
import type { BuyWorkers } from './effects/workers/buy-workers.ts'
import type { DiceWorkers } from './effects/workers/dice-workers.ts'
import type { ExchangeWorkers } from './effects/workers/exchange-workers.ts'
import type { SellWorkers } from './effects/workers/sell-workers.ts'
import type { Workers } from './effects/workers/workers.ts'
import type { AllHouseColors } from './laurels/all-house-colors.ts'
import type { DoubleStatue } from './laurels/double-statue.ts'
import type { FinalPoints } from './laurels/points.ts'

/**
 * The language of effects. A person is one expression in it; what the person does, what the card says in three
 * languages and its icons are all read from that expression. Everything here is plain data.
 */

/** Everything that can be counted; what belongs to it is in its own module. */
export type Counter =
  | Persons
  | Groups
  | Houses
  | HouseColors
  | OwnWorkers
  | WorkerColors
  | CanalTiles
  | FullCanals
  | ThirdsAndStatues
  | Dice
  | DiceNumbers
  | PaidDie
  | Majorities
  | Reputation
  | ThreatColors

export type Amount = AmountOf<Counter>

/** A die shows at least so much. */
interface Condition {
  readonly die: Color
  readonly atLeast: number
}

/** Every word that an effect can be; what belongs to it is in its own module. */
export type Effect =
  | Gain<'points'>
  | Gain<'guilders'>
  | Workers
  | AnyWorkers
  | DiceWorkers
  | ExchangeWorkers
  | BuyWorkers
  | SellWorkers
  | Draw
  | DrawThenDiscard
  | PlayCard
  | DrawAndPlay
  | FreeHouses
  | Canal
  | Advance
  | DiscardThreats
  | Others
  | ThreatenOthers
  | PassThreat
  | PayOthers
  | ActivateAll
  | Recall

/** Every permanent ability; what belongs to it is in its own module. */
export type Always = Following | Price | StepFor | Discards | HandSize | AlsoOf | RuleChange

/** What counts at the end; what belongs to it is in its own module. */
export type Final = FinalPoints | AllHouseColors | DoubleStatue

/** What a person can do, and when. */
export type Ability =
  | { readonly when: 'instant'; readonly effects: readonly Effect[] }
  /** Once per round, for a worker of a colour (or of any) or for nothing. */
  | {
      readonly when: 'round'
      readonly pay?: Color | 'any'
      readonly if?: Condition
      readonly effects: readonly Effect[]
    }
  | { readonly when: 'always'; readonly always: Always }
  | { readonly when: 'final'; readonly final: Final }
