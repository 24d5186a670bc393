import { createHmac } from 'node:crypto'
import type { Machine } from '../ground/index.ts'

/** Signed webhooks, as standardwebhooks.com describes them: ready-made code checks the signature in every language. */

const PREFIX = 'whsec_'

/** A new secret that its owner and we share. */
export function newHookSecret(machine: Machine): string {
  return PREFIX + machine.random(24).toString('base64')
}

/** The headers that let the owner of the secret see that a message is from us, and whether it came before. */
export function signedHeaders(secret: string, id: string, body: Buffer, now: number): Record<string, string> {
  const time = `${Math.floor(now / 1000)}`
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64')
  const signature = createHmac('sha256', key).update(`${id}.${time}.`).update(body).digest('base64')
  return { 'webhook-id': id, 'webhook-timestamp': time, 'webhook-signature': `v1,${signature}` }
}
