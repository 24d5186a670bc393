import { below, chanceOf, namesOf, newRecord, openSession, playNamed } from '@kontor/engine'
import { describe, expect, test } from 'vitest'
import { COLORS } from '../../src/colors.ts'
import { hamburg } from '../../src/index.ts'
import { EXPANSIONS } from '../../src/state.ts'
import { happenings, perColor, seedRolling } from '../rules/listening.ts'
import { constructs, die, solo, TOM, YOU } from './opponent.ts'

/** The expansions in the solo game, as far as they concern TOM (H49, E22). */

const NONE = perColor({})

test.each(EXPANSIONS)('section 11 a solo game with %s comes to its end', expansion => {
  for (let i = 0; i < 5; i++) {
    const options = { expansions: [expansion] }
    const session = openSession(hamburg, newRecord(hamburg, { seats: ['you'], seed: `${i}`, options }))
    const luck = chanceOf(`solo ${i}`, 1)
    while (session.question) {
      expect(session.question.seat).toBe(YOU)
      const names = namesOf(hamburg, session.state, session.question)
      playNamed(session, names[below(luck, 0, names.length)]!)
    }
    expect(session.state.season).toBe(8)
    expect(session.state.seats[TOM]).toMatchObject({ mayor: [], hand: [] })
  }
})

test('section 12 TOM has no mayor and keeps his 5 marks and workers', () => {
  const options = { expansions: ['mayors'] }
  const session = openSession(hamburg, newRecord(hamburg, { seats: ['you'], seed: 'mayor', options }))
  expect(session.question).toMatchObject({ seat: YOU, task: { kind: 'chooseMayor' } })
  playNamed(session, namesOf(hamburg, session.state, session.question!)[0]!)
  expect(session.state.seats[YOU]!.mayor).toHaveLength(1)
  expect(session.state.seats[TOM]).toMatchObject({
    mayor: [],
    mayorSides: [],
    marks: 5,
    workers: [1, 1, 1, 1, 1],
  })
})

describe('Hummel and the Zitronenjette', () => {
  test('H30 TOM prefers the Hummel statue', () => {
    const tom = { marks: 5, wall: [4, 0] as const }
    const at = die('purple', 3, tom, { jettes: [12, 9, 6], statues: [10, 7, 5, 2] })
    expect(at.seat(TOM)).toMatchObject({ statues: [10], marks: 0 })
    expect(at.state).toMatchObject({ jettes: [12, 9, 6], statues: [7, 5, 2] })
  })

  test('section 11.2 without a Hummel statue he takes the Zitronenjette', () => {
    const at = die('purple', 3, { marks: 5, wall: [4, 0] }, { jettes: [12, 9, 6], statues: [] })
    expect(at.seat(TOM)).toMatchObject({ statues: [0], marks: 12 })
  })
})

describe('special intrigue', () => {
  const draws = (token: string, tom: Parameters<typeof constructs>[1] = {}) =>
    solo({ tom, tokens: [token], agenda: [{ do: 'intrigue', seat: TOM }] })

  test('section 11.3 a double token raises both of his disasters', () => {
    expect(draws('X03').seat(TOM).disasters).toEqual(perColor({ purple: 1, gray: 1 }))
  })

  test('H30 in the order of the colours, even if the second is lower', () => {
    const heard = happenings(() => draws('X04', { disasters: { gray: 1 } }))
    const rising = heard.flatMap(event => (event.kind === 'increased' ? [event.color] : []))
    expect(rising.map(color => COLORS[color])).toEqual(['gray', 'brown'])
  })

  test('section 11.3 his gifts: a point, H30 a worker, marks, no card (H28), E22 the highest disaster', () => {
    const card = draws('X06')
    expect(card.seat(TOM)).toMatchObject({ hand: [], disasters: perColor({ orange: 1 }) })
    expect(draws('X07').seat(TOM).points).toBe(6)
    expect(draws('X08', { workers: { purple: 1, orange: 1 } }).seat(TOM).workers).toEqual([1, 1, 1, 0, 0])
    expect(draws('X09').seat(TOM).marks).toBe(7)
    const eased = draws('X10', { disasters: { purple: 1, pink: 2 } })
    expect(eased.seat(TOM)).toMatchObject({
      points: 5,
      disasters: perColor({ purple: 1, pink: 1, brown: 1 }),
    })
  })
})

describe('H49 ships, stock and the action tiles are not for him', () => {
  test('H49 no ship after his wall segment', () => {
    const at = die('brown', 3, { workers: { brown: 2 } }, { ships: ['purple', 'orange', 'black'] })
    expect(at.seat(TOM)).toMatchObject({ right: 1, marks: 4, workers: perColor({ brown: 2 }) })
  })

  test('H49 the stock tile neither changes his actions nor moves', () => {
    const workers = die('gray', 2, {}, { stock: ['S02', 3] })
    expect(workers.seat(TOM).workers).toEqual(perColor({ gray: 2 }))
    expect(workers.state.tracker).toBe(2)
    const dear = die('brown', 3, { marks: 1 }, { stock: ['S08', 6] })
    expect(dear.seat(TOM)).toMatchObject({ right: 1, marks: 0 })
    expect(dear.state.tracker).toBe(5)
    const built = constructs(11, { marks: 9, sites: ['gray'] }, { stock: ['S06', 3] })
    expect(built.seat(TOM)).toMatchObject({ marks: 0, buildings: [11] })
    const site = die('pink', 4, { marks: 0, workers: { pink: 1 } }, { stock: ['S05', 1] })
    expect(site.seat(TOM)).toMatchObject({ points: 5, sites: { length: 1 } })
    const level = die('pink', 4, { disasters: { pink: 1 } }, { stock: ['S04', 3] })
    expect(level.seat(TOM).points).toBe(6)
  })

  test.each(['C02a', 'C02b', 'C11b'])('H49 %s does not touch his 2', clericTile => {
    expect(die('gray', 2, {}, { clericTile }).seat(TOM).workers).toEqual(perColor({ gray: 2 }))
  })

  test.each(['C03a', 'C03b'])('H49 %s does not touch his wall', clericTile => {
    const at = die('orange', 3, { marks: 2, wall: [0, 0] }, { clericTile })
    expect(at.seat(TOM)).toMatchObject({ left: 1, marks: 1 })
  })

  test.each(['C05a', 'C05b'])('H49 %s does not touch his construction', clericTile => {
    expect(constructs(11, { marks: 10, sites: ['gray'] }, { clericTile }).seat(TOM).marks).toBe(1)
  })

  test.each(['C01a', 'C01b', 'C07a', 'C08b'])('H49 %s does not touch the money of his 202', clericTile => {
    const tom = { marks: 0, buildings: [202], workers: { pink: 1 } }
    const given = {
      clericTile,
      dice: { brown: 4, orange: 4 },
      agenda: [{ do: 'tomActivates', seat: TOM }] as const,
    }
    expect(solo({ ...given, tom, discard: [11] }).seat(TOM).marks).toBe(4)
    expect(solo({ ...given, tom, discard: [107] }).seat(TOM).marks).toBe(4)
  })
})

describe('cleric tiles for everybody', () => {
  test('section 11.6 C04 changes his price of the City Hall', () => {
    const given = { dice: { purple: 1, orange: 2 }, agenda: [{ do: 'hall', seat: TOM }] as const }
    expect(solo({ ...given, clericTile: 'C04a', tom: { marks: 1 } }).seat(TOM)).toMatchObject({
      hall: 1,
      marks: 0,
    })
    expect(solo({ ...given, clericTile: 'C04b', tom: { marks: 4 } }).seat(TOM)).toMatchObject({
      hall: 0,
      marks: 4,
    })
    expect(solo({ ...given, clericTile: 'C04b', tom: { marks: 5 } }).seat(TOM)).toMatchObject({
      hall: 1,
      marks: 0,
    })
  })

  test('H42 C12 spares him, too; no token with side b', () => {
    const given = { dice: { orange: 5, gray: 6 }, agenda: [{ do: 'raise', seat: TOM }] as const }
    expect(solo({ ...given, clericTile: 'C12a' }).seat(TOM).disasters).toEqual(perColor({ gray: 1 }))
    expect(solo({ ...given, clericTile: 'C12b' }).seat(TOM).disasters).toEqual(perColor({ orange: 1 }))
    const token = solo({ clericTile: 'C12b', tokens: ['pink'], agenda: [{ do: 'intrigue', seat: TOM }] })
    expect(token.seat(TOM).disasters).toEqual(NONE)
    expect(token.state.usedTokens).toEqual([])
  })

  test('E22 with 231 he raises a disaster that C12 spares', () => {
    const disasters = { purple: 1, orange: 1, pink: 1 }
    const tom = { buildings: [231], disasters }
    const at = solo({ clericTile: 'C12a', tom, tokens: ['gray'], agenda: [{ do: 'intrigue', seat: TOM }] })
    expect(at.seat(TOM).disasters).toEqual(perColor(disasters))
  })

  test('H26 C09 gives you a new hand and TOM none', () => {
    const clericTiles = ['C01a', 'C02a', 'C09a', 'C04a', 'C05a', 'C06a']
    const seed = seedRolling({ black: 3 })
    const given = { you: { hand: [37, 38] }, seed, round: 0 }
    const each = solo({ ...given, clericTiles, agenda: [{ do: 'roll', seat: TOM }] })
    expect(each.seat(YOU).hand).toHaveLength(5)
    expect(each.seat(TOM).hand).toEqual([])
    expect(each.state.discard.slice(-2).toSorted()).toEqual([37, 38])
    const piles = solo({
      ...given,
      clericTiles: clericTiles.with(2, 'C09b'),
      agenda: [{ do: 'roll', seat: TOM }],
    })
    piles.play('deck gray', 'deck pink')
    expect(piles.seat(YOU).hand).toHaveLength(5)
    expect(piles.seat(TOM).hand).toEqual([])
  })
})
