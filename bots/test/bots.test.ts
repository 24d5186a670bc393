import { answer, chanceOf, Fault, guess, view } from '@kontor/engine'
import { describe, expect, test } from 'vitest'
import { type Jetty, jetty } from '../../engine/test/jetty/index.ts'
import { botNamed, LEVELS, nameOfLevel } from '../src/index.ts'
import { play, seenAt, tableAfter, wins } from './table.ts'

const bots =
  (...names: string[]) =>
  () =>
    names.map(name => botNamed(name))

describe('on a small game with an evaluation', () => {
  test('greedy beats two random seats more often than not', () => {
    expect(wins(40, bots('greedy', 'random', 'random'))).toBeGreaterThan(24)
  })

  test('search looks only as far ahead as the evaluation asks, and still beats greedy', () => {
    const evaluation = jetty.study!.evaluation!
    let latest = 0
    const looking = (horizon?: number): typeof jetty => ({
      ...jetty,
      study: {
        evaluation: {
          ...evaluation,
          features(view) {
            latest = Math.max(latest, view.table.round)
            return evaluation.features(view)
          },
          horizon: () => horizon,
        },
      },
    })
    const seenWith = (horizon?: number) => {
      latest = 0
      const table = { ...tableAfter(6, 'far'), game: looking(horizon) }
      botNamed('search:40').choose(seenAt(table), chanceOf('far', 1))
      return latest
    }
    expect(seenWith(1)).toBeLessThan(seenWith())
    expect(wins(40, bots('search:60', 'greedy'), looking(2))).toBeGreaterThan(20)
  })

  test('search beats greedy more often than not', () => {
    expect(wins(40, bots('search:60', 'greedy'))).toBeGreaterThan(22)
  })

  test('a merchant beats two apprentices more often than luck would', () => {
    expect(wins(60, bots('merchant', 'apprentice', 'apprentice'))).toBeGreaterThan(26)
  })
})

test.each(['greedy', 'search:10', 'senator'])('%s plays by chance where the game has no evaluation', name => {
  const { study: _, ...plain } = jetty
  expect(play([botNamed(name), botNamed(name)], 'plain', plain)).toHaveLength(2)
})

describe('search', () => {
  test('gives the same answers from the same seed and iterations', () => {
    const game = () => play([botNamed('search:20'), botNamed('search:20')], 'same')
    expect(game()).toEqual(game())
  })

  test('thinks less when its clock runs out', () => {
    let looks = 0
    const seen = { ...seenAt(tableAfter(4, 'clock')), clock: () => looks++ }
    botNamed('search:5ms').choose(seen, chanceOf('c', 1))
    expect(looks).toBeLessThan(10)
  })

  test('without a clock a budget of iterations is all that counts', () => {
    const seen = seenAt(tableAfter(4, 'clock'))
    expect(seen.question.choices).toContain(botNamed('search:30').choose(seen, chanceOf('c', 1)))
  })

  test('goes on from what it thought when its own next question follows at once', () => {
    const answers = ['a', 'b', 'c', 'd'].map(seed => {
      const first = tableAfter(0, seed, 2)
      const bot = botNamed('search:500ms')
      const { game, state } = first
      const choice = bot.choose({ ...seenAt(first), clock: ticking(1) }, chanceOf('r', 1))
      const question = answer(game, state, first.question, choice)!
      expect(question.seat).toBe(first.question.seat)
      const second = { ...seenAt({ game, state, question }), clock: ticking(1000) }
      const hasty = botNamed('search:500ms').choose(second, chanceOf('h', 1))
      return { remembering: bot.choose(second, chanceOf('h', 1)), hasty }
    })
    expect(answers.some(({ remembering, hasty }) => remembering !== hasty)).toBe(true)
  })
})

/** A clock that goes on by so much each time it is looked at. */
function ticking(by: number) {
  let now = 0
  return () => {
    now += by
    return now
  }
}

describe.each(['greedy', 'search:25', 'apprentice', 'senator'])('%s', name => {
  test('gives the same answer whatever is true of what it cannot see', () => {
    const luck = chanceOf('walk', 1)
    for (let answers = 0; answers < 40; answers += 3) {
      const table = tableAfter(answers, 'trap')
      const choose = (truth: Jetty) =>
        botNamed(name).choose(seenAt({ ...table, state: truth }), chanceOf('same', 1))
      const { state, question } = table
      const other = guess(jetty, view(jetty, state, question.seat), luck)
      expect(choose(other)).toBe(choose(state))
    }
  })
})

test('the levels have names in every language', () => {
  expect(LEVELS.map(level => nameOfLevel(level, 'de'))).toEqual([
    'Lehrling',
    'Kaufmann',
    'Senator',
    'Bürgermeister',
  ])
})

test.each(['clever', 'search:', 'search:0', 'search:5s', 'search:9999999'])(
  "'%s' is no bot, and the message lists those there are",
  name => {
    expect(() => botNamed(name)).toThrow(Fault)
    expect(() => botNamed(name)).toThrow(/random, greedy, search .*apprentice, merchant, senator, mayor/)
  },
)
