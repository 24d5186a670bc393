import type { Choice } from '@kontor/engine'
import type { CardFace, Language } from '@kontor/engine/presentation'
import type { Course, Hint, Moment } from '../worker/protocol.ts'
import type { Foresight } from '../worker/scene.ts'

/** Through whose eyes a table is seen, and in which language. */
export interface Eyes {
  readonly viewer: number
  readonly language: Language
  /** Whether the hands of all lie open. */
  readonly open?: boolean | undefined
  /** Whether the hands of all persons at this screen lie open; those of bots do not. */
  readonly together?: boolean | undefined
}

/**
 * A seat at a table, in the worker: what the page may ask of it wherever the game is played. How an answer is given, taken
 * back and looked back at differs: a table of this browser does it itself, at a server's table the server does.
 */
export interface SeatAtTable {
  /** The same moment through these eyes; whoever sits at a server's table has only their own. */
  look(eyes: Eyes): Moment
  /** All cards and tiles, as they speak. */
  faces(language: Language): readonly CardFace[]
  /** What an answer is certain to change. */
  foresee(choice: Choice, version: number): Foresight
  /** What a strong bot would answer in the viewer's place, and why. */
  hint(version: number): Promise<readonly Hint[]>
  course(language: Language): Course
  /** The table in words, as it is now or was after so many answers. */
  describe(answers: number | undefined): string
}
