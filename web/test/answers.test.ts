import { type About, aboutOf, answer as give, newRecord, next, start } from '@kontor/engine'
import type { CardFace } from '@kontor/engine/presentation'
import { GAMES, loadGame } from '@kontor/register'
import { expect, test } from 'vitest'
import { fieldsOf } from '../src/boards/generic/fields/fields.ts'
import { grouped } from '../src/table/question/answers.ts'

const face = { number: 37, name: 'Bank 037' } as CardFace
const faces = new Map([[37, face]])
const answer = (about: About, choice: number) => ({
  name: `answer ${choice}`,
  about,
  choice,
  label: '',
  brief: '',
  tally: [],
})

test('answers and refusals are grouped by card, otherwise by what is done', () => {
  const groups = grouped(
    [
      answer({ verb: 'play', card: 37, use: 'workers' }, 1),
      answer({ verb: 'draw', piece: 'deck', color: 3 }, 2),
      answer({ verb: 'draw', piece: 'deck', color: 0 }, 3),
      answer({ verb: 'done' }, -1),
    ],
    [
      { name: 'one', about: { verb: 'play', card: 37, use: 'wall' }, label: '', reason: 'no', why: 'no' },
      { name: 'other', about: undefined, label: '', reason: 'no', why: 'no' },
    ],
    faces,
  )
  expect(
    groups.map(({ key, face, answers, refusals }) => [key, face?.name, answers.length, refusals.length]),
  ).toEqual([
    ['play 37', 'Bank 037', 1, 1],
    ['draw', undefined, 2, 0],
    ['done', undefined, 1, 0],
    ['other', undefined, 0, 1],
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

test.each(GAMES)('an answer of $name below its card is the end of what it says alone', async ({ name }) => {
  const game = await loadGame(name)
  const state = start(game, newRecord(game, { seats: ['Ann', 'Ben'], seed: 'brief' }))
  let shorter = 0
  for (let question = next(game, state), i = 0; question && i < 200; i++) {
    for (const choice of question.choices) {
      const whole = game.words.label!(state, question, choice, 'de')
      const brief = game.words.brief!(state, question, choice, 'de')
      expect(whole.toLowerCase().endsWith(brief.toLowerCase()), `${whole} | ${brief}`).toBe(true)
      if (brief.length < whole.length) shorter++
      if (brief.length < whole.length || aboutOf(game, state, question, choice).card === undefined) continue
      expect(whole).not.toContain(': ')
    }
    question = give(game, state, question, question.choices[i % question.choices.length]!)
  }
  expect(shorter).toBeGreaterThan(10)
})
