import type { GameRecord, OptionValues, Question, State, View } from '@kontor/engine'
import type { Entry, Pace, Situation, TableAbout } from '@kontor/protocol'
import type { Deed, Progress } from './progress.ts'

/** What was agreed before a game began, as plain data: it crosses threads, as all that is said to a referee. */
export interface Agreement {
  readonly game: string
  readonly names: readonly string[]
  readonly seed: string
  readonly options: OptionValues
  /** Which seats are held by people; the others by bots. */
  readonly people: readonly boolean[]
  readonly pace: Pace
  readonly started: number
}

/** How a game stands, as far as its table must know. Everybody may know it. */
export interface Standing {
  /** How many deeds the log has. */
  readonly length: number
  readonly status: 'playing' | 'over' | 'abandoned'
  /** The seat that is asked, or that of several whose time is over first; undefined when the game is over. */
  readonly asked: number | undefined
  /** Where several seats are asked together: by seat, how long the log was when it was asked or last did something about it. */
  readonly together: readonly number[] | undefined
  /** The seat for which a bot answers now; undefined if a person is asked or nobody. */
  readonly bot: number | undefined
  readonly absent: Progress['absent']
  /** The names of the turns that wait for people, where there are days for them. */
  readonly turns: readonly string[]
  readonly since: number
  /** When the time of the seat that is asked is over. */
  readonly due: number | undefined
  readonly result: TableAbout['result']
}

/** Who wants to hear what happened: those who have the view of before, and those who need the whole. */
export interface Viewers {
  readonly next: readonly number[]
  readonly whole: readonly number[]
}

/** What deeds would make of a game, and how it would be told: a text for each viewer. */
export interface Draft {
  readonly standing: Standing
  readonly next: readonly string[]
  readonly whole: readonly string[]
}

/** The question of a game with the names of its answers, and what a viewer sees. */
export interface Asked {
  readonly question: Question
  readonly names: readonly string[]
  readonly view: View<State>
}

/**
 * What a referee does at a table. A draft changes nothing; to settle says that the log has come to that length, and so
 * that the draft is what happened. Whoever asks for the past gives the log, of which a referee keeps only the end.
 */
export interface Duties {
  open: { takes: { agreement: Agreement; log: readonly Deed[] }; gives: Standing }
  draft: { takes: { deeds: readonly Deed[]; viewers: Viewers }; gives: Draft }
  settle: { takes: { length: number }; gives: null }
  situation: { takes: { viewer: number }; gives: Situation }
  missed: {
    takes: { viewer: number; seen: number; log: readonly Deed[] | undefined }
    gives: readonly Entry[]
  }
  past: { takes: { agreement: Agreement; log: readonly Deed[]; viewer: number }; gives: Situation }
  question: { takes: { viewer: number }; gives: Asked }
  record: { takes: object; gives: GameRecord }
  close: { takes: object; gives: null }
}

export type Duty = keyof Duties
export type Takes<D extends Duty> = Duties[D]['takes']
export type Gives<D extends Duty> = Duties[D]['gives']

/** Whoever knows the rules, and the whole of every game that is open. */
export interface Referee {
  /** Another number says that this is another referee now, to whom every game must be opened again. */
  readonly epoch: number
  ask<D extends Duty>(duty: D, table: string, takes: Takes<D>): Promise<Gives<D>>
  close(): Promise<void>
}
