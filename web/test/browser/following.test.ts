import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { accessTroubles, answersOn, click, expectCalm, inBrowser, set } from './browser.ts'
import { seatApprentices } from './playing.ts'

const open = inBrowser()

async function begin(pace: 'instant' | 'slow') {
  const { page, troubles } = await open({ settings: { pace } })
  await seatApprentices(page, 3)
  await page.click('.go .primary')
  await answersOn(page)
  return { page, troubles }
}

/** How many answers have been given at the table. */
async function version(page: Page) {
  return Number(await page.getAttribute('#question', 'data-version'))
}

describe('what the others do', () => {
  test('is told until somebody wants to go on, and listed and shown again for whoever comes back', async () => {
    const { page, troubles } = await begin('slow')
    while (await page.isVisible('#question [data-answer]')) await click(page, (await answersOn(page))[0]!)
    await page.waitForSelector('.lens .deed')
    // Stopped, the table waits for as long as one likes; the next deed comes when it is asked for.
    await page.keyboard.press('p')
    await page.waitForSelector('.following-tools [aria-pressed=true]')
    const doer = (await page.textContent('.lens .deed h2'))!.trim()
    expect(['Jan', 'Greta']).toContain(doer)
    expect(await page.textContent('.lens .deed p')).toContain(doer)
    const stopped = await version(page)
    await page.waitForTimeout(3000)
    expect(await version(page)).toBe(stopped)
    await page.keyboard.press('n')
    await page.waitForFunction(
      was => Number(document.getElementById('question')?.dataset.version) > was,
      stopped,
    )
    await page.keyboard.press(' ')
    await page.waitForSelector('#question [data-answer]')
    const mine = await version(page)
    // Whoever comes back finds listed what happened.
    await set(page, { pace: 'fast' })
    await page.waitForSelector('.lens .since li')
    const listed = await page.$$eval('.lens .since li', all => all.map(each => each.textContent!.trim()))
    const logged = await page.$$eval('.log .mark ~ li', all => all.map(each => each.textContent ?? ''))
    // What was done several times in a row is listed once, with other words than in the log.
    expect(listed.some(line => logged.some(each => each.endsWith(line)))).toBe(true)
    expect(await accessTroubles(page)).toEqual([])
    for (const again of ['.lens .since .again', '.log .again']) {
      await page.click(again)
      await page.waitForSelector('.moment')
      await page.waitForSelector('#question [data-answer]')
      expect(await version(page)).toBe(mine)
    }
    expectCalm(troubles)
  })

  test('does not keep somebody from taking back what they did before it', async () => {
    const { page, troubles } = await begin('instant')
    const asked: number[] = []
    for (let i = 0; i < 11; i++) {
      asked.push(await version(page))
      await click(page, (await answersOn(page))[0]!)
      await answersOn(page)
    }
    expect(await version(page)).toBeGreaterThan(asked.length + 2)
    for (const before of asked.reverse().slice(0, 6)) {
      await page.keyboard.press('Backspace')
      await page.waitForSelector(`#question[data-version="${before}"]`)
    }
    expectCalm(troubles)
  })
})
