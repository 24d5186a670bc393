import { answer, chanceOf, type Game, newRecord, next, Sheet, type State, start, view } from '@kontor/engine'
import { describe, expect, test } from 'vitest'
import { jetty } from '../../../engine/test/jetty/index.ts'
import {
  bytesOfNetwork,
  bytesOfSamples,
  bytesOfStudent,
  Collection,
  forward,
  isHeldOut,
  joined,
  learn,
  lossOn,
  namesFor,
  networkIn,
  newActivity,
  newStudent,
  packed,
  Reader,
  type Samples,
  samplesIn,
  studentIn,
  tell,
} from '../../src/network/index.ts'
import { random } from '../../src/random.ts'

const game = jetty as unknown as Game<State>
const INPUTS = namesFor(game).length

/** Sheets of one game played at random, through the eyes of its seats in turn. */
function sheetsOfGame(seed: string): Sheet[] {
  const state = start(jetty, newRecord(jetty, { seed, seats: ['a', 'b', 'c'], options: {} }))
  const luck = chanceOf(seed, 1)
  const sheets: Sheet[] = []
  const expectation = { points: 0, lead: 0, odds: 0 }
  let question = next(jetty, state)
  while (question) {
    const { seat } = question
    const sheet = new Sheet()
    tell(game, state, seat, sheet, expectation)
    sheets.push(sheet)
    const seen = { game, question, view: () => view(game, state, seat) }
    question = answer(jetty, state, question, random.choose(seen, luck))
  }
  return sheets
}

/** Positions whose result can be read from them: whoever has a certain input gets ten points and wins. */
function lessons(games: number): Samples {
  const collection = new Collection()
  for (let number = 0; number < games; number++) {
    for (const sheet of sheetsOfGame(`game ${number % 10}`)) {
      const wins = sheet.places.subarray(0, sheet.size).includes(9 + 9 + 9 + 1 + 4)
      collection.add(sheet, number, { expected: 20, odds: 0, points: wins ? 30 : 20, win: wins ? 1 : 0 })
    }
  }
  return collection.samples()
}

function trainedFor(positions: number) {
  const student = newStudent(INPUTS, 's')
  learn(student, lessons(20), positions, chanceOf('order', 1))
  return student
}

describe('a network', () => {
  test('that has learned nothing says what is expected anyway', () => {
    const { network } = newStudent(INPUTS, 'new')
    const activity = newActivity()
    const [sheet] = sheetsOfGame('one')
    forward(network, sheet!, 0, sheet!.size, activity)
    expect([...activity.figures]).toEqual([0, 0])
  })

  test('learns what decides a game, and is judged by games that it has not seen', () => {
    const samples = lessons(32)
    const student = newStudent(INPUTS, 's')
    const before = lossOn(student.network, samples)
    learn(student, samples, 40_000, chanceOf('order', 1))
    const after = lossOn({ inputs: INPUTS, weights: student.steady }, samples)
    expect(before.points).toBeCloseTo(before.expectedPoints)
    expect(after.positions).toBe([...samples.games].filter(isHeldOut).length)
    expect(after.points).toBeLessThan(before.points / 2)
    expect(after.win).toBeLessThan(before.win / 2)
  })

  test('never learns from games that are held out', () => {
    const samples = lessons(20)
    const lied = samples.results.slice()
    for (const [i, number] of samples.games.entries()) if (isHeldOut(number)) lied.fill(99, 4 * i, 4 * i + 4)
    const [honest, other] = [samples, { ...samples, results: lied }].map(each => {
      const student = newStudent(INPUTS, 's')
      learn(student, each, 2000, chanceOf('order', 1))
      return student.network.weights
    })
    expect(other).toEqual(honest)
  })

  test('is the same after the same steps, bit by bit', () => {
    expect(bytesOfStudent(trainedFor(3000))).toEqual(bytesOfStudent(trainedFor(3000)))
  })

  test('learns on from a file as if nothing had happened', () => {
    const samples = lessons(20)
    const [straight, again] = [false, true].map(isInterrupted => {
      const first = trainedFor(2000)
      const student = isInterrupted ? studentIn(bytesOfStudent(first)) : first
      learn(student, samples, 2000, chanceOf('further', 1))
      return bytesOfStudent(student)
    })
    expect(again).toEqual(straight)
    expect(() => studentIn(straight!.subarray(0, 100))).toThrow('no training')
  })
})

describe('the quick reading', () => {
  const { network } = trainedFor(20_000)
  const quick = packed(network)

  test('says what the plain way says, but for the rounding', () => {
    const activity = newActivity()
    const reader = new Reader(quick)
    for (const sheet of sheetsOfGame('reading')) {
      forward(network, sheet, 0, sheet.size, activity)
      reader.read(sheet)
      expect(reader.figures[0]).toBeCloseTo(activity.figures[0]!, 1)
      expect(reader.figures[1]).toBeCloseTo(activity.figures[1]!, 1)
    }
  })

  test('comes to the same by differences as from nothing', () => {
    const reader = new Reader(quick)
    for (const sheet of [...sheetsOfGame('one'), ...sheetsOfGame('two')]) {
      const fresh = new Reader(quick)
      fresh.read(sheet)
      reader.read(sheet)
      expect([...reader.figures]).toEqual([...fresh.figures])
    }
  })
})

describe('the file of a network', () => {
  const network = packed(trainedFor(3000).network)
  const bytes = bytesOfNetwork(game, network)

  test('gives the same network', () => {
    expect(networkIn(game, bytes)).toEqual(network)
  })

  test.each<[string, Uint8Array, Game<State>]>([
    ['is damaged', bytes.with(bytes.length - 5, (bytes.at(-5)! + 1) % 256), game],
    ['is damaged', bytes.subarray(0, -1), game],
    ['not the file of a network', bytes.subarray(20), game],
    ['not for harbor', bytes, { ...game, name: 'harbor' }],
    [
      'other inputs',
      bytes,
      { ...game, study: { ...game.study, inputs: { ...game.study!.inputs!, names: ['other'] } } },
    ],
  ])('is refused where it %s', (why, file, of) => {
    expect(() => networkIn(of, file)).toThrow(why)
  })
})

test('positions come back from their bytes, and several lists become one', () => {
  const samples = lessons(3)
  expect(samplesIn(bytesOfSamples(samples))).toEqual(samples)
  // As a small file is read: in a buffer that others share.
  expect(samplesIn(Buffer.from(bytesOfSamples(samples)))).toEqual(samples)
  expect(() => samplesIn(bytesOfSamples(samples).subarray(0, -1))).toThrow('not all of them')
  const both = joined([samples, samples])
  expect(both.games.length).toBe(2 * samples.games.length)
  expect(both.ends.at(-1)).toBe(both.places.length)
  expect(both.places.slice(samples.places.length)).toEqual(samples.places)
})
