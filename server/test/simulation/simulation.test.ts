import { describe, expect, test } from 'vitest'
import { AMOUNTS } from '../../../tools/amounts.ts'
import { SABOTAGE } from './sabotage.ts'
import { type Mood, type Outcome, type Plan, runWorld } from './world.ts'

/** What the seeds are called; a run at length begins with others each time, or with those that somebody names. */
const NAME = process.env.KONTOR_SEEDS ?? (process.env.KONTOR_SOAK ? `soak ${Date.now()}` : 'kontor')
const HOURS: Readonly<Record<Mood, number>> = { live: 0.2, days: process.env.KONTOR_SOAK ? 48 : 8 }
/** A promise that is broken on purpose is found within so many seeds, mostly with one of the first. */
const SEEDS = 12

/** What came of many worlds, for whoever reads the output of a long run. */
function summary(outcomes: readonly Outcome[]) {
  const sum = (what: (outcome: Outcome) => number) => outcomes.reduce((all, each) => all + what(each), 0)
  const hours = sum(each => each.hours)
  return [
    `${outcomes.length} seeds, ${Math.round(hours)} simulated hours, ${sum(each => each.steps)} steps:`,
    `${sum(each => each.acknowledged)} acknowledged commands, ${sum(each => each.entries)} entries,`,
    `${sum(each => each.games)} games over, ${sum(each => each.crashes)} crashes, ${sum(each => each.stops)} stops,`,
    `${sum(each => each.pauses)} pauses, ${sum(each => each.jumps)} jumps of clocks, ${sum(each => each.troubles)} other troubles\n`,
  ].join(' ')
}

function failureOf({ seed, mood }: Plan, { violations, trace }: Outcome): string {
  return [`seed '${seed}', ${mood}:`, ...violations, process.env.KONTOR_TRACE ? trace : ''].join('\n')
}

test('the same seed goes the same way, another one goes another', async () => {
  const [one, again, other] = [
    await runWorld({ seed: 'once', hours: 0.05, mood: 'live' }),
    await runWorld({ seed: 'once', hours: 0.05, mood: 'live' }),
    await runWorld({ seed: 'twice', hours: 0.05, mood: 'live' }),
  ]
  expect(again).toEqual(one)
  expect(other.digest).not.toBe(one.digest)
})

test.each([
  ['evenings of games', 'live', AMOUNTS.evenings],
  ['days of games', 'days', AMOUNTS.days],
] as const)(
  '%s with servers that crash, pause and lose everything but what they promised',
  async (_, mood, worlds) => {
    const outcomes: Outcome[] = []
    for (let i = 0; i < worlds; i++) {
      const plan = { seed: `${NAME} ${mood} ${i}`, mood, hours: HOURS[mood] }
      const outcome = await runWorld(plan)
      if (outcome.violations.length > 0) throw new Error(failureOf(plan, outcome))
      outcomes.push({ ...outcome, trace: '' })
      if (outcomes.length % 50 === 0) process.stdout.write(summary(outcomes))
    }
    process.stdout.write(summary(outcomes))
    expect(outcomes.some(({ acknowledged }) => acknowledged > 0)).toBe(true)
  },
)

test.each([
  ['a file', 'file'],
  ['a server', 'server'],
] as const)(
  'whichever call of a database in %s fails, before or after it was done, nothing is lost and all goes on',
  async (_, kind) => {
    const plan = { seed: 'calls 2', mood: 'live', kind, hours: 0.05 } as const
    const { calls, acknowledged } = await runWorld({ ...plan, fault: { call: 0, fate: 'before' } })
    expect(acknowledged).toBeGreaterThan(0)
    // Odd, so that both fates come in turn.
    const step = Math.floor((4 * calls) / AMOUNTS.calls) | 1
    for (let i = 0; i < 2 * calls; i += step) {
      const fault = { call: 1 + (i >> 1), fate: i % 2 === 0 ? 'before' : 'after' } as const
      const { violations } = await runWorld({ ...plan, fault })
      expect(violations, `call ${fault.call}, ${fault.fate}`).toEqual([])
    }
  },
)

describe('it is found out that', () => {
  test.each(Object.entries(SABOTAGE))('%s', async (_, { found, ...plan }) => {
    const said: string[] = []
    for (let i = 0; i < SEEDS; i++) {
      const { violations } = await runWorld({ hours: 0.1, ...plan, seed: `broken ${i}` })
      said.push(...violations)
      if (violations.some(violation => found.test(violation))) return
    }
    throw new Error(`Within ${SEEDS} seeds nothing was found of it, but: ${said.join('; ')}`)
  })
})
