import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { CARDS } from '../../../engine/test/jetty/cards.ts'
import { Ledger } from '../../src/stats/ledger.ts'
import { pageOf } from '../../src/stats/page.ts'
import { reportsOf } from '../../src/stats/report.ts'
import { kontor } from '../command-line.ts'
import { harbor } from '../harbor.ts'

const HARBOR = 'cli/test/harbor.ts'
const SHORT = `stats ${HARBOR} --players 3 --games 60 --seed t --bots random`
const page = async (options = '') => {
  const file = join(mkdtempSync(join(tmpdir(), 'kontor-')), 'new', 'cards.html')
  const { code, err } = await kontor(`${SHORT} --cores 1 --html ${file} ${options}`)
  expect([code, err]).toEqual([0, ''])
  return readFileSync(file, 'utf8')
}

describe('kontor stats', () => {
  test('reports every card as one JSON value', async () => {
    const { code, out, err } = await kontor(`${SHORT} --cores 1 --json --options short=true`)
    expect([code, err]).toEqual([0, ''])
    const { cards, ...series } = JSON.parse(out)
    expect(series).toEqual({
      game: 'harbor',
      games: 60,
      players: 3,
      bots: ['random', 'random', 'random'],
      seed: 't',
      options: { short: true },
      data: null,
    })
    expect(cards.map((card: { number: number }) => card.number)).toEqual([...CARDS.keys()])
    for (const card of cards) {
      expect(card.drawn).toBeGreaterThan(0)
      expect(card.points).toBe(card.built * CARDS[card.number]!.points)
      expect(card.winShiftLow).toBeLessThan(card.winShift)
      expect(card.winShiftHigh).toBeGreaterThan(card.winShift)
      expect(card.pointShiftLow).toBeLessThan(card.pointShift)
      expect(card.pointShiftHigh).toBeGreaterThan(card.pointShift)
      expect(card).toMatchObject({ activated: 0, money: 0, cost: CARDS[card.number]!.cost })
    }
  })

  test('comes to the same figures on any number of cores', async () => {
    const one = await kontor(`${SHORT} --json --cores 1`)
    const two = await kontor(`${SHORT} --json --cores 2`)
    expect(two.err).toBe('')
    expect(JSON.parse(two.out)).toEqual(JSON.parse(one.out))
  })

  test('prints a table, the cards that help most to win first, and how it is to be read', async () => {
    const { code, out, err } = await kontor(`${SHORT} --cores 1 --lang en`)
    expect([code, err]).toEqual([0, ''])
    const [series, , heads, ...lines] = out.split('\n')
    expect(series).toBe('60 games of Harbor with 3 players (random), seed t.')
    expect(heads).toMatch(
      /^no\. +card +colour +cost +drawn +built +used +points +money +win shift +point shift$/,
    )
    const shifts = lines.slice(0, CARDS.length).map(line => /([+−]?[\d.]+) \(/.exec(line)![1]!)
    const numbers = shifts.map(text => Number(text.replace('−', '-')))
    expect(numbers).toHaveLength(CARDS.length)
    expect(numbers).toEqual(numbers.toSorted((a, b) => b - a))
    expect(out).toContain('Win shift: how much more often')
  })

  test.each([
    ['de', '60 Partien Harbor mit 3 Personen (random), Startwert t.', /Siegeffekt: um wie viel/, / bis /],
    ['nl', '60 partijen Harbor met 3 spelers (random), startwaarde t.', /Winsteffect: hoeveel/, / tot /],
  ])('speaks %s', async (language, series, method, range) => {
    const { out } = await kontor(`${SHORT} --cores 1 --lang ${language}`)
    expect(out.split('\n')[0]).toBe(series)
    expect(out).toMatch(method)
    expect(out).toMatch(range)
  })

  test('a card about which nothing is known has a dash, and null in JSON', async () => {
    const line = `stats ${HARBOR} --games 1 --bots random --cores 1 --lang en`
    const { out } = await kontor(`${line} --json`)
    const unknown = JSON.parse(out).cards.filter((card: { winShift: unknown }) => card.winShift === null)
    expect(unknown.length).toBeGreaterThan(0)
    expect((await kontor(line)).out).toMatch(/ –\n/)
  })

  test('the progress is shown on a terminal only', async () => {
    expect((await kontor(`${SHORT} --cores 1`, '', true)).err).toContain('of 60 games')
  })
})

describe('nonsense gets one sentence and a code', () => {
  test.each([
    ['stats jetty', 2, 'jetty does not say what happens to its cards.'],
    ['stats chess', 2, 'There is no game ‘chess’; the games are jetty.'],
    [`stats ${HARBOR} --games 0`, 2, '--games is a whole number from 1 to 100000000, not ‘0’.'],
    [`stats ${HARBOR} --players 9`, 2, '--players is a whole number from 2 to 4, not ‘9’.'],
    [`stats ${HARBOR} --lang fr`, 2, '--lang is en, de or nl, not ‘fr’.'],
    [`stats ${HARBOR} --html /dev/null/x/page.html`, 1, '/dev/null/x is not a folder.'],
  ])('%s', async (line, code, sentence) => {
    expect(await kontor(line)).toEqual({ code, out: '', err: `kontor: ${sentence}\n` })
  })
})

describe('the page', () => {
  test('is one file that asks for nothing else', async () => {
    const html = await page('--lang en')
    expect(html).toMatch(/^<!doctype html>\n<html lang="en">/)
    expect(html).not.toMatch(/https?:|\bsrc=|<link|@import|url\(/)
    expect(html).toContain('<title>The cards of Harbor</title>')
  })

  test('has a row for each card and a mark that leads to it, with its name and figures', async () => {
    const html = await page('--lang en')
    for (const number of CARDS.keys()) {
      expect(html).toContain(`<tr id="card-${number}">`)
      expect(html).toContain(`href="#card-${number}"`)
    }
    expect(html).toMatch(
      /aria-label="Quay &lt;27>: cost 6, built [\d.]+, points 7\.0, win shift [+−]?[\d.]+ \(/,
    )
    expect(html.match(/<figure>/g)).toHaveLength(4)
    expect(html.match(/<svg.*<\/svg>/g)!.join()).not.toMatch(/NaN|undefined|Infinity/)
  })

  test('says how the same games are played again', async () => {
    const html = await page('--lang en --options short=true')
    expect(html).toContain(
      '<code>npx kontor stats harbor --players 3 --games 60 --seed t --bots random --options short=true</code>',
    )
  })

  test('can be sorted by every column, and says by which it is', async () => {
    const html = await page('--lang nl')
    expect(html.match(/<th scope="col"[^>]*><button type="button">/g)).toHaveLength(11)
    expect(html).toContain('aria-sort="descending"><button type="button">winsteffect</button>')
  })

  test('has a table but no plots when nothing is known', () => {
    const series = {
      game: 'harbor',
      games: 1,
      players: 2,
      bots: ['random'],
      seed: 's',
      options: {},
      data: 'mine.csv',
    }
    const cards = reportsOf(new Ledger(3), harbor.library!.cards('en'))
    const html = pageOf({ ...series, cards }, 'en')
    expect(html).toContain('<tr id="card-27">')
    expect(html).toContain('--bots random --data mine.csv</code>')
    expect(html).not.toContain('<figure>')
  })
})
