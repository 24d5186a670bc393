import { expect, test } from 'vitest'
import { expectCalm, inBrowser } from './browser.ts'
import type { Visitor } from './meeting.ts'

const open = inBrowser()

/** Asks the server for something as the person in this browser. */
async function post<R>({ page }: Visitor, path: string, body: object): Promise<R> {
  return page.evaluate(
    async ([path, body]) => {
      const headers = { 'Content-Type': 'application/json' }
      const response = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })
      return response.json()
    },
    [path, body] as const,
  ) as Promise<R>
}

/** Ann and Ben at a table with a clock of seconds, which runs at once: shorter than any form would make it. */
async function timed(seconds: number, late: 'bot' | 'wait') {
  const [ann, ben] = [await open(), await open()]
  await post(ann, 'api/guest', { name: 'Ann' })
  await post(ben, 'api/guest', { name: 'Ben' })
  const { table } = await post<{ table: { id: string } }>(ann, 'api/tables', {
    game: 'hamburg',
    seats: [{ kind: 'me' }, { kind: 'open' }],
    begins: 'full',
    pace: { kind: 'live', clock: { minutes: seconds / 60, increment: 0 }, late },
  })
  await post(ben, `api/tables/${table.id}/join`, {})
  for (const { page, address } of [ann, ben]) {
    await page.goto(`${address}#/online/${table.id}`)
    await page.waitForSelector('#question')
  }
  return { ann, ben }
}

test('a clock is urgent near its end, and where nobody is replaced it stays there', async () => {
  const { ann, ben } = await timed(3, 'wait')
  for (const { page } of [ann, ben]) {
    await page.waitForSelector('.company time.hurry >> text=time is up')
    expect(await page.locator('.company time').allTextContents()).toContain('0:03')
  }
  expectCalm([...ann.troubles, ...ben.troubles])
})

test('whoever is late gets a bot, and can take the seat back', async () => {
  // Time enough to take the seat back before the other one is late as well, and nobody is left.
  const { ann, ben } = await timed(12, 'bot')
  const late = await Promise.any(
    [ann, ben].map(async each => {
      await each.page.waitForSelector('text=Take my seat back')
      return each
    }),
  )
  await late.page.click('text=Take my seat back')
  await late.page.waitForSelector('.log >> text=is back.')
  expectCalm([...ann.troubles, ...ben.troubles])
})
