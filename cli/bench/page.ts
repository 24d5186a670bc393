import { fileURLToPath } from 'node:url'
import { parseOptions } from '@kontor/engine'
import { hamburg } from '@kontor/hamburg'
import type { Page } from 'playwright-core'
import { type Begun, keepBegun, type Open, withBrowser } from '../../tools/browser.ts'
import type { Figure } from './figure.ts'
import { median, RUNS } from './measure.ts'

const STOPWATCH = fileURLToPath(new URL('./stopwatch.js', import.meta.url))
const SCREEN = { viewport: { width: 1440, height: 900 } }

/** How much slower the processor is made for the first board: a cheap phone next to a desk. */
const SLOWED = 4
/** Answers that are clicked; the first ones warm the page up and do not count. */
const WARM_UP = 5
const ANSWERS = 40
/** How long the bots are watched while they play among themselves, in milliseconds. */
const WATCHED = 10_000

/** After this, in milliseconds, a page has told of all long tasks of its opening. */
const SETTLED = 500

/** A game of four with all expansions, in its middle: as much on the board as there is. */
const MIDDLE: Begun = {
  names: ['Ann', 'Bob', 'Cleo', 'Dirk'],
  options: parseOptions(hamburg.options, 'expansions=all'),
  seed: 'page',
  played: 'random',
  level: 'apprentice',
  until: (answers, seat, kind) => answers >= 60 && seat === 0 && kind === 'turn',
}

/** A new game of three, as one click begins it. */
const NEW: Begun = {
  names: ['Ann', 'Bob', 'Cleo'],
  options: parseOptions(hamburg.options, ''),
  seed: 'page',
  played: 'random',
  level: 'apprentice',
  until: (_, seat) => seat === 0,
}

/** What people feel of the page in a real browser; the reference is an empty page in the same one. */
export function benchPage(progress: (line: string) => void): Promise<Figure[]> {
  return withBrowser(async open => {
    progress('the first board, with a slowed processor')
    const empty = await paintOfNothing(open)
    const fresh = await firstBoards(open, NEW)
    const first = await firstBoards(open, MIDDLE)
    progress('answers by click')
    const answers = await clickedAnswers(open)
    progress('bots that think')
    const long = await longestTask(open)
    const tables = [
      ['a new game', fresh],
      ['a full table', first],
    ] as const
    const slow = `processor slowed ${SLOWED} times`
    return [
      { name: `an empty page painted after its load began, ${slow}`, unit: 'ms', value: empty },
      ...tables.flatMap(([game, { begun, loaded, whole }]) => [
        { name: `board of ${game} painted after its load began, ${slow}`, unit: 'ms', value: begun },
        { name: `board of ${game} painted after the page was loaded, ${slow}`, unit: 'ms', value: loaded },
        { name: `all answers of ${game}, too, ${slow}`, unit: 'ms', value: whole },
      ]),
      { name: 'click to painted board, median', unit: 'ms', value: median(answers) },
      { name: 'click to painted board, nine of ten within', unit: 'ms', value: ninth(answers) },
      { name: 'longest task of the page while bots think, 0 if none takes 50 ms', unit: 'ms', value: long },
      { name: 'JavaScript of the first playable screen, compressed', unit: 'bytes', value: first.bytes },
    ]
  })
}

/**
 * Loads the table several times, each time with a slowed processor. Loaded is the page at the end of the browser's own load
 * event: when all that it names, styles and scripts, is there and has run.
 */
async function firstBoards(open: Open, game: Begun) {
  // As on the first visit: from the server, not from what the page or the browser has kept.
  const { page, address } = await open({ ...SCREEN, serviceWorkers: 'block' })
  await page.addInitScript({ path: STOPWATCH })
  const table = await keepBegun(page, hamburg, game)
  const tools = await slowed(page)
  const runs: { begun: number; loaded: number; whole: number }[] = []
  let bytes = 0
  for (let run = 0; run < RUNS; run++) {
    await page.goto('about:blank')
    await tools.send('Network.clearBrowserCache')
    await page.goto(`${address}${table}`)
    const begun = Number(await page.evaluate('stopwatch.board'))
    const load = Number(await page.evaluate("performance.getEntriesByType('navigation')[0].loadEventEnd"))
    const whole = Number(await page.evaluate('stopwatch.whole')) - load
    bytes = Number(
      await page.evaluate(`performance.getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js') && !name.includes('worker'))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)`),
    )
    runs.push({ begun, loaded: begun - load, whole })
  }
  await page.context().close()
  const of = (key: keyof (typeof runs)[number]) => median(runs.map(run => run[key]))
  return { begun: of('begun'), loaded: of('loaded'), whole: of('whole'), bytes }
}

/** Slows the processor for a page; gives the browser's own tools for it. */
async function slowed(page: Page) {
  const tools = await page.context().newCDPSession(page)
  await tools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
  return tools
}

/** How long the same browser takes to paint a page of one word; in a page of its own, since requests that we answer are slower. */
async function paintOfNothing(open: Open): Promise<number> {
  const { page, address } = await open({ ...SCREEN, serviceWorkers: 'block' })
  await page.addInitScript({ path: STOPWATCH })
  const empty = `${address}empty`
  await page.route(empty, route =>
    route.fulfill({ contentType: 'text/html', body: '<main data-version="0">Moin' }),
  )
  await slowed(page)
  const times: number[] = []
  for (let run = 0; run < RUNS; run++) {
    await page.goto('about:blank')
    await page.goto(empty)
    times.push(Number(await page.evaluate('stopwatch.board')))
  }
  await page.context().close()
  return median(times)
}

/** Milliseconds from each click on an answer to the painted board. */
async function clickedAnswers(open: Open): Promise<number[]> {
  const { page, address } = await open(SCREEN)
  await page.addInitScript({ path: STOPWATCH })
  await page.evaluate(`localStorage.setItem('kontor.settings', '{"pace":"instant"}')`)
  const table = await keepBegun(page, hamburg, MIDDLE)
  await page.goto('about:blank')
  await page.goto(`${address}${table}`)
  for (let answer = 0; answer < WARM_UP + ANSWERS; answer++) {
    const answers = page.locator('#question [data-answer]')
    await answers.first().waitFor()
    const chosen = answers.nth(answer % (await answers.count()))
    // As a person does: the pointer rests on the answer, what it would change is told, then comes the click.
    await chosen.hover()
    await page.locator('#question .would').waitFor()
    await chosen.click()
    await page.evaluate(`stopwatch.answers(${answer + 1})`)
  }
  const times = await page.evaluate('stopwatch.answers(0)')
  await page.context().close()
  return (times as number[]).slice(WARM_UP)
}

/** The longest task on the page's own thread while bots of the highest level think and the board moves. */
async function longestTask(open: Open): Promise<number> {
  const { page, address } = await open(SCREEN)
  await page.addInitScript({ path: STOPWATCH })
  const table = await keepBegun(page, hamburg, {
    ...MIDDLE,
    level: 'mayor',
    until: (answers, seat) => answers >= 120 && seat === 1,
  })
  await page.goto('about:blank')
  await page.goto(`${address}${table}`)
  // What opening the table took is measured elsewhere; from here on there is only the game.
  await page.locator('.side .log').waitFor()
  await page.waitForTimeout(SETTLED)
  await page.evaluate('stopwatch.long.length = 0')
  await page.waitForTimeout(WATCHED)
  return Number(await page.evaluate('Math.max(0, ...stopwatch.long)'))
}

function ninth(values: readonly number[]) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.9)]!
}
