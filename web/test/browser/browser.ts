import { PAGE, type Running, serve, settingsFrom } from '@kontor/server'
import axe from 'axe-core'
import { type Browser, type BrowserContextOptions, type Page, chromium as player } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { chromium, QUIET } from '../../../tools/chromium.ts'

type Settings = Parameters<typeof serve>[0]

/**
 * Serves the built page to a real browser for the tests of a file; gives a way to open pages in it. The server is set as
 * it is given, besides what every test needs.
 */
export function inBrowser(given: () => Promise<Partial<Settings>> = async () => ({})) {
  let browser: Browser
  let server: Running
  beforeAll(async () => {
    const settings = settingsFrom({ KONTOR_PORT: '0', DATABASE_URL: ':memory:', KONTOR_LOG: 'warn' })
    server = await serve({ ...settings, ...(await given()) }, { page: PAGE })
    browser = await player.launch({ executablePath: chromium(), args: QUIET })
  })
  afterAll(async () => {
    await browser?.close()
    await server?.close()
  })
  return async (options: BrowserContextOptions = {}) => {
    const address = `http://127.0.0.1:${server.port}/`
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      locale: 'en-GB',
      reducedMotion: 'reduce',
      ...options,
    })
    const page = await context.newPage()
    page.setDefaultTimeout(45_000)
    const troubles = watch(page, address)
    await page.goto(address)
    return { page, address, troubles }
  }
}

/** What must never happen on a page: an error in the console, or a request to another host. */
function watch(page: Page, address: string): string[] {
  const troubles: string[] = []
  page.on('console', message => {
    if (message.type() === 'error' || message.type() === 'warning') troubles.push(message.text())
  })
  page.on('pageerror', error => troubles.push(error.message))
  page.on('request', request => {
    if (!/^(blob|data):/.test(request.url()) && !request.url().startsWith(address))
      troubles.push(`a request to ${request.url()}`)
  })
  return troubles
}

/** Bots answer at once, or at the pace that is given. */
export async function hurry(page: Page, pace: 'instant' | 'slow' = 'instant'): Promise<void> {
  await page.evaluate(pace => localStorage.setItem('kontor.settings', JSON.stringify({ pace })), pace)
  await page.reload()
}

/** What axe finds wrong with a page, when it is there. */
export async function accessTroubles(page: Page): Promise<string[]> {
  await page.waitForSelector('h1', { state: 'attached' })
  await page.evaluate(axe.source)
  return page.evaluate(async () => {
    const run = (globalThis as unknown as { axe: { run(): Promise<AxeResult> } }).axe.run()
    const { violations } = await run
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
  })
}

interface AxeResult {
  readonly violations: readonly {
    readonly id: string
    readonly nodes: readonly { readonly html: string }[]
  }[]
}

/** Waits until a person is asked or the game is over; the names of the answers in the panel. */
export async function answersOn(page: Page): Promise<string[]> {
  for (;;) {
    await page.waitForSelector('#question [data-answer], #question .places, .pass')
    const { answers, settled } = await page.evaluate(() => ({
      answers: [...document.querySelectorAll('#question [data-answer]')].map(
        each => each.getAttribute('data-answer') ?? '',
      ),
      settled: document.querySelector('#question .places, .pass') !== null,
    }))
    // In between the question may have been answered: then the next one is waited for.
    if (answers.length > 0 || settled) return answers
  }
}

/** Gives an answer by clicking it, and waits for what comes of it. */
export async function click(page: Page, name: string): Promise<void> {
  const before = await page.getAttribute('[data-version]', 'data-version')
  await page.click(`#question [data-answer=${JSON.stringify(name)}]`)
  await page.waitForSelector(`[data-version]:not([data-version="${before}"]), .pass`, { state: 'attached' })
}

export function expectCalm(troubles: readonly string[]): void {
  expect(troubles).toEqual([])
}
