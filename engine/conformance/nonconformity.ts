import type { GameRecord } from '../src/index.ts'

/** A game (or the engine under it) broke a promise: which, where, and how to see it again. */
export class Nonconformity extends Error {
  override name = 'Nonconformity'
  readonly check: string
  readonly record: GameRecord

  constructor(check: string, detail: string, record: GameRecord, cause?: unknown) {
    const { game, seats, seed, answers } = record
    const quoted = `'${JSON.stringify(record).replaceAll("'", "'\\''")}'`
    super(
      [
        `${game} does not conform: ${check}: ${detail}`,
        `  after ${answers.length} answers of seed '${seed}' with ${seats.length} players`,
        `  see it: echo ${quoted} | npx kontor replay -`,
      ].join('\n'),
      { cause },
    )
    this.check = check
    this.record = record
  }
}
