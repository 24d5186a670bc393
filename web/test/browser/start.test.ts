import { describe, expect, test } from 'vitest'
import { accessTroubles, answersOn, expectCalm, inBrowser } from './browser.ts'
import { chooseGame } from './playing.ts'

const open = inBrowser()

describe('the start page', () => {
  test('shows every game with its picture and begins each with one click', async () => {
    const { page, troubles } = await open({ settings: { setup: false } })
    const games = page.locator('.games article')
    expect(await games.count()).toBe(3)
    expect(await games.locator('.skyline').count()).toBe(3)
    expect(await games.nth(1).locator('.facts').textContent()).toMatch(/2 to 4 players · \d+ to \d+ minutes/)
    expect(await accessTroubles(page)).toEqual([])
    await page.getByRole('button', { name: 'Play Bruges' }).click()
    await answersOn(page)
    expect(page.url()).toContain('#/table/bruges-')
    expectCalm(troubles)
  })

  test('uses the width of a large screen', async () => {
    const { page, troubles } = await open({ viewport: { width: 2560, height: 1440 } })
    const { width } = (await page.locator('.games').boundingBox())!
    expect(width).toBeGreaterThan(2560 * 0.8)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(2560)
    expectCalm(troubles)
  })

  test('shows options of an expansion only with it, and one of several as such', async () => {
    const { page, troubles } = await open()
    await chooseGame(page, 'Amsterdam')
    const missions = page.getByRole('group', { name: 'Missions for each player' })
    const expansion = page.getByRole('checkbox', { name: /Secret Missions/ })
    await expansion.waitFor()
    expect(await missions.count()).toBe(0)
    await expansion.check()
    await missions.getByRole('radio', { name: '5' }).check()
    expect(await missions.getByRole('radio', { checked: true }).count()).toBe(1)
    await expansion.uncheck()
    expect(await missions.count()).toBe(0)
    expectCalm(troubles)
  })

  test('leads to the tables, games, ratings and account of its server', async () => {
    const { page, troubles } = await open()
    for (const name of ['Play online', 'My games', 'Ratings', 'Account']) {
      await page.locator('.head').getByRole('link', { name, exact: true }).click()
      await page.waitForURL(/#\/online/)
      await page.waitForSelector('h1')
      await page.goBack()
      await page.waitForSelector('.start')
    }
    expectCalm(troubles)
  })
})

test('an address that leads nowhere says so', async () => {
  const { page, address, troubles } = await open()
  await page.goto(`${address}#/nowhere`)
  await page.waitForSelector('text=There is no such page')
  await page.click('main a')
  await page.waitForSelector('.start')
  expectCalm(troubles)
})

test('the settings lead back to where one was', async () => {
  const { page, address, troubles } = await open()
  await page.goto(`${address}#/rules/bruges`)
  await page.waitForSelector('.text h2')
  await page.click('.head a[href="#/settings"]')
  await page.click('.settings .back')
  await page.waitForSelector('.text h2')
  expect(page.url()).toContain('#/rules/bruges')
  expectCalm(troubles)
})

test('the lobby says that it is offline, and not that one is at no table', async () => {
  const { page, address } = await open()
  await page.goto(`${address}#/online`)
  await page.waitForSelector('text=You are not at any table yet.')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.context().setOffline(true)
  await page.goto(`${address}#/settings`)
  await page.waitForSelector('.settings dl')
  await page.goto(`${address}#/online`)
  await page.waitForSelector('text=You are offline')
  expect(await page.textContent('main')).not.toContain('You are not at any table')
  await page.click('.trouble a')
  await page.waitForSelector('.start')
})
