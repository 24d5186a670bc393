import { once } from 'node:events'
import type { TableAbout } from '@kontor/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Running, serve } from '../../src/index.ts'
import { quietly, seated, Visitor } from '../cast/club.ts'

const PASSWORD = 'Rote Grütze 42'
let server: Running

beforeAll(async () => {
  server = await serve(quietly())
})

afterAll(() => server.close())

/** Somebody with an account, and another device of theirs on which nobody is known. */
async function owner(login: string) {
  const visitor = await Visitor.named(login, server.port)
  const guestCookie = visitor.cookie
  await visitor.post('/api/account', { login, password: PASSWORD })
  return { visitor, guestCookie, device: new Visitor(server.port) }
}

function me(visitor: Visitor) {
  return visitor.get<{ id: string; name: string; login: string | null }>('/api/me')
}

describe('an account', () => {
  test('makes somebody the same person on another device, whatever the case of the login', async () => {
    const { visitor, device } = await owner('Ann')
    const { table } = await visitor.make({ seats: [{ kind: 'me' }, { kind: 'open' }] })
    await device.post('/api/signin', { login: 'aNN', password: PASSWORD })
    expect(await me(device)).toEqual(await me(visitor))
    expect(await me(device)).toMatchObject({ name: 'Ann', login: 'ann' })
    expect((await device.get<TableAbout>(`/api/tables/${table.id}`)).mine).toBe(0)
  })

  test('is not entered with another password, or a login that nobody has, and both are refused alike', async () => {
    const { device } = await owner('Ben')
    const refused = 'Wrong login or password.'
    await expect(device.post('/api/signin', { login: 'Ben', password: `${PASSWORD}!` })).rejects.toThrow(
      refused,
    )
    await expect(device.post('/api/signin', { login: 'Nobody', password: PASSWORD })).rejects.toThrow(refused)
    await expect(me(device)).rejects.toThrow('401')
  })

  test('has a login of its own', async () => {
    await owner('Cleo')
    const other = await Visitor.named('Other', server.port)
    const again = other.post('/api/account', { login: 'CLEO', password: PASSWORD })
    await expect(again).rejects.toThrow('This login is taken')
  })

  test('needs a password of ten characters', async () => {
    const dan = await Visitor.named('Dan', server.port)
    await expect(dan.post('/api/account', { login: 'Dan', password: 'short' })).rejects.toThrow('malformed')
  })

  test('is not entered with the cookie of the guest who opened it, over HTTP or a socket', async () => {
    const { visitor, guestCookie, device } = await owner('Eve')
    const { table } = await visitor.make({ seats: [{ kind: 'me' }, { kind: 'open' }] })
    device.cookie = guestCookie
    await expect(me(device)).rejects.toThrow('401')
    const chair = await device.enter(table.id)
    expect(chair.news[0]).toMatchObject({ type: 'welcome', seat: null })
    await chair.close()
  })

  test('is kept from whoever tries many passwords, also when one is right at last', async () => {
    const { device } = await owner('Fay')
    for (let i = 0; i < 10; i++)
      await expect(
        device.post('/api/signin', { login: 'Fay', password: `wrong wrong ${i}` }),
      ).rejects.toThrow('401')
    await expect(device.post('/api/signin', { login: 'Fay', password: PASSWORD })).rejects.toThrow('429')
  })
})

describe('a session', () => {
  test('ends where somebody signs out, and only there', async () => {
    const { visitor, device } = await owner('Gil')
    await device.post('/api/signin', { login: 'Gil', password: PASSWORD })
    const stolen = device.at(server.port)
    await device.post('/api/signout')
    expect(device.cookie).toBe('kontor=')
    await expect(me(stolen)).rejects.toThrow('401')
    expect(await me(visitor)).toMatchObject({ name: 'Gil' })
  })

  test('ends everywhere on request', async () => {
    const { visitor, device } = await owner('Hal')
    await device.post('/api/signin', { login: 'Hal', password: PASSWORD })
    await device.post('/api/signout', { everywhere: true })
    await expect(me(visitor)).rejects.toThrow('401')
  })

  test('ends when nobody has used it for three months, and goes on while somebody does', async () => {
    const { visitor, device } = await owner('Ina')
    await device.post('/api/signin', { login: 'Ina', password: PASSWORD })
    const { id } = await me(visitor)
    const day = 24 * 60 * 60 * 1_000
    const unusedFor = (days: number) =>
      server.database
        .updateTable('sessions')
        .set({ used: server.house.machine.now() - days * day })
        .where('person', '=', id)
        .execute()
    await unusedFor(89)
    await me(visitor)
    const noted = await server.database.selectFrom('sessions').selectAll().where('person', '=', id).execute()
    expect(noted.filter(({ used }) => used > server.house.machine.now() - day)).toHaveLength(1)
    await unusedFor(91)
    await expect(me(visitor)).rejects.toThrow('401')
    await expect(me(device)).rejects.toThrow('401')
    await device.post('/api/signin', { login: 'Ina', password: PASSWORD })
    const left = await server.database.selectFrom('sessions').selectAll().where('person', '=', id).execute()
    expect(left).toHaveLength(1)
  })

  test('goes on on twenty devices at once, those that were used last', async () => {
    const { visitor } = await owner('Ole')
    const { id } = await me(visitor)
    const older = Array.from({ length: 25 }, (_, i) => ({ secret: `s${i}`, person: id, created: 1, used: 0 }))
    const now = server.house.machine.now()
    await server.database
      .insertInto('sessions')
      .values(older.map((row, i) => ({ ...row, used: now - 1_000 - i })))
      .execute()
    const device = new Visitor(server.port)
    await device.post('/api/signin', { login: 'Ole', password: PASSWORD })
    const left = await server.database
      .selectFrom('sessions')
      .select('secret')
      .where('person', '=', id)
      .execute()
    expect(left).toHaveLength(20)
    expect(left.map(({ secret }) => secret)).toContain('s0')
    expect(await me(device)).toMatchObject({ name: 'Ole' })
    expect(await me(visitor)).toMatchObject({ name: 'Ole' })
  })

  test('that ends cuts the sockets opened in it, and no others', async () => {
    const { visitor, device } = await owner('Kim')
    await device.post('/api/signin', { login: 'Kim', password: PASSWORD })
    const { table } = await visitor.make({ seats: [{ kind: 'me' }, { kind: 'open' }] })
    const [stays, goes] = [await visitor.enter(table.id), await device.enter(table.id)]
    const closed = once(goes.socket, 'close')
    await device.post('/api/signout')
    expect((await closed)[0]).toBe(1008)
    expect(await stays.command({ type: 'chat', text: 'Moin' })).toMatchObject({ type: 'done' })
  })

  test('of a guest ends with their cookie, and their sockets with it', async () => {
    const lou = await Visitor.named('Lou', server.port)
    const { table } = await lou.make({ seats: [{ kind: 'me' }, { kind: 'open' }] })
    const chair = await lou.enter(table.id)
    const closed = once(chair.socket, 'close')
    await lou.post('/api/signout')
    expect((await closed)[0]).toBe(1008)
  })

  test.each(['/api/signout', '/api/forget'])('that ends by %s is refused at the next command', async path => {
    const [mia, ned] = [await Visitor.named('Mia', server.port), await Visitor.named('Ned', server.port)]
    const { id, chairs } = await seated(mia, ned)
    // A client that does not answer the server's goodbye, and says something instead.
    Reflect.get(chairs[0].socket, '_receiver').removeAllListeners('conclude')
    const { cookie } = mia
    await mia.post(path, path === '/api/forget' ? { name: 'Mia' } : {})
    chairs[0].socket.send(JSON.stringify({ type: 'chat', id: 'late', text: 'still here' }))
    await chairs[1].command({ type: 'chat', text: 'Moin' })
    const said = server.database.selectFrom('chats').select('text').where('table_id', '=', id)
    expect((await said.execute()).map(({ text }) => text)).toEqual(['Moin'])
    const thief = new Visitor(server.port)
    thief.cookie = cookie
    await expect(thief.get('/api/me')).rejects.toThrow('401')
    chairs[0].socket.terminate()
  })
})

describe('a password', () => {
  test('is changed by whoever knows it, and ends the sessions on all other devices', async () => {
    const { visitor, device } = await owner('Jan')
    await device.post('/api/signin', { login: 'Jan', password: PASSWORD })
    await visitor.post('/api/password', { password: PASSWORD, wanted: 'Blaue Grütze 43' })
    expect(await me(visitor)).toMatchObject({ login: 'jan' })
    await expect(me(device)).rejects.toThrow('401')
    await expect(device.post('/api/signin', { login: 'Jan', password: PASSWORD })).rejects.toThrow('401')
    await device.post('/api/signin', { login: 'Jan', password: 'Blaue Grütze 43' })
    expect(await me(device)).toMatchObject({ login: 'jan' })
  })

  test('is not changed by whoever does not know it, or by a guest', async () => {
    const { visitor, device } = await owner('Kay')
    const wanted = 'Blaue Grütze 43'
    await expect(visitor.post('/api/password', { password: `${PASSWORD}!`, wanted })).rejects.toThrow('403')
    await device.post('/api/guest', { name: 'Guest' })
    expect(await me(device)).toMatchObject({ login: null })
    await expect(device.post('/api/password', { password: PASSWORD, wanted })).rejects.toThrow(
      'You have no account.',
    )
    await device.post('/api/signin', { login: 'Kay', password: PASSWORD })
  })
})

test('whoever signs in can bring along the seats taken as a guest', async () => {
  const { visitor, device } = await owner('Ida')
  await device.post('/api/guest', { name: 'Ida again' })
  const { table } = await device.make({ seats: [{ kind: 'open' }, { kind: 'me' }] })
  expect((await visitor.get<TableAbout>(`/api/tables/${table.id}`)).mine).toBe(null)
  await device.post('/api/signin', { login: 'Ida', password: PASSWORD, claim: true })
  const about = await visitor.get<TableAbout>(`/api/tables/${table.id}`)
  expect(about).toMatchObject({ mine: 1, hosting: true })
})
