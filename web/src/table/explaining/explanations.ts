import type { Language } from '@kontor/engine/presentation'
import { signal } from '@preact/signals'

/** What a kind of piece on a drawn board is, in a sentence: said to anyone who rests on it, or asks. */
export interface Explained extends Readonly<Record<Language, string>> {
  /** Where it is on the board, as its styles find it. */
  readonly at: string
  /** The heading of the rules that has more. */
  readonly rule: string
  /** What of the final scoring is counted by it: sources of points. */
  readonly scores?: readonly string[]
}

/** What a game's board says of itself. */
export interface Explanations {
  /** What lies within something else comes before it. */
  readonly pieces: readonly Explained[]
  /** The heading of the rules that a question is about, by the kind of its task. */
  readonly questions: Readonly<Record<string, string>>
}

/** Each game's explanations, loaded when its table is drawn. */
const LOADED: Readonly<Record<string, () => Promise<Explanations>>> = {
  amsterdam: async () => (await import('../../boards/amsterdam/explained.ts')).explanations,
  bruges: async () => (await import('../../boards/bruges/explained.ts')).explanations,
  hamburg: async () => (await import('../../boards/hamburg/explained.ts')).explanations,
}

const NONE: Explanations = { pieces: [], questions: {} }

/** Those of the game on the table, once they are there. */
export const explanations = signal<Explanations>(NONE)

export async function explain(game: string): Promise<void> {
  explanations.value = Object.hasOwn(LOADED, game) ? await LOADED[game]!() : NONE
}
