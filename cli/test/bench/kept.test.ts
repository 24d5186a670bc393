import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Figure } from '../../bench/figure.ts'
import {
  type Kept,
  keep,
  keptIn,
  pageOf,
  tableOf,
  thisCommit,
  thisMachine,
  verdictOn,
} from '../../bench/kept/index.ts'

const MACHINE = 'Abacus, 2 cores'

const run = (figure: Partial<Figure>, more: Partial<Kept> = {}): Kept => ({
  bench: 'jetty',
  machine: MACHINE,
  commit: 'abc1234',
  at: '2026-01-01T00:00:00.000Z',
  figures: [{ name: 'games', unit: 'games/s', value: 1, ...figure }],
  ...more,
})

const newFile = () => join(mkdtempSync(join(tmpdir(), 'kontor-')), 'bench.jsonl')

describe('a verdict', () => {
  const on = (figure: Partial<Figure>, ...kept: Kept[]) => {
    const now = run(figure)
    return verdictOn(now.figures[0]!, now, kept)
  }
  const before = [98, 100, 104].map(value => run({ value }))

  test('is new with fewer than three runs of the same bench on the same machine', () => {
    expect(on({ value: 100 })).toMatchObject({ before: undefined, runs: 0, verdict: 'new' })
    expect(on({ value: 10 }, ...before.slice(1))).toMatchObject({
      before: undefined,
      runs: 2,
      verdict: 'new',
    })
    expect(on({ value: 100 }, ...before.slice(1), run({ value: 9 }, { machine: 'another' })).verdict).toBe(
      'new',
    )
    expect(on({ value: 100 }, ...before.slice(1), run({ value: 9 }, { bench: 'another' })).verdict).toBe(
      'new',
    )
    expect(on({ value: 100 }, ...before.slice(1), run({ value: 9, unit: 'ms' })).verdict).toBe('new')
  })

  test('is the same within 5 % of the middle of the kept runs', () => {
    for (const value of [95, 105])
      expect(on({ value }, ...before)).toMatchObject({ before: 100, runs: 3, verdict: 'same' })
    expect(on({ value: 94 }, ...before).verdict).toBe('worse')
    expect(on({ value: 106 }, ...before).verdict).toBe('better')
  })

  test('is the other way round for times and sizes', () => {
    const times = [98, 100, 104].map(value => run({ value, unit: 'µs' }))
    expect(on({ value: 94, unit: 'µs' }, ...times).verdict).toBe('better')
    expect(on({ value: 106, unit: 'µs' }, ...times).verdict).toBe('worse')
  })

  test('is the same where the kept runs, or those of this one, are as far from each other', () => {
    expect(on({ value: 80 }, ...before, run({ value: 75 }), run({ value: 101 })).verdict).toBe('same')
    expect(on({ value: 90, low: 80, high: 101 }, ...before).verdict).toBe('same')
    expect(on({ value: 90, low: 89, high: 91 }, ...before).verdict).toBe('worse')
  })

  test('compares ratios where there are any: a slow hour slows down the reference, too', () => {
    const kept = [39, 40, 41].map(ratio => run({ value: 100, ratio }))
    expect(on({ value: 50, ratio: 40 }, ...kept)).toMatchObject({ before: 40, verdict: 'same' })
    expect(on({ value: 100, ratio: 30 }, ...kept).verdict).toBe('worse')
  })

  test('looks at the newest runs only', () => {
    const old = Array.from({ length: 5 }, () => run({ value: 10 }))
    const newer = Array.from({ length: 9 }, () => run({ value: 100 }))
    expect(on({ value: 100 }, ...old, ...newer)).toMatchObject({ runs: 9, verdict: 'same' })
  })
})

describe('kept runs', () => {
  test('are lines of a file that is there or not', () => {
    const file = newFile()
    expect(keptIn(file)).toEqual([])
    const first = run({ value: 1, low: 0, high: 2 })
    const second = run({ ratio: 3 }, { commit: null })
    keep(file, first)
    keep(file, second)
    expect(keptIn(file)).toEqual([first, second])
  })

  test('another file is refused, and stays as it is', () => {
    const file = newFile()
    for (const wrong of [
      'hello\n',
      'hello',
      '{"a":1}\n',
      JSON.stringify(run({})).replace('"value":1', '"value":"1"'),
    ]) {
      writeFileSync(file, wrong)
      expect(() => keptIn(file)).toThrow(`Line 1 of ${file} is not the run of a bench.`)
      expect(readFileSync(file, 'utf8')).toBe(wrong)
    }
  })

  test('say which machine and which commit it was', () => {
    expect(thisMachine()).toMatch(/\d+ cores, \d+ GiB, Node \d+/)
    expect(thisCommit() ?? 'abc1234').toMatch(/^[0-9a-f]{7,40}\+?$/)
  })
})

test('the table has the spread, the reference, and with kept runs the verdict', () => {
  const now = run({ value: 2750.4, low: 2600, high: 2900, ratio: 41.26 })
  const verdict = verdictOn(
    now.figures[0]!,
    now,
    [29, 30, 31].map(ratio => run({ value: 2000, ratio })),
  )
  const cells = (line: string) => line.split(/ {2,}/)
  const [head = '', games = ''] = tableOf([verdict], true).split('\n')
  expect(cells(head)).toEqual(['', 'middle', 'lowest to highest', 'times the reference', 'kept', 'verdict'])
  expect(cells(games)).toEqual(['games', '2,750 games/s', '2,600 to 2,900', '41.3', '30.0 (3)', 'better'])
  expect(tableOf([verdict], false)).not.toContain('better')
})

test('the page draws each figure over the commits of this machine, ratios where it has them', () => {
  const html = pageOf(MACHINE, [
    run({ value: 100, low: 90, high: 110 }, { commit: 'first' }),
    run({ value: 120 }, { commit: 'second' }),
    run({ value: 7 }, { commit: 'elsewhere', machine: 'another <machine>' }),
    run({ value: 5000, ratio: 41 }, { bench: 'ratios', commit: 'third' }),
  ])
  expect(html.match(/<figure>/g)).toHaveLength(2)
  expect(html).toContain('<title>games, commit first: 100</title>')
  expect(html).toContain('<title>games, commit second: 120</title>')
  expect(html).toContain('<title>games, commit third: 41</title>')
  expect(html).toContain('class="range"')
  expect(html).not.toContain('elsewhere')
})
