import { Fault } from '@kontor/engine'
import type { RefusalCode } from '@kontor/protocol'

const STATUS: Readonly<Record<RefusalCode, number>> = {
  malformed: 400,
  forbidden: 403,
  stale: 409,
  illegal: 409,
  'too-many': 429,
  mistake: 500,
  storage: 503,
}

/** A reason may repeat what somebody sent, and is no use to them at that length. */
const LONGEST = 400

/** A request that is not fulfilled: why, in a word for programs and a sentence for people. Nothing was changed. */
export class Refused extends Fault {
  override name = 'Refused'
  readonly code: RefusalCode
  readonly status: number

  constructor(code: RefusalCode, reason: string, status = STATUS[code]) {
    super(reason.length > LONGEST ? `${reason.slice(0, LONGEST)} …` : reason)
    this.code = code
    this.status = status
  }
}

/** What is asked of a part of the server that has been closed. It must not start anew: the process could never end. */
export function stopping(): Refused {
  return new Refused('mistake', 'The server is shutting down.')
}

/** What went wrong as a refusal. What nobody expected tells nothing of the inside. */
export function refusalOf(error: unknown): Refused {
  if (error instanceof Refused) return error
  if (error instanceof Fault) return new Refused('illegal', error.message)
  return new Refused('mistake', 'Something went wrong on our side; it has been logged.')
}
