import { readdirSync, readFileSync } from 'node:fs'
import {
  type About,
  aboutOf,
  answer,
  below,
  chanceOf,
  choiceNamed,
  DONE,
  nameOf,
  newRecord,
  next,
  parseRecord,
  type Question,
  refusalsOf,
  start,
} from '@kontor/engine'
import { expect, test } from 'vitest'
import { COLORS } from '../src/colors.ts'
import { hamburg } from '../src/index.ts'
import { PIECES } from '../src/pieces.ts'
import { EXPANSIONS, type Hamburg } from '../src/state.ts'
import type { Task } from '../src/tasks.ts'
import { ASKED, questionIn } from './words/asking/questions.ts'

const GOLDEN = new URL('./golden/', import.meta.url)
/** Answers that nothing on the table stands for. */
const NOWHERE = ['enough', 'skip']

const key = ({ verb, card, use, piece, color, place, seat }: About) =>
  [verb, card, use, piece, color, place, seat].join()

/** Cards and colours in an answer's name that are not what it says it is about. */
function unsaid(name: string, { card, color, place }: About): boolean {
  const number = /\b\d{3}\b/.exec(name)?.[0]
  if (number !== undefined && card !== Number(number)) return true
  const named = COLORS.findIndex(each => name.split(' ').includes(each))
  if (name.startsWith('site ')) return place !== Number(name.split(' ')[1]) - 1
  return named >= 0 && color !== named
}

/** What is wrong with what the answers of a question say they are about. */
function faultsAt(state: Hamburg, question: Question<Task>): string[] {
  const offered = question.choices
    .filter(choice => choice !== DONE)
    .map(choice => ({
      name: nameOf(hamburg, state, question, choice),
      about: aboutOf(hamburg, state, question, choice),
    }))
  const refused = refusalsOf(hamburg, state, question)
  const keys = offered.map(({ about }) => key(about))
  const wrong = [...offered, ...refused].filter(({ name, about }) => {
    if (!about || unsaid(name, about)) return true
    return about.piece === undefined
      ? !NOWHERE.includes(about.verb)
      : !PIECES.some(piece => piece === about.piece)
  })
  return [
    ...wrong.map(({ name, about }) => `${question.task.kind}: ${name} ${JSON.stringify(about)}`),
    ...keys.filter((each, i) => keys.indexOf(each) !== i).map(each => `${question.task.kind}: twice ${each}`),
  ]
}

test.each(Object.keys(ASKED) as (keyof typeof ASKED)[])(
  '%s says of its answers what they are about',
  kind => {
    const { state, question } = questionIn(ASKED[kind])
    expect(faultsAt(state, question)).toEqual([])
  },
)

test.each(readdirSync(GOLDEN))('so does every answer in %s, each something else', name => {
  const record = parseRecord(hamburg, readFileSync(new URL(name, GOLDEN), 'utf8'))
  const state = start(hamburg, record)
  let question = next(hamburg, state)
  for (const given of record.answers) {
    if (!question) break
    expect(faultsAt(state, question)).toEqual([])
    question = answer(hamburg, state, question, choiceNamed(hamburg, state, question, given))
  }
})

test.each([0, 1, 2, 3])('so does every answer of random game %d with all expansions', game => {
  const luck = chanceOf(`luck ${game}`, 1)
  const seats = ['Anna', 'Ben', 'Ines'].slice(0, game === 0 ? 1 : 3)
  const options = { expansions: EXPANSIONS }
  const state = start(hamburg, newRecord(hamburg, { seats, seed: `about ${game}`, options }))
  for (let question = next(hamburg, state); question; ) {
    expect(faultsAt(state, question)).toEqual([])
    const choice = question.choices[below(luck, 0, question.choices.length)]!
    question = answer(hamburg, state, question, choice)
  }
})
