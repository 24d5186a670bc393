import type { About, CardFace, Choice, GameRecord, Language, Option, OptionValues } from '@kontor/engine'
import type { Entry } from '../library/search.ts'
import type { Foresight, Line, Scene } from './scene.ts'

/** Who plays a seat. A bot's level is the name it has in `bots/`. */
export type Player =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly name: string; readonly level: string }

/** What the start page must know of a game. */
export interface GameAbout {
  readonly name: string
  readonly seats: { readonly min: number; readonly max: number }
  /** Who plays by himself against one who is alone. */
  readonly automata: readonly string[]
  readonly cards: number
  readonly options: readonly OptionAbout[]
}

export interface OptionAbout extends About {
  readonly key: string
  readonly option: Option
  readonly values: readonly (About & { readonly key: string })[]
}

/** A game that is kept in this browser, as it is listed: nothing of it that a player may not know. */
export interface Kept {
  readonly id: string
  readonly game: string
  readonly players: readonly Player[]
  readonly answers: number
  readonly saved: number
  readonly over: boolean
}

/** How a new game begins. */
export interface Beginning {
  readonly game: string
  readonly players: readonly Player[]
  readonly options: OptionValues
  /** Drawn at random if there is none. */
  readonly seed: string | undefined
}

/** What is given after every answer. */
export interface Moment {
  readonly scene: Scene
  /** The log from line `from` on; what stood there before is gone. */
  readonly log: { readonly from: number; readonly lines: readonly Line[] }
  /** How many answers have been given. */
  readonly answers: number
  /** Who is asked; undefined when the game is over. */
  readonly asked: { readonly seat: number; readonly player: Player } | undefined
  readonly players: readonly Player[]
  /** The names of the sources of points. */
  readonly sources: Readonly<Record<string, string>>
  /** Published before the game: it binds the seed. */
  readonly promise: string
  /** The seed itself, once the game is over. */
  readonly seed: string | undefined
}

/** What a strong bot would answer: what it thinks the chance to win is then, and what the answer changes that matters. */
export interface Hint {
  readonly choice: Choice
  readonly label: string
  readonly win: number
  readonly why: readonly string[]
}

/** What the page may ask of the engine's worker, and what it is answered. */
export interface Calls {
  about: { takes: { game: string; language: Language }; gives: GameAbout }
  advice: { takes: { game: string; options: OptionValues; language: Language }; gives: string | undefined }
  /** All cards and tiles of a game, in every language. */
  library: { takes: { game: string }; gives: readonly Entry[] }
  kept: { takes: null; gives: readonly Kept[] }
  forget: { takes: { id: string }; gives: null }
  /** Makes a new game and keeps it; gives its id. */
  begin: { takes: Beginning; gives: string }
  /** Keeps a game that came as a record, as a person at every seat that has no bot; gives its id. */
  take: { takes: { text: string; players: readonly Player[] | undefined }; gives: string }
  /** Sits down at a kept game, with the eyes of a seat. */
  open: { takes: { id: string; language: Language; viewer: number }; gives: Moment }
  /** The same moment for other eyes or in another language. */
  look: { takes: { language: Language; viewer: number }; gives: Moment }
  /** The cards and tiles of the game on the table, with the values it is played with. */
  faces: { takes: { language: Language }; gives: readonly CardFace[] }
  answer: { takes: { choice: Choice; version: number }; gives: Moment }
  /** Lets the bot answer who is asked. */
  await: { takes: { version: number }; gives: Moment }
  hint: { takes: { version: number }; gives: readonly Hint[] }
  undo: { takes: null; gives: Moment }
  foresee: { takes: { choice: Choice; version: number }; gives: Foresight }
  /** The table as it was after so many answers. */
  past: { takes: { answers: number }; gives: Scene }
  /** The table in words. */
  describe: { takes: { answers: number | undefined }; gives: string }
  /** The record up to so many answers, to be shared. */
  record: { takes: { answers: number | undefined }; gives: GameRecord }
}

export type Call = keyof Calls

/** One call on its way, and what comes back. */
export interface Request<K extends Call = Call> {
  readonly id: number
  readonly call: K
  readonly takes: Calls[K]['takes']
}

export type Reply =
  | { readonly id: number; readonly gives: Calls[Call]['gives'] }
  | { readonly id: number; readonly fault: string }
