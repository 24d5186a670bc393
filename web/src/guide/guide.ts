import type { Choice, OptionValues } from '@kontor/engine'
import type { Language } from '@kontor/engine/presentation'
import type { Player } from '../worker/protocol.ts'
import type { Scene } from '../worker/scene.ts'

/** A first game for newcomers: which table, and what is said at it step by step. */
export interface Guide {
  /** The same for everybody, so that the steps fit what is drawn and rolled. */
  readonly seed: string
  /** How the game is played, where that is not the usual way. */
  readonly options?: OptionValues
  readonly bots: readonly Extract<Player, { kind: 'bot' }>[]
  readonly steps: readonly Step[]
}

/** One thing to be shown, and perhaps to be tried. */
export interface Step {
  readonly name: string
  /** What is meant: the first of these that is on the page, by its `data-part`. */
  readonly at: readonly string[]
  /** The section of the board that a narrow screen brings to the front. */
  readonly section?: string
  readonly title: Phrase
  readonly text: Phrase
  /** Whether the player has done it since the step began; a step without it is only read. */
  done?(since: Glance, now: Glance): boolean
}

type Phrase = Readonly<Record<Language, string>>

/** What a step may look at. */
export interface Glance {
  readonly scene: Scene
  /** The card that was looked at last. */
  readonly looked: number | undefined
  readonly regarded: Choice | undefined
}
