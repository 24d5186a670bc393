import type { Amount as AmountOf } from '@kontor/city/amounts'
import type { Color, Group } from './colors.ts'

/**
 * The language of effects. A person is one expression in it; what the person does, what the card says in three
 * languages and its icons are all read from that expression. Everything here is plain data.
 */

/** Something that can be counted. */
export type Counter =
  | { readonly of: 'persons'; readonly group?: Group }
  | { readonly of: 'houses'; readonly color: Color }
  | { readonly of: 'dice'; readonly showing: number }
  /** Population groups, colours of houses, of workers and of threat markers: each counted once. */
  | { readonly of: 'groups' | 'houseColors' | 'workerColors' | 'threatColors' }
  /** Canal tiles, canals whose five spaces are built, workers, coloured majority markers, third spaces and statues. */
  | { readonly of: 'canalTiles' | 'fullCanals' | 'workers' | 'majorities' | 'thirdsAndStatues' }
  /** How many numbers the dice show; the points of the own space of the reputation track. */
  | { readonly of: 'diceNumbers' | 'reputation' }
  /** The number on the die of the worker's colour that was paid. */
  | { readonly of: 'paidDie' }

export type Amount = AmountOf<Counter>

/** A colour that is named, or that of the worker paid, the space, the house or the person concerned. */
export type ColorRef = Color | 'its'

/** A die shows at least so much. */
interface Condition {
  readonly die: Color
  readonly atLeast: number
}

/** What each other player suffers. */
export type Attack =
  | 'discardCard'
  | 'discardHouse'
  | 'discardPerson'
  | 'giveCard'
  | 'giveGuilders'
  | 'giveWorkers'
  | 'loseCanal'
  | 'moveBack'

export type Effect =
  | { readonly do: 'points' | 'guilders'; readonly amount: Amount }
  /** One worker for each colour listed. */
  | { readonly do: 'workers'; readonly colors: readonly ColorRef[] }
  | { readonly do: 'anyWorkers'; readonly n: number }
  /** A worker of its colour for each die that shows this. */
  | { readonly do: 'diceWorkers'; readonly showing: number }
  /** Any number of own workers for as many of any colours. */
  | { readonly do: 'exchangeWorkers' }
  /** Workers of any colours for a guilder each; workers of different colours back, for a point and a guilder each. */
  | { readonly do: 'buyWorkers' | 'sellWorkers'; readonly upTo: number }
  /** Top cards of the draw piles into the hand, one after the other. */
  | { readonly do: 'draw'; readonly n: number }
  | { readonly do: 'drawThenDiscard'; readonly n: number }
  /** A hand card, or the top card of a draw pile, for an action. */
  | { readonly do: 'playCard' | 'drawAndPlay' }
  /** Top cards of the draw piles become houses. */
  | { readonly do: 'freeHouses'; readonly n: number }
  /** A canal tile on an open space of any colour, without a card. */
  | { readonly do: 'canal'; readonly price: 'double' | 'free' }
  /** One space forward on the reputation track. */
  | { readonly do: 'advance' }
  /** Up to so many own threat markers, of one colour or split over any, back for a point each. */
  | { readonly do: 'discardThreats'; readonly color: ColorRef | 'any'; readonly markers: Amount }
  | { readonly do: 'others'; readonly suffer: Attack; readonly n: number }
  /** Each other player takes a threat marker of a colour. */
  | { readonly do: 'threatenOthers'; readonly color: Color }
  /** Discard a threat marker; then each other player takes one of its colour. */
  | { readonly do: 'passThreat' }
  /** A guilder to each other player, for a point each. */
  | { readonly do: 'payOthers' }
  /** Activate each own person that costs a worker once, without the worker. */
  | { readonly do: 'activateAll' }
  /** Any number of other own persons back into the hand. */
  | { readonly do: 'recall' }

/** Something that happens to a player, or that another player does, and that a permanent person may follow. */
type Occasion =
  /** One space forward on the reputation track, however it came. */
  | 'advance'
  /** A canal tile, a house or a person of one's own, by the action or by an effect. */
  | 'canalBuilt'
  | 'houseBuilt'
  | 'recruited'
  | 'otherCanal'
  | 'otherRecruited'

/** A permanent ability. */
export type Always =
  /** After the action that takes workers or guilders, or on an occasion. */
  | { readonly on: 'workers' | 'guilders' | Occasion; readonly effects: readonly Effect[] }
  /** Persons of a colour at half price; canal tiles without guilders; the dice price of a step lowered. */
  | { readonly price: 'halfPerson'; readonly color: Color }
  | { readonly price: 'canalFree' }
  | { readonly price: 'step'; readonly less: number }
  /** A step can be bought for so many guilders when no die shows a 1 or 2. */
  | { readonly stepFor: number }
  /** The action that discards a threat marker may discard so many. */
  | { readonly discards: number }
  /** How many cards the hand may be filled up to. */
  | { readonly handSize: number }
  /** The person belongs to this group, too. */
  | { readonly alsoOf: Group }
  | { readonly rule: Rule }

export type Rule =
  /** A worker of its colour instead of a threat marker; instants twice; majority markers in a tie. */
  'avert' | 'doubleInstant' | 'sharedMajority'

/** What counts at the end. */
export type Final =
  | { readonly points: Amount }
  | { readonly points: Amount; readonly if: 'allHouseColors' }
  | { readonly double: 'statue' }

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
