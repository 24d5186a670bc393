import type { Amount as AmountOf } from '@kontor/city/amounts'
import type { Action, Category, Color } from './colors.ts'

/**
 * The language of effects. A card is one expression in it; what the card does, what it says in three languages and its
 * icons are all read from that expression. Everything here is plain data.
 */

/** Something that can be counted. */
export type Counter =
  | { readonly of: 'buildings'; readonly category?: Category }
  | { readonly of: 'sites'; readonly color: Color }
  | { readonly of: 'dice'; readonly showing: number }
  /** Building categories, colours of sites, colours of workers: each counted once. */
  | { readonly of: 'categories' | 'siteColors' | 'workerColors' }
  /** Wall segments, workers, full sets of five workers, coloured majority tokens, third segments and statues. */
  | { readonly of: 'wall' | 'workers' | 'workerSets' | 'majorities' | 'thirdsAndStatues' }
  /** Colours whose disaster is raised; raised levels in all colours. */
  | { readonly of: 'raisedColors' | 'raisedLevels' }
  /** The number on the black die, the number most dice show, how many numbers the dice show, the City Hall space. */
  | { readonly of: 'blackDie' | 'commonDie' | 'diceNumbers' | 'hallSpace' }
  /** The number on the die of the worker's colour that was paid; the workers that were paid. */
  | { readonly of: 'paidDie' | 'paidWorkers' }

export type Amount = AmountOf<Counter>

/** A colour that is named, or that of the worker paid, the site, the segment or the card concerned. */
export type ColorRef = Color | 'its'

export type Condition =
  | { readonly if: 'die'; readonly color: Color; readonly atLeast: number }
  | { readonly if: 'sum'; readonly atMost: number }
  | { readonly if: 'sum'; readonly atLeast: number }
  /** No die shows a 1 or 2. */
  | { readonly if: 'noLowDie' }

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

export type Effect =
  | { readonly do: 'points' | 'marks'; readonly amount: Amount }
  /** One worker for each colour listed, or that many times. */
  | { readonly do: 'workers'; readonly colors: readonly ColorRef[]; readonly per?: Counter }
  | { readonly do: 'anyWorkers'; readonly n: number }
  /** Top cards into the hand, from any piles or from one. */
  | { readonly do: 'draw'; readonly n: number; readonly pile?: Color }
  | { readonly do: 'drawThenDiscard'; readonly n: number }
  /** A standard action with the top card of a pile of choice, of the discard pile, or of the pile of its colour. */
  | { readonly do: 'standardAction'; readonly from: 'pile' | 'discard' | 'its' }
  /** A card of the category from the discard pile, built free of charge. */
  | { readonly do: 'searchDiscard'; readonly category: Category }
  /** A Zoo or Park card from a draw pile into the hand. */
  | { readonly do: 'fetch'; readonly category: 'Zoo' | 'Park'; readonly pile: ColorRef }
  | { readonly do: 'freeSites'; readonly n: number }
  /** The top card of a pile of choice becomes a site, for a worker of its colour. */
  | { readonly do: 'siteFromPile' }
  /** A wall segment of any colour, without a card. */
  | { readonly do: 'wall'; readonly price: 'double' | 'free' }
  | { readonly do: 'advance'; readonly price: number }
  /** So many levels, of one colour or split over any; of one colour only if the player wants to, where it may. */
  | { readonly do: 'reduce'; readonly color: ColorRef | 'any'; readonly levels: Amount; readonly may?: true }
  /** One level of any colour but this, without the point. */
  | { readonly do: 'ease'; readonly except: Color }
  | { readonly do: 'losePoints'; readonly n: number }
  /** A worker of one of these colours; so many of one colour of choice; so many back to the supply. */
  | { readonly do: 'oneWorker'; readonly of: readonly Color[] }
  | { readonly do: 'sameWorkers'; readonly n: number }
  | { readonly do: 'returnWorkers'; readonly n: number }
  /** An own building with the lightning icon works once more. */
  | { readonly do: 'repeatInstant' }
  /** A new hand: one card of each colour, or three of one pile and two of another. */
  | { readonly do: 'newHand'; readonly draw: 'eachColor' | 'threeAndTwo' }
  /** As many cards from the discard pile as the black die shows, then as many back. */
  | { readonly do: 'cycleDiscard' }
  | { readonly do: 'exchangeWorkers' }
  | { readonly do: 'buyWorkers'; readonly upTo: number }
  /** Any number of own buildings back into the hand. */
  | { readonly do: 'recall' }
  | { readonly do: 'others'; readonly suffer: Attack; readonly n: number }
  /** Reduce a disaster; then all others increase the same one. */
  | { readonly do: 'passDisaster' }
  /** Draw an intrigue token for all others. */
  | { readonly do: 'intrigueOthers' }
  /** 1 mark to each other player for 1 point of theirs. */
  | { readonly do: 'buyPoints' }
  /** Activate another own Phase III building once more; all that cost one worker, free; another's instant building. */
  | { readonly do: 'activateAgain' | 'activateAll' | 'copyInstant' }
  /** A worker into the church window of its colour; the season's cleric to a neighbouring window. */
  | { readonly do: 'placeWorker' | 'moveCleric' }
  /** A hand card of the paid worker's colour under a Zoo card of that colour. */
  | { readonly do: 'underZoo' }
  /** A worker of its colour for each coloured die that shows this; any worker for the black one. */
  | { readonly do: 'diceWorkers'; readonly showing: number }
  /** A worker of its colour for each coloured die that shows what the black one shows. */
  | { readonly do: 'blackMatchWorkers' }

/** What an activation costs: workers of these colours, or between one and five of different colours. */
export interface Pay {
  readonly workers: readonly (Color | 'any')[]
  readonly upToDifferent?: number
}

/** A permanent ability. */
export type Always =
  /** After an own standard action (with a card or die of certain colours). Marks on `money` may be negative. */
  | { readonly on: Action; readonly colors?: readonly Color[]; readonly effects: readonly Effect[] }
  /** What an action costs besides: marks, or workers of the card's colour or of one of these. */
  | { readonly on: Action; readonly fee: number }
  | { readonly on: Action; readonly feeWorkers: number; readonly of: 'its' | readonly Color[] }
  | {
      readonly on: Occasion
      readonly effects: readonly Effect[]
    }
  /** Cheaper: buildings of a colour at half price; the construction action, or the dice price of the City Hall. */
  | { readonly price: 'halfBuilding'; readonly color: Color }
  | { readonly price: 'build' | 'hall' | 'wall'; readonly less: number; readonly colors?: readonly Color[] }
  /** Wall segments (of certain colours) cost nothing by the standard action. */
  | { readonly price: 'wallFree'; readonly colors?: readonly Color[] }
  /** Every wall segment costs so many marks. */
  | { readonly price: 'wallFixed'; readonly marks: number }
  /** Wall segments may cost as much as the black die; others' City Hall costs more. */
  | { readonly price: 'wallBlackDie' | 'othersHall' }
  /** The standard action Decrease takes so many levels. */
  | { readonly decrease: number }
  /** The hand limit; points for each level reduced; rounds more or less in the season. */
  | { readonly handLimit: number }
  | { readonly levelPoints: number }
  | { readonly rounds: number }
  /** Whatever the dice show, all ships are active or none; disasters of these colours do not rise by dice and tokens. */
  | { readonly ships: 'all' | 'none' }
  | { readonly spared: readonly (Color | 'black')[] }
  | { readonly rule: Rule }

/** Something that happens to a player and that a permanent card may follow. */
export type Occasion =
  | 'advance'
  | 'intrigue'
  | 'majority'
  | 'parkMarks'
  | 'otherWall'
  | 'otherBuilding'
  /** An own disaster rises; a building of printed price 0 is constructed; a site is added. */
  | 'increase'
  | 'freeBuilding'
  | 'siteAdded'
  /** The standard action Decrease took a level. */
  | 'levelReduced'

export type Rule =
  /** No intrigue tokens unless wanted, and no share of the black die in the price of the City Hall. */
  | 'ignoreBlack'
  | 'avert'
  | 'fourthIncrease'
  | 'chooseIntrigue'
  | 'twoPerSite'
  | 'fourCategories'
  | 'recolour'
  | 'doubleInstant'
  | 'sharedMajority'

/** What counts at the end. */
export type Final =
  | { readonly points: Amount }
  | { readonly points: Amount; readonly if: 'allSiteColors' }
  | { readonly double: 'statue' }

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
