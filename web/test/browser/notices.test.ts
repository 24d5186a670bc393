import { createECDH, randomBytes } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { Receiver } from '../../../server/test/cast/receiver.ts'
import { Sink } from '../../../server/test/cast/sink.ts'
import { accessTroubles, expectCalm, inBrowser } from './browser.ts'
import { asked, begun, play, type Visitor } from './meeting.ts'

const sink = await Sink.started()
const receiver = await Receiver.started()

const open = inBrowser(async () => ({
  site: 'https://kontor.example',
  mail: { server: sink.address, from: 'kontor@kontor.example' },
  notices: { delay: 0, retry: 20, anywhere: true },
}))

afterAll(async () => {
  await sink.stop()
  await receiver.stop()
})

/** The page to which a letter leads that came for Ben, in a browser. */
async function linkIn(what: string, count: number): Promise<string> {
  await expect.poll(() => sink.to('ben@mail.example').length).toBeGreaterThanOrEqual(count)
  const { text } = sink.to('ben@mail.example').at(-1)!
  return new RegExp(`https://kontor\\.example/(#/online/${what}\\S*)`).exec(text)![1]!
}

/** Ben says where he wants to be told. */
async function subscribe({ page, address }: Visitor) {
  await page.goto(`${address}#/online/notices`)
  await page.fill('input[type=email]', 'ben@mail.example')
  await page.click('text=Send the link')
  await page.waitForSelector('text=An e-mail is on its way to ben@mail.example')
  await page.goto(`${address}${await linkIn('confirm/', 1)}`)
  await page.click('text=Yes, it is mine')
  await page.waitForSelector('text=The address is confirmed.')
  await page.click('.people a >> text=Notifications')
  await page.waitForSelector('text=An e-mail goes to ben@mail.example when it is your turn.')
}

test('a letter tells somebody of their turn in a game over days, until they want no more', async () => {
  const { ann, ben, links } = await begun(open, 'turn by turn')
  expect(await ann.page.textContent('.matter')).toMatch(/Due by .*\(2 days left\)|1 day 23 hours/)
  await subscribe(ben)
  expect(await accessTroubles(ben.page)).toEqual([])
  await ben.page.click('text=Send a test')
  await ben.page.waitForSelector('text=It is on its way.')
  await linkIn('unsubscribe/', 2)

  const before = sink.to('ben@mail.example').length
  await ben.page.goto(links.table)
  await ben.page.waitForSelector('#question')
  // Ann gives the turn to Ben, after he has given it to her if it was his first.
  const pages = [ann.page, ben.page]
  if ((await asked(pages)) === ben.page) while ((await asked(pages)) === ben.page) await play(pages, 1)
  while ((await asked(pages)) === ann.page) await play(pages, 1)
  const table = await linkIn('', before + 1)
  expect(sink.to('ben@mail.example').at(-1)!.headers.get('subject')).toBe('Hamburg: it is your turn')
  await ben.page.goto(`${ben.address}#/online/games`)
  await ben.page.waitForSelector('.kept[aria-label="Your turn"] .urgent')
  await ben.page.goto(`${ben.address}${table}`)
  await ben.page.waitForSelector('#question [data-answer]')

  await ben.page.goto(`${ben.address}${await linkIn('unsubscribe/', 1)}`)
  await ben.page.waitForSelector('text=nothing is sent to this address any more')
  await ben.page.click('.people a >> text=Notifications')
  await ben.page.waitForSelector('input[type=email]')
  expectCalm([...ann.troubles, ...ben.troubles])
})

test('a browser and a program are told, too', async () => {
  const { ben } = await begun(open)
  const { page, address } = ben
  await page.context().grantPermissions(['notifications'])
  // No push service is within reach: the browser is given a subscription at our own.
  const keys = {
    p256dh: createECDH('prime256v1').generateKeys('base64url'),
    auth: randomBytes(16).toString('base64url'),
  }
  const given = { endpoint: `${receiver.address}/push`, keys }
  await page.addInitScript(({ endpoint, keys }) => {
    const subscription = { endpoint, toJSON: () => ({ endpoint, keys }), unsubscribe: async () => true }
    let mine: typeof subscription | null = null
    Object.assign(PushManager.prototype, {
      getSubscription: async () => mine,
      subscribe: async () => (mine = subscription),
    })
  }, given)
  await page.goto(`${address}#/online/notices`)
  await page.reload()
  await page.click('text=Turn on here')
  await page.waitForSelector('text=Notifications are on in this browser.')
  await page.click('text=Send a test')
  await expect.poll(() => receiver.at('/push').length).toBe(1)
  expect(receiver.at('/push')[0]!.headers).toMatchObject({ 'content-encoding': 'aes128gcm' })
  await page.click('text=Turn off here')
  await page.waitForSelector('text=Notifications are off in this browser.')

  await page.fill('input[type=url]', `${receiver.address}/hook`)
  await page.click('text=Send there')
  expect(await page.inputValue('.filled input[readonly]')).toMatch(/^whsec_/)
  await page.click('text=Send a test')
  await expect.poll(() => receiver.at('/hook').length).toBe(1)
  expect(receiver.at('/hook')[0]!.headers).toHaveProperty('webhook-signature')
  expect(await accessTroubles(page)).toEqual([])
  expectCalm(ben.troubles)
})

test('what is pushed is handed to the browser to be shown, and knows its table', async () => {
  const { page, address } = await open()
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  const [worker] = page.context().serviceWorkers()
  // A browser without a window has nowhere to show it.
  const shown = await worker!.evaluateHandle(() => {
    const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration }
    const all: unknown[] = []
    registration.showNotification = async (title, { body, tag, data } = {}) =>
      void all.push({ title, body, url: data, tag })
    return all
  })
  const session = await page.context().newCDPSession(page)
  const registrationId = await new Promise<string>(resolve => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [found] = registrations
      if (found) resolve(found.registrationId)
    })
    void session.send('ServiceWorker.enable')
  })
  const told = { title: 'Hamburg: it is your turn', body: 'With Ann.', url: '#/online/table', tag: 'table' }
  await session.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(address).origin,
    registrationId,
    data: JSON.stringify(told),
  })
  await expect.poll(() => shown.jsonValue()).toEqual([told])
})
