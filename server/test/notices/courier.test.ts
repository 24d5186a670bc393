import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Running, serve } from '../../src/index.ts'
import { Courier, isPublic } from '../../src/notices/courier.ts'
import { quietly, Visitor } from '../cast/club.ts'
import { Receiver } from '../cast/receiver.ts'

let receiver: Receiver
let server: Running

beforeAll(async () => {
  receiver = await Receiver.started()
  server = await serve(quietly({ site: 'https://kontor.example' }))
})

afterAll(async () => {
  await server.close()
  await receiver.stop()
})

test.each(['8.8.8.8', '93.184.216.34', '2606:2800:220:1:248:1893:25c8:1946'])('%s is public', address => {
  expect(isPublic(address)).toBe(true)
})

test.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '169.254.169.254',
  '172.31.255.255',
  '192.168.1.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:8.8.8.8',
  '::ffff:127.0.0.1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  '2001:db8::1',
  'fc00::1',
  'fe80::1',
  'ff02::1',
  'kontor',
])('%s is not public', address => {
  expect(isPublic(address)).toBe(false)
})

describe('an address that somebody gives', () => {
  test.each([
    ['https://127.0.0.1/hook', 'private network'],
    ['https://localhost/hook', 'private network'],
    ['https://2130706433/hook', 'private network'],
    ['https://0x7f.1/hook', 'private network'],
    ['https://[::1]/hook', 'private network'],
    ['https://[::ffff:10.0.0.1]/hook', 'private network'],
    ['https://169.254.169.254/latest/meta-data', 'private network'],
    ['http://example.org/hook', 'https://'],
    ['https://ann:secret@example.org/', 'a name or a password'],
    ['https://', 'not a web address'],
    ['ftp://example.org/', 'malformed'],
  ])('is refused if it is %s', async (url, reason) => {
    const ann = await Visitor.named('Ann', server.port)
    await expect(ann.post('/api/notifications/webhook', { url, language: 'en' })).rejects.toThrow(reason)
    const keys = { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) }
    await expect(
      ann.post('/api/notifications/push', { endpoint: url, keys, language: 'en' }),
    ).rejects.toThrow()
  })

  test('is looked at again when something is sent there', async () => {
    const body = Buffer.from('{}')
    await expect(new Courier(false).post(new URL(receiver.address), {}, body)).rejects.toThrow('https://')
    const secure = new URL(receiver.address.replace('http:', 'https:'))
    await expect(new Courier(false).post(secure, {}, body)).rejects.toThrow('private network')
    expect(receiver.posted).toEqual([])
    const named = new URL(receiver.address.replace('127.0.0.1', 'localhost'))
    expect(await new Courier(true).post(named, {}, body)).toBe(200)
  })

  test('where nobody answers cannot be reached', async () => {
    const nobody = new Courier(true).post(new URL('http://127.0.0.1:1/'), {}, Buffer.from(''))
    await expect(nobody).rejects.toThrow('cannot be reached')
  })
})
