import type { State } from '../src/game.ts'
import type { Phrase } from './words.ts'

/**
 * How a table that knows no game draws this one: data, no code. A part shows a field of the state; a game writes its layout
 * as a `LayoutOf` its own state, so that a wrong name of a field fails the type check.
 */
export interface Layout<T extends Names = Names, P extends Names = Names> {
  /** The colours of the game in their order: a number in the state is a place in this list. */
  readonly colors: readonly Swatch[]
  /** What everybody shares, from top to bottom. */
  readonly table: readonly (Part<T> | Race<P> | Chart<T, P>)[]
  /** What each seat has, from top to bottom. */
  readonly seat: readonly Part<P>[]
  /** The question 'which card, for what?', if the game asks it. */
  readonly ledger?: Ledger
}

/** The layout of a game whose state is S. */
export type LayoutOf<S extends State & { readonly seats: readonly object[] }> = Layout<
  NamesIn<S>,
  NamesIn<S['seats'][number]>
>

/** The names of fields, by what they hold. */
interface Names {
  readonly number: string
  readonly list: string
  readonly lists: string
  readonly flags: string
}

interface NamesIn<V> extends Names {
  readonly number: Holding<V, number>
  readonly list: Holding<V, readonly number[]>
  readonly lists: Holding<V, readonly (readonly number[])[]>
  readonly flags: Holding<V, readonly boolean[]>
}

type Holding<V, W> = { [K in keyof V & string]: V[K] extends W ? K : never }[keyof V & string]

/** A colour: `key` is its word in the names of answers, `tint` one of the tints that pages draw. */
export interface Swatch {
  readonly key: string
  readonly tint: string
  readonly name: Phrase
}

/** 'Which card, for what?' as a table of all answers: a row for each card, a column for each use. */
export interface Ledger {
  /** The kinds of tasks that ask it. */
  readonly asked: readonly string[]
  readonly uses: readonly Use[]
}

/** What a card can be used for: `key` is the `use` that answers are about. */
interface Use {
  readonly key: string
  readonly name: Phrase
  readonly icon: string
  /** Whether the card is laid out; otherwise it is discarded. Those come last. */
  readonly laid?: true
}

/** Something that is drawn. */
export type Part<N extends Names = Names> =
  | Figures<N>
  | Columns<N>
  | Cards<N>
  | Piles<N>
  | Grounds<N>
  | Path<N>
  | Tokens<N>
  | Values<N>
  | Amounts<N>
  | Ring<N>

/**
 * Which answers a drawn thing stands for: those about `piece`. Of several drawn side by side each stands for those of its own
 * colour or place (`by`), and a thing alone for those of one `place`. Cards stand for answers about them without it.
 */
export interface StandsFor {
  readonly piece: string
  /** Where things of one kind lie in several places: what is done to those that lie here. */
  readonly verb?: string
  readonly by?: 'color' | 'place'
  readonly place?: number
}

/** Where an answer can be clicked. */
export type Answered = { readonly answers?: readonly StandsFor[] }

/** Numbers side by side: the round, coins, points. */
export interface Figures<N extends Names = Names> {
  readonly as: 'figures'
  readonly of: readonly {
    readonly field: N['number']
    readonly name: Phrase
    readonly sign?: Sign
    /** Drawn before the number where there is no room for the name. */
    readonly icon?: string
    /** What the number means, if it is a place in a list; a negative one is nothing. */
    readonly of?: readonly Sort[]
    /** Not drawn as long as it is 0. */
    readonly late?: true
  }[]
}

/** What a number is drawn with: a coin, a shield. */
export type Sign = 'money' | 'points'

/** One of several sorts: drawn as an icon or in one of the tints of pages, with both as a piece; otherwise its name is written. */
export interface Sort {
  readonly name: Phrase
  readonly icon?: string
  readonly tint?: string
}

/** A column for each colour, in which dice, workers and levels of that colour stand below one another. */
export interface Columns<N extends Names = Names> {
  readonly as: 'columns'
  readonly rows: readonly (Answered & {
    readonly field: N['list']
    readonly name: Phrase
    readonly of: 'dice' | 'workers' | 'numbers' | { readonly levels: number }
  })[]
}

/** Cards side by side; `hand` are those that the seat plays from. */
export interface Cards<N extends Names = Names> {
  readonly as: 'cards'
  readonly field: N['list']
  readonly name: Phrase
  readonly hand?: true
}

/** Piles of cards, each with its top and how many there are; a field of several lists is as many piles. */
export interface Piles<N extends Names = Names> {
  readonly as: 'piles'
  readonly of: readonly (Answered & { readonly field: N['list'] | N['lists']; readonly name: Phrase })[]
}

/** Cards with what stands on them: `places` says for each of `standing` on which of the grounds. */
export interface Grounds<N extends Names = Names> extends Answered {
  readonly as: 'grounds'
  readonly field: N['list']
  readonly standing: N['list']
  readonly places: N['list']
  /** The cards with a marker, because they were used. */
  readonly used?: N['list']
  readonly name: Phrase
}

/** A row of spaces that is filled from its start: a wall, a canal. `spaces` holds one row for all seats, or one for each. */
export interface Path<N extends Names = Names> extends Answered {
  readonly as: 'path'
  readonly field: N['number']
  readonly name: Phrase
  readonly spaces: readonly (readonly Space[])[]
}

/** A track on which a flag of each seat stands; `answers` can be clicked on the viewer's next space. */
export interface Race<P extends Names = Names> extends Answered {
  readonly as: 'race'
  /** The field of a seat: its space, counted from 0. */
  readonly field: P['number']
  readonly name: Phrase
  readonly spaces: readonly Space[]
}

/** What is printed on a space. */
export interface Space {
  readonly points?: number
  readonly cost?: number
  /** A colour, by its place among the colours. */
  readonly color?: number
}

/** Tokens that a seat has won or not: the bits of a number, the lowest first, or a list of flags. */
export interface Tokens<N extends Names = Names> {
  readonly as: 'tokens'
  readonly field: N['number'] | N['flags']
  readonly name: Phrase
  readonly of: readonly Phrase[]
}

/** A list of numbers as it is: statues that were won, or are still to be won. */
export interface Values<N extends Names = Names> {
  readonly as: 'values'
  readonly field: N['list']
  readonly name: Phrase
  readonly sign?: Sign
  /** What the numbers mean, if they are places in a list; a negative one is unknown. */
  readonly of?: readonly Sort[]
  /** Only the last of them matters: it lies on top. */
  readonly last?: true
}

/** How many there are of each kind: goods in a storage. */
export interface Amounts<N extends Names = Names> extends Answered {
  readonly as: 'amounts'
  readonly field: N['list']
  readonly name: Phrase
  readonly of: readonly Sort[]
}

/** A wheel: slots in a ring, in each of them so many of every colour. Slots are counted from 1. */
export interface Ring<N extends Names = Names> {
  readonly as: 'ring'
  readonly field: N['lists']
  readonly name: Phrase
}

/** A map: places where the data puts them, ways between them, and what stands there. */
export interface Chart<T extends Names = Names, P extends Names = Names> extends Answered {
  readonly as: 'map'
  readonly name: Phrase
  readonly places: readonly Place[]
  /** Pairs of places. */
  readonly ways: readonly (readonly [number, number])[]
  readonly layers: readonly Layer<T, P>[]
}

/** A place of a map. */
export interface Place extends Space {
  readonly key: string
  readonly name: Phrase
  /** What is drawn or written on it. */
  readonly shows?: Sort
  readonly x: number
  readonly y: number
}

/**
 * What stands at the places of a map. A list has an entry for every place, or for those that `at` lists; what a number
 * means stands in `of`, and a negative one is nothing.
 */
export type Layer<T extends Names = Names, P extends Names = Names> =
  /** The flag of a seat. */
  | { readonly as: 'owners'; readonly field: T['list'] }
  | {
      readonly as: 'kinds'
      readonly field: T['list']
      readonly at?: readonly number[]
      readonly of: readonly Sort[]
    }
  | {
      readonly as: 'counts'
      readonly field: T['list']
      readonly at: readonly number[]
      readonly most: number
    }
  | {
      readonly as: 'heaps'
      readonly field: T['lists']
      readonly at: readonly number[]
      readonly of: readonly Sort[]
    }
  /** A figure of nobody's, by the number of its place. */
  | ({ readonly as: 'figure'; readonly field: T['number'] } & Sort)
  /** A piece of every seat, by the number of its place. */
  | { readonly as: 'pieces'; readonly field: P['number']; readonly name: Phrase }
