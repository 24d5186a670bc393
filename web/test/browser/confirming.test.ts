import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { answersOn, click, expectCalm, inBrowser, set } from './browser.ts'
import { seatApprentices, setTable } from './playing.ts'

const open = inBrowser()

const version = (page: Page) => page.getAttribute('#question', 'data-version')

/** The panel's button for an answer. */
const answer = (page: Page, name: string) => page.locator(`#question [data-answer=${JSON.stringify(name)}]`)

/** Plays on until it is asked which card is used for what. */
async function playToLedger(page: Page) {
  while (!(await page.$('#question table[data-grid]'))) await click(page, (await answersOn(page)).at(-1)!)
}

describe('an answer', () => {
  test('is given at once, or confirmed where it costs something, or always, as one likes', async () => {
    const { page, troubles } = await open()
    await page.click('.head a[href="#/settings"]')
    await page.getByRole('group', { name: 'Confirm moves' }).getByText('all').click()
    await page.click('.settings .back')
    await seatApprentices(page, 3)
    await page.click('.go .primary')
    const [first = ''] = await answersOn(page)
    const before = await version(page)
    await answer(page, first).click()
    await page.waitForSelector('.foot .confirm')
    // Wherever the pointer goes then, what would be done stays in sight; beside the answers it is let go.
    await page.hover('.bar h1')
    expect(await answer(page, first).getAttribute('aria-pressed')).toBe('true')
    await page.click('.bar h1')
    await page.waitForSelector('.foot .confirm', { state: 'detached' })
    expect(await version(page)).toBe(before)
    await answer(page, first).click()
    await page.click('.foot .confirm')
    await page.waitForSelector(`#question:not([data-version="${before}"])`)
    expectCalm(troubles)
  })

  test('that costs nothing needs no confirmation where only costly ones do', async () => {
    const { page, troubles } = await open()
    // Alone against TOM, in a deal in which a site can be paid in the first turn: a bot that starts late on a busy machine
    // would be answered for, and change the deal.
    await setTable(page, 1)
    await page.fill('.details .field', 'costly')
    await page.click('.go .primary')
    await playToLedger(page)
    await set(page, { confirm: 'costly' })
    const [workers, site] = ['workers', 'site'].map(use =>
      page.locator(`#question table[data-grid] [data-answer$=" ${use}"]`).first(),
    )
    const before = await version(page)
    await site!.click()
    await page.waitForSelector('.foot .confirm')
    expect(await version(page)).toBe(before)
    await workers!.click()
    await page.waitForSelector(`#question:not([data-version="${before}"])`)
    expectCalm(troubles)
  })

  test('tells what it would change also while a hint is in sight, and leaves the tools there', async () => {
    const { page, troubles } = await open({ viewport: { width: 1280, height: 720 } })
    await seatApprentices(page, 3)
    await page.click('.go .primary')
    await playToLedger(page)
    await page.keyboard.press('?')
    await page.waitForSelector('.hints button')
    await page.locator('#question table[data-grid] [data-answer]').first().hover()
    await page.waitForSelector('#question .note.would')
    const panel = (await page.locator('#question').boundingBox())!
    for (const part of ['.hints', '.note', '.foot']) {
      const box = (await page.locator(`#question ${part}`).boundingBox())!
      expect(box.y + box.height, part).toBeLessThanOrEqual(panel.y + panel.height)
    }
    const [hints, note] = await Promise.all(
      ['.hints', '.note'].map(part => page.locator(`#question ${part}`).boundingBox()),
    )
    expect(hints!.y + hints!.height).toBeLessThanOrEqual(note!.y)
    expectCalm(troubles)
  })
})
