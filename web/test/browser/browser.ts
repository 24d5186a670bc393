import { PAGE, type Running, serve, settingsFrom } from '@kontor/server'
import axe from 'axe-core'
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
  chromium as player,
} from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { chromium, QUIET } from '../../../tools/chromium.ts'

type Settings = Parameters<typeof serve>[0]

/** What is chosen before a page is opened: in its settings, as the browser keeps them, and of the browser. */
interface Opening extends BrowserContextOptions {
  readonly settings?: Readonly<Record<string, string | boolean>>
}

/** On a machine that is busy with something else a page takes as long as it takes. */
const PATIENCE = 300_000

/** Bots answer at once: nobody looks on. */
const HURRIED = { pace: 'instant' }

/**
 * Serves the built page to a real browser for the tests of a file; gives a way to open pages in it, which are closed when
 * their test is over. The server is set as it is given, besides what every test needs.
 */
export function inBrowser(
  given: () => Promise<Partial<Settings>> = async () => ({}),
  serving: () => Promise<Parameters<typeof serve>[1]> = async () => ({}),
) {
  let browser: Browser
  let server: Running
  const opened: BrowserContext[] = []
  beforeAll(async () => {
    const settings = settingsFrom({ KONTOR_PORT: '0', DATABASE_URL: ':memory:', KONTOR_LOG: 'warn' })
    server = await serve({ ...settings, ...(await given()) }, { page: PAGE, ...(await serving()) })
    browser = await player.launch({ executablePath: chromium(), args: QUIET })
  })
  afterEach(async () => {
    for (const context of opened.splice(0)) await context.close()
  })
  afterAll(async () => {
    await browser?.close()
    await server?.close()
  })
  return async ({ settings = HURRIED, ...options }: Opening = {}) => {
    const address = `http://127.0.0.1:${server.port}/`
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      locale: 'en-GB',
      reducedMotion: 'reduce',
      ...options,
    })
    opened.push(context)
    // What can be set up is in sight, as for somebody who has looked at it before.
    await context.addInitScript(prefer, JSON.stringify({ setup: true, ...settings }))
    const page = await context.newPage()
    page.setDefaultTimeout(PATIENCE)
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

/** In the page, before its own code is there: keeps settings, unless there are any. */
function prefer(settings: string) {
  if (location.protocol === 'http:') localStorage['kontor.settings'] ??= settings
}

/** Changes some of the settings that the browser keeps, for a page that then begins anew. */
export async function set(page: Page, changed: Opening['settings']): Promise<void> {
  await page.evaluate(changed => {
    const kept = JSON.parse(localStorage['kontor.settings'])
    localStorage['kontor.settings'] = JSON.stringify({ ...kept, ...changed })
  }, changed)
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
    await page.waitForSelector('#question [data-answer], #question .places, .pass, .pass-on')
    const { answers, settled } = await page.evaluate(() => ({
      answers: [...document.querySelectorAll('#question [data-answer]')].map(
        each => each.getAttribute('data-answer') ?? '',
      ),
      settled: document.querySelector('#question .places, .pass, .pass-on') !== null,
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
