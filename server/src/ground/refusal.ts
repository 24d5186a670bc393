import { Fault, type Told } from '@kontor/engine'
import type { Refusal, RefusalCode } from '@kontor/protocol'
import { toldIn } from './told.ts'

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

  constructor(code: RefusalCode, reason: string | Told, status = STATUS[code]) {
    const { en, de, nl } =
      typeof reason === 'string' || reason.de === reason.en ? toldIn(englishOf(reason)) : reason
    super({ en: shortened(en), de: shortened(de), nl: shortened(nl) })
    this.code = code
    this.status = status
  }

  /** As it is sent: the sentence for programs, and those for people if there are any. */
  get body(): Refusal {
    const { en, de, nl } = this.told
    return { code: this.code, reason: en, ...(de === en ? {} : { said: { de, nl } }) }
  }
}

const englishOf = (reason: string | Told) => (typeof reason === 'string' ? reason : reason.en)

const shortened = (sentence: string) =>
  sentence.length > LONGEST ? `${sentence.slice(0, LONGEST)} …` : sentence

/** What is asked of a part of the server that has been closed. It must not start anew: the process could never end. */
export function stopping(): Refused {
  return new Refused('mistake', 'The server is shutting down.')
}

/** What went wrong as a refusal. What nobody expected tells nothing of the inside. */
export function refusalOf(error: unknown): Refused {
  if (error instanceof Refused) return error
  if (error instanceof Fault) return new Refused('illegal', error.told)
  return new Refused('mistake', 'Something went wrong on our side; it has been logged.')
}
