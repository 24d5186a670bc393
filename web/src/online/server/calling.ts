import type { Refusal, RefusalCode } from '@kontor/protocol'
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
  const refused = found as Refusal & { readonly code: RefusalCode }
  throw new Declined(response.status, refused.code, refusal(refused))
}

/** Why something was refused. What only a program can bring about the server says in English; of that there is the sentence of the code. */
export function refusal({
  code,
  reason,
  said,
}: Pick<Refusal, 'reason' | 'said'> & { readonly code: RefusalCode }): string {
  if (language.value === 'en') return reason
  return said?.[language.value] ?? words.value.refusals[code]
}
