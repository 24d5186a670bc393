import type { Color, Deck, Docker, Good, Kind } from './colors.ts'

/**
 * The language of effects. A card, a market tile or a mission is one expression in it; what it does, what it says in three
 * languages and its icons are all read from that expression. Everything here is plain data.
 */

/** Something that can be counted. */
export type Counter =
  /** Active cards: all, of a deck, or of a kind. */
  | { readonly of: 'cards'; readonly deck?: Deck }
  | { readonly of: 'kind'; readonly kind: Kind }
  /** Active plan cards of a district. */
  | { readonly of: 'plans'; readonly district: Color }
  /** Active cards used once in phase III, permanent ones, and those with a laurel wreath. */
  | { readonly of: 'onceCards' | 'permanentCards' | 'laurelCards' }
  /** Kinds of active craftsmen and districts of active plan cards: each counted once. */
  | { readonly of: 'crafts' | 'districts' }
  /** Complete pairs of active craftsmen of a kind, of active plan cards of a district. */
  | { readonly of: 'craftPairs' | 'planPairs' }
  /** Active craftsmen of the one kind of which there are most. */
  | { readonly of: 'commonestCraft' }
  /** City blocks owned, in a district or anywhere. */
  | { readonly of: 'blocks'; readonly district?: Color }
  /** Every five blocks owned, those left over counting as five. */
  | { readonly of: 'blockFives' }
  /** Goods and dockers on the ship, and kinds of goods there. */
  | { readonly of: 'cargo' | 'goodsAboard' | 'goodKindsAboard' }
  /** Bridges of the Amstel that the own disc has passed. */
  | { readonly of: 'bridges' }
  /** Dockers in the depot and goods on the black market, whosever they were. */
  | { readonly of: 'depot' | 'blackMarket' }
  /** Inactive cards below the board. */
  | { readonly of: 'inactive' }

/** So many, or so many for each of something. */
export interface Amount {
  readonly n: number
  readonly per?: Counter
}

/** What must be true when a card is used. */
export type Condition =
  /** A plan card, of a district or of any, has been used this turn. */
  | { readonly if: 'planUsed'; readonly district?: Color }
  | { readonly if: 'atLeast'; readonly n: number; readonly of: Counter }
  | { readonly if: 'atMost'; readonly n: number; readonly of: Counter }
  /** Never this turn more than so many inactive cards. */
  | { readonly if: 'neverMoreInactive'; readonly n: number }
  /** So many fields on the Amstel, or with the ship, this turn. */
  | { readonly if: 'movedOnAmstel' | 'sailed'; readonly n: number }
  /** In the order of the Amstel; alone on the prestige track. */
  | { readonly if: 'notFirst' | 'last' | 'aloneFirst' | 'aloneLast' }
  /** The market tile has given prestige, other cards have given something, this turn. */
  | { readonly if: 'marketPrestige' | 'cardGulden' | 'cardPrestige' }

/** What is paid: resources of a colour or of any, gulden, or an active plan card that is discarded. */
export type Price =
  | { readonly pay: 'resources'; readonly n: number; readonly color?: Color }
  | { readonly pay: 'gulden'; readonly n: number }
  | { readonly pay: 'plan' }

export type Effect =
  | { readonly do: 'prestige' | 'gulden'; readonly amount: Amount }
  /** So many gulden, or more with an active card of a kind. */
  | { readonly do: 'guldenWith'; readonly n: number; readonly kind: Kind; readonly more: number }
  /** One resource for each colour listed. */
  | { readonly do: 'resources'; readonly colors: readonly Color[] }
  | { readonly do: 'anyResources'; readonly n: number }
  /** Fields forward on the Amstel. */
  | { readonly do: 'amstel'; readonly n: number }
  /** Ship steps of this turn that cost nothing. */
  | { readonly do: 'sail'; readonly n: number }
  /** The ship onto any field of the harbour. */
  | { readonly do: 'placeShip' }
  /** The market tile once more this turn. */
  | { readonly do: 'marketAgain' }
  /** Inactive cards become active without their resources. */
  | { readonly do: 'activate'; readonly n: number }
  /** A free city block without its resources. */
  | { readonly do: 'freeBlock' }
  /** An inactive card onto the discard pile, another one from there. */
  | { readonly do: 'exchangeCard' }

/** What happens with chosen dice in phase II. */
export type DiceEffect =
  /** For each chosen die that shows a 1, or for each chosen die. */
  | { readonly dice: 'ones'; readonly gulden: number }
  | { readonly dice: 'ones' | 'both'; readonly resources: number }
  /** The resources of one die a slot higher or lower. */
  | { readonly dice: 'shift' }

/** A permanent ability. */
export type Always =
  | { readonly on: 'blockTaken'; readonly effects: readonly Effect[] }
  | { readonly on: 'activated'; readonly deck: Deck; readonly effects: readonly Effect[] }
  /** For every goods tile brought to a warehouse, of any kind or of one. */
  | { readonly on: 'delivered'; readonly good?: Good; readonly effects: readonly Effect[] }
  /** Resources less for a block, a card of a deck, a craftsman of a kind not active yet. */
  | { readonly price: 'block' | 'firstOfCraft'; readonly less: number }
  | { readonly price: 'card'; readonly deck: Deck; readonly less: number }
  /** A block for so many gulden instead of its resources. */
  | { readonly blockFor: number }
  /** So many blocks a turn; so many uses a turn of one plan card. */
  | { readonly blocks: number }
  | { readonly planUses: number }
  /** Fields that a resource pays for when the ship moves. */
  | { readonly stepsPerResource: number }
  /** As often as one likes in the own turn. */
  | { readonly trade: Price; readonly effects: readonly Effect[] }
  | { readonly rule: Rule }

export type Rule =
  /** On top of every stack of the Amstel; a plan card used at once when activated; money and resource for a sale. */
  | 'onTop'
  | 'planAtOnce'
  | 'fullSale'
  /** Twice the prestige of a place in the depot. */
  | 'doubleDepot'

/** What counts at the end. */
export type Final =
  | { readonly prestige: Amount }
  | { readonly prestige: Amount; readonly if: 'shipAtStart' }
  /** Fields on the Amstel before everything else. */
  | { readonly amstel: number }
  /** Alone, with one and with both of the other churches. */
  | { readonly churches: readonly [number, number, number] }
  | { readonly rule: 'noInactivePenalty' }

/** What a card can do, and when. */
export type Ability =
  | { readonly when: 'I'; readonly rule: 'noCard' }
  | { readonly when: 'II'; readonly effect: DiceEffect }
  /** Once per round in the own turn, on a condition, for a price, or for nothing. */
  | {
      readonly when: 'III'
      readonly if?: Condition
      readonly pay?: Price
      readonly effects: readonly Effect[]
    }
  | { readonly when: 'permanent'; readonly always: Always }
  | { readonly when: 'laurel'; readonly final: Final }

/** What the market sells for the price on the tile. */
export interface MarketTile {
  readonly effects: readonly Effect[]
}

/** What a secret mission asks for at the end. */
export type Mission =
  | { readonly goal: 'atLeast'; readonly n: number; readonly of: Counter }
  /** So many active cards of each deck. */
  | { readonly goal: 'eachDeck'; readonly n: number }
  /** Both dockers of a colour in the depot. */
  | { readonly goal: 'bothInDepot'; readonly docker: Docker }
  /** A large warehouse, or all small ones, filled. */
  | { readonly goal: 'warehouseFull'; readonly good: Good }
  | { readonly goal: 'smallWarehousesFull' }
  | { readonly goal: 'endField' | 'shipAtStart' }
  /** From the own board: so many dockers, goods and resources. */
  | {
      readonly goal: 'handIn'
      readonly dockers: number
      readonly goods: number
      readonly resources: number
    }
  /** Resources of different colours, dockers of a colour: the more the better. */
  | { readonly goal: 'handInColors' }
  | { readonly goal: 'handInDockers'; readonly docker: Docker }
