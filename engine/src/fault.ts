/** Somebody gave us something wrong: one sentence that says what and where. Nothing was changed. */
export class Fault extends Error {
  override name = 'Fault'
}

/** A game broke the engine's rules: a bug in its steps, never a player's mistake. */
export class GameError extends Error {
  override name = 'GameError'
}
