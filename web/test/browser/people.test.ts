import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { accessTroubles, expectCalm, inBrowser } from './browser.ts'
import { begun, made } from './meeting.ts'

const open = inBrowser()

const PASSWORD = 'Rote Grütze 42'

/** Goes to a page about people. */
async function goTo(page: Page, address: string, place: string) {
  await page.goto(`${address}#/online/${place}`)
  await page.waitForSelector('.people h1')
}

const sheet = (page: Page, title: string) =>
  page.locator('.sheet', { has: page.locator(`h2 >> text="${title}"`) })

async function signIn(page: Page, password: string) {
  const form = sheet(page, 'Sign in')
  await form.getByLabel('Login').fill('ANN')
  await form.getByLabel('Password').fill(password)
  await form.getByRole('button').click()
}

test('an account keeps games on another device, until its owner signs out or has all deleted', async () => {
  const ann = await open()
  const { table } = await made(ann, { second: 'open' })
  await goTo(ann.page, ann.address, 'account')
  const opening = sheet(ann.page, 'Create an account')
  await opening.getByLabel('Login').fill('ann')
  await opening.getByLabel('Password').fill(PASSWORD)
  await opening.getByRole('button').click()
  await ann.page.waitForSelector('text=You are Ann, signed in as ann.')
  expect(await accessTroubles(ann.page)).toEqual([])

  const phone = await open({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  await goTo(phone.page, phone.address, 'account')
  await phone.page.waitForSelector('.sheet')
  expect(await accessTroubles(phone.page)).toEqual([])
  expect(await phone.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await signIn(phone.page, 'something else')
  await phone.page.waitForSelector('text=There is no account with this login and password.')
  await signIn(phone.page, PASSWORD)
  await phone.page.waitForSelector('text=signed in as ann')
  await phone.page.click('text=My games')
  await phone.page.waitForSelector(`a[href="${new URL(table).hash}"]`)
  expect(await accessTroubles(phone.page)).toEqual([])

  const changing = sheet(ann.page, 'Change the password')
  await changing.getByLabel('Current password').fill(PASSWORD)
  await changing.getByLabel('New password').fill('Blaue Grütze 43')
  await changing.getByRole('button').click()
  await ann.page.waitForSelector('text=Your password has been changed.')
  await goTo(phone.page, phone.address, 'account')
  await phone.page.waitForSelector('text=Nobody needs an account')

  const [file] = await Promise.all([
    ann.page.waitForEvent('download'),
    ann.page.click('text=Download as a file'),
  ])
  expect(JSON.parse(readFileSync(await file.path(), 'utf8'))).toMatchObject({
    name: 'Ann',
    account: { login: 'ann' },
  })
  await sheet(ann.page, 'Sign out').getByRole('button', { name: 'Here' }).click()
  await ann.page.waitForSelector('text=Nobody needs an account')
  await signIn(ann.page, 'Blaue Grütze 43')
  await ann.page.click('text=Delete everything')
  await ann.page.getByLabel('To confirm').fill('Ann')
  await ann.page.click('text=Delete for good')
  await ann.page.waitForSelector('text=Everything stored about you has been deleted.')
  expectCalm([...unauthorized(ann.troubles), ...unauthorized(phone.troubles)])
})

test('a player is found among the ratings, and kept away', async () => {
  const ann = await open()
  await made(ann, { second: 'open' })
  const ben = await open()
  await ben.page.click('.head .online')
  await ben.page.click('.lobby [aria-label="Open tables"] a')
  await ben.page.fill('.called input', 'Ben')
  await ben.page.click('.room .primary')
  await ben.page.waitForSelector('.talk')
  await ann.page.waitForSelector('.taken >> text=Ben')

  await ben.page.fill('.chat input', 'Hello!')
  await ben.page.press('.chat input', 'Enter')
  await ann.page.waitForSelector('.chat >> text=Hello!')
  await ann.page.click('.hush summary')
  await ann.page.click('.hush .button')
  await ann.page.waitForSelector('.chat >> text=Nobody has said anything yet.')

  await ann.page.getByRole('link', { name: 'Report Ben' }).click()
  const report = sheet(ann.page, 'Report')
  await report.getByText('Way of playing').click()
  await report.getByLabel('What happened').fill('He waits on purpose.')
  await report.getByRole('button').click()
  await ann.page.waitForSelector('text=Thank you: it is reported.')
  expect(await accessTroubles(ann.page)).toEqual([])

  await goTo(ann.page, ann.address, 'account')
  const kept = sheet(ann.page, 'People you have muted or blocked')
  await kept.getByRole('link', { name: 'Ben' }).click()
  await ann.page.waitForSelector('.people h1 >> text=Ben')
  expect(await accessTroubles(ann.page)).toEqual([])
  const turned = (name: string, pressed: boolean) => ann.page.getByRole('button', { name, pressed })
  await turned('Mute', true).waitFor()
  await turned('Block', false).click()
  await turned('Block', true).waitFor()
  await turned('Mute', false).waitFor()
  await turned('Block', true).click()
  await turned('Block', false).waitFor()

  await ann.page.click('text=Ratings')
  await ann.page.waitForSelector('text=No game of this kind has been finished yet.')
  await ann.page.click('text=4 players')
  await ann.page.waitForFunction(() => location.hash.includes('players=4'))
  expect(await accessTroubles(ann.page)).toEqual([])
  expectCalm([...ann.troubles, ...ben.troubles])
})

test('whoever signs out elsewhere sits at no table any more', async () => {
  const { ann } = await begun(open)
  const other = await ann.page.context().newPage()
  await goTo(other, ann.address, 'account')
  const opening = sheet(other, 'Create an account')
  await opening.getByLabel('Login').fill('ann of two pages')
  await opening.getByLabel('Password').fill(PASSWORD)
  await opening.getByRole('button').click()
  await other.waitForSelector('text=signed in as')
  await ann.page.reload()
  await ann.page.waitForSelector('#question')
  await sheet(other, 'Sign out').getByRole('button', { name: 'Here' }).click()
  await ann.page.waitForSelector('text=You are watching.')
  expectCalm(ann.troubles)
})

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

test.each([
  { locale: 'en-GB', title: 'Online tables' },
  { locale: 'de-DE', title: 'Online-Tische', ...PHONE, colorScheme: 'dark' as const },
  { locale: 'nl-NL', title: 'Onlinetafels', ...PHONE },
])('every page of a server fits its screen and is open to all ($locale)', async ({ title, ...options }) => {
  const { page, address, troubles } = await open(options)
  const width = page.viewportSize()!.width
  for (const place of ['', '/new', '/games', '/ratings', '/account', '/notices', '/confirm/none']) {
    await page.goto(`${address}#/online${place}`)
    await page.reload()
    await page.waitForSelector(`.head >> text="${title}"`)
    await page.waitForSelector('h1')
    expect(await page.evaluate(() => document.documentElement.scrollWidth), place).toBeLessThanOrEqual(width)
    expect(await accessTroubles(page), place).toEqual([])
  }
  expectCalm(troubles)
})

/** The browser itself tells of each refusal. */
function unauthorized(troubles: readonly string[]) {
  return troubles.filter(each => !each.includes('status of 401'))
}
