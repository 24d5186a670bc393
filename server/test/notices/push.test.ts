import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto'
import type { Notifications } from '@kontor/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Running, serve } from '../../src/index.ts'
import { sealedFor } from '../../src/notices/push.ts'
import { quietly, Visitor } from '../cast/club.ts'
import { Receiver } from '../cast/receiver.ts'

const SITE = 'https://kontor.example'
let receiver: Receiver
let server: Running

beforeAll(async () => {
  receiver = await Receiver.started()
  server = await serve(quietly({ site: SITE, notices: { delay: 0, retry: 20, anywhere: true } }))
})

afterAll(async () => {
  await server.close()
  await receiver.stop()
})

/** A browser that has subscribed: what it hands out, and what only it knows. */
function browser(path: string) {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  const auth = randomBytes(16)
  const keys = { p256dh: pair.getPublicKey('base64url'), auth: auth.toString('base64url') }
  return { pair, auth, subscription: { endpoint: `${receiver.address}${path}`, keys, language: 'de' } }
}

/** Reads a message as a browser does. */
function opened(body: Buffer, pair: ECDH, auth: Buffer): string {
  const salt = body.subarray(0, 16)
  const theirs = body.subarray(21, 21 + body[20]!)
  const sealed = body.subarray(21 + body[20]!)
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), theirs])
  const input = derived(pair.computeSecret(theirs), auth, about, 32)
  const key = derived(input, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derived(input, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const cipher = createDecipheriv('aes-128-gcm', key, nonce)
  cipher.setAuthTag(sealed.subarray(-16))
  const plain = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()])
  return String(plain.subarray(0, plain.lastIndexOf(2)))
}

function derived(secret: Buffer, salt: Buffer, about: Buffer, length: number) {
  return Buffer.from(hkdfSync('sha256', secret, salt, about, length))
}

/** What the header says with which a server proves who it is, if the key that it shows has signed it. */
function claimsIn(header: string) {
  const [, head, claims, signature, shown] = /^vapid t=(.*)\.(.*)\.(.*), k=(.*)$/.exec(header)!
  const point = Buffer.from(shown!, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map(part => part.toString('base64url'))
  const key = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x: x!, y: y! } })
  const said = Buffer.from(`${head}.${claims}`)
  const right = verify(
    'sha256',
    said,
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature!, 'base64url'),
  )
  return { shown, right, ...JSON.parse(String(Buffer.from(claims!, 'base64url'))) }
}

test('a message is sealed as the example of RFC 8291 is', () => {
  const pair = createECDH('prime256v1')
  pair.setPrivateKey('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url')
  const keys = {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  }
  const salt = Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url')
  const sealed = sealedFor(keys, 'When I grow up, I want to be a watermelon', pair, salt)
  expect(sealed.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  )
})

describe('a subscribed browser', () => {
  test('is told of a turn in a message that only it can read, from a server that says who it is', async () => {
    const ann = await Visitor.named('Ann', server.port)
    const { pair, auth, subscription } = browser('/turn')
    const given = await ann.post<Notifications>('/api/notifications/push', subscription)
    expect(given.pushes).toMatchObject([{ endpoint: subscription.endpoint }])
    const { table } = await ann.make({
      seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }],
      begins: 'full',
      pace: { kind: 'turns', days: 1.5 },
    })
    await expect.poll(() => receiver.at('/turn').length).toBe(1)
    const { body, headers } = receiver.at('/turn')[0]!
    expect(JSON.parse(opened(body, pair, auth))).toEqual({
      title: 'Hamburg: Du bist am Zug',
      body: 'In deiner Partie Hamburg bist du am Zug. Du hast noch 35 Stunden Zeit.',
      url: `#/online/${table.id}`,
      tag: table.id,
    })
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', topic: table.id })
    const claims = claimsIn(headers.authorization!)
    expect(claims).toMatchObject({ shown: given.offers.push, right: true, sub: SITE, aud: receiver.address })
    expect(claims.exp).toBeGreaterThan(Date.now() / 1000)
  })

  test('is tested at once, and told no more when it has unsubscribed', async () => {
    const ben = await Visitor.named('Ben', server.port)
    const { subscription } = browser('/test')
    await ben.post('/api/notifications/push', subscription)
    await ben.post('/api/notifications/test', { by: 'push' })
    expect(receiver.at('/test')).toHaveLength(1)
    const left = await ben.post<Notifications>('/api/notifications/push/stop', {
      endpoint: subscription.endpoint,
    })
    expect(left.pushes).toEqual([])
  })

  test('that its push service no longer knows is forgotten', async () => {
    const cleo = await Visitor.named('Cleo', server.port)
    const { subscription } = browser('/gone')
    await cleo.post('/api/notifications/push', subscription)
    receiver.statuses.push(410)
    await expect(cleo.post('/api/notifications/test', { by: 'push' })).rejects.toThrow('status 410')
    expect((await cleo.get<Notifications>('/api/notifications')).pushes).toEqual([])
  })

  test('whose keys were spoilt is given up after five times, and keeps nobody else from being told', async () => {
    const fay = await Visitor.named('Fay', server.port)
    const { subscription } = browser('/spoilt')
    await fay.post('/api/notifications/push', subscription)
    const { database } = server
    await database
      .updateTable('contacts')
      .set({ keys: 'spoilt' })
      .where('target', '=', subscription.endpoint)
      .execute()
    const { table } = await fay.make({
      seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }],
      begins: 'full',
      pace: { kind: 'turns', days: 2 },
    })
    const notice = database.selectFrom('notices').select(['state', 'tries']).where('table_id', '=', table.id)
    await expect.poll(() => notice.executeTakeFirst()).toEqual({ state: 'failed', tries: 5 })
    expect(receiver.at('/spoilt')).toEqual([])
  })

  test('is one of at most ten, and subscribing again takes the place of before', async () => {
    const dan = await Visitor.named('Dan', server.port)
    const subscribe = (path: string) => dan.post('/api/notifications/push', browser(path).subscription)
    for (let i = 0; i < 10; i++) await subscribe(`/${i}`)
    await subscribe('/3')
    await expect(subscribe('/10')).rejects.toThrow('on 10 devices')
  })

  test('has keys that fit the curve', async () => {
    const eve = await Visitor.named('Eve', server.port)
    const { subscription } = browser('/eve')
    const keys = { ...subscription.keys, p256dh: `B${'A'.repeat(86)}` }
    await expect(eve.post('/api/notifications/push', { ...subscription, keys })).rejects.toThrow('malformed')
  })
})
