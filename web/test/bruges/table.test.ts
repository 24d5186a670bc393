import { readdirSync, readFileSync } from 'node:fs'
import { bruges } from '@kontor/bruges'
import {
  aboutOf,
  answer,
  choiceNamed,
  namesOf,
  next,
  parseRecord,
  refusalsOf,
  start,
  view,
} from '@kontor/engine'
import { describe, expect, test } from 'vitest'
import { cardTint } from '../../src/boards/bruges/color.ts'
import { spotsIn } from '../../src/boards/bruges/spots.ts'
import {
  bestOther,
  diceShown,
  isRewarded,
  lastRounds,
  lookFrom,
  lossOf,
  phaseOf,
  type Seat,
  type Table,
} from '../../src/boards/bruges/table.ts'
import { held } from '../../src/boards/pieces/spot/held.ts'
import { answersAt, type Placed } from '../../src/boards/pieces/spot/spot.tsx'
import { spotsAsked, spotsOf } from '../../src/boards/pieces/spot/spots.ts'
import type { Asked, BoardProps } from '../../src/worker/scene.ts'

const FOLDER = new URL('../../../games/bruges/test/golden/', import.meta.url)
const FACES = new Map(bruges.library!.cards('en').map(face => [face.number, face]))

/** Every question of every golden game, as the seat that is asked sees it. */
function* questions(): Generator<{ asked: Asked; table: Table; file: string }> {
  for (const file of readdirSync(FOLDER)) {
    const record = parseRecord(bruges, readFileSync(new URL(file, FOLDER), 'utf8'))
    const state = start(bruges, record)
    let question = next(bruges, state)
    for (const given of record.answers) {
      if (!question) return
      const asks = question
      const { seat, choices, task } = asks
      const names = namesOf(bruges, state, asks)
      const answers = choices.map((choice, i) => ({
        choice,
        name: names[i]!,
        about: aboutOf(bruges, state, asks, choice),
        label: names[i]!,
        brief: names[i]!,
        tally: [],
      }))
      const refusals = refusalsOf(bruges, state, asks).map(({ name, about, reason }) => ({
        name,
        about,
        label: name,
        reason: `no ${name}`,
        why: reason.kind,
      }))
      const asked = { seat, mine: true, kind: task.kind, prompt: '', answers, refusals, undoable: 0 }
      yield { asked, table: view(bruges, state, seat).table, file }
      question = answer(bruges, state, asks, choiceNamed(bruges, state, asks, given))
    }
  }
}

const spotsHere = ({ asked, table }: { asked: Asked; table: Table }) =>
  spotsAsked(asked, about => spotsIn(table, asked.seat, FACES, about))

test('every answer of every golden game is about a piece, or ends or declines something', () => {
  const lost = new Set<string>()
  for (const here of questions()) {
    const found = new Set([...spotsHere(here).answers.values()].flat())
    for (const each of here.asked.answers) if (!found.has(each)) lost.add(each.name)
  }
  expect([...lost]).toEqual(['done'])
})

test('a card that can be played is also used at the die, worker, threat, plot or house of its use', () => {
  let canals = 0
  for (const here of questions()) {
    const { answers } = spotsHere(here)
    const { houses } = here.table.seats[here.asked.seat]!
    for (const each of here.asked.answers) {
      const { verb, use, card } = each.about
      if (verb !== 'play') continue
      const has = (spot: string) => answers.get(spot)?.includes(each) ?? false
      const color = ['blue', 'brown', 'yellow', 'violet', 'red'].indexOf(cardTint(FACES, card!))
      if (use === 'money') expect(has(`die ${color}`)).toBe(true)
      if (use === 'workers') expect(has(`worker ${color}`)).toBe(true)
      if (use === 'threat') expect(has(`threat ${color}`)).toBe(true)
      if (use === 'house') expect(has(`house ${houses.length}`)).toBe(true)
      if (use === 'person') expect([...houses.keys()].some(house => has(`house ${house}`))).toBe(true)
      if (use === 'canal') {
        canals++
        expect(has(`canal ${each.about.place}`)).toBe(true)
      }
    }
  }
  expect(canals).toBeGreaterThan(5)
})

test('only the card taken up lends its uses to other pieces; a canal is a piece of its own', () => {
  let lent = 0
  let canals = 0
  for (const here of questions()) {
    const look = { spots: spotsHere(here) } as Placed
    const plays = here.asked.answers.filter(({ about }) => about.verb === 'play')
    for (const each of plays) {
      const { use, card, place } = each.about
      const color = ['blue', 'brown', 'yellow', 'violet', 'red'].indexOf(cardTint(FACES, card!))
      const others = plays.filter(
        ({ about }) => about.use === use && about.place === place && about.card !== card,
      )
      if (use === 'money') {
        held.value = undefined
        expect(answersAt(look, `die ${color}`)).toEqual([])
        held.value = card
        expect(answersAt(look, `die ${color}`)).toEqual([each])
        lent++
      }
      if (use === 'canal' && others.length === 0) {
        held.value = undefined
        expect(answersAt(look, `canal ${place}`)).toEqual([each])
        canals++
      }
    }
    held.value = undefined
  }
  expect(lent).toBeGreaterThan(20)
  expect(canals).toBeGreaterThan(2)
})

test('before the roll of a round the dice of the last one are not shown', () => {
  let hidden = 0
  for (const { asked, table } of questions()) {
    if (asked.kind === 'refill') {
      expect(diceShown(table)).toEqual([0, 0, 0, 0, 0])
      if (table.dice.some(pips => pips > 0)) hidden++
    } else if (asked.kind === 'playCard') expect(diceShown(table)).toEqual(table.dice)
  }
  expect(hidden).toBeGreaterThan(0)
})

test('a piece that cannot be chosen says why, and nothing can be while another seat is asked', () => {
  let barred = 0
  for (const here of questions()) {
    const { answers, reasons } = spotsHere(here)
    for (const spot of reasons.keys()) expect(answers.has(spot)).toBe(false)
    barred += reasons.size
    const others = spotsAsked({ ...here.asked, mine: false }, spotsOf)
    expect(others.answers.size + others.reasons.size).toBe(0)
  }
  expect(barred).toBeGreaterThan(10)
})

describe('the end of the game', () => {
  const inPhaseThree = (sizes: readonly number[], lastRound = 0): Table => {
    const seats = [{ hand: [] }, { hand: [] }, { hand: [] }, { hand: [] }]
    const piles = sizes.map(size => Array.from({ length: size }, () => -1))
    return { round: 6, turn: 2, lastRound, piles, seats, agenda: [], picked: [] } as unknown as Table
  }

  test.each([
    ['a round takes 16 cards, the smaller pile has 9', [9, 19], 0, [7, 8]],
    ['the next round empties one of the piles for certain', [9, 4], 0, [7]],
    ['both piles last long', [40, 40], 0, [9, 10, 11]],
    ['it is known', [9, 40], 7, [7]],
  ])('is told when %s', (_, sizes, lastRound, rounds) => {
    expect(lastRounds(inPhaseThree(sizes, lastRound))).toEqual(rounds)
  })

  test('is never told too early or too late', () => {
    const told = new Map<string, Set<number>>()
    for (const { table, file } of questions()) {
      const rounds = lastRounds(table)
      const last = told.get(file) ?? new Set(rounds)
      told.set(file, last)
      // What persons draw besides can only bring the end nearer.
      if (table.lastRound > 0) expect(Math.max(...last)).toBeGreaterThanOrEqual(table.lastRound)
      expect(rounds.length).toBeGreaterThan(0)
    }
    expect(told.size).toBeGreaterThan(2)
  })
})

test('phases are told by what is still to be done', () => {
  const seen = new Set<number>()
  for (const { table, asked } of questions()) {
    const phase = phaseOf(table)
    seen.add(phase)
    if (asked.kind === 'refill') expect(phase).toBe(0)
    if (asked.kind === 'step') expect(phase).toBe(1)
    if (asked.kind === 'turn') expect(phase).toBe(2)
  }
  expect([...seen].sort()).toEqual([0, 1, 2])
  expect(phaseOf({ round: 8, turn: 0, agenda: [] } as unknown as Table)).toBe(3)
})

test('the third marker takes what is there now', () => {
  const seat = {
    workers: [1, 0, 2, 0, 0],
    persons: [12],
    guilders: 8,
    points: 2,
    houses: [],
    left: 1,
    right: 0,
  } as unknown as Seat
  const losses = [0, 1, 2, 3, 4].map(threat => lossOf(seat, threat))
  expect(losses).toEqual([
    { n: 3, sign: 'worker' },
    { n: 1, sign: 'person' },
    { n: 8, sign: 'guilders' },
    { n: 2, sign: 'point' },
    { n: 1, sign: 'canal' },
  ])
  expect(lossOf({ ...seat, houses: [-1] }, 4)).toEqual({ n: 1, sign: 'house' })
})

test('a majority is measured against the best of the others', () => {
  const seat = (reputation: number) => ({ reputation, persons: [], left: 0, right: 0 })
  const table = { seats: [seat(4), seat(6), seat(5)] } as unknown as Table
  expect(bestOther(table, 0, 0)).toEqual({ most: 6, seat: 1 })
  expect(bestOther(table, 1, 0)).toEqual({ most: 5, seat: 2 })
})

test('what is foreseen is drawn from the table after the answer', () => {
  const [{ asked, table }] = questions() as unknown as [{ asked: Asked; table: Table }]
  const scene = { viewer: asked.seat, table, asked, names: [] }
  const change = { path: ['seats', 0, 'rewarded'], before: 0, after: 2 }
  const foresight = { choice: 1, changes: [change], lines: [] }
  const look = lookFrom({
    scene,
    faces: FACES,
    language: 'en',
    foresight,
    regarded: 1,
  } as unknown as BoardProps)
  expect(look.table.seats[0]!.rewarded).toBe(0)
  expect(isRewarded(look.next.seats[0]!, 'right')).toBe(true)
  expect(isRewarded(look.next.seats[0]!, 'left')).toBe(false)
})
