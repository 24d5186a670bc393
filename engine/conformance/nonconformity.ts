import type { GameRecord } from '../src/index.ts'

/** A game (or the engine under it) broke a promise: which, where, and how to see it again. */
export class Nonconformity extends Error {
  override name = 'Nonconformity'
  readonly check: string
  readonly record: GameRecord

  constructor(
    check: string,
    detail: string,
    record: GameRecord,
    { module, cause }: { module?: string | undefined; cause?: unknown } = {},
  ) {
    const { game, seats, seed, answers } = record
    const from = module === undefined ? '' : ` --game ${quoted(module)}`
    super(
      [
        `${game} does not conform: ${check}: ${detail}`,
        `  after ${answers.length} answers of seed '${seed}' with ${seats.length} players`,
        `  see it: echo ${quoted(JSON.stringify(record))} | npx kontor replay -${from}`,
      ].join('\n'),
      { cause },
    )
    this.check = check
    this.record = record
  }
}

/** A text as a shell takes it for one word. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`
}
