import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { AuthoredGames } from '@kontor/server'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { accessTroubles, answersOn, click, expectCalm, inBrowser } from './browser.ts'
import { begun, logOf, play } from './meeting.ts'

/** A game from a folder far from the repository: the one that `kontor new` writes, with two pictures. */
const away = mkdtempSync(join(tmpdir(), 'kontor-authored-'))
const folder = join(away, 'pearls')
cpSync('cli/template', folder, { recursive: true })
mkdirSync(join(folder, 'pictures'))
const picture = (color: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="158"><rect width="400" height="158" fill="${color}"/></svg>`
writeFileSync(join(folder, 'pictures/cover.svg'), picture('teal'))
for (let card = 1; card <= 24; card++)
  writeFileSync(join(folder, `pictures/card-${card}.svg`), picture('navy'))
afterAll(() => rmSync(away, { recursive: true }))

function change(path: string, from: string, to: string) {
  const file = join(folder, path)
  const before = readFileSync(file, 'utf8')
  expect(before).toContain(from)
  writeFileSync(file, before.replace(from, to))
}

/** Beside it the one of our examples in which everybody chooses at once. */
const open = inBrowser(undefined, async () => ({
  authored: await AuthoredGames.from([folder, 'examples/ferries']),
}))

describe('a game from a folder', () => {
  test('is offered beside ours and played to its end against bots, on the table drawn by its layout', async () => {
    const { page, troubles } = await open()
    await page.waitForSelector('.game:nth-child(4) >> text=Pearls')
    expect(
      await page.$$eval('.game img.skyline', all => all.map(each => (each as HTMLImageElement).naturalWidth)),
    ).toEqual([400])
    expect(await accessTroubles(page)).toEqual([])
    await page.click('.game:nth-child(4) .play .primary')
    await page.waitForSelector('.generic .my-hand .card')
    expect(
      await page.$$eval('.generic .my-hand img', all =>
        all.map(each => (each as HTMLImageElement).naturalWidth),
      ),
    ).toEqual([400, 400, 400])
    expect(await accessTroubles(page)).toEqual([])
    for (;;) {
      const [first] = await answersOn(page)
      if (first === undefined) break
      await click(page, first)
    }
    await page.waitForSelector('#question .places')
    expect(await page.textContent('.places')).toMatch(/\d/)
    expectCalm(troubles)
  })

  test('shows its rules from its Markdown, in the language of the page, and its cards', async () => {
    const { page, troubles, address } = await open({ locale: 'de-DE' })
    await page.click('.game:nth-child(4) >> text=Spielregeln')
    await page.waitForSelector('.rules-page h1 >> text=Perlen')
    expect(await page.textContent('.rules-page article')).toContain('Zwei bis vier Taucher')
    await page.goto(`${address}#/cards/pearls`)
    await page.waitForSelector('text=Muschel 1')
    expectCalm(troubles)
  })

  test('is played online by two people', async () => {
    const { ann, ben } = await begun(open, undefined, 'Pearls')
    await play([ann.page, ben.page], 10)
    await ann.page.waitForSelector('#question .places')
    expectCalm([...ann.troubles, ...ben.troubles])
  })

  test('asks two people online at the same time, and shows neither what the other one chose before both have', async () => {
    const { ann, ben } = await begun(open, undefined, 'Ferries')
    const [hers, his] = [ann.page, ben.page]
    const waiting = (page: typeof hers) => page.waitForSelector('#question :text("Undo")')
    for (const page of [hers, his]) await page.waitForSelector('#question [data-answer="board red"]')
    // Whoever sits second answers first, thinks better of it, and answers again.
    await his.click('#question [data-answer="board red"]')
    await waiting(his)
    await his.click('#question :text("Undo")')
    await his.waitForSelector('#question [data-answer="board blue"]')
    await his.click('#question [data-answer="board blue"]')
    await waiting(his)
    expect((await logOf(hers)).filter(line => line.includes('Ben steers'))).toEqual([])
    expect(await answersOn(hers)).toEqual(['board red', 'board blue', 'board green', 'done'])
    await hers.click('#question [data-answer="board red"]')
    for (const page of [hers, his]) {
      await page.waitForSelector('.log li >> text=Ann steers the red ferry alone')
      await page.waitForSelector('.log li >> text=Ben steers the blue ferry alone')
      await page.waitForSelector('#question [data-answer="board red"]')
    }
    expectCalm([...ann.troubles, ...ben.troubles])
  })

  test('goes on at once when its author changes it, and says in the page what is wrong', async () => {
    // A process of its own, as an author has it: modules are loaded anew by Node itself.
    const words = [
      'cli/bin/kontor.js',
      'serve',
      '--port',
      '0',
      '--db',
      ':memory:',
      '--game',
      folder,
      '--watch',
    ]
    const server = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit'] })
    onTestFinished(async () => {
      server.kill()
      await once(server, 'exit')
    })
    const [line] = await once(createInterface(server.stdout), 'line')
    const address = /http:\S+/.exec(line)![0]
    const openThere: typeof open = async options => {
      const opened = await open(options)
      await opened.page.goto(address)
      return { ...opened, address }
    }
    const { page } = await openThere()
    await page.waitForSelector('.game:nth-child(4) >> text=Pearls')
    change('src/cover.ts', "en: 'Pearls'", "en: 'Oysters'")
    await page.waitForSelector('.game:nth-child(4) >> text=Oysters')

    change('src/steps.ts', 'export const ROUNDS = 5', 'export const ROUNDS = ;')
    const said = await page.waitForSelector('.mistaken[role=alert]')
    expect(await said.textContent()).toMatch(
      /^The game at .*pearls cannot be loaded: SyntaxError: .* \(src\/steps\.ts:\d+\)\.$/,
    )
    expect(await accessTroubles(page)).toEqual([])
    change('src/steps.ts', 'export const ROUNDS = ;', 'export const ROUNDS = 1')
    await page.waitForSelector('.mistaken', { state: 'detached' })

    // The rules are the new ones, in the page and at the server: there is one round now.
    await page.click('.game:nth-child(4) .play .primary')
    await page.waitForSelector('.generic .my-hand .card')
    await click(page, (await answersOn(page))[0]!)
    await page.waitForSelector('#question .places')
    const { ann, ben } = await begun(openThere, undefined, 'Oysters')
    await play([ann.page, ben.page], 2)
    await ben.page.waitForSelector('#question .places')
  })
})
