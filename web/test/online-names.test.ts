import { expect, test } from 'vitest'
import { nameAt } from '../src/online/names.ts'

const seat = { seat: 0, kind: 'person', level: null, player: 'x', standIn: null, mayReturn: false } as const

test('whoever shares a seat is named with its holder', () => {
  const sharedWith = [{ player: 'y', name: 'Bea' }]
  expect(nameAt({ ...seat, name: 'Ben' }, 'de')).toBe('Ben')
  expect(nameAt({ ...seat, name: 'Ben', sharedWith }, 'de')).toBe('Ben und Bea')
})
