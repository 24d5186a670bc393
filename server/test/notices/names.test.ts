import { expect, test } from 'vitest'
import { Courier } from '../../src/notices/courier.ts'
import { Names, type Place } from '../../src/notices/names.ts'

const SOMEWHERE = [{ address: '93.184.216.34', family: 4 }]

/** Somebody who looks names up when they are told to. */
function slowly() {
  const asked: { host: string; say: (places: readonly Place[]) => void }[] = []
  const look = (host: string) => new Promise<readonly Place[]>(say => asked.push({ host, say }))
  return { asked, look }
}

test('names are looked up two at a time, each in its turn', async () => {
  const { asked, look } = slowly()
  const names = new Names(look)
  const found = Array.from({ length: 16 }, (_, i) => names.placesOf(`${i}.example`))
  for (let i = 0; i < 16; i++) {
    await expect.poll(() => asked.length).toBe(Math.min(16, i + 2))
    asked[i]!.say(SOMEWHERE)
    expect(await found[i]).toEqual(SOMEWHERE)
  }
  expect(asked.map(({ host }) => host)).toEqual(found.map((_, i) => `${i}.example`))
})

test('a name that nobody finds in time is no address, and those that waited too long are not looked up', async () => {
  const { asked, look } = slowly()
  const courier = new Courier(false, new Names(look, 500))
  const fates = await Promise.allSettled(
    Array.from({ length: 5 }, (_, i) => courier.places(new URL(`https://${i}.example/`))),
  )
  expect(fates.map(fate => fate.status === 'rejected' && fate.reason.message)).toEqual(
    Array(5).fill('There is no such address.'),
  )
  for (const { say } of asked.splice(0)) say(SOMEWHERE)
  const next = courier.places(new URL('https://next.example/'))
  await expect.poll(() => asked.map(({ host }) => host), { interval: 5 }).toEqual(['next.example'])
  asked[0]!.say(SOMEWHERE)
  expect(await next).toEqual(SOMEWHERE)
})
