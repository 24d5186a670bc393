import type { Job, Keeper, Kept } from '@kontor/bots'
import { expect, test } from 'vitest'
import { Thinker } from '../../src/bots/thinker.ts'
import { type Machine, THIS_MACHINE } from '../../src/ground/machine.ts'

/** A thread in which every strong bot thinks for two seconds, by a clock of its own, and each answer is noted. */
function hall() {
  let time = 0
  const machine: Machine = { ...THIS_MACHINE, now: () => time }
  const answered: { who: string; bot: string; at: number }[] = []
  const hurried: number[] = []
  const newThread = (): Keeper => ({
    async choose({ seat, bot }: Job): Promise<Kept> {
      time += bot === 'mayor' ? 2_000 : 5
      answered.push({ who: seat.split(' ')[0]!, bot, at: time })
      return { choice: 0 }
    },
    close() {},
  })
  const thinker = new Thinker({ threads: 1, machine, hurried: () => hurried.push(time), newThread })
  let tables = 0
  const ask = (who: string) => {
    const seat = `${who} ${++tables}`
    return thinker.think({ game: 'hamburg', bot: 'mayor', seat, luck: 'l' } as Job, who)
  }
  const pass = (milliseconds: number) => {
    time += milliseconds
  }
  return { ask, pass, answered, hurried }
}

test('whoever lets bots think for many tables waits behind whoever asked for little', async () => {
  const { ask, answered } = hall()
  const greedy = [ask('eve'), ask('eve'), ask('eve')]
  await greedy[0]
  const honest = ask('ann')
  await Promise.all([...greedy, honest])
  expect(answered.slice(0, 3).map(({ who }) => who)).toEqual(['eve', 'eve', 'ann'])
})

test('nobody waits for long: whoever did gets the answer of a quick bot', async () => {
  const { ask, answered, hurried } = hall()
  const crowd = Array.from({ length: 40 }, (_, i) => ask(`guest${i}`))
  const honest = ask('ann')
  await Promise.all([...crowd, honest])
  const { at } = answered.find(({ who }) => who === 'ann')!
  expect(at).toBeLessThan(10_000)
  expect(hurried.length).toBeGreaterThan(30)
  expect(answered.some(({ bot }) => bot === 'mayor')).toBe(true)
})

test('bots of somebody for whom they thought too long answer quickly until there is budget again', async () => {
  const { ask, pass, answered } = hall()
  for (let i = 0; i < 600; i++) await ask('eve')
  const quick = () => answered.filter(({ bot }) => bot !== 'mayor').length
  expect(quick()).toBeGreaterThan(0)
  expect(quick()).toBeLessThan(400)
  await ask('ann')
  expect(answered.at(-1)).toMatchObject({ who: 'ann', bot: 'mayor' })
  pass(60_000)
  await ask('eve')
  expect(answered.at(-1)).toMatchObject({ who: 'eve', bot: 'mayor' })
})
