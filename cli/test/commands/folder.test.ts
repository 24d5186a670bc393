import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { kontor } from '../command-line.ts'

/** A game in a folder of its author's: every command takes it as it takes ours. */
const CUSTOMS = 'examples/customs'
const FERRIES = 'examples/ferries'
const away = mkdtempSync(join(tmpdir(), 'kontor-folder-'))
afterAll(() => rmSync(away, { recursive: true }))

async function reported(line: string) {
  const { code, out, err } = await kontor(`${line} --json`)
  expect(err).toBe('')
  expect(code).toBe(0)
  return JSON.parse(out)
}

describe('a game in a folder', () => {
  test('is trained for, and what was trained beats random', async () => {
    const folder = join(away, 'trained')
    const plan = '--players 3 --games 60 --generations 2 --checks 1 --cores 1'
    await reported(`train ${FERRIES} --folder ${folder} ${plan}`)
    const network = join(folder, readdirSync(folder).findLast(file => file.startsWith('network-'))!)
    const { bots } = await reported(
      `tournament ${FERRIES} --players 3 --bots net:${network},random --games 30 --seed beats`,
    )
    const rates = Object.fromEntries(
      bots.map((bot: { name: string; winRate: number }) => [bot.name, bot.winRate]),
    )
    expect(rates[`net:${network}`]).toBeGreaterThan(2 * rates.random)
  })

  test('has weights that can be tuned', async () => {
    const out = join(away, 'weights.json')
    const plan = '--players 2 --generations 1 --population 4 --games 4 --cores 1'
    const { weights } = await reported(`tune ${CUSTOMS} ${plan} --out ${out}`)
    expect(Object.keys(weights)).toEqual(['points', 'claim', 'left'])
    expect(JSON.parse(readFileSync(out, 'utf8')).weights).toEqual(weights)
  })

  test('has cards that are listed, checked and judged', async () => {
    const cards = await reported(`cards ${CUSTOMS} --lang nl --number 6`)
    expect(cards).toMatchObject([{ number: 6, name: 'Zilver', points: 6 }])
    expect(await reported(`cards check ${CUSTOMS}`)).toEqual({ ok: true, problems: [] })
    expect(await reported('cards check examples/polder')).toEqual({ ok: true, problems: [] })
    const stats = await reported(`stats ${CUSTOMS} --players 3 --games 20 --seed worth`)
    expect(JSON.stringify(stats)).toContain('"points"')
    expect(stats.cards).toHaveLength(24)
  })

  test('is played on several cores as on one', async () => {
    const line = `simulate ${FERRIES} --players 4 --games 8 --seed cores`
    const [one, two] = [await reported(`${line} --cores 1`), await reported(`${line} --cores 2`)]
    expect(two.digest).toBe(one.digest)
  })

  test('asks several at once in the terminal, where bots answer after the player', async () => {
    const input = 'board red\ndone\nboard blue\nquit\n'
    const { out, code } = await kontor(
      `play ${FERRIES} --players 3 --bots random,random --seed once`,
      input,
      false,
    )
    expect(code).toBe(0)
    expect(out).toContain('Everybody chooses at once.')
  })
})
