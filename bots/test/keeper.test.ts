import { chanceOf, type Game, type State } from '@kontor/engine'
import { describe, expect, test } from 'vitest'
import {
  type Bot,
  fallbackFor,
  type Job,
  newKeeper,
  newThinker,
  type Platform,
  type Reply,
} from '../src/index.ts'
import { seenAt, small, tableAfter } from './table.ts'

const LIMIT = 50

function job(bot: string, seat = 'table 1, seat 0'): Job {
  const seen = seenAt(tableAfter(4, 'keeper'))
  return { game: 'jetty', bot, seat, luck: 'luck', question: seen.question, view: seen.view() }
}

/** Bots that do what no bot should do. */
const BAD: Readonly<Record<string, Bot['choose']>> = {
  throws: () => {
    throw new Error('I am confused')
  },
  'throws a text': () => {
    throw 'nothing'
  },
  'answers nonsense': () => 12_345,
  'answers nothing': () => undefined as unknown as number,
  'answers not a number': () => Number.NaN,
}

/** A platform without real threads: what a thread says comes a moment later, and hung threads say nothing. */
function pretended(choose: (name: string) => Bot['choose'] | undefined, starting = 0) {
  const ended: number[] = []
  let started = 0
  const platform: Platform = {
    thread(ears) {
      const number = ++started
      setTimeout(ears.ready, starting)
      const think = newThinker(
        () => small,
        () => 0,
        name => ({ name, choose: choose(name)! }),
      )
      return {
        send(job) {
          if (job.bot === 'hangs') return
          if (job.bot === 'dies') return queueMicrotask(() => ears.broken('the thread died'))
          queueMicrotask(() => ears.reply(think(job)))
        },
        end: () => void ended.push(number),
      }
    },
    after(milliseconds, action) {
      const timer = setTimeout(action, milliseconds)
      return () => clearTimeout(timer)
    },
  }
  return { platform, ended, started: () => started }
}

const first: Bot['choose'] = ({ question }) => question.choices[0]!
const fallback = () => -7

describe('a keeper', () => {
  test('hands on what a good bot answers', async () => {
    const keeper = newKeeper(pretended(() => first).platform, fallback)
    expect(await keeper.choose(job('good'), LIMIT)).toEqual({ choice: job('good').question.choices[0] })
  })

  test.each([
    ['throws', 'I am confused'],
    ['throws a text', 'nothing'],
    ['answers nonsense', '12345 is not among the answers'],
    ['answers nothing', 'undefined is not among the answers'],
    ['answers not a number', 'null is not among the answers'],
  ])('replaces a bot that %s, and says why', async (name, instead) => {
    const { platform, ended } = pretended(each => BAD[each])
    expect(await newKeeper(platform, fallback).choose(job(name), LIMIT)).toEqual({ choice: -7, instead })
    expect(ended).toEqual([])
  })

  test.each([
    ['hangs', `no answer within ${LIMIT} ms`],
    ['dies', 'the thread died'],
  ])('ends the thread of a bot that %s, and starts another for the next question', async (name, instead) => {
    const { platform, ended, started } = pretended(() => first)
    const keeper = newKeeper(platform, fallback)
    const [bad, good] = await Promise.all([
      keeper.choose(job(name), LIMIT),
      keeper.choose(job('good'), LIMIT),
    ])
    expect(bad).toEqual({ choice: -7, instead })
    expect(good).toEqual({ choice: job('good').question.choices[0] })
    expect(ended).toEqual([1])
    expect(started()).toBe(2)
  })

  test('lets a thread go on starting that is not ready in time, and answers by the fallback until then', async () => {
    const { platform, ended, started } = pretended(() => first, 3 * LIMIT)
    const keeper = newKeeper(platform, fallback)
    const slow = { choice: -7, instead: 'the bots are still starting' }
    expect(await keeper.choose(job('good'), LIMIT)).toEqual(slow)
    expect(await keeper.choose(job('good'), 20 * LIMIT)).toEqual({ choice: job('good').question.choices[0] })
    expect([ended, started()]).toEqual([[], 1])
  })

  test('asks one question after the other, so that a bot has its whole time', async () => {
    const asked: string[] = []
    const { platform } = pretended(name => (seen, chance) => {
      asked.push(name)
      return first(seen, chance)
    })
    const keeper = newKeeper(platform, fallback)
    await Promise.all(['a', 'b', 'c'].map(name => keeper.choose(job(name, name), LIMIT)))
    expect(asked).toEqual(['a', 'b', 'c'])
  })

  test('answers by the fallback what is still asked when it is closed', async () => {
    const { platform, ended } = pretended(() => first)
    const keeper = newKeeper(platform, fallback)
    const asked = keeper.choose(job('hangs'), 60_000)
    await new Promise(resolve => setTimeout(resolve))
    keeper.close()
    const stopped = { choice: -7, instead: 'the bots have been stopped' }
    expect(await asked).toEqual(stopped)
    expect(await keeper.choose(job('good'), LIMIT)).toEqual(stopped)
    expect(ended).toEqual([1])
  })
})

describe('a thinker', () => {
  test('makes one bot for a seat and lets it remember, up to a number of seats', () => {
    let made = 0
    const think = newThinker(
      () => small,
      () => 0,
      name => ({ name: `${name} ${++made}`, choose: first }),
    )
    const reply = (seat: string): Reply => think(job('any', seat))
    reply('a')
    reply('a')
    expect(made).toBe(1)
    for (let i = 0; i < 64; i++) reply(`other ${i}`)
    reply('a')
    expect(made).toBe(66)
  })
})

describe('the fallback', () => {
  test('answers by a quick look', () => {
    expect(job('any').question.choices).toContain(fallbackFor(small, job('any')))
  })

  test('answers by chance if even that fails', () => {
    const broken: Game<State> = {
      ...small,
      clone: () => {
        throw new Error('no copy')
      },
    }
    expect(job('any').question.choices).toContain(fallbackFor(broken, job('any')))
    expect(chanceOf('luck', 1).drawn).toEqual([0])
  })
})
