import { describe, expect, test } from 'vitest'
import { conform, Nonconformity, realEngine } from '../conformance/index.ts'
import { BROKEN } from './broken.ts'
import { type Jetty, jetty } from './jetty/index.ts'

describe('the small game conforms', () => {
  test.each([2, 3, 4])('with %i players', players => {
    for (let i = 0; i < 20; i++) expect(conform(jetty, { players, seed: `conform ${i}` })).toBeGreaterThan(20)
  })

  test('with its option', () => {
    const short = conform(jetty, { players: 3, seed: 'short', options: { short: true } })
    expect(short).toBeLessThan(conform(jetty, { players: 3, seed: 'short' }))
  })

  test('and keeps what must hold in it', () => {
    const solvent = ({ seats }: Jetty) => (seats.some(({ coins }) => coins < 0) ? 'a debt' : undefined)
    for (let i = 0; i < 20; i++) conform(jetty, { players: 3, seed: `debt ${i}`, invariant: solvent })
  })
})

test('the order in which a clone lists its fields does not matter', () => {
  const turnedRound = <V>(value: V): V => {
    if (value === null || typeof value !== 'object') return value
    if (Array.isArray(value)) return value.map(turnedRound) as V
    const entries = Object.entries(value).map(([key, each]) => [key, turnedRound(each)])
    return Object.fromEntries(entries.reverse()) as V
  }
  const game = { ...jetty, clone: (state: Jetty) => turnedRound(jetty.clone(state)) }
  for (let i = 0; i < 5; i++) expect(conform(game, { players: 3, seed: `order ${i}` })).toBeGreaterThan(20)
})

describe('the suite catches', () => {
  test.each(Object.entries(BROKEN))(
    '%s',
    (_, { check, detail = '', game = jetty, engine = realEngine, ...trial }) => {
      const failure = attempt(() => {
        for (let i = 0; i < 30; i++)
          conform(game, { players: 2 + (i % 3), seed: `broken ${i}`, ...trial }, engine)
      })
      expect(failure).toBeInstanceOf(Nonconformity)
      expect((failure as Nonconformity).check).toBe(check)
      expect((failure as Nonconformity).message).toContain(detail)
    },
  )
})

test('a failure says how to see it again', () => {
  const { game = jetty } = BROKEN['a card that is lost']!
  const failure = attempt(() => {
    for (let i = 0; i < 30; i++) conform(game, { players: 3, seed: `it's ${i}` })
  })
  const { message, record } = failure as Nonconformity
  expect(message).toMatch(/^jetty does not conform: every card is in one place: cards: \d+ is nowhere\n/)
  expect(message).toContain(`after ${record.answers.length} answers of seed 'it's `)
  const command = message.split('see it: echo ')[1]!
  expect(command).toMatch(/^'.*' \| npx kontor replay -$/s)
  expect(command.slice(1, command.lastIndexOf("' |")).replaceAll("'\\''", "'")).toBe(JSON.stringify(record))
})

test('and from which module, where the game is known by its path', () => {
  const { game = jetty } = BROKEN['a field that nobody declared']!
  const failure = attempt(() => conform(game, { players: 2, seed: 'x', module: "my games/it's.ts" }))
  expect((failure as Nonconformity).message).toMatch(
    / \| npx kontor replay - --game 'my games\/it'\\''s\.ts'$/,
  )
})

function attempt(action: () => void): unknown {
  try {
    action()
    return undefined
  } catch (error) {
    return error
  }
}
