import type { CardFace, Choice, Language, Score } from '@kontor/engine'

/** What a table page shows: made in the worker for one pair of eyes, plain data, with nothing hidden in it. */
export interface Scene {
  readonly game: string
  /** Who sits where; seats that the game plays by itself come after the players. */
  readonly names: readonly string[]
  /** Whose eyes: a seat, or WATCHER. */
  readonly viewer: number
  readonly version: number
  /** The `table` of the seat's view; a game's own board knows its type. */
  readonly table: unknown
  readonly asked: Asked | undefined
  /** The points as they stand, by source: the final scoring if the game ended now. */
  readonly scores: readonly Score[]
  readonly over: boolean
}

/** The question on the table. The answers are listed for the seat that is asked, and for nobody else. */
export interface Asked {
  readonly seat: number
  /** Whether the viewer may answer. */
  readonly mine: boolean
  /** The kind of the task, stable, for a board that has a place of its own for it. */
  readonly kind: string
  readonly prompt: string
  readonly answers: readonly Answer[]
  /** What one might expect to find, and why it is not there. */
  readonly refusals: readonly Refused[]
  /** How many answers the viewer may take back. */
  readonly undoable: number
}

export interface Answer {
  readonly choice: Choice
  /** Short and stable, as in records: `play 037 workers`. A board finds its pieces by it. */
  readonly name: string
  /** In words, for people. */
  readonly label: string
}

export interface Refused {
  readonly name: string
  readonly reason: string
}

/** What an answer is certain to change: the same in every world that could be true. */
export interface Foresight {
  readonly choice: Choice
  readonly changes: readonly Change[]
  /** What would happen, in words. */
  readonly lines: readonly string[]
}

/** A value of the view that changes: `['seats', 0, 'marks']` from 9 to 4. */
export interface Change {
  readonly path: readonly (string | number)[]
  readonly before: unknown
  readonly after: unknown
}

/** A line of the log, and the number of answers after which it was written. */
export interface Line {
  readonly at: number
  readonly seat: number | undefined
  readonly kind: string
  readonly text: string
}

/** What a game's own board is given. It draws; the shell around it has the question, the log and the tools. */
export interface BoardProps {
  readonly scene: Scene
  /** All cards of the game by number, as they speak in the chosen language. */
  readonly faces: ReadonlyMap<number, CardFace>
  readonly language: Language
  /** What the regarded answer would change, once it is known. */
  readonly foresight: Foresight | undefined
  /** The answer under the pointer or with the focus, on the board or in the panel. */
  readonly regarded: Choice | undefined
  choose(choice: Choice): void
  regard(choice: Choice | undefined): void
  /** Shows a card large, in the lens. */
  look(card: number | undefined): void
}
