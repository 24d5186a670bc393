import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Running, serve } from '../../src/index.ts'
import { quietly, Visitor } from '../cast/club.ts'
import { Receiver } from '../cast/receiver.ts'

const SITE = 'https://kontor.example'
const BY_TURNS = { kind: 'turns', days: 3 } as const
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

describe('a webhook', () => {
  /** Somebody whose turns are posted to a path of the receiver. */
  async function hooked(path: string) {
    const visitor = await Visitor.named('Hook', server.port)
    const url = `${receiver.address}${path}`
    const { secret } = await visitor.post<{ secret: string }>('/api/notifications/webhook', {
      url,
      language: 'nl',
    })
    return { visitor, secret }
  }

  test('gets a turn, signed so that its owner can tell who sent it', async () => {
    const { visitor, secret } = await hooked('/signed')
    const seats = [{ kind: 'me' as const }, { kind: 'bot' as const, level: 'random' as const }]
    const { table } = await visitor.make({ seats, begins: 'full', pace: BY_TURNS })
    await expect.poll(() => receiver.at('/signed').length).toBe(1)
    const { headers, body } = receiver.at('/signed')[0]!
    const said = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
    const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
    expect(headers['webhook-signature']).toBe(`v1,${createHmac('sha256', key).update(said).digest('base64')}`)
    expect(JSON.parse(String(body))).toMatchObject({
      type: 'turn',
      table: table.id,
      game: 'hamburg',
      seat: 0,
      title: 'Hamburg: jij bent aan de beurt',
      link: `${SITE}/#/online/${table.id}`,
    })
  })

  test('that fails gets the same again, and is given up after five times', async () => {
    const { visitor } = await hooked('/failing')
    receiver.statuses.push(500, 503, 429, 500, 500, 500, 500)
    const seats = [{ kind: 'me' as const }, { kind: 'bot' as const, level: 'random' as const }]
    await visitor.make({ seats, begins: 'full', pace: BY_TURNS })
    const failed = server.database.selectFrom('notices').select('id').where('state', '=', 'failed')
    await expect.poll(async () => (await failed.execute()).length).toBe(1)
    receiver.statuses.length = 0
    const ids = receiver.at('/failing').map(({ headers }) => headers['webhook-id'])
    expect(ids).toHaveLength(5)
    expect(new Set(ids).size).toBe(1)
  })

  test('leads nowhere else', async () => {
    const { visitor } = await hooked('/leading')
    receiver.statuses.push(302)
    await expect(visitor.post('/api/notifications/test', { by: 'webhook' })).rejects.toThrow('status 302')
    expect(receiver.at('/elsewhere')).toEqual([])
  })

  test('is posted to no more when it is taken away', async () => {
    const { visitor } = await hooked('/gone')
    await visitor.post('/api/notifications/webhook', { url: null, language: 'en' })
    await expect(visitor.post('/api/notifications/test', { by: 'webhook' })).rejects.toThrow('not set up')
    expect(receiver.at('/gone')).toEqual([])
  })
})
