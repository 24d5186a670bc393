import { describe, expect, test } from 'vitest'
import { MISSION_POINTS, TILE_DATA } from '../../src/data/tables.ts'
import { table } from '../table.ts'
import { check } from './case.ts'
import { MISSION_CASES, TILE_CASES } from './tiles.ts'

test('every market tile and every mission has a test of its own', () => {
  const numbers = (list: readonly unknown[]) => [...list.keys()].slice(1)
  expect(numbers(TILE_DATA).filter(tile => !TILE_CASES.some(({ of }) => of === tile))).toEqual([])
  expect(numbers(MISSION_POINTS).filter(tile => !MISSION_CASES.some(({ of }) => of === tile))).toEqual([])
})

describe('market tiles', () => {
  test.each(TILE_CASES.map(each => [`${TILE_DATA[each.of]!.code} ${each.title}`, each] as const))(
    '%s',
    (_, each) => check(each, table),
  )
})

describe('missions', () => {
  test.each(MISSION_CASES.map(each => [`${each.of} ${each.title}`, each] as const))('%s', (_, each) =>
    check(each, table),
  )
})
