import { Fault } from '@kontor/engine'
import type { RefusalCode } from './protocol.ts'

const STATUS: Readonly<Record<RefusalCode, number>> = {
  malformed: 400,
  forbidden: 403,
  stale: 409,
  illegal: 409,
  'too-many': 429,
  mistake: 500,
  storage: 503,
}

/** A request that is not fulfilled: why, in a word for programs and a sentence for people. Nothing was changed. */
export class Refused extends Fault {
  override name = 'Refused'
  readonly code: RefusalCode
  readonly status: number

  constructor(code: RefusalCode, reason: string, status = STATUS[code]) {
    super(reason)
    this.code = code
    this.status = status
  }
}

/** What went wrong as a refusal. What nobody expected tells nothing of the inside. */
export function refusalOf(error: unknown): Refused {
  if (error instanceof Refused) return error
  if (error instanceof Fault) return new Refused('illegal', error.message)
  return new Refused('mistake', 'This should not have happened, and is our mistake; it has been logged.')
}
