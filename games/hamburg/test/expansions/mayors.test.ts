import { playNamed, view, WATCHER } from '@kontor/engine'
import { describe, expect, test } from 'vitest'
import { FIRST_MAYOR } from '../../src/cards/tiles.ts'
import { hamburg } from '../../src/index.ts'
import { happenings, perColor } from '../rules/listening.ts'
import { table } from '../table.ts'
import { answersOf, begin, chooseMayors, gain, nested, PLAIN, turn } from './playing.ts'

/** Section 11.1: the mayors, and what the first five sides can do. */

describe('set-up', () => {
  test.each([2, 3, 4, 5])('each of %i players is dealt another tile and chooses a side of it', players => {
    const session = begin(players, ['mayors'])
    const dealt = session.state.seats.map(({ mayorSides }) => [...mayorSides])
    for (const [first, second] of dealt) {
      expect((first! - FIRST_MAYOR) % 2).toBe(0)
      expect(second).toBe(first! + 1)
    }
    expect(new Set(dealt.flat()).size).toBe(2 * players)
    for (let seat = 0; seat < players; seat++) {
      expect(session.question).toMatchObject({ seat, task: { kind: 'chooseMayor' } })
      expect(answersOf(session)).toHaveLength(2)
      playNamed(session, answersOf(session)[seat % 2]!)
    }
    expect(session.state.seats.map(({ mayor }) => mayor)).toEqual(dealt.map((sides, i) => [sides[i % 2]]))
    expect(session.question?.task.kind).toBe('refill')
  })

  test('every tile can come to every seat', () => {
    const seen = new Set<string>()
    for (let i = 0; i < 120; i++) {
      const { seats } = begin(5, ['mayors'], `mayors ${i}`).state
      for (const [seat, { mayorSides }] of seats.entries()) seen.add(`${seat} ${mayorSides[0]}`)
    }
    expect(seen.size).toBe(25)
  })

  test.each([0, 1] as const)('H19 nobody sees a chosen side (%i) before all have chosen', side => {
    const chosen = begin(3, ['mayors'])
    playNamed(chosen, answersOf(chosen)[side]!)
    const otherwise = begin(3, ['mayors'])
    playNamed(otherwise, answersOf(otherwise)[1 - side]!)
    for (const viewer of [1, 2, WATCHER]) {
      expect(view(hamburg, chosen.state, viewer)).toEqual(view(hamburg, otherwise.state, viewer))
    }
    expect(view(hamburg, chosen.state, 0)).not.toEqual(view(hamburg, otherwise.state, 0))
    expect(view(hamburg, chosen.state, 0).table.seats[0]!.mayor).toEqual(chosen.state.seats[0]!.mayor)
  })

  test('H19 afterwards all sides are open', () => {
    const { state } = chooseMayors(begin(3, ['mayors']), 1)
    for (const viewer of [0, 1, 2, WATCHER]) {
      const { seats } = view(hamburg, state, viewer).table
      expect(seats.map(({ mayor }) => mayor)).toEqual(state.seats.map(({ mayor }) => mayor))
    }
  })

  test('without the expansion nobody has a mayor', () => {
    const { state, question } = begin(3, [])
    expect(state.seats.every(({ mayor, mayorSides }) => mayor.length + mayorSides.length === 0)).toBe(true)
    expect(question?.task.kind).toBe('refill')
  })
})

const STARTS = [
  ['M01', 10, 2],
  ['M02', 5, 0],
  ['M03', 10, 0],
  ['M04', 5, 2],
  ['M05', 10, 1],
  ['M06', 10, 2],
  ['M07', 7, 1],
  ['M08', 5, 1],
  ['M09', 10, 1],
  ['M10', 5, 1],
] as const

test.each(STARTS)('%s starts with %i marks and %i workers of each colour', (name, marks, workers) => {
  const number = Number(name.slice(1)) - 1
  const session = begin(5, ['mayors'])
  while (session.question?.task.kind === 'chooseMayor') {
    const answers = answersOf(session)
    playNamed(session, answers.find(each => each === `mayor ${name}`) ?? answers[0]!)
  }
  const seat = session.state.seats.find(({ mayor }) => mayor[0] === FIRST_MAYOR + number)
  expect(seat).toMatchObject({ marks, workers: Array(5).fill(workers), points: 5 })
})

describe('M01 Petersen: a hand of 7', () => {
  const refilling = (mayor: string | undefined, hand: number[]) =>
    table({
      seats: [{ ...(mayor ? { mayor } : {}), hand }],
      agenda: ['refill', 'takeUp', 'turn'],
    })

  test('T31 starts with 10 marks and 2 workers of each colour and refills to 7', () => {
    const session = chooseMayors(begin(5, ['mayors']), 0)
    const seat = session.state.seats.findIndex(({ mayor }) => mayor[0] === FIRST_MAYOR)
    expect(session.state.seats[seat]).toMatchObject({ marks: 10, workers: [2, 2, 2, 2, 2], hand: [] })
    const drawn = [0, 0, 0, 0, 0]
    while (session.question?.task.kind === 'refill') {
      drawn[session.question.seat]!++
      playNamed(session, 'deck gray')
    }
    expect(drawn).toEqual([5, 5, 5, 5, 5].with(seat, 7))
  })

  test('a hand of 7 or more draws nothing', () => {
    for (const hand of [
      [1, 2, 3, 4, 5, 6, 7],
      [1, 2, 3, 4, 5, 6, 7, 8],
    ]) {
      const at = refilling('M01', hand)
      expect(at.asked?.kind).toBe('turn')
      expect(at.seat().hand).toEqual(hand)
    }
  })

  test('it is not for the other side or the other players', () => {
    expect(refilling('M02', [1, 2, 3, 4, 5]).asked?.kind).toBe('turn')
    const seats = [{ hand: [8] }, { mayor: 'M01', hand: [] }]
    const at = table({ seats, agenda: ['refill', 'takeUp', 'turn'] })
    at.play(...Array(4).fill('deck gray'))
    expect(at.asked?.kind).toBe('turn')
  })
})

describe('M02 Petersen: 2 points for each level', () => {
  test('by the standard action', () => {
    const at = turn({ mayor: 'M02', hand: [PLAIN.brown, 16], disasters: { brown: 2 } })
    expect(gain(at, ['play 011 decrease'])).toEqual({ points: 2 })
    expect(at.seat().disasters).toEqual(perColor({ brown: 1 }))
  })

  test('two levels with card 168 are 4 points, one is 2, none is nothing', () => {
    const points = [2, 1, 0].map(level =>
      gain(turn({ mayor: 'M02', hand: [11, 16], buildings: [168], disasters: { brown: level } }), [
        'play 011 decrease',
      ]),
    )
    expect(points).toEqual([{ points: 4 }, { points: 2 }, {}])
  })

  test('by a building, and by an action that a building gave', () => {
    const seat = { mayor: 'M02', hand: [16], disasters: { orange: 1 } }
    const building = turn({ ...seat, buildings: [159], workers: { orange: 1 } })
    expect(gain(building, ['activate 159'])).toEqual({ points: 2, orange: -1 })
    expect(gain(nested(PLAIN.orange, seat), ['play 107 decrease'])).toEqual({ points: 2 })
  })

  test('not for a level that a strike takes, nor for another player', () => {
    const struck = table({
      seats: [{ mayor: 'M02', hand: [16], marks: 4, disasters: { pink: 2 } }],
      dice: { pink: 5 },
      agenda: ['raise', 'turn'],
    })
    expect(struck.purse()).toMatchObject({ marks: 0, points: 5 })
    const other = table({ seats: [{ hand: [11, 16], disasters: { brown: 1 } }, { mayor: 'M02' }] })
    expect(gain(other, ['play 011 decrease'])).toEqual({ points: 1 })
  })
})

describe('M03 Kirchenpauer: a worker for each increase', () => {
  const raised = (seat: object, dice: object) =>
    table({ seats: [{ mayor: 'M03', hand: [16], ...seat }], dice, agenda: ['raise', 'turn'] })

  test('of its colour, for each die', () => {
    const at = raised({}, { gray: 5, pink: 6, orange: 4 })
    expect(at.purse().workers).toEqual(perColor({ gray: 1, pink: 1 }))
  })

  test('by a token and by another player', () => {
    const token = table({
      seats: [{ mayor: 'M03', hand: [16] }],
      tokens: ['purple'],
      agenda: ['intrigue', 'turn'],
    })
    expect(token.purse().workers).toEqual(perColor({ purple: 1 }))
    const passed = table({
      seats: [{ hand: [178, 16], sites: ['gray'], marks: 3, disasters: { brown: 1 } }, { mayor: 'M03' }],
    })
    passed.play('play 178 build')
    expect(passed.purse(1).workers).toEqual(perColor({ brown: 1 }))
    expect(passed.purse(0).workers).toEqual(perColor({}))
  })

  test('H44 before the strike: Disease takes it, too', () => {
    const at = raised({ disasters: { brown: 2 }, workers: { pink: 2 } }, { brown: 5 })
    expect(at.purse().workers).toEqual(perColor({}))
  })

  test('H44 the fourth increase with card 165 moves nothing, but pays before it strikes', () => {
    const at = raised({ disasters: { pink: 3 }, marks: 4, buildings: [165] }, { pink: 5 })
    expect(at.purse()).toEqual({ marks: 0, points: 5, workers: perColor({ pink: 1 }) })
    expect(at.seat().disasters).toEqual(perColor({}))
    const third = raised({ disasters: { pink: 2 }, marks: 4, buildings: [165] }, { pink: 5 })
    expect(third.purse()).toEqual({ marks: 4, points: 5, workers: perColor({ pink: 1 }) })
    expect(third.seat().disasters).toEqual(perColor({ pink: 3 }))
  })

  test('not for what card 151 averts', () => {
    const at = raised({ buildings: [151], workers: { pink: 1 } }, { pink: 5 })
    expect(gain(at, ['avert pink'])).toEqual({ pink: -1 })
    expect(at.seat().disasters).toEqual(perColor({}))
  })
})

describe('M04 Kirchenpauer: one building twice', () => {
  test('once per season, even in one turn', () => {
    const at = turn({ mayor: 'M04', hand: [16], buildings: [102, 57] })
    expect(at.answers).not.toContain('activate 304')
    expect(gain(at, ['activate 102', 'activate 304'])).toEqual({ marks: 4 })
    at.play('activate 057')
    expect(at.answers.filter(each => each.startsWith('activate'))).toEqual([])
  })

  test('it may be used in a later turn of the season, and in the next season', () => {
    const at = table({
      seats: [{ mayor: 'M04', hand: [16, 17, 18], buildings: [102], used: [102, 304] }, { hand: [37, 38] }],
      agenda: ['turn', 'seasonEnd', 'turn'],
    })
    expect(at.answers).not.toContain('activate 304')
    const again = turn({ mayor: 'M04', hand: [16], buildings: [102], used: [102] })
    expect(gain(again, ['activate 304'])).toEqual({ marks: 2 })
    at.play('play 016 money')
    expect(at.seat().used).toEqual([])
  })

  test('the price of the building is paid again', () => {
    const seat = { mayor: 'M04', hand: [16], buildings: [98] }
    const poor = turn({ ...seat, workers: { pink: 1 } }).play('activate 098')
    expect(poor.answers).not.toContain('activate 304')
    const rich = turn({ ...seat, workers: { pink: 2 } })
    expect(gain(rich, ['activate 098', 'activate 304'])).toEqual({ marks: 6, pink: -2 })
  })

  test('the player chooses among the buildings used, of Phase III only', () => {
    const at = turn({ mayor: 'M04', hand: [16], buildings: [102, 57, 6, 87, 206], used: [102, 6, 87] })
    at.play('activate 304')
    expect(at.answers).toEqual(['activate 102', 'activate 006'])
  })

  test('H47 without a building that has been used there is nothing to activate', () => {
    const at = turn({ mayor: 'M04', hand: [16], buildings: [102] })
    expect(at.answers).toContain('activate 102')
    expect(at.answers).not.toContain('activate 304')
  })
})

describe('M05 Weber: no black', () => {
  const intrigue = (seat: object) =>
    table({
      seats: [{ mayor: 'M05', hand: [16], ...seat }, {}],
      tokens: ['gray', 'pink'],
      agenda: ['intrigue', { do: 'intrigue', seat: 1 }, 'turn'],
    })

  test('E43 the owner may draw the token or not', () => {
    const skipped = intrigue({})
    expect(skipped.answers).toEqual(['draw token', 'skip token'])
    skipped.play('skip token')
    expect(skipped.state.seats.map(({ disasters }) => disasters)).toEqual([
      perColor({}),
      perColor({ pink: 1 }),
    ])
    const drawn = intrigue({ buildings: [187, 188] })
    expect(gain(drawn, ['draw token'])).toEqual({ points: 1, marks: 2 })
    expect(drawn.seat().disasters).toEqual(perColor({ pink: 1 }))
    expect(happenings(() => intrigue({}).play('skip token')).map(({ kind }) => kind)).toContain(
      'skippedToken',
    )
  })

  const hall = (dice: object, seat: object, other: object = {}, given: object = {}) =>
    table({
      seats: [{ mayor: 'M05', hand: [16], marks: 9, ...seat }, other],
      dice,
      round: 0,
      agenda: ['hall', 'turn'],
      ...given,
    })

  test('the black die is no part of the price', () => {
    expect(gain(hall({ black: 2, pink: 1, gray: 2 }, {}), ['advance'])).toEqual({ marks: -3 })
  })

  test('H20 with only the black die low an advance is free', () => {
    const at = hall({ black: 1 }, { marks: 0 })
    expect(at.answers).toContain('advance')
    expect(gain(at, ['advance'])).toEqual({})
    expect(at.seat().hall).toBe(1)
  })

  test('with no die low there is none', () => {
    expect(hall({}, {}).asked?.kind).toBe('turn')
  })

  test('E33 an opponent with card 240 does not make it dearer', () => {
    expect(gain(hall({ black: 5, pink: 1 }, {}, { buildings: [240] }), ['advance'])).toEqual({ marks: -1 })
    const fourMarks = table({
      seats: [{ mayor: 'M05', hand: [16], marks: 4, buildings: [2] }, { buildings: [240] }],
      round: 0,
      agenda: [{ do: 'window', phase: 'II', atHall: true }, 'turn'],
    })
    expect(gain(fourMarks, ['activate 002'])).toEqual({ marks: -4 })
  })

  test('other players pay for the black die', () => {
    const at = table({
      seats: [{ hand: [16], marks: 9 }, { mayor: 'M05' }],
      dice: { black: 2, pink: 1 },
      round: 0,
      agenda: ['hall', 'turn'],
    })
    expect(gain(at, ['advance'])).toEqual({ marks: -3 })
  })
})
