/** A sentence may repeat what it is about, which may be anything of any length. */
const LONGEST = 2_000

/** A sentence in each language that people play in. */
export type Told = Readonly<Record<'en' | 'de' | 'nl', string>>

/** Somebody gave us something wrong: one sentence that says what and where. Nothing was changed. */
export class Fault extends Error {
  override name = 'Fault'
  readonly #told: Told

  constructor(sentence: string | Told) {
    const told = typeof sentence === 'string' ? { en: sentence, de: sentence, nl: sentence } : sentence
    super(shortened(told.en))
    this.#told = { en: shortened(told.en), de: shortened(told.de), nl: shortened(told.nl) }
  }

  /** The sentence as a person reads it; one that only programs and authors meet is in English. */
  get told(): Told {
    return this.#told
  }
}

const shortened = (sentence: string) =>
  sentence.length > LONGEST ? `${sentence.slice(0, LONGEST)} …` : sentence

/** A game broke the engine's rules: a bug in its steps, never a player's mistake. */
export class GameError extends Error {
  override name = 'GameError'
}
