import { describe, expect, test } from 'vitest'
import { threeDigits } from '../../src/cards/cardfile.ts'
import { CARD_DATA } from '../../src/data/tables.ts'
import { table } from '../table.ts'
import type { CardCase } from './case.ts'

const modules = import.meta.glob<Record<string, readonly CardCase[]>>('./*.cases.ts', { eager: true })
const CASES = Object.values(modules).flatMap(module => Object.values(module).flat())
const CARDS = CARD_DATA.slice(1).map(({ number }) => number)

test('every card has a test of its own', () => {
  const tested = new Set(CASES.map(({ card }) => card))
  expect(CARDS.filter(card => !tested.has(card))).toEqual([])
})

describe('persons', () => {
  test.each(CASES.map(each => [`${threeDigits(each.card)} ${each.title}`, each] as const))('%s', (_, each) =>
    each.expects(table(each.given).play(...each.play)),
  )
})
