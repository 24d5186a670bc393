import { amsterdam } from '@kontor/amsterdam'
import { bruges } from '@kontor/bruges'
import { hamburg } from '@kontor/hamburg'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { excerpts as ofAmsterdam } from '../../src/boards/amsterdam/excerpts.ts'
import { excerpts as ofBruges } from '../../src/boards/bruges/excerpts.ts'
import { excerpts as ofHamburg } from '../../src/boards/hamburg/excerpts.ts'
import { guide } from '../../src/boards/hamburg/guide.ts'
import { accessTroubles, answersOn, click, expectCalm, inBrowser, set } from './browser.ts'

const open = inBrowser()

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

describe('the library', () => {
  test('is searched in any language, filtered, and remembers all in its address', async () => {
    const { page, address, troubles } = await open()
    await page.goto(`${address}#/cards/hamburg`)
    const all = 395
    await page.waitForFunction(count => document.querySelectorAll('.found li').length === count, all)
    await page.fill('.filters input', 'Arbeiter')
    await page.waitForFunction(count => document.querySelectorAll('.found li').length < count, all)
    await page.click('.swatch.c-pink')
    await page.waitForSelector('.swatch.c-pink[aria-pressed="true"]')
    await page.selectOption('.selection:nth-of-type(2) select', { index: 1 })
    await page.waitForFunction(() => location.hash.includes('category='))
    const shown = await page.textContent('.filters [role="status"]')
    await page.reload()
    await page.waitForSelector('.found li')
    expect(await page.textContent('.filters [role="status"]')).toBe(shown)
    await page.fill('.filters input', 'xyzzy')
    await page.waitForSelector('text=No card matches.')
    await page.click('.filters .count button')
    await page.waitForFunction(count => document.querySelectorAll('.found li').length === count, all)
    expectCalm(troubles)
  })

  test('is read by keyboard: arrows go from card to card, Enter opens, Escape closes', async () => {
    const { page, address, troubles } = await open({ locale: 'de-DE' })
    await page.goto(`${address}#/cards/hamburg?color=purple`)
    await page.focus('.found a[tabindex="0"]')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowDown')
    const number = await page.evaluate(() => document.activeElement?.getAttribute('data-number'))
    await page.keyboard.press('Enter')
    await page.waitForSelector('.detail dl')
    expect(new URL(page.url()).hash).toContain(`card=${number}`)
    expect(await page.textContent('.detail')).toContain('eigener Wert')
    await page.focus('.detail .steps a')
    await page.keyboard.press('Escape')
    await page.waitForSelector('.detail.idle')
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-number'))).toBe(number)
    expectCalm(troubles)
  })

  test.each([hamburg, bruges, amsterdam])(
    'of $name has room for the longest words of each language',
    async game => {
      const { page, address, troubles } = await open()
      for (const language of ['en', 'de', 'nl'] as const) {
        const faces = [...game.library!.cards(language), ...(game.library!.tiles?.(language) ?? [])]
        const longest = [...faces].sort((a, b) => b.text.length - a.text.length).slice(0, LONGEST)
        await page.goto(`${address}#/cards/${game.name}`)
        await set(page, { language })
        await page.waitForFunction(
          count => document.querySelectorAll('.found li').length === count,
          faces.length,
        )
        // In hand the words only begin: what must be whole is the name, and when the card works.
        expect(await tooLong(page, '.found .card.hand', '.title, .when'), language).toEqual([])
        for (const { number } of longest) {
          await page.evaluate(to => {
            location.hash = to
          }, `#/cards/${game.name}?card=${number}`)
          await page.waitForSelector(`.found [data-number="${number}"][aria-current]`)
          expect(await tooLong(page, '.detail .card.large', '.title, .says'), language).toEqual([])
        }
      }
      expectCalm(troubles)
    },
  )
})

/** The longest texts of a language: the others have more room. */
const LONGEST = 4

/** What does not fit on the paper of its card, or is cut off there. */
const tooLong = (page: Page, cards: string, parts: string) =>
  page.evaluate(
    ([cards, parts]) => {
      const found = [...document.querySelectorAll(cards)].flatMap(card => {
        const paper = card.getBoundingClientRect()
        return [...card.querySelectorAll<HTMLElement>(parts)].flatMap(part => {
          const { left, right, top, bottom } = part.getBoundingClientRect()
          const inside =
            left >= paper.left - 1 &&
            right <= paper.right + 1 &&
            top >= paper.top - 1 &&
            bottom <= paper.bottom + 1
          const whole =
            part.scrollWidth <= part.clientWidth + 1 || getComputedStyle(part).overflowX === 'visible'
          return inside && whole
            ? []
            : [`${card.getAttribute('aria-label')?.slice(0, 40)}: ${part.className}`]
        })
      })
      return document.querySelector(cards) ? found : ['no card']
    },
    [cards, parts] as const,
  )

describe('the rules', () => {
  test('open at a ruling or a heading, in every language, and are searched', async () => {
    const { page, address, troubles } = await open()
    const inView = (id: string) =>
      page.waitForFunction(wanted => {
        const top = document.getElementById(wanted)?.getBoundingClientRect().top ?? -1
        return top >= 0 && top < innerHeight
      }, id)
    await page.goto(`${address}#/rules/hamburg/h20`)
    await inView('h20')
    await page.click('.contents a[href$="/city-hall-square"]')
    await inView('city-hall-square')
    const english = await page.textContent('#city-hall-square')
    await page.click('.head .one-of label:nth-of-type(2)')
    await page.waitForFunction(
      was => document.getElementById('city-hall-square')?.textContent !== was,
      english,
    )
    await page.fill('.finder input', 'Zitronenjette')
    await page.waitForFunction(() =>
      /^1 von \d+/.test(document.querySelector('.finder span')?.textContent ?? ''),
    )
    await page.press('.finder input', 'Enter')
    await page.waitForFunction(() =>
      /^2 von \d+/.test(document.querySelector('.finder span')?.textContent ?? ''),
    )
    expectCalm(troubles)
  })

  test.each([
    ['hamburg', ofHamburg.below, 'de-DE'],
    ['bruges', ofBruges.below, 'nl-NL'],
    ['amsterdam', ofAmsterdam.below, 'en-GB'],
  ])('of %s show the pieces that they speak of, as the table draws them', async (game, below, locale) => {
    const { page, address, troubles } = await open({ locale })
    await page.goto(`${address}#/rules/${game}`)
    await page.waitForSelector('.picture')
    const pictures = page.locator('.picture')
    expect(await pictures.evaluateAll(all => all.map(each => each.dataset.below))).toEqual(Object.keys(below))
    for (const [heading, [at = '']] of Object.entries(below)) {
      const picture = page.locator(`.picture[data-below=${heading}]`)
      await picture.scrollIntoViewIfNeeded()
      await picture.locator(at).first().waitFor()
      // What the words below it are about is seen whole.
      const { pane, piece } = await picture.evaluate((figure, at) => {
        const rect = (selector: string) => figure.querySelector(selector)!.getBoundingClientRect().toJSON()
        return { pane: rect('.cutout'), piece: rect(at) }
      }, at)
      expect(pane.width * pane.height, heading).toBeGreaterThan(500)
      expect(piece.left, heading).toBeGreaterThanOrEqual(pane.left - 1)
      expect(piece.top, heading).toBeGreaterThanOrEqual(pane.top - 1)
      expect(piece.right, heading).toBeLessThanOrEqual(pane.right + 1)
      expect(piece.bottom, heading).toBeLessThanOrEqual(pane.bottom + 1)
      expect((await picture.locator('figcaption').textContent())!.length, heading).toBeGreaterThan(20)
    }
    expect(await accessTroubles(page)).toEqual([])
    // In another language the words and what is drawn are in that one.
    const words = await pictures.first().locator('figcaption').textContent()
    const spoken = await page.getAttribute('.text', 'lang')
    await page.click('.head .one-of label:not(:has(:checked))')
    await page.waitForFunction(
      ([was, before, count]) =>
        document.querySelector('.text')?.getAttribute('lang') !== before &&
        document.querySelectorAll('.picture').length === count &&
        document.querySelector('.picture figcaption')?.textContent !== was,
      [words, spoken, Object.keys(below).length] as const,
    )
    expectCalm(troubles)
  })

  test('and the library say clearly what is not there', async () => {
    const { page, address, troubles } = await open()
    await page.goto(`${address}#/rules/nowhere`)
    await page.waitForSelector('text=There are no rules for Nowhere here.')
    await page.goto(`${address}#/cards/nowhere`)
    await page.waitForSelector('text=There is no game ‘nowhere’')
    await page.goto(`${address}#/cards/hamburg?card=999`)
    await page.waitForSelector('text=There is no card 999 here.')
    await page.goto(`${address}#/guide/nowhere`)
    await page.waitForSelector('text=There is no guided first game for Nowhere.')
    expectCalm(troubles)
  })
})

describe('the guided first game', () => {
  const step = (page: Page) => page.textContent('.coach small')
  const goOn = async (page: Page) => {
    const before = await step(page)
    await page.click('.coach .primary')
    await page.waitForFunction(was => document.querySelector('.coach small')?.textContent !== was, before)
  }
  /** Answers until the guide goes on by itself. */
  const play = async (page: Page, word: string) => {
    const before = await step(page)
    for (;;) {
      await page.waitForFunction(
        was =>
          document.querySelector('.coach small')?.textContent !== was ||
          document.querySelector('#question [data-answer]') !== null,
        before,
      )
      // The guide goes on a moment after the answers have come.
      await page.waitForTimeout(150)
      if ((await step(page)) !== before) return
      const names = await answersOn(page)
      await click(page, names.find(name => name.includes(word)) ?? names[0]!)
      await page.waitForTimeout(150)
    }
  }

  test('finds every part that its steps point to on the page', async () => {
    const { page, troubles } = await open()
    await page.click('.learn a[href="#/guide/hamburg"]')
    await page.waitForSelector('.coach')
    for (const part of new Set(guide.steps.flatMap(({ at }) => at)))
      await page.waitForSelector(`[data-part='${part}']`)
    expectCalm(troubles)
  })

  test('goes on by what the player does, remembers its step, and can be left and taken up again', async () => {
    const { page, troubles } = await open()
    await page.click('.learn a[href="#/guide/hamburg"]')
    await page.waitForSelector('.coach')
    expect(await step(page)).toBe('Step 1 of 12')
    await page.keyboard.press('g')
    await page.keyboard.press('Enter')
    await page.waitForSelector('text=Step 2 of 12')
    await play(page, 'deck orange')
    expect(await step(page)).toBe('Step 3 of 12')
    await page.reload()
    await page.waitForSelector('text=Step 3 of 12')
    await goOn(page)
    await page.click('.coach .leave')
    await page.waitForSelector('.coach', { state: 'detached' })
    await page.click('.brand')
    await page.click('.learn a[href="#/guide/hamburg"]')
    await page.waitForSelector('text=Step 4 of 12')
    await goOn(page)
    await play(page, 'advance')
    expect(await step(page)).toBe('Step 6 of 12')
    await page.hover('.my-hand [data-card]')
    await page.waitForSelector('text=Step 7 of 12')
    await page.hover('#question [data-answer]')
    await page.waitForSelector('text=Step 8 of 12')
    await play(page, 'money')
    await play(page, 'site')
    await play(page, 'build')
    expect(await step(page)).toBe('Step 11 of 12')
    await page.click('.coach-foot .button:not(.primary)')
    await page.waitForSelector('text=Step 10 of 12')
    await goOn(page)
    await goOn(page)
    await page.click('.coach .primary')
    await page.waitForSelector('.coach', { state: 'detached' })
    expect((await answersOn(page)).length).toBeGreaterThan(0)
    expectCalm(troubles)
  })

  test('covers neither the answers nor what it shows on a phone', async () => {
    const { page, troubles } = await open({ ...PHONE, locale: 'nl-NL' })
    await page.click('.learn a[href="#/guide/hamburg"]')
    await page.waitForSelector('.coach')
    for (const number of [1, 2, 3]) {
      await page.waitForSelector(`text=Stap ${number} van 12`)
      const covered = async () => {
        const [words, sheet] = await Promise.all(
          ['.coach', '#question'].map(async selector => (await page.locator(selector).boundingBox())!),
        )
        return words!.y + words!.height - sheet!.y
      }
      // The words come to their place when the table has been painted.
      await expect.poll(covered, { timeout: 45_000 }).toBeLessThanOrEqual(1)
      if (number === 2) await play(page, 'deck pink')
      else await goOn(page)
    }
    // What is only read at a step stays in sight when the next question comes.
    for (let number = 4; number < 11; number++) await goOn(page)
    await page.click('.handle[aria-expanded=false]')
    const names = await answersOn(page)
    await click(page, names.find(name => name.includes('advance'))!)
    await page.waitForSelector('.handle[aria-expanded=false]')
    await page.waitForSelector('#asked >> text=Jij bent aan de beurt')
    await page.waitForSelector('.handle[aria-expanded=false]')
    expectCalm(troubles)
  })
})

describe('every page of the app', () => {
  test.each(['light', 'dark'] as const)('has no trouble for axe by %s', async colorScheme => {
    const { page, address, troubles } = await open({ colorScheme, locale: 'de-DE' })
    const pages: readonly (readonly [hash: string, there: string])[] = [
      ['#/', '.options fieldset'],
      ['#/settings', '.settings dl'],
      ['#/cards/hamburg?q=Mauer&card=15', '.detail dl'],
      ['#/rules/hamburg', '.text h2'],
      ['#/guide/hamburg', '.coach'],
    ]
    for (const [hash, there] of pages) {
      await page.goto(`${address}${hash}`)
      await page.waitForSelector(there)
      expect([hash, await accessTroubles(page)]).toEqual([hash, []])
    }
    expectCalm(troubles)
  })
})
