import * as protocol from '@kontor/protocol'
import { Buckets, Refused } from '../../ground/index.ts'
import { isPushKey, type Notifier, newHookSecret, Undeliverable } from '../../notices/index.ts'
import type { Person } from '../../people/index.ts'
import type { House } from '../../tables/index.ts'
import { checked } from '../schema.ts'
import { known, type Route } from './route.ts'

/** How often one address is written to for a confirmation, whoever asks. */
const LETTERS = { burst: 3, perSecond: 1 / 3600 }

/** What can be asked for around being told of one's turns. */
export function notificationRoutes(house: House, notifier: Notifier): readonly Route[] {
  const { contacts, tokens } = notifier.means
  const letters = new Buckets(house.machine, LETTERS)
  const path = '/api/notifications'
  const told = async (person: string): Promise<protocol.Notifications> => {
    const theirs = await house.stored(() => contacts.of(person))
    const email = theirs.find(({ channel }) => channel === 'email')
    const hook = theirs.find(({ channel }) => channel === 'webhook')
    const pushes = theirs.filter(({ channel }) => channel === 'push')
    return {
      offers: notifier.offers,
      email: email ? { address: email.target, confirmed: email.confirmed === 1 } : null,
      pushes: pushes.map(({ target, created }) => ({ endpoint: target, since: created })),
      webhook: hook ? { url: hook.target } : null,
    }
  }

  async function setEmail(me: Person, address: string, language: 'en' | 'de' | 'nl') {
    if (!notifier.offers.email) throw new Refused('illegal', 'This server sends no e-mail.')
    const before = await house.stored(() => contacts.of(me.id))
    const same = before.find(({ channel, target }) => channel === 'email' && target === address)
    if (same?.confirmed) return house.stored(() => contacts.speak(same.id, language))
    if (!letters.take(address.toLowerCase()))
      throw new Refused('too-many', 'An e-mail has already been sent to this address; wait a while.')
    const wanted = { person: me.id, channel: 'email', target: address, keys: null, language } as const
    const contact = await house.stored(() => contacts.add({ ...wanted, confirmed: false }))
    await delivered(notifier.askToConfirm(contact, me.name))
  }

  return [
    {
      method: 'GET',
      path,
      about: 'How you are told of your turns at tables played over days, and how you could be.',
      gives: protocol.Notifications,
      handle: async ({ person }) => told(known(person).id),
    },
    {
      method: 'POST',
      path: `${path}/email`,
      about: 'Be told by e-mail once you have opened the link that is sent to you; null for no more.',
      body: protocol.ByEmail,
      gives: protocol.Notifications,
      uses: 'notices',
      async handle({ person, body }) {
        const me = known(person)
        const { address, language } = checked(protocol.ByEmail, body, 'The request')
        if (address === null) await house.stored(() => contacts.removeOf(me.id, 'email'))
        else await setEmail(me, address, language)
        return told(me.id)
      },
    },
    {
      method: 'POST',
      path: `${path}/confirm`,
      about: 'Say that an address is yours, with the token from the link that was sent to it.',
      body: protocol.Token,
      gives: protocol.Done,
      async handle({ body }) {
        const { token } = checked(protocol.Token, body, 'The request')
        const contact = tokens.read('confirm', token, house.machine.now())
        if (contact === undefined || !(await house.stored(() => contacts.confirm(contact))))
          throw new Refused(
            'illegal',
            'This link has expired or is not from this server; ask for a new one.',
            404,
          )
        return { done: true }
      },
    },
    {
      method: 'POST',
      path: `${path}/unsubscribe`,
      about: 'Get no more e-mail, with the token from a link in one.',
      body: protocol.Token,
      gives: protocol.Done,
      async handle({ body }) {
        await unsubscribe(house, notifier, checked(protocol.Token, body, 'The request').token)
        return { done: true }
      },
    },
    {
      method: 'POST',
      path: `${path}/push`,
      about: 'Be told on this device: what its browser gave when you subscribed with the key in `offers`.',
      body: protocol.ByPush,
      gives: protocol.Notifications,
      uses: 'notices',
      async handle({ person, body }) {
        const me = known(person)
        const { endpoint, keys, language } = checked(protocol.ByPush, body, 'The request')
        if (notifier.offers.push === null) throw new Refused('illegal', 'This server offers no web push.')
        if (!isPushKey(keys.p256dh)) throw new Refused('malformed', 'The subscription has no valid key.')
        await delivered(notifier.checkPlace(urlIn(endpoint)))
        const wanted = {
          person: me.id,
          channel: 'push',
          target: endpoint,
          language,
          confirmed: true,
        } as const
        await house.stored(() => contacts.add({ ...wanted, keys: JSON.stringify(keys) }))
        return told(me.id)
      },
    },
    {
      method: 'POST',
      path: `${path}/push/stop`,
      about: 'Be told on this device no more.',
      body: protocol.NoPush,
      gives: protocol.Notifications,
      async handle({ person, body }) {
        const me = known(person)
        const { endpoint } = checked(protocol.NoPush, body, 'The request')
        await house.stored(() => contacts.removeOf(me.id, 'push', endpoint))
        return told(me.id)
      },
    },
    {
      method: 'POST',
      path: `${path}/webhook`,
      about:
        'Have your turns posted to an address of yours, signed with the secret that you get now; null for no more.',
      body: protocol.ByWebhook,
      gives: protocol.Hooked,
      uses: 'notices',
      async handle({ person, body }) {
        const me = known(person)
        const { url, language } = checked(protocol.ByWebhook, body, 'The request')
        if (url === null) {
          await house.stored(() => contacts.removeOf(me.id, 'webhook'))
          return { secret: null }
        }
        await delivered(notifier.checkPlace(urlIn(url)))
        const secret = newHookSecret(house.machine)
        const wanted = { person: me.id, channel: 'webhook', target: url, language, confirmed: true } as const
        await house.stored(() => contacts.add({ ...wanted, keys: secret }))
        return { secret }
      },
    },
    {
      method: 'POST',
      path: `${path}/test`,
      about: 'Be told something at once, to see whether it arrives. What is refused says why it does not.',
      body: protocol.Trial,
      gives: protocol.Done,
      uses: 'notices',
      async handle({ person, body }) {
        const me = known(person)
        const { by } = checked(protocol.Trial, body, 'The request')
        const theirs = (await house.stored(() => contacts.of(me.id))).filter(({ channel }) => channel === by)
        if (!theirs.some(({ confirmed }) => confirmed === 1))
          throw new Refused('illegal', 'You have not set up or confirmed this kind of notification.')
        await delivered(Promise.all(theirs.map(contact => notifier.try(contact, me.name))))
        return { done: true }
      },
    },
  ]
}

/** Removes the contact that a token from one of our messages names. One that is gone already is no mistake. */
export async function unsubscribe(house: House, notifier: Notifier, token: string): Promise<void> {
  const { contacts, tokens } = notifier.means
  const contact = tokens.read('unsubscribe', token, house.machine.now())
  if (contact === undefined) throw new Refused('illegal', 'This link is not from this server.', 404)
  await house.stored(() => contacts.remove(contact))
}

/** What could not be delivered is a refusal that says why. */
async function delivered(sending: Promise<unknown>): Promise<void> {
  try {
    await sending
  } catch (error) {
    if (error instanceof Undeliverable) throw new Refused('illegal', error.message)
    throw error
  }
}

function urlIn(text: string) {
  if (!URL.canParse(text)) throw new Refused('malformed', 'This is not a web address.')
  return text
}
