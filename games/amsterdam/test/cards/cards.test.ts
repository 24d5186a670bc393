import { describe, expect, test } from 'vitest'
import { CARD_DATA } from '../../src/data/tables.ts'
import { table } from '../table.ts'
import { check } from './case.ts'
import { CASES } from './cases.ts'

test('every card has a test of its own', () => {
  const tested = new Set(CASES.map(({ of }) => of))
  expect(CARD_DATA.slice(1).filter(({ number }) => !tested.has(number))).toEqual([])
})

describe('cards', () => {
  test.each(CASES.map(each => [`${String(each.of).padStart(3, '0')} ${each.title}`, each] as const))(
    '%s',
    (_, each) => check(each, table),
  )
})
