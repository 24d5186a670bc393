import { readdirSync, readFileSync } from 'node:fs'
import {
  type About,
  aboutOf,
  answer,
  below,
  type Choice,
  chanceOf,
  choiceNamed,
  DONE,
  newRecord,
  next,
  parseRecord,
  type Question,
  refusalsOf,
  start,
} from '@kontor/engine'
import { expect, test } from 'vitest'
import { BLOCKS, END, FIELDS } from '../src/data/board.ts'
import { amsterdam, type Position, position } from '../src/index.ts'
import type { Piece } from '../src/pieces.ts'
import { type Amsterdam, EXPANSIONS } from '../src/state.ts'
import type { Task } from '../src/tasks.ts'

/** Boards find by it what stands for an answer, so every answer says what it is about, and no two say the same. */

interface Telling {
  readonly fields: readonly (keyof About)[]
  /** How many places there are. */
  readonly places?: number
  /** Whether one of them may go without what tells it: all goods, a figure that leaves. */
  readonly orNone?: boolean
}

/** By what a thing is told from its like. */
const TELLING: Readonly<Record<Piece, Telling>> = {
  card: { fields: ['card'] },
  deck: { fields: ['place'], places: 3 },
  die: { fields: ['color', 'place'], places: 2 },
  slot: { fields: ['color', 'place'], places: 6 },
  resource: { fields: ['color'] },
  block: { fields: ['place'], places: BLOCKS.length },
  berth: { fields: ['place'], places: FIELDS.length },
  docker: { fields: ['color'] },
  good: { fields: ['place'], places: 9, orNone: true },
  disc: { fields: ['place'], places: END + 1 },
  market: { fields: [] },
  foreman: { fields: ['place'], places: FIELDS.length, orNone: true },
  messenger: { fields: ['place'], places: BLOCKS.length, orNone: true },
  trader: { fields: ['place'], places: 9, orNone: true },
}

/** What is wrong with what an answer or a refusal says. */
function wrongWith(about: About | undefined): string | undefined {
  if (!about) return 'nothing said'
  const telling = TELLING[about.piece as Piece]
  if (!telling) return `no piece ${about.piece}`
  const { fields, orNone, places = 0 } = telling
  const missing = fields.filter(field => about[field] === undefined)
  if (missing.length > 0 && !orNone) return `no ${missing}`
  if (about.card === 0 || (about.color ?? 0) > 5 || (about.color ?? 0) < 0) return 'no such thing'
  return about.place !== undefined && !(about.place >= 0 && about.place < places)
    ? 'no such place'
    : undefined
}

function wrongIn(state: Amsterdam, question: Question<Task>): string[] {
  const told = (said: unknown) => `${question.task.kind}: ${JSON.stringify(said)}`
  const answers = question.choices
    .filter(choice => choice !== DONE)
    .map(choice => aboutOf(amsterdam, state, question, choice))
  const all = [...answers, ...refusalsOf(amsterdam, state, question).map(({ about }) => about)]
  const wrong = all.flatMap(about => (wrongWith(about) ? [`${told(about)} ${wrongWith(about)}`] : []))
  const same = answers.length - new Set(answers.map(about => JSON.stringify(about))).size
  return same > 0 ? [...wrong, `${told(answers)} says ${same} things twice`] : wrong
}

const GOLDEN = new URL('./golden/', import.meta.url)

/** Plays on; what is wrong with what the answers say. */
function play(
  state: Amsterdam,
  choose: (state: Amsterdam, question: Question<Task>) => Choice,
  seen = new Set<string>(),
): string[] {
  const wrong: string[] = []
  for (let question = next(amsterdam, state); question; ) {
    seen.add(question.task.kind)
    wrong.push(...wrongIn(state, question))
    question = answer(amsterdam, state, question, choose(state, question))
  }
  return wrong
}

test.each(readdirSync(GOLDEN))('every answer of %s is about something else', name => {
  const record = parseRecord(amsterdam, readFileSync(new URL(name, GOLDEN), 'utf8'))
  const names = record.answers.values()
  const choose = (state: Amsterdam, question: Question<Task>) =>
    choiceNamed(amsterdam, state, question, names.next().value ?? '')
  expect(play(start(amsterdam, record), choose)).toEqual([])
})

const ASKING = Object.entries(amsterdam.steps).flatMap(([kind, { ask }]) => (ask ? [kind] : []))

/** What random games seldom come to: another slot, a plan card at once, an exchange with an empty pile, a saving, a discard. */
const RARE: readonly Position[] = [
  { agenda: ['phase two'], seats: [{ active: [53] }] },
  { seats: [{ active: [35], inactive: [110], supply: { pink: 2 } }] },
  { tile: 18, seats: [{ gulden: 20, inactive: [1] }] },
  { seats: [{ active: [31], inactive: [91], supply: { orange: 2, black: 1 } }] },
  { seats: [{ active: [47, 110, 114] }] },
]

test('also in random games, whatever is asked', () => {
  const seen = new Set<string>()
  const luck = chanceOf('about', 1)
  const atRandom = (_: Amsterdam, { choices }: Question<Task>) => choices[below(luck, 0, choices.length)]!
  for (const players of [1, 2, 3, 4]) {
    const seats = Array.from({ length: players }, (_, seat) => `player ${seat + 1}`)
    for (const expansions of players === 1 ? [[]] : [[], EXPANSIONS]) {
      for (const seed of 'abcdefgh') {
        const record = newRecord(amsterdam, { seats, seed, options: { expansions, tiles: 'instead' } })
        expect(play(start(amsterdam, record), atRandom, seen)).toEqual([])
      }
    }
  }
  for (const given of RARE) {
    for (let i = 0; i < 20; i++) expect(play(position(amsterdam, given), atRandom, seen)).toEqual([])
  }
  expect(ASKING.filter(kind => !seen.has(kind))).toEqual([])
})
