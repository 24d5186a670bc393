import { threeDigits } from '@kontor/common/tasks'
import {
  type About,
  aboutOf,
  answer,
  below,
  chanceOf,
  choiceNamed,
  DONE,
  newRecord,
  next,
  openSession,
  type Question,
  refusalsOf,
} from '@kontor/engine'
import { describe, expect, test } from 'vitest'
import { CARD_DATA } from '../src/data/tables.ts'
import { bruges, position } from '../src/index.ts'
import type { Piece } from '../src/pieces.ts'
import type { SeatDescription } from '../src/position.ts'
import type { Bruges } from '../src/state.ts'
import type { Task } from '../src/tasks.ts'

/** What answers are about, as data: boards find by it the piece that stands for an answer. */

const PIECES: Readonly<Record<Piece, true>> = {
  pile: true,
  die: true,
  worker: true,
  threat: true,
  canal: true,
  reputation: true,
  statue: true,
  house: true,
  seat: true,
  card: true,
}

const GAMES = 60
const CARDS = CARD_DATA.length - 1
const AVERTS = 72
const REPEATS = 151
const FOR_A_WORKER = [91, 92]
const HOUSES = ['red', 'red', 'blue', 'brown'] as const
const ONE_EACH = { blue: 1, brown: 1, yellow: 1, purple: 1, red: 1 }
/** So many answers after a person has come, all that it brings about has been asked. */
const ANSWERS = 12
const WAYS = 10

/** Every question on a way of random answers. */
function* asking(state: Bruges, seed: string, longest = Infinity): Generator<[Bruges, Question<Task>]> {
  const luck = chanceOf(seed, 1)
  let question = next(bruges, state)
  for (let given = 0; question && given < longest; given++) {
    yield [state, question]
    question = answer(bruges, state, question, question.choices[below(luck, 0, question.choices.length)]!)
  }
}

/** Of whole games, and of the first turns with each person, beside those who avert threats and repeat instants. */
function* questions(): Generator<[Bruges, Question<Task>]> {
  for (let i = 0; i < GAMES; i++) {
    const seats = ['Ada', 'Ben', 'Cleo', 'Dan'].slice(0, 2 + (i % 3))
    yield* asking(openSession(bruges, newRecord(bruges, { seats, seed: `about ${i}` })).state, `whole ${i}`)
  }
  for (let card = 1; card <= CARDS; card++) {
    for (let way = 1; way <= WAYS; way++) yield* asking(recruiting(card), `of ${card}, ${way}`, ANSWERS)
  }
}

/** A rich player has just recruited this person. */
function recruiting(card: number): Bruges {
  const rich: SeatDescription = { workers: ONE_EACH, threats: ONE_EACH, canals: [2, 1], houses: HOUSES }
  const persons = [AVERTS, REPEATS, ...FOR_A_WORKER].filter(each => each !== card)
  const seats = [
    { ...rich, guilders: 20, hand: [card], persons: persons.slice(0, -1) },
    { ...rich, persons: persons.slice(-1) },
  ]
  const state = position(bruges, {
    seats,
    agenda: ['turn', 'turn'],
  })
  const question = next(bruges, state)!
  const recruited = choiceNamed(bruges, state, question, `play ${threeDigits(card)} recruit`)
  answer(bruges, state, question, recruited)
  return state
}

const PLAYS = ['workers card', 'money card', 'threat card', 'canal canal', 'house card', 'person card']

/** What an answer is of: its verb, its use and the kind of its piece, whichever of them it is. */
const sortOf = (kind: string, { verb, use, piece }: About) =>
  [`${kind}:`, verb, ...(use === undefined ? [] : [use]), ...(piece === undefined ? [] : [piece])].join(' ')

test('a play tells the card, its use, and for a canal the side', () => {
  const state = position(bruges, { seats: [{ hand: [2], canals: [2, 5] }] })
  const question = next(bruges, state)!
  const told = question.choices.map(choice => aboutOf(bruges, state, question, choice))
  expect(told).toEqual([
    { verb: 'play', card: 2, use: 'workers', piece: 'card' },
    { verb: 'play', card: 2, use: 'money', piece: 'card' },
    { verb: 'play', card: 2, use: 'canal', piece: 'canal', place: 0 },
  ])
})

describe('wherever a game comes', () => {
  const asked = new Set<string>()
  const pieces = new Set<string>()
  const alike = new Set<string>()
  const silent: string[] = []
  for (const [state, question] of questions()) {
    const answers = question.choices.filter(choice => choice !== DONE)
    const told = answers.map(choice => aboutOf(bruges, state, question, choice))
    for (const about of told) asked.add(sortOf(question.task.kind, about))
    for (const { name, about } of refusalsOf(bruges, state, question)) {
      if (about) told.push(about)
      else silent.push(name)
    }
    for (const { piece } of told) if (piece !== undefined) pieces.add(piece)
    if (new Set(told.map(about => JSON.stringify(about))).size < told.length) alike.add(question.task.kind)
  }

  test('two answers of one question are never about the same', () => {
    expect([...alike]).toEqual([])
  })

  test('every piece is in the list', () => {
    expect([...pieces].filter(piece => !Object.hasOwn(PIECES, piece))).toEqual([])
  })

  test('every kind of question says what its answers are about', () => {
    expect([...asked].sort()).toEqual(
      [
        'refill: draw pile',
        'step: advance reputation',
        'avert: avert worker',
        'avert: suffer threat',
        'settle: resolve threat',
        'burn: lose house',
        'burn: lose canal',
        'loseHouse: lose house',
        'losePerson: lose card',
        'loseCanal: lose canal',
        ...['turn', 'playCard', 'act'].flatMap(kind => PLAYS.map(play => `${kind}: play ${play}`)),
        'turn: activate card',
        'chooseHouse: moveIn house',
        'payAny: pay worker',
        'repeat: repeat card',
        'activateAll: activate card',
        'recall: takeBack card',
        'draw: draw pile',
        'drawForAction: draw action pile',
        'freeHouse: draw house pile',
        'discardCard: discard card',
        'anyWorker: take worker',
        'buyWorker: buy worker',
        'sellWorker: sell worker',
        'giveWorker: give worker',
        'giveBack: return worker',
        'giveBack: enough',
        'buildCanal: build canal',
        'discardThreat: discard threat',
        'passThreat: pass threat',
        'payOther: pay seat',
      ].sort(),
    )
  })

  test('so does every refusal', () => {
    expect(silent).toEqual([])
  })
})
