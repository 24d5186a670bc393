import type { Choice, GameRecord, Option, OptionValues } from '@kontor/engine'
import type { CardFace, Explanation, Language, Layout, Standing } from '@kontor/engine/presentation'
import type { Situation } from '@kontor/protocol'
import type { Indexed } from '../library/search.ts'
import type { Eyes } from '../seat/seat-at-table.ts'
import type { Told } from '../seat/told.ts'
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
  readonly options: readonly OptionExplained[]
}

export interface OptionExplained extends Explanation {
  readonly key: string
  readonly option: Option
  readonly values: readonly (Explanation & { readonly key: string })[]
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
  /** How many answers there were when the viewer had last given one; 0 if they never have. */
  readonly since: number
  /** Published before the game: it binds the seed. A game that began elsewhere has none here. */
  readonly promise: string | undefined
  /** The seed itself, once the game is over. */
  readonly seed: string | undefined
  /** How often somebody alone with bots went back over what had been answered or shown. */
  readonly rewound: number
}

/** A game that was opened, with the cards in sight; all others are asked for when these are drawn. */
export interface Opened {
  readonly moment: Moment
  readonly faces: readonly CardFace[]
}

/** What a strong bot would answer: what it thinks the chance to win is then, and what the answer changes that matters. */
export interface Hint {
  readonly choice: Choice
  readonly label: string
  readonly win: number
  readonly why: readonly string[]
}

/** A game that nobody plays: what the rules show of a table. */
export interface Example {
  readonly game: string
  readonly seed: string
  readonly options: OptionValues
  /** After how many answers it is shown. */
  readonly answers: number
}

/** Where a game to be watched is: on the shelf of this browser, or in a link. */
export type Source = { readonly id: string } | { readonly link: string }

/** A game that is watched, first through the widest eyes that are allowed. */
export interface Watched {
  readonly moment: Moment
  /** Through whose eyes it may be seen. */
  readonly eyes: readonly number[]
  /** Whether all hands may be opened: it is over, or it came as a record. */
  readonly open: boolean
}

/** The table as it was, with what was asked then and answered, as far as the viewer may know it. */
export interface Past {
  readonly scene: Scene
  readonly prompt: string
  readonly answer: string
}

/** Who had what after so many answers, where a part of the game began or the game ended. */
export interface Stage extends Standing {
  readonly at: number
}

/** How a game went so far. */
export interface Course {
  /** After how many answers the turns began. */
  readonly turns: readonly number[]
  readonly stages: readonly Stage[]
  /** What the parts and the money of the game are called; undefined if it does not say. */
  readonly part: string | undefined
  readonly money: string | undefined
  readonly tieBreaks: readonly string[]
}

/** What a strong bot thinks of a game: the chances to win by seat after each answer, and the answers that cost most. */
export interface Study {
  readonly curve: readonly { readonly at: number; readonly win: readonly number[] }[]
  readonly costly: readonly (readonly Costly[])[]
}

/** An answer that cost something of the chance to win. */
export interface Costly {
  /** How many answers had been given before it. */
  readonly at: number
  readonly given: string
  readonly better: string
  readonly cost: number
  readonly why: readonly string[]
}

/** What the page may ask of the engine's worker, and what it is answered. */
export interface Calls {
  about: { takes: { game: string; language: Language }; gives: GameAbout }
  advice: { takes: { game: string; options: OptionValues; language: Language }; gives: string | undefined }
  /** All cards and tiles of a game, in every language, ready to be searched. */
  library: { takes: { game: string }; gives: readonly Indexed[] }
  /** How a game is drawn that has no board here, if it says so. */
  layout: { takes: { game: string }; gives: Layout | undefined }
  /** A table some way into a game, for the pictures of the rules. */
  example: { takes: Example; gives: Scene }
  kept: { takes: null; gives: readonly Kept[] }
  forget: { takes: { id: string }; gives: null }
  /** Makes a new game and keeps it; gives its id. */
  begin: { takes: Beginning; gives: string }
  /** Keeps a game that came as a record, as a person at every seat that has no bot; gives its id. */
  take: { takes: { text: string; players: readonly Player[] | undefined }; gives: string }
  /** Which game a kept one is of; it is known before that game is open. */
  game: { takes: { id: string }; gives: string }
  /** Sits down at a kept game, with the eyes of the only person at it; with several, those of nobody until one is asked. */
  open: { takes: { id: string; language: Language }; gives: Opened }
  /** Watches a game, without a seat at it. */
  watch: { takes: { source: Source; language: Language }; gives: Watched }
  /** Comes to a table of a server. */
  visit: { takes: { told: Told; language: Language }; gives: Moment }
  /** Hears what happened at that table since. */
  follow: { takes: { told: Told }; gives: Moment }
  /** The same moment for other eyes or in another language. */
  look: { takes: Eyes; gives: Moment }
  /** The cards and tiles of the game on the table, with the values it is played with. */
  faces: { takes: { language: Language }; gives: readonly CardFace[] }
  /** Lets the bots start, so that they are there when they are asked. */
  wake: { takes: null; gives: null }
  answer: { takes: { choice: Choice; version: number }; gives: Moment }
  /** Lets the bot that is asked answer. */
  await: { takes: { version: number }; gives: Moment }
  hint: { takes: { version: number }; gives: readonly Hint[] }
  /** Takes back the viewer's last answer, or all from that place on. */
  undo: { takes: { to: number | undefined }; gives: Moment }
  foresee: { takes: { choice: Choice; version: number }; gives: Foresight }
  /** The table as it was after so many answers. */
  past: { takes: { answers: number }; gives: Past }
  /** The same at a server's table, of which the server told how it was. */
  recall: { takes: { situation: Situation }; gives: Past }
  course: { takes: { language: Language }; gives: Course }
  /** The table in words. */
  describe: { takes: { answers: number | undefined }; gives: string }
  /** The record up to so many answers, to be shared. */
  record: { takes: { answers: number | undefined }; gives: GameRecord }
  /** The same, packed for a link. */
  link: { takes: { answers: number | undefined }; gives: string }
  /** A record's text, checked and packed for a link. */
  pack: { takes: { text: string }; gives: string }
  /** Keeps a new game that begins with the first answers of this one; gives its id. */
  branch: { takes: { answers: number; players: readonly Player[] }; gives: string }
  /** Lets a strong bot think about the whole game; it tells how many answers it has thought about. */
  study: { takes: { language: Language }; gives: Study }
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
  /** How far it is. */
  | { readonly id: number; readonly progress: number }
  | { readonly id: number; readonly fault: string }
