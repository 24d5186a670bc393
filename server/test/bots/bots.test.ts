import { LEVEL_LIMIT, LEVELS } from '@kontor/bots'
import { newRecord, replay, view } from '@kontor/engine'
import { hamburg } from '@kontor/hamburg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newBotThread } from '../../src/bots/bot-threads.ts'
import { Thinker } from '../../src/bots/thinker.ts'
import { THIS_MACHINE } from '../../src/ground/machine.ts'

/** A thread may take seconds to start on a busy machine. */
const PATIENT = 60_000

const bots = newBotThread()
beforeAll(async () => {
  await bots.choose(job('random'), PATIENT)
})
afterAll(() => bots.close())

function job(bot: string, game = 'hamburg') {
  const record = newRecord(hamburg, { seats: ['a', 'b', 'c'], seed: 'threads' })
  const { state, question } = replay(hamburg, record)
  const seen = view(hamburg, state, question!.seat)
  return { game, bot, seat: `${bot} at table 1`, luck: 'l', question: question!, view: seen }
}

test.each(LEVELS)('%s answers in a thread, within its limit', async level => {
  const asked = job(level)
  const { choice, instead } = await bots.choose(asked, LEVEL_LIMIT + 1000)
  expect(instead).toBeUndefined()
  expect(asked.question.choices).toContain(choice)
})

test('a thread that does not answer in time is ended, and the fallback answers', async () => {
  const asked = job('search:60000ms')
  const { choice, instead } = await bots.choose(asked, 300)
  expect(instead).toBe('no answer within 300 ms')
  expect(asked.question.choices).toContain(choice)
  expect((await bots.choose(job('greedy'), PATIENT)).instead).toBeUndefined()
})

test('a bot that does not exist is replaced, and the reason says which there are', async () => {
  const { choice, instead } = await bots.choose(job('clever'), PATIENT)
  expect(instead).toMatch(/^There is no bot ‘clever’/)
  expect(job('clever').question.choices).toContain(choice)
})

test('bots that are asked after they were closed refuse and start no thread', async () => {
  const replaced: string[] = []
  const thinker = new Thinker({
    threads: 1,
    machine: THIS_MACHINE,
    instead: (_, why) => replaced.push(why),
  })
  thinker.close()
  await expect(thinker.think(job('greedy'), 'ann')).rejects.toThrow('The server is shutting down.')
  expect(replaced).toEqual([])
})
