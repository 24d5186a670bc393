import type { Event } from '../src/event.ts'

/** What happened to a card, in the words that all games share. */
export type CardFact =
  /** It came blindly off a shuffled pile. Cards of one pile can take each other's place by luck alone. */
  | { readonly what: 'drawn'; readonly seat: number; readonly card: number; readonly pile: number }
  /** It was put into play; its ability was used. */
  | { readonly what: 'built' | 'activated'; readonly seat: number; readonly card: number }
  /** It brought somebody points or money, or took points away. */
  | {
      readonly what: 'earned'
      readonly seat: number
      readonly card: number
      readonly points: number
      readonly money: number
    }

/** How the statistics read a game. */
export interface Chronicle<S> {
  /** What an event says about a card; undefined if nothing. */
  read(event: Event): CardFact | undefined
  /** What cards bring their seats only when the points are counted at the end. */
  close(state: S): readonly CardFact[]
}
