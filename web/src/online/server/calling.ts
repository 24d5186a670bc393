import type { RefusalCode } from '@kontor/protocol'
import { language } from '../../settings/settings.ts'
import { words } from '../say.ts'

/** Something that the server did not do. */
export class Declined extends Error {
  readonly status: number
  readonly code: RefusalCode

  constructor(status: number, code: RefusalCode, message: string) {
    super(message)
    this.status = status
    this.code = code
  }
}

/** Asks the server over HTTP. */
export async function call<R>(method: 'GET' | 'POST', path: string, body?: object): Promise<R> {
  const response = await fetch(`api/${path}`, {
    method,
    ...(body ? { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } } : {}),
  }).catch(() => {
    throw new Error(words.value.noServer)
  })
  const found: unknown = await response.json()
  if (response.ok) return found as R
  const { code, reason } = found as { code: RefusalCode; reason: string }
  throw new Declined(response.status, code, refusal(code, reason))
}

/** Why something was refused. The server explains itself in English; other languages get the sentence of the code. */
export function refusal(code: RefusalCode, reason: string): string {
  return language.value === 'en' ? reason : words.value.refusals[code]
}
