import type { Icons } from '@kontor/common/icons'
import type { Phrase } from '@kontor/language/phrase'
import type { Action } from '../colors.ts'
import type { Extra } from '../effects/word.ts'
import type { Effect } from '../language.ts'
import type { Hamburg } from '../state.ts'
import type { Change } from './changes.ts'
import type { Occasion } from './occasions.ts'
import type { RuleChange } from './rules.ts'

/** Numbers of the rules that cards and tiles change, and what each is about. */
export interface Figures {
  /** About the card that is constructed. */
  readonly buildingPrice: number
  /** The dice price of the City Hall; and what others' cards add to any price there. */
  readonly hallPrice: null
  readonly hallTax: null
  readonly wallPrice: { readonly color: number; readonly byAction: boolean }
  /** What Take money brings with the die of a colour, and the levels that Decrease takes. */
  readonly money: number
  readonly decrease: null
  /** Marks due for an action besides its price. */
  readonly fee: Action
  readonly handLimit: null
  readonly levelPoints: null
  readonly rounds: null
  /** The active ships, one bit each. */
  readonly ships: null
}
export type Figure = keyof Figures

/** What becomes of a number; what comes in a lower order comes first. */
export interface FigureChange<F extends Figure> {
  readonly figure: F
  readonly order?: number
  change(value: number, about: Figures[F], state: Hamburg): number
}

/** Effects that follow what happens in one of some colours, by their places among those of the card. */
interface Followed {
  readonly follows: Action | Occasion
  readonly colors: readonly number[] | undefined
  readonly places: readonly number[]
}

/** Workers due for an action besides its price: how many, and of which colours each may be. */
interface WorkersDue {
  readonly dueFor: Action
  readonly n: number
  readonly colors: readonly number[] | 'its'
}

/** Colours in which disasters do not rise by dice and tokens; black: no tokens are drawn. */
interface SparedColors {
  readonly spares: readonly number[]
}

/** What a permanent ability changes, as the rules ask for it. */
export type Meaning =
  | { [F in Figure]: FigureChange<F> }[Figure]
  | Followed
  | WorkersDue
  | SparedColors
  | RuleChange

/** How effects are told. They in turn ask the rules what permanent abilities change: so these are handed it. */
type TellEffects = (effects: readonly Effect[], more: Extra, ofIts?: Phrase) => Phrase

/** A permanent ability, with all that belongs to it. */
export interface Permanent<A> {
  means(always: A): readonly Meaning[]
  /** In small letters and without a full stop. */
  sentence(always: A, told: TellEffects): Phrase
  /** The sentence on a tile that is for everybody, where it is another there. */
  toAll?(always: A, told: TellEffects): Phrase
  /** What it changes about an action, for tiles that tell several changes together. */
  changes?(always: A, changeBy: (effect: Effect) => Change | undefined): Change | undefined
  /** The short form for the card face. */
  short(always: A, told: (effects: readonly Effect[], ofIts?: Phrase) => Phrase): Phrase
  /** The names of its drawings, in reading order. */
  icons(always: A, drawn: (effects: readonly Effect[]) => Icons): Icons
  /** What it is roughly worth in points each time it counts: a bot's rule of thumb. */
  worth(always: A, worthOf: (effect: Effect) => number): number
}
