import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { kontor } from '../command-line.ts'

let record: string
let answers: number

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kontor-'))
  await kontor(`simulate jetty --games 1 --players 2 --seed o --save ${folder}`)
  record = readFileSync(join(folder, 'jetty-o-0.json'), 'utf8')
  answers = JSON.parse(record).answers.length
})

describe('hint', () => {
  test('names the best answers with points, chance and reasons', async () => {
    const { code, out } = await kontor('hint - --at 6 --best 3 --iterations 40 --json', record)
    expect(code).toBe(0)
    const report = JSON.parse(out)
    expect(report).toMatchObject({ game: 'jetty', at: 6 })
    expect(report.answers).toHaveLength(3)
    for (const each of report.answers) {
      expect(each).toMatchObject({ name: expect.any(String), why: expect.any(Array) })
      expect(each.win).toBeGreaterThan(0)
      expect(each.points).toBeGreaterThan(0)
    }
    expect((await kontor('hint - --at 6 --best 3 --iterations 40 --json', record)).out).toBe(out)
  })

  test('says it in a line an answer', async () => {
    const { out } = await kontor('hint - --at 6 --best 2 --iterations 40', record)
    const [title, ...lines] = out.trimEnd().split('\n')
    expect(title).toMatch(/^random \d: /)
    expect(lines).toHaveLength(2)
    for (const line of lines) expect(line).toMatch(/\d\.\d points +\d+%/)
  })

  test('has nothing to say when the game is over', async () => {
    const { code, err } = await kontor('hint -', record)
    expect([code, err]).toEqual([
      1,
      `kontor: The game is over after ${answers} moves; nothing is asked there.\n`,
    ])
  })

  test('refuses a point that is not in the record', async () => {
    const { code, err } = await kontor('hint - --at 9999', record)
    expect([code, err]).toEqual([2, `kontor: --at is a whole number from 0 to ${answers}, not ‘9999’.\n`])
  })
})

describe('analyse', () => {
  test('reports the chances at every moment and what cost most', async () => {
    const { code, out } = await kontor('analyse - --iterations 10 --json', record)
    expect(code).toBe(0)
    const report = JSON.parse(out)
    expect(report.curve).toHaveLength(answers + 1)
    const end = report.curve.at(-1).win as number[]
    expect(end.toSorted()).toEqual([0, 1])
    expect(report.costly).toHaveLength(2)
    for (const all of report.costly as { at: number; cost: number; given: { name: string } }[][]) {
      expect(all.length).toBeGreaterThan(0)
      for (const { at, cost, given } of all) {
        expect(cost).toBeGreaterThan(0)
        expect(given.name).toBe(JSON.parse(record).answers[at])
      }
    }
  })

  test('draws the chances in a line for each seat', async () => {
    const { out } = await kontor('analyse - --iterations 10', record)
    expect(out).toMatch(/random 1 {2}[ ▁▂▃▄▅▆▇█]+ {2}(0|100)%/)
    expect(out).toMatch(/The costliest moves of random 2/)
  })

  test('refuses a record that does not replay', async () => {
    const forged = JSON.stringify({ ...JSON.parse(record), digest: 'no' })
    const { code, err } = await kontor('analyse -', forged)
    expect([code, err]).toEqual([
      1,
      'kontor: The record replays to a different state from the one it was saved with.\n',
    ])
  })
})
