import { describe, expect, test } from 'vitest'
import { extrasOf } from '../src/online/extras.ts'
import type { OptionExplained } from '../src/worker/protocol.ts'

const EXPANSIONS: OptionExplained = {
  key: 'expansions',
  name: 'Erweiterungen',
  text: '',
  option: { type: 'some', about: '', of: ['ships', 'stock'], standard: [] },
  values: [
    { key: 'ships', name: 'Schiffe', text: '' },
    { key: 'stock', name: 'Börse', text: '' },
  ],
}
const SHORT: OptionExplained = {
  key: 'short',
  name: 'Kurzes Spiel',
  text: '',
  option: { type: 'flag', about: '', standard: false },
  values: [],
}
const MISSIONS: OptionExplained = {
  key: 'missions',
  name: 'Aufträge',
  text: '',
  option: { type: 'one', about: '', of: ['3', '5'], standard: '3' },
  values: [],
}

describe('a table says with what is played', () => {
  test.each([
    [{}, ''],
    [{ expansions: [], short: false, missions: '3' }, ''],
    [{ expansions: ['ships', 'stock'] }, 'Erweiterungen: Schiffe, Börse'],
    [{ short: true, missions: '5' }, 'Kurzes Spiel · Aufträge: 5'],
  ])('%j: %s', (options, said) => {
    expect(extrasOf([EXPANSIONS, SHORT, MISSIONS], options)).toBe(said)
  })
})
