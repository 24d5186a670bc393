import { expect, test } from 'vitest'
import { cuesIn } from '../src/sound/cues.ts'

const line = (kind: string) => ({ at: 1, seat: 0, kind, text: kind })

test('an answer is heard as what happened, each thing once and no more than the ear can tell apart', () => {
  expect(cuesIn([line('season'), line('rolled'), line('rolled')])).toEqual(['dice'])
  expect(cuesIn(['drew', 'money', 'paidMoney', 'built', 'points'].map(line))).toEqual([
    'card',
    'coin',
    'build',
  ])
  expect(cuesIn([line('noted'), line('forced')])).toEqual([])
})
