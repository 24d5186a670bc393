import { describe, expect, test, vi } from 'vitest'
import { ABILITIES } from '../../src/cards.ts'
import type { Ability } from '../../src/language.ts'
import { MISSIONS } from '../../src/missions.ts'
import { TILES } from '../../src/tiles.ts'
import { type Case, check } from './case.ts'
import { CASES } from './cases.ts'
import { type Mutant, mutantsOf } from './mutants.ts'
import { MISSION_CASES, TILE_CASES } from './tiles.ts'

const NOTHING: Mutant<Ability> = { change: 'does nothing', value: { when: 'III', effects: [] } }

/** The rules with one expression changed: cards are hooked in when they are loaded, so they are loaded anew. */
async function tableWith(change: (modules: Loaded) => void) {
  vi.resetModules()
  const [{ ABILITIES: abilities }, { TILES: tiles }, { MISSIONS: missions }] = await Promise.all([
    import('../../src/cards.ts'),
    import('../../src/tiles.ts'),
    import('../../src/missions.ts'),
  ])
  change({ abilities, tiles, missions })
  const { table } = await import('../table.ts')
  return table
}

interface Loaded {
  readonly abilities: typeof ABILITIES
  readonly tiles: typeof TILES
  readonly missions: typeof MISSIONS
}

/** The changes of an expression that none of its tests notices. */
async function surviving<T>(
  mutants: readonly Mutant<T>[],
  cases: readonly Case[],
  set: (modules: Loaded, value: T) => void,
): Promise<string[]> {
  const survivors: string[] = []
  for (const { change, value } of mutants) {
    const table = await tableWith(modules => set(modules, value))
    if (cases.every(each => passes(each, table))) survivors.push(change)
  }
  return survivors
}

function passes(each: Case, table: Awaited<ReturnType<typeof tableWith>>) {
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
  test.each(numbered(ABILITIES))('%s', async (_, card) => {
    const mutants = [NOTHING, ...mutantsOf(ABILITIES[card]!)]
    const cases = CASES.filter(({ of }) => of === card)
    expect(await surviving(mutants, cases, ({ abilities }, value) => (abilities[card] = value))).toEqual([])
  })
})

describe('the tests of a market tile fail when one thing about it is changed', () => {
  test.each(numbered(TILES))('%s', async (_, tile) => {
    const cases = TILE_CASES.filter(({ of }) => of === tile)
    const mutants = [{ change: 'does nothing', value: { effects: [] } }, ...mutantsOf(TILES[tile]!)]
    expect(await surviving(mutants, cases, ({ tiles }, value) => (tiles[tile] = value))).toEqual([])
  })
})

describe('the tests of a mission fail when one thing about it is changed', () => {
  test.each(numbered(MISSIONS))('%s', async (_, mission) => {
    const cases = MISSION_CASES.filter(({ of }) => of === mission)
    const mutants = mutantsOf(MISSIONS[mission]!)
    expect(await surviving(mutants, cases, ({ missions }, value) => (missions[mission] = value))).toEqual([])
  })
})
