import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { accessTroubles, expectCalm, inBrowser } from './browser.ts'
import { asked, begun, withoutNetwork } from './meeting.ts'
import { playOn, shoot } from './playing.ts'

const open = inBrowser()

/** More than any game has. */
const ALL = 2000

const resultOn = (page: Page) => page.$$eval('.places li', all => all.map(each => each.textContent))

test('two people play a whole game over a reload and a lost connection, a third one watches, and they play again', async () => {
  const { ann, ben, links } = await begun(open)
  const cleo = await open()
  await cleo.page.goto(links.table)
  await cleo.page.waitForSelector('text=You are watching.')
  await ben.page.goto(`${ben.address}#/online`)
  await ann.page.waitForSelector('.company .dot:not(.here)')
  await ben.page.goto(links.table)
  await ann.page.waitForSelector('.company .here >> nth=1')
  const first = await asked([ann.page, ben.page])
  expect(await first.locator('#question .foot button').allTextContents()).toEqual([
    expect.stringContaining('Undo'),
  ])

  const whole = playOn(ben.page, 2, ALL)
  expect(await playOn(ann.page, 1, 15)).toMatchObject({ trouble: undefined, slips: [] })
  await ann.page.reload()
  await ann.page.waitForSelector('.log li')
  expect(await playOn(ann.page, 3, 10)).toMatchObject({ trouble: undefined, slips: [] })
  await ben.page.context().setOffline(true)
  await ben.page.waitForSelector('.lost:not(:empty)')
  await ben.page.context().setOffline(false)
  const rest = await playOn(ann.page, 4, ALL)
  expect(rest).toMatchObject({ trouble: undefined, slips: [], over: true })
  expect(await whole).toMatchObject({ trouble: undefined, slips: [], over: true })

  const result = await resultOn(ann.page)
  expect(result).toHaveLength(2)
  await cleo.page.waitForSelector('.places')
  expect(await resultOn(ben.page)).toEqual(result)
  expect(await resultOn(cleo.page)).toEqual(result)
  expect(await accessTroubles(ann.page)).toEqual([])
  await shoot(ann.page, 'online-whole')

  await cleo.page.click('text=Result and replay')
  await cleo.page.waitForSelector('.winner h1')
  await ann.page.click('text=Rematch')
  await ann.page.waitForSelector('.talk')
  await ben.page.click('text=Join the rematch')
  await ben.page.waitForSelector('#question[data-version="0"]')
  await ann.page.waitForSelector('#question[data-version="0"]')
  expectCalm([...ann.troubles, ...withoutNetwork(ben.troubles), ...cleo.troubles])
})

test('who plays with bots alone may ask for a hint, and looks back from the log', async () => {
  const { page, troubles } = await open()
  await page.click('.head .online')
  await page.click('.lobby .primary')
  await page.selectOption('.seats li:nth-child(2) select', 'apprentice')
  await page.click('.seats li:nth-child(3) button')
  await page.click('.go .primary')
  await page.click('.room .primary')
  expect(await playOn(page, 5, 12)).toMatchObject({ trouble: undefined })
  await page.waitForSelector('#question [data-answer]')
  await page.click('#question .foot >> text=Hint')
  await page.waitForSelector('.hints li')

  expect(await page.title()).toContain('your turn')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.click('.menu summary')
  await page.click('.menu >> text=Report a problem')
  await page.waitForSelector('.told >> text=what you see of the table', { state: 'attached' })
  const report = JSON.parse(await page.evaluate(() => navigator.clipboard.readText()))
  expect(report).toMatchObject({ table: { seed: null }, situation: { question: { seat: 0 } } })

  const version = await page.getAttribute('#question', 'data-version')
  await page.click('.log a >> nth=1')
  await page.waitForSelector('.moment h2')
  expect(Number(await page.getAttribute('.surface', 'data-version'))).toBeLessThan(Number(version))
  await page.reload()
  await page.waitForSelector('.moment h2')
  await page.press('body', '.')
  await page.click('text=Back to the present')
  await page.waitForSelector(`.surface[data-version="${version}"]`)
  await page.waitForSelector('#question [data-answer]')
  expectCalm(troubles)
})
