import type { CardFace } from '@kontor/engine'
import { expect, test } from 'vitest'
import { fieldsOf } from '../src/generic/fields.ts'
import { grouped } from '../src/table/answers.ts'

const face = { number: 37, name: 'Bank 037' } as CardFace
const faces = new Map([[37, face]])
const answer = (name: string, choice: number) => ({ name, choice, label: name, tally: [] })

test('answers and refusals are grouped by card, otherwise by their first word', () => {
  const groups = grouped(
    [answer('play 037 workers', 1), answer('deck pink', 2), answer('deck gray', 3), answer('done', -1)],
    [{ name: 'play 037 wall left', label: '', reason: 'no' }],
    faces,
  )
  expect(
    groups.map(({ key, face, answers, refusals }) => [key, face?.name, answers.length, refusals.length]),
  ).toEqual([
    ['play 37', 'Bank 037', 1, 1],
    ['deck', undefined, 2, 0],
    ['done', undefined, 1, 0],
  ])
})

test('a game without a layout is drawn as figures, tracks, zones and boxes without what is the engine’s', () => {
  const table = {
    version: 3,
    agenda: [],
    season: 2,
    dice: [1, 2],
    hand: [5, -1],
    piles: [[-2], []],
    none: null,
  }
  const zones = [
    { path: ['hand'], kind: 'cards' },
    { path: ['piles', 0], kind: 'cards' },
    { path: ['piles', 1], kind: 'cards' },
  ]
  expect(fieldsOf(table, zones).map(field => [field.kind, field.name])).toEqual([
    ['figure', 'season'],
    ['track', 'dice'],
    ['zone', 'hand'],
    ['box', 'piles'],
  ])
})
