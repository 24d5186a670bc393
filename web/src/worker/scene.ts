import type { About, Change, Choice, Score } from '@kontor/engine'
import type { CardFace, Language, Tally } from '@kontor/engine/presentation'
import type { ComponentChildren, ComponentType } from 'preact'

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
  /** Where cards lie in the table, for a board that does not know the game. */
  readonly zones: readonly ZoneAt[]
  readonly asked: Asked | undefined
  /** The points as they stand, by source: the final scoring if the game ended now. */
  readonly scores: readonly Score[]
  readonly over: boolean
  /** While the final scoring is shown: how many of its categories are counted in the table. */
  readonly counted?: number
}

/** A list of cards: its path in the table and what kind of cards they are. */
export interface ZoneAt {
  readonly path: readonly (string | number)[]
  readonly kind: string
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
  /** Short and stable, as in records: `play 037 workers`. Nobody takes it apart; `about` says what is in it. */
  readonly name: string
  /** What it is about: a board finds its pieces by it. */
  readonly about: About
  /** In words, for people. */
  readonly label: string
  /** The same below the card that it is about. */
  readonly brief: string
  /** What it costs and brings, as far as that can be told. */
  readonly tally: readonly Tally[]
}

export interface Refused {
  readonly name: string
  readonly about: About | undefined
  /** In words, below the card that it is about; empty if the game has none for it. */
  readonly label: string
  readonly reason: string
  /** The kind of the reason, as the game calls it: for a drawing that has room for a word only. */
  readonly why: string
}

/** What an answer is certain to change: the same in every world that could be true. */
export interface Foresight {
  readonly choice: Choice
  /** Values of the table by their paths: `['seats', 0, 'marks']` from 9 to 4. */
  readonly changes: readonly Change[]
  /** What would happen, in words. */
  readonly lines: readonly string[]
}

/** A line of the log, and the number of answers after which it was written. */
export interface Line {
  readonly at: number
  readonly seat: number | undefined
  readonly kind: string
  readonly text: string
  /** The card that it was done with, if the viewer may know it. */
  readonly card?: number
}

/** What a game's own board is given. It draws; the shell around it has the question, the log and the tools. */
export interface BoardProps {
  readonly scene: Scene
  /** All cards of the game by number, as they speak in the chosen language. */
  readonly faces: ReadonlyMap<number, CardFace>
  readonly language: Language
  /** What the regarded answer would change, once it is known. */
  readonly foresight: Foresight | undefined
  /** On a narrow screen, the section in front; undefined where everything is drawn. */
  readonly section: string | undefined
  /** How fast things move: 1 is normal, 2 twice as fast, 0 at once. */
  readonly pace: number
  /** The words of the card that was looked at last, to be placed where they never move; a narrow screen has no room. */
  readonly lens?: ComponentChildren
  /** The answer under the pointer or with the focus, on the board or in the panel. */
  readonly regarded: Choice | undefined
  choose(choice: Choice): void
  regard(choice: Choice | undefined): void
  /** Shows a card large, in the lens. */
  look(card: number | undefined): void
}

/** An answer that follows from one given before, as the next field of a voyage does: the page gives it, and nobody is asked. */
interface FollowUp {
  readonly choice: Choice
  /** How long what happened before is looked at, in milliseconds. */
  readonly after: number
  /** What is going on, in words, in the place of the question. */
  readonly said: string
}

/** What a game brings to be drawn with. Without it the generic table draws the game. */
export interface BoardModule {
  readonly Board: ComponentType<BoardProps>
  /** For a kind of task: what is drawn in the question panel instead of a list of buttons. */
  asks?(kind: string): ComponentType<BoardProps> | undefined
  /** What a person has set going with an answer, and how it ends before its time. */
  readonly followUp?: {
    next(props: Omit<BoardProps, 'section'>): FollowUp | undefined
    end(): void
  }
  /** The hand, in the sheet of a narrow screen. */
  readonly Hand?: ComponentType<BoardProps>
  /** Where we are in the game, in the top bar. */
  readonly Status?: ComponentType<BoardProps>
  /** A card to be looked at: large, or as it is held in hand. */
  readonly Card?: ComponentType<{ readonly face: CardFace; readonly size?: 'hand' | 'large' }>
  /** Whether the words of the card that was looked at stand above the log, because the board has no room for them. */
  lensAside?(props: Omit<BoardProps, 'section'>): boolean
  /** What a narrow screen shows one at a time. */
  readonly sections?: readonly Section[]
}

interface Section {
  readonly name: string
  label(language: Language): string
}
