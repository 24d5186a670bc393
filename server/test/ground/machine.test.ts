import { expect, test } from 'vitest'
import { newId, THIS_MACHINE } from '../../src/ground/machine.ts'

test('no identifier looks like an option of a command line', () => {
  for (let i = 0; i < 2000; i++) expect(newId(THIS_MACHINE)).toMatch(/^[A-Za-z0-9_][A-Za-z0-9_-]{15}$/)
})
