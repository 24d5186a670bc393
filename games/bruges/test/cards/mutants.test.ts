import { describe, expect, test, vi } from 'vitest'
import { threeDigits } from '../../src/cards/cardfile.ts'
import { ABILITIES } from '../../src/cards/cards.ts'
import { CARD_DATA } from '../../src/data/tables.ts'
import type { Ability } from '../../src/language.ts'
import { table } from '../table.ts'
import type { CardCase } from './case.ts'
import { type Mutant, mutantsOf } from './mutants.ts'

const modules = import.meta.glob<Record<string, readonly CardCase[]>>('./*.cases.ts', { eager: true })
const CASES = Object.values(modules).flatMap(module => Object.values(module).flat())
const CARDS = CARD_DATA.slice(1).map(({ number }) => number)

/** What makes no difference: nobody has more than two markers of a colour, and there are only five colours. */
const THE_SAME: Readonly<Record<number, string>> = {
  70: '.effects[0].markers.n 2 → 3',
  73: '.always.discards 2 → 3',
  104: '.effects[0].upTo 5 → 6',
}

/** Whether no test of the card notices that it does something else. */
async function survives(card: number, { ability }: Mutant): Promise<boolean> {
  const kept = ABILITIES[card]!
  ABILITIES[card] = ability
  try {
    const play = kept.when === 'always' ? await tableWith(card, ability) : table
    return CASES.every(each => each.card !== card || passes(each, play))
  } finally {
    ABILITIES[card] = kept
  }
}

/** Permanent persons are hooked in when the rules are loaded, so the rules are loaded anew. */
async function tableWith(card: number, ability: Ability): Promise<typeof table> {
  vi.resetModules()
  const cards = await import('../../src/cards/cards.ts')
  cards.ABILITIES[card] = ability
  const fresh = await import('../table.ts')
  return fresh.table
}

function passes(each: CardCase, play: typeof table) {
  try {
    each.expects(play(each.given).play(...each.play))
    return true
  } catch {
    return false
  }
}

describe('the tests of a person fail when one thing about it is changed', () => {
  test.each(CARDS.map(card => [threeDigits(card), card] as const))('%s', async (_, card) => {
    const surviving: string[] = []
    for (const mutant of mutantsOf(ABILITIES[card]!)) {
      if (THE_SAME[card] !== mutant.change && (await survives(card, mutant))) surviving.push(mutant.change)
    }
    expect(surviving).toEqual([])
  })
})
