import { describe, expect, test } from 'vitest'
import { threeDigits } from '../../src/cards/cardfile.ts'
import { IN_PLAY } from '../../src/cards/tiles.ts'
import { never } from '../../src/cards/vocabulary.ts'
import { table } from '../table.ts'
import type { CardCase } from './case.ts'

const modules = import.meta.glob<Record<string, readonly CardCase[]>>('./**/*.cases.ts', { eager: true })
const CASES = Object.values(modules).flatMap(module => Object.values(module).flat())
const CARDS = Array.from({ length: 280 }, (_, i) => i + 1)

function run({ given, play, expects }: CardCase) {
  expects(table(given).play(...play))
}

test('every card has a test of its own', () => {
  const tested = new Set(CASES.map(({ card }) => card))
  expect(CARDS.filter(card => !tested.has(card))).toEqual([])
})

describe('cards', () => {
  test.each(CASES.map(each => [`${threeDigits(each.card)} ${each.title}`, each] as const))('%s', (_, each) =>
    run(each),
  )
})

describe('the tests of a card fail when the card does nothing', () => {
  const acting = CARDS.filter(card =>
    ['instant', 'I', 'II', 'III', 'IV', 'final'].includes(IN_PLAY[card]!.when),
  )
  test.each(acting.map(card => [threeDigits(card), card] as const))('%s', (_, card) => {
    const ability = IN_PLAY[card]!
    IN_PLAY[card] = never
    try {
      const failing = CASES.filter(each => each.card === card).filter(each => fails(each))
      expect(failing.length).toBeGreaterThan(0)
    } finally {
      IN_PLAY[card] = ability
    }
  })
})

function fails(each: CardCase) {
  try {
    run(each)
    return false
  } catch {
    return true
  }
}
