import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { packed } from '../../src/worker/link.ts'
import { accessTroubles, answersOn, click, expectCalm, inBrowser } from './browser.ts'

const open = inBrowser()

const GOLDEN = new URL('../../../games/hamburg/test/golden/hamburg-golden-1-0.json', import.meta.url)
const TEXT = readFileSync(GOLDEN, 'utf8')
const RECORD = JSON.parse(TEXT)
const LENGTH = RECORD.answers.length

const heading = (page: Page) => page.textContent('#asked')
const at = (answers: number) => (answers === 0 ? 'Before the first of' : `After move ${answers} of`)

/** Waits until the replay shows the moment after so many answers, and the address says so. */
async function arrived(page: Page, answers: number) {
  await page.waitForSelector(`#asked:has-text("${at(answers)}")`)
  await page.waitForURL(url => url.hash.endsWith(`/${answers}`))
}

/** Steps by a key; once more where nothing came of it because the page was still busy with the moment before. */
async function stepped(page: Page, key: string, from: number, to: number) {
  const press = async () => {
    if ((await heading(page))?.includes(at(from))) await page.keyboard.press(key)
    await page.waitForTimeout(300)
    return heading(page)
  }
  await expect.poll(press, { interval: 5000 }).toContain(at(to))
  await arrived(page, to)
}

async function watching(options = {}, answers = 0) {
  const opened = await open(options)
  await opened.page.goto(`${opened.address}#/replay/link/${await packed(RECORD)}/${answers}`)
  await opened.page.waitForSelector('.replay #asked')
  return opened
}

describe('the replay', () => {
  test('is stepped through by keyboard, by answer, turn and season, and by slider', async () => {
    const { page, troubles } = await watching()
    expect(await heading(page)).toContain(at(0))
    await stepped(page, '.', 0, 1)
    await stepped(page, '.', 1, 2)
    await stepped(page, ',', 2, 1)
    await page.keyboard.press('End')
    await arrived(page, LENGTH)
    await page.waitForSelector('.moment p:has-text("The game is over")')
    await page.keyboard.press('Home')
    await arrived(page, 0)
    await page.click('.steps label:has-text("season")')
    await page.locator('body').press('.')
    await page.waitForSelector('.moment:has-text("Season 2")')
    await page.click('.slider .parts button:has-text("3")')
    await page.waitForSelector('.moment:has-text("Season 3")')
    await page.locator('.slider input').fill('7')
    await arrived(page, 7)
    expect(await accessTroubles(page)).toEqual([])
    expectCalm(troubles)
  })

  test('hears keys as soon as it is in sight', async () => {
    const { page, address, troubles } = await open()
    await page.addInitScript(() => {
      const seen = new MutationObserver(() => {
        if (!document.querySelector('.replay #asked')) return
        seen.disconnect()
        dispatchEvent(new KeyboardEvent('keydown', { key: '.', cancelable: true }))
      })
      seen.observe(document, { childList: true, subtree: true })
    })
    await page.goto(`${address}#/replay/link/${await packed(RECORD)}/0`)
    await page.reload()
    await arrived(page, 1)
    expectCalm(troubles)
  })

  test('plays by itself to its end, and its log jumps without playing on', async () => {
    const { page, troubles } = await watching({}, LENGTH - 1)
    await page.click('.way button:has-text("Play")')
    await arrived(page, LENGTH)
    await page.click('.side [role=tab]:has-text("Log")')
    await page.click('.log a[aria-label="Show the table after move 5"]')
    await arrived(page, 5)
    await page.waitForTimeout(1000)
    expect(await heading(page)).toContain(at(5))
    expect(await page.getAttribute('.way button:has-text("Play")', 'aria-pressed')).toBe('false')
    expectCalm(troubles)
  })

  test('comes as a link and as a file, and goes as both', async () => {
    const { page, troubles, address } = await open({ permissions: ['clipboard-read', 'clipboard-write'] })
    await page.goto(`${address}#/replay`)
    expect(await accessTroubles(page)).toEqual([])
    await page.setInputFiles('.opener input', {
      name: 'game.json',
      mimeType: 'application/json',
      buffer: Buffer.from(TEXT),
    })
    await page.waitForSelector('.replay #asked')
    await page.keyboard.press('.')
    await arrived(page, 1)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.click('.foot button:has-text("Save as file")'),
    ])
    expect(JSON.parse(readFileSync(await download.path(), 'utf8'))).toEqual(RECORD)
    await page.click('.foot button:has-text("Copy link")')
    await page.waitForSelector('.told:not(:empty)')
    const link = await page.evaluate(() => navigator.clipboard.readText())
    await page.goto('about:blank')
    await page.goto(link)
    await arrived(page, 1)
    expectCalm(troubles)
  })

  test.each([
    ['en-GB', 'link/abc', 'This link does not hold a game: it has been cut off or changed on its way.'],
    [
      'de-DE',
      'game/no-such',
      'Diese Partie lässt sich nicht zeigen. There is no game ‘no-such’ in this browser.',
    ],
  ])(
    'says in one sentence what is wrong with a place that holds no game (%s)',
    async (locale, place, told) => {
      const { page, troubles, address } = await open({ locale })
      await page.goto(`${address}#/replay/${place}`)
      await page.waitForSelector('[role=alert]')
      expect((await page.textContent('[role=alert]'))!.trim()).toBe(told)
      await page.setInputFiles('.opener input', {
        name: 'game.json',
        mimeType: 'application/json',
        buffer: Buffer.from('{"format":1,"game":"chess"}'),
      })
      await page.waitForSelector('[role=alert]:has-text("There is no game ‘chess’")')
      expectCalm(troubles)
    },
  )

  test('is seen through any eyes, and becomes a variation', async () => {
    const { page, troubles } = await watching({}, 20)
    await page.waitForSelector('.replay #asked')
    const options = await page.$$eval('.eyes option', all => all.map(each => each.textContent))
    expect(options[0]).toContain('all hands open')
    await page.selectOption('.eyes select', { index: 1 })
    await page.waitForFunction(() => document.querySelector<HTMLSelectElement>('.eyes select')?.value === '0')
    await page.click('.foot button:has-text("Play from here")')
    expect(await accessTroubles(page)).toEqual([])
    await page.click('.branch button[type=submit]')
    await page.waitForURL(/#\/table\//)
    expect((await answersOn(page)).length).toBeGreaterThan(1)
    const line = page.locator('.log li a').first()
    const number = Number(await line.textContent())
    await line.click()
    await page.waitForSelector(`#asked:has-text("${at(number)}")`)
    await page.keyboard.press('.')
    await page.waitForSelector(`#asked:has-text("${at(number + 1)}")`)
    await page.click('.foot a:has-text("Back to the present")')
    await click(page, (await answersOn(page))[0]!)
    expectCalm(troubles)
  })
})

describe('the end of a game', () => {
  test('tells where the points came from and what a strong bot thinks, with ways into the replay', async () => {
    const { page, troubles } = await watching({}, LENGTH)
    await page.click('.foot a:has-text("Result")')
    await page.waitForSelector('.winner h1')
    const total = await page.$$eval('.breakdown tfoot tr:first-child td', all =>
      all.map(each => Number(each.textContent)),
    )
    expect(Number(await page.textContent('.laurel b'))).toBe(total[0])
    expect(await page.locator('.chart').count()).toBe(2)
    await page.click('.race summary')
    expect(await page.locator('.race tbody tr').count()).toBe(4)
    await page.click('.analysis button')
    await page.waitForSelector('.chances')
    expect(await accessTroubles(page)).toEqual([])
    const wrong = page.locator('.costly a').first()
    const number = Number(await wrong.textContent())
    await wrong.click()
    await page.waitForSelector(`#asked:has-text("${at(number - 1)}")`)
    await page.goBack()
    await page.waitForSelector('.chances')
    await page.click('.winner .primary')
    expect((await answersOn(page)).length).toBeGreaterThan(1)
    expectCalm(troubles)
  })

  test('comes after the last answer, on a phone too, and shows that the seed was the promised one', async () => {
    const { page, troubles } = await open({ locale: 'nl-NL', viewport: { width: 390, height: 844 } })
    for (let i = 0; i < 2; i++) await page.click('.seats li:last-child button')
    await page.click('.go .primary')
    for (let answers = await answersOn(page); answers.length > 0; answers = await answersOn(page)) {
      await page.evaluate(() =>
        document.querySelector<HTMLElement>('#question [data-answer]:last-of-type')?.click(),
      )
    }
    await page.click('.foot a.primary')
    await page.waitForSelector('.winner h1')
    expect(await page.textContent('.fair .kept-promise')).toContain('✓')
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    expect(await accessTroubles(page)).toEqual([])
    await page.click('.brand')
    expect(await page.textContent('.kept a.button >> nth=0')).toBe('Uitslag')
    expectCalm(troubles)
  })
})
