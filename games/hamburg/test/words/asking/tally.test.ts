import { readFileSync } from 'node:fs'
import { answer, choiceNamed, nameOf, next, parseRecord, start } from '@kontor/engine'
import { describe, expect, test } from 'vitest'
import { hamburg, type Position, position } from '../../../src/index.ts'

/** The tally of one answer at a position, as 'marks -5, points 1'. */
function tallied(given: Position, name: string): string {
  const state = position(hamburg, given)
  const question = next(hamburg, state)!
  const tally = hamburg.words.tally!(state, question, choiceNamed(hamburg, state, question, name))
  return tally.map(({ of, n }) => `${of} ${n}`).join(', ')
}

const TURN: Position = {
  seats: [{ marks: 9, hand: [98, 15], workers: { orange: 1 }, sites: ['pink'], disasters: { brown: 2 } }],
  dice: { orange: 4, brown: 2 },
  agenda: ['turn'],
}

describe('an answer in numbers', () => {
  test.each([
    ['play 098 workers', 'worker-orange 3'],
    ['play 098 money', 'marks 4'],
    ['play 015 decrease', 'disaster-brown -1, points 1'],
    ['play 098 decrease', ''],
    ['play 098 site', 'worker-orange -1'],
    ['play 015 build', 'marks -3, worth 1'],
  ])('%s: %s', (name, said) => {
    expect(tallied(TURN, name)).toBe(said)
  })

  test('the workers of the stock exchange are counted where their colour is certain', () => {
    const atStep = (space: number): Position => ({ ...TURN, stock: ['S07', space] })
    expect(tallied(atStep(1), 'play 098 workers')).toBe('worker-purple 1, worker-orange 3')
    expect(tallied(atStep(2), 'play 098 workers')).toBe('worker-orange 3')
  })

  test('an advance costs what the dice ask', () => {
    const given: Position = { seats: [{ marks: 5 }], dice: { gray: 2, pink: 1 }, agenda: ['hall'] }
    expect(tallied(given, 'advance')).toMatch(/^marks -\d+$/)
    expect(tallied(given, 'done')).toBe('')
  })

  test('the last segment of a half offers both statues', () => {
    const given: Position = {
      seats: [{ marks: 9, hand: [98], wall: [4, 0] }],
      statues: [10, 7],
      jettes: [12],
      agenda: ['turn'],
    }
    const state = position(hamburg, given)
    const question = next(hamburg, state)!
    const names = question.choices.map(choice => nameOf(hamburg, state, question, choice))
    const wall = names.find(name => name.includes('wall left'))
    expect(wall).toBeDefined()
    expect(tallied(given, wall!)).toContain('statue 10, jette 12')
  })

  test('marks and points change as told, wherever a whole game with all expansions goes on to a turn', () => {
    const text = readFileSync(new URL('../../golden/hamburg-golden-all-0.json', import.meta.url), 'utf8')
    const record = parseRecord(hamburg, text)
    const state = start(hamburg, record)
    let question = next(hamburg, state)
    let compared = 0
    for (const name of record.answers) {
      const choice = choiceNamed(hamburg, state, question!, name)
      const { seat, task } = question!
      const simple = /^play \d+ (workers|money|decrease|site|wall)/.test(name) && task.kind === 'turn'
      const tally = simple && state.round < 3 ? hamburg.words.tally!(state, question!, choice) : undefined
      const { marks, points } = state.seats[seat]!
      question = answer(hamburg, state, question!, choice)
      if (tally === undefined || question?.task.kind !== 'turn') continue
      const told = (of: string) => tally.find(each => each.of === of)?.n ?? 0
      const { marks: marksNow, points: pointsNow } = state.seats[seat]!
      expect([name, marksNow - marks, pointsNow - points]).toEqual([name, told('marks'), told('points')])
      compared++
    }
    expect(compared).toBeGreaterThan(20)
  })
})
