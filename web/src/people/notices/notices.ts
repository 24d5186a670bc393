import type { Notifications } from '@kontor/protocol'
import { call } from '../../online/server/calling.ts'
import { forGuest } from '../../online/server/guest.ts'
import { language } from '../../settings/settings.ts'

/** How the server tells us of our turn: asked for, and changed. Each change gives how it is then. */

/** How we are told; undefined if the server does not know us. */
export function notices(): Promise<Notifications | undefined> {
  return forGuest<Notifications | undefined>(() => call('GET', 'notifications'), undefined)
}

/** Tells an address, once it is confirmed; null tells nobody. */
export function tellByEmail(address: string | null): Promise<Notifications> {
  return call('POST', 'notifications/email', { address, language: language.peek() })
}

/** Tells a browser that has subscribed. */
export function tellByPush({ endpoint, keys }: PushSubscriptionJSON): Promise<Notifications> {
  return call('POST', 'notifications/push', { endpoint, keys, language: language.peek() })
}

export function stopPush(endpoint: string): Promise<Notifications> {
  return call('POST', 'notifications/push/stop', { endpoint })
}

/** Tells a program; gives the secret by which it can be sure that it is us. Null tells no program. */
export async function tellByWebhook(url: string | null): Promise<string | null> {
  const { secret } = await call<{ secret: string | null }>('POST', 'notifications/webhook', {
    url,
    language: language.peek(),
  })
  return secret
}

/** Sends something at once, to see whether it arrives. */
export async function tryNotice(by: 'email' | 'push' | 'webhook'): Promise<void> {
  await call('POST', 'notifications/test', { by })
}

/** Does what a link in a letter is for. */
export async function redeem(what: 'confirm' | 'unsubscribe', token: string): Promise<void> {
  await call('POST', `notifications/${what}`, { token })
}
