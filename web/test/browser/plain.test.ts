import { describe, expect, test } from 'vitest'
import { accessTroubles, answersOn, expectCalm, inBrowser } from './browser.ts'
import { chooseAll, playOn, seatApprentices, shoot } from './playing.ts'

const open = inBrowser()

describe('the plain board', () => {
  test.each([
    ['desktop', { width: 1440, height: 900 }],
    ['phone', { width: 390, height: 844 }],
  ] as const)('lets Hamburg be played by its layout alone on a %s', async (name, viewport) => {
    const { page, troubles } = await open({ viewport, settings: { pace: 'instant', board: 'plain' } })
    await seatApprentices(page, 3)
    await chooseAll(page)
    await page.click('.go .primary')
    await answersOn(page)
    await page.waitForSelector('.generic .columns')
    const { answers, onBoard, slips, trouble } = await playOn(page, 5, 35)
    expect(trouble).toBeUndefined()
    expect(slips).toEqual([])
    expect(answers).toBe(35)
    if (name === 'desktop') expect(onBoard).toBeGreaterThan(5)
    await answersOn(page)
    expect(await accessTroubles(page)).toEqual([])
    await shoot(page, `plain-${name}`)
    expectCalm(troubles)
  })
})
