import { chanceOf, choiceNamed, DONE, nameOf, newRecord, type Question } from '@kontor/engine'
import { describe, expect, test } from 'vitest'
import { jetty, type Task } from '../../engine/test/jetty/index.ts'
import { type Analysis, advise, analyse } from '../src/index.ts'
import { seenAt, small, tableAfter } from './table.ts'

const BUDGET = { iterations: 120 }

describe('advice', () => {
  test('names as many answers as asked, the likeliest to win first, each tried often enough', () => {
    const seen = seenAt(tableAfter(9, 'advice', 2))
    const advice = advise(seen, chanceOf('a', 1), BUDGET, 3, 'en')
    expect(advice).toHaveLength(Math.min(3, seen.question.choices.length))
    expect(advice.map(({ win }) => win)).toEqual(advice.map(({ win }) => win).sort((a, b) => b - a))
    for (const { tries, win, points } of advice) {
      expect(tries).toBeGreaterThanOrEqual(18)
      expect(win).toBeGreaterThan(0)
      expect(win).toBeLessThan(1)
      expect(points).toBeGreaterThan(0)
    }
  })

  test('gives its reasons in the words of the game', () => {
    const reasons = [3, 5, 9, 11].flatMap(answers =>
      advise(seenAt(tableAfter(answers, 'why', 2)), chanceOf('a', 1), BUDGET, 9, 'en').flatMap(
        ({ why }) => why,
      ),
    )
    expect(reasons).toContainEqual(expect.stringMatching(/^[+-]\d+ coins$/))
  })

  test('has an opinion on an answer that somebody asks about, however poor', () => {
    const seen = seenAt(tableAfter(9, 'advice', 2))
    const poor = advise(seen, chanceOf('a', 1), BUDGET, 99, 'en').at(-1)!.choice
    const asked = advise(seen, chanceOf('a', 1), BUDGET, 1, 'en', [poor])
    expect(asked.map(({ choice }) => choice)).toContain(poor)
  })

  test('is silent about a game without an evaluation', () => {
    const { study: _, ...plain } = jetty
    const table = tableAfter(3, 'plain', 2, undefined, plain)
    expect(advise(seenAt(table), chanceOf('a', 1), BUDGET, 3, 'en')).toEqual([])
  })
})

describe('the analysis of a game', () => {
  /** The first seat does nothing whenever it may; the other plays on. */
  const lazy = ({ seat, choices }: Question<Task>, i: number) =>
    seat === 0 && choices.includes(DONE) ? DONE : choices[(i * 7) % choices.length]!
  const names = Array.from({ length: 30 }, (_, i) => {
    const { game, state, question } = tableAfter(i, 'lazy', 2, lazy)
    return nameOf(game, state, question, lazy(question, i))
  })
  const record = { ...newRecord(jetty, { seats: ['lazy', 'eager'], seed: 'lazy' }), answers: names }
  const { steps, found } = finished(analyse(small, record, { iterations: 40 }, chanceOf('x', 1), 'en'))

  test('tells after each answer how far it is', () => {
    expect(steps).toEqual(Array.from({ length: 30 }, (_, i) => i + 1))
  })

  test('has the chances of all seats at every moment, which are one together', () => {
    expect(found.curve.map(({ at }) => at)).toEqual([0, ...steps])
    for (const { win } of found.curve) expect(win[0]! + win[1]!).toBeCloseTo(1)
  })

  test('names at most three answers for each seat, the dearest first, with a better one', () => {
    const [mine = []] = found.mistakes
    expect(mine.length).toBeGreaterThan(0)
    for (const all of found.mistakes) {
      expect(all.length).toBeLessThanOrEqual(3)
      expect(all.map(({ cost }) => cost)).toEqual(all.map(({ cost }) => cost).sort((a, b) => b - a))
      for (const { at, given, better, cost } of all) {
        const { game, state, question } = tableAfter(at, 'lazy', 2, lazy)
        expect(given.choice).toBe(choiceNamed(game, state, question, names[at]!))
        expect(better.choice).not.toBe(given.choice)
        expect(cost).toBeCloseTo(better.win - given.win)
      }
    }
  })
})

function finished(analysis: Generator<number, Analysis>): { steps: number[]; found: Analysis } {
  const steps: number[] = []
  for (;;) {
    const { done, value } = analysis.next()
    if (done) return { steps, found: value }
    steps.push(value)
  }
}
