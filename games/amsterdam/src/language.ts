import type { OfDice } from './abilities/dice.ts'
import type { NoCard } from './abilities/draft.ts'
import type { Laurelled } from './abilities/laurel.ts'
import type { Once } from './abilities/once.ts'
import type { Permanent } from './abilities/permanent.ts'
import type { CheaperBlock, CheaperCard, CheaperCraft } from './always/cheaper.ts'
import type { Activated, BlockTaken, Delivered } from './always/follows.ts'
import type { BlockFor, Blocks, PlanUses, StepsPerResource } from './always/limits.ts'
import type { Ruled } from './always/rules.ts'
import type { Trade } from './always/trade.ts'
import type { Ahead } from './conditions/ahead.ts'
import type { Brought } from './conditions/brought.ts'
import type { AtLeast, AtMost, NeverMoreInactive } from './conditions/compared.ts'
import type { MovedOnAmstel, Sailed } from './conditions/moved.ts'
import type { PlanUsed } from './conditions/plan-used.ts'
import type { BlockCounter } from './counters/blocks.ts'
import type { BoardCounter } from './counters/board.ts'
import type { CardCounter } from './counters/cards.ts'
import type { KindCounter } from './counters/kinds.ts'
import type { ShipCounter } from './counters/ship.ts'
import type { Activate } from './effects/activate.ts'
import type { Amstel } from './effects/amstel.ts'
import type { ExchangeCard } from './effects/exchange-card.ts'
import type { FreeBlock } from './effects/free-block.ts'
import type { AnyResources } from './effects/gains/any-resources.ts'
import type { Gulden } from './effects/gains/gulden.ts'
import type { GuldenWith } from './effects/gains/gulden-with.ts'
import type { Prestige } from './effects/gains/prestige.ts'
import type { Resources } from './effects/gains/resources.ts'
import type { MarketAgain } from './effects/market-again.ts'
import type { PlaceShip } from './effects/place-ship.ts'
import type { Sail } from './effects/sail.ts'
import type { FinalFields } from './laurels/amstel.ts'
import type { Churches } from './laurels/churches.ts'
import type { FinalPrestige, ShipHome } from './laurels/prestige.ts'
import type { Spared } from './laurels/spared.ts'
import type { GuldenPrice } from './prices/gulden.ts'
import type { PlanPrice } from './prices/plan.ts'
import type { ResourcePrice } from './prices/resources.ts'

/**
 * The language of effects. A card, a market tile or a mission is one expression in it; what it does, what it says in three
 * languages and its icons are all read from that expression. Everything here is plain data.
 */

/** Something that can be counted. Each family is a file of counters/. */
export type Counter = CardCounter | KindCounter | BlockCounter | ShipCounter | BoardCounter

/** So many, or so many for each of something. */
export interface Amount {
  readonly n: number
  readonly per?: Counter
}

/** What must be true when a card is used. Each family is a file of conditions/. */
export type Condition =
  | PlanUsed
  | AtLeast
  | AtMost
  | NeverMoreInactive
  | MovedOnAmstel
  | Sailed
  | Ahead
  | Brought

/** What is paid. Each price is a file of prices/. */
export type Price = ResourcePrice | GuldenPrice | PlanPrice

/** What a card or a market tile does. Each word is a file of effects/. */
export type Effect =
  | Prestige
  | Gulden
  | GuldenWith
  | Resources
  | AnyResources
  | Amstel
  | Sail
  | PlaceShip
  | MarketAgain
  | Activate
  | FreeBlock
  | ExchangeCard

/** A permanent ability. Each family is a file of always/. */
export type Always =
  | BlockTaken
  | Activated
  | Delivered
  | CheaperBlock
  | CheaperCard
  | CheaperCraft
  | BlockFor
  | Blocks
  | PlanUses
  | StepsPerResource
  | Trade
  | Ruled

/** What counts at the end. Each is a file of laurels/. */
export type Final = FinalPrestige | ShipHome | FinalFields | Churches | Spared

/** What a card can do, and when. Each is a file of abilities/. */
export type Ability = NoCard | OfDice | Once | Permanent | Laurelled

/** What the market sells for the price on the tile. */
export interface MarketTile {
  readonly effects: readonly Effect[]
}
