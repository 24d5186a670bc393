import { describe, expect, test } from 'vitest'
import { ABILITIES } from '../../src/cards/cards.ts'
import { TILES } from '../../src/cards/tiles.ts'
import { MISSIONS } from '../../src/expansions/missions/missions.ts'
import type { Ability } from '../../src/language.ts'
import { table } from '../table.ts'
import { type Case, check } from './case.ts'
import { CASES } from './cases.ts'
import { type Mutant, mutantsOf } from './mutants.ts'
import { MISSION_CASES, TILE_CASES } from './tiles.ts'

const NOTHING: Mutant<Ability> = { change: 'does nothing', value: { when: 'III', effects: [] } }

/** The changes of an expression that none of its tests notices. */
function surviving<T>(all: T[], at: number, mutants: readonly Mutant<T>[], cases: readonly Case[]): string[] {
  const kept = all[at]!
  try {
    return mutants
      .filter(({ value }) => {
        all[at] = value
        return cases.every(passes)
      })
      .map(({ change }) => change)
  } finally {
    all[at] = kept
  }
}

function passes(each: Case) {
  try {
    check(each, table)
    return true
  } catch {
    return false
  }
}

const numbered = (list: readonly unknown[]) =>
  Object.keys(list).map(number => [number.padStart(3, '0'), Number(number)] as const)

describe('the tests of a card fail when one thing about it is changed', () => {
  test.each(numbered(ABILITIES))('%s', (_, card) => {
    const mutants = [NOTHING, ...mutantsOf(ABILITIES[card]!)]
    const cases = CASES.filter(({ of }) => of === card)
    expect(surviving(ABILITIES, card, mutants, cases)).toEqual([])
  })
})

describe('the tests of a market tile fail when one thing about it is changed', () => {
  test.each(numbered(TILES))('%s', (_, tile) => {
    const cases = TILE_CASES.filter(({ of }) => of === tile)
    const mutants = [{ change: 'does nothing', value: { effects: [] } }, ...mutantsOf(TILES[tile]!)]
    expect(surviving(TILES, tile, mutants, cases)).toEqual([])
  })
})

describe('the tests of a mission fail when one thing about it is changed', () => {
  test.each(numbered(MISSIONS))('%s', (_, mission) => {
    const cases = MISSION_CASES.filter(({ of }) => of === mission)
    const mutants = mutantsOf(MISSIONS[mission]!)
    expect(surviving(MISSIONS, mission, mutants, cases)).toEqual([])
  })
})
