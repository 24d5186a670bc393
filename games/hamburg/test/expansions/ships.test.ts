import { describe, expect, test } from 'vitest'
import { COLORS } from '../../src/colors.ts'
import { perColor, seedRolling, type Wanted } from '../rules/listening.ts'
import { table } from '../table.ts'
import { begin, gain, nested, PLAIN, turn } from './playing.ts'

/** Section 11.4: six ships, active where their die shows a 3 or 4, used after a wall segment. */

const BITS = { purple: 1, orange: 2, gray: 4, pink: 8, brown: 16, black: 32 } as const
type Ship = keyof typeof BITS
const SHIPS = Object.keys(BITS) as Ship[]
const bits = (...ships: Ship[]) => ships.reduce((sum, ship) => sum + BITS[ship], 0)

describe('which ships are active', () => {
  const rolled = (dice: Wanted, given: object = {}) =>
    table({
      seats: [{ hand: [16] }, {}],
      expansions: ['ships'],
      round: 0,
      seed: seedRolling(dice),
      agenda: ['roll', { do: 'round', round: 1 }],
      ...given,
    })
  const none = { purple: [5, 6], orange: [5, 6], gray: [5, 6], pink: [5, 6], brown: [5, 6], black: [5, 6] }

  test('set-up: none', () => {
    expect(begin(2, ['ships']).state.ships).toBe(0)
  })

  test('T35 gray die 3, brown die 4: the gray and the brown ship', () => {
    expect(rolled({ ...none, gray: 3, brown: 4 }).state.ships).toBe(bits('gray', 'brown'))
  })

  test.each(SHIPS)('each by its own die: %s', ship => {
    expect(rolled({ ...none, [ship]: [3, 4] }).state.ships).toBe(bits(ship))
  })

  test('neither a 1 or 2 nor a 5 or 6 does it', () => {
    const at = table({
      seats: [{ hand: [16] }],
      expansions: ['ships'],
      dice: { purple: 1, orange: 2, gray: 5, pink: 6, brown: 3, black: 4 },
      agenda: ['raiseShips', 'turn'],
    })
    expect(at.state.ships).toBe(bits('brown', 'black'))
  })

  test('E50 after the disasters, before the City Hall', () => {
    const seats = [{ hand: [16], disasters: { gray: 2 }, wall: [1, 1] as const, marks: 9 }, {}]
    const at = rolled({ gray: 5, purple: 1 }, { seats })
    expect(at.asked?.kind).toBe('loseWall')
    expect(at.state.ships).toBe(0)
    at.play('wall left')
    expect(at.asked?.kind).toBe('hall')
    expect(at.state.ships).toBe(bits('orange', 'pink', 'brown', 'black'))
  })

  test('they are active for the whole season and go back in Phase IV', () => {
    const at = table({
      seats: [{ hand: [16] }],
      ships: ['gray', 'black'],
      agenda: ['turn', 'seasonEnd'],
      window: 1,
    })
    expect(at.state.ships).toBe(bits('gray', 'black'))
    at.play('play 016 money')
    expect(at.state.ships).toBe(0)
  })

  test('without the expansion there are none', () => {
    expect(rolled({}, { expansions: [] }).state.ships).toBe(0)
  })
})

/** Seat 0 has a gray card for its first segment on the left (1 mark) and gray workers. */
const wall = (ships: Ship[], seat: object = {}, given: object = {}) =>
  turn({ hand: [PLAIN.gray, 16], marks: 5, workers: { gray: 1 }, ...seat }, { ships, ...given }).play(
    'play 154 wall left',
  )

describe('how a ship is used', () => {
  test('one of the active ships, or none', () => {
    const at = wall(['purple', 'orange', 'pink'])
    expect(at.asked).toEqual({ kind: 'ship', seat: 0 })
    expect(at.answers).toEqual(['ship purple', 'ship orange', 'ship pink', 'done'])
    expect(gain(at, ['done'])).toEqual({})
    expect(at.asked?.kind).toBe('turn')
  })

  test('only one after each segment', () => {
    const at = wall(['purple', 'orange'], { workers: { gray: 3 } })
    at.play('ship purple')
    expect(at.asked?.kind).toBe('turn')
  })

  test('without a worker of the played colour there is no ship', () => {
    expect(wall(['purple'], { workers: { pink: 3 } }).asked?.kind).toBe('turn')
  })

  test('without an active ship nothing is asked', () => {
    expect(wall([]).asked?.kind).toBe('turn')
  })

  test('the same ship serves several players, and one player again', () => {
    const at = table({
      seats: [
        { hand: [PLAIN.gray, PLAIN.pink, 16], marks: 9, workers: { gray: 1, pink: 1 } },
        { hand: [PLAIN.orange, 17], marks: 9, workers: { orange: 1 } },
      ],
      ships: ['purple'],
      agenda: ['turn', { do: 'turn', seat: 1 }, 'turn'],
    })
    expect(gain(at, ['play 154 wall left', 'ship purple'])).toEqual({ marks: 3, gray: -1 })
    expect(gain(at, ['play 107 wall left', 'ship purple'], 1)).toEqual({ marks: 3, orange: -1 })
    expect(gain(at, ['play 059 wall left', 'ship purple'])).toEqual({ marks: 2, pink: -1 })
  })

  test('H22 with card 224 the worker has the announced colour', () => {
    const at = turn(
      { hand: [PLAIN.brown, 16], marks: 5, buildings: [224], workers: { gray: 1, brown: 1, purple: 1 } },
      { ships: ['purple'] },
    )
    at.play('play 011 recolour')
    expect(gain(at, ['as purple wall right', 'ship purple'])).toEqual({ marks: 3, gray: -1, purple: -1 })
  })

  test('not after segments that buildings build, nor in an action that a building gave', () => {
    const free = turn(
      { hand: [145, 16], sites: ['gray'], marks: 6, workers: perNames(3) },
      { ships: SHIPS },
    ).play('play 145 build', 'wall left')
    expect(free.seat().left).toBe(1)
    expect(free.asked?.kind).toBe('turn')
    const double = turn(
      { hand: [16], buildings: [62], marks: 6, workers: perNames(3) },
      { ships: SHIPS },
    ).play('activate 062', 'wall left')
    expect(double.seat().left).toBe(1)
    expect(double.asked?.kind).toBe('turn')
    const given = nested(PLAIN.gray, { workers: perNames(3) }, { ships: SHIPS }).play('play 154 wall left')
    expect(given.seat().left).toBe(1)
    expect(given.asked?.kind).toBe('turn')
  })

  test('after no other action', () => {
    for (const way of ['workers', 'money', 'decrease', 'site', 'build']) {
      const at = turn(
        { hand: [PLAIN.gray, 16], marks: 9, sites: ['gray'], workers: { gray: 2 } },
        { ships: SHIPS },
      ).play(`play 154 ${way}`)
      expect(at.asked?.kind).toBe('turn')
    }
  })
})

function perNames(n: number) {
  return Object.fromEntries(COLORS.map(color => [color, n]))
}

describe('the purple ship', () => {
  test('brings 4 marks', () => {
    expect(gain(wall(['purple']), ['ship purple'])).toEqual({ marks: 4, gray: -1 })
  })
})

describe('the orange ship', () => {
  test.each(COLORS)('brings 3 workers of one colour: %s', color => {
    const at = wall(['orange']).play('ship orange')
    expect(at.answers).toEqual(COLORS.map(each => `workers ${each}`))
    expect(gain(at, [`workers ${color}`])).toEqual({ [color]: 3 })
  })
})

describe('the gray ship', () => {
  const sailing = (seat: object = {}, given: object = {}) =>
    wall(['gray'], seat, { piles: { gray: [164] }, ...given })

  test('draws the top card of the pile in the colour of the segment for a standard action', () => {
    const at = sailing({}, { dice: { gray: 6 } }).play('ship gray')
    expect(at.asked).toEqual({ kind: 'act', seat: 0 })
    expect(at.answers).toEqual(['play 164 workers', 'play 164 money', 'play 164 decrease'])
    expect(gain(at, ['play 164 money'])).toEqual({ marks: 6 })
    expect(at.seat().hand).toEqual([16])
    expect(at.state.discard).toEqual([PLAIN.gray, 164])
  })

  test('the card can become a site or a building', () => {
    const site = sailing({ workers: { gray: 2 } }).play('ship gray', 'play 164 site')
    expect(site.seat()).toMatchObject({ sites: [164], workers: perColor({}) })
    const building = sailing({ sites: ['pink'] }).play('ship gray', 'play 164 build')
    expect(building.seat().buildings).toEqual([164])
  })

  test('with an empty pile it is of no use', () => {
    const at = wall(['gray', 'purple'], {}, { emptyPiles: ['gray'] })
    expect(at.answers).toEqual(['ship purple', 'done'])
  })

  test('H11 another ship may follow a segment built by it', () => {
    const at = turn(
      { hand: [PLAIN.purple, 16], marks: 9, wall: [3, 0], workers: { purple: 2 } },
      { ships: ['gray', 'purple'], piles: { purple: [205] } },
    )
    at.play('play 204 wall right', 'ship gray')
    expect(gain(at, ['play 205 wall left'])).toEqual({ marks: -4 })
    expect(at.asked?.kind).toBe('ship')
    expect(gain(at, ['ship purple'])).toEqual({ marks: 4, purple: -1 })
    expect(at.seat()).toMatchObject({ left: 4, right: 1 })
  })
})

describe('the pink ship', () => {
  test('is an advance for 3 marks', () => {
    const at = wall(['pink'])
    expect(gain(at, ['ship pink'])).toEqual({ marks: -3, gray: -1 })
    expect(at.seat().hall).toBe(1)
  })

  test('H09 not with fewer than 3 marks after the wall was paid', () => {
    expect(wall(['pink'], { marks: 3 }).asked?.kind).toBe('turn')
    expect(wall(['pink'], { marks: 4 }).answers).toEqual(['ship pink', 'done'])
  })

  test('cards 214 and 226 follow it, card 240 does not make it dearer', () => {
    const at = table({
      seats: [
        {
          hand: [PLAIN.gray, 16],
          marks: 5,
          workers: { gray: 1 },
          buildings: [214, 226],
          disasters: { pink: 1 },
        },
        { buildings: [240] },
      ],
      ships: ['pink'],
      dice: { black: 6 },
    })
    at.play('play 154 wall left')
    expect(gain(at, ['ship pink', 'reduce pink'])).toEqual({ marks: -3, points: 2, gray: -1 })
  })

  test('H43 on the last space it is 4 points', () => {
    const at = wall(['pink'], { hall: 9 })
    expect(gain(at, ['ship pink'])).toEqual({ marks: -3, points: 4, gray: -1 })
  })
})

describe('the brown ship', () => {
  test('T36 a pink card, two ships active, the brown one: a pink worker for an instant building', () => {
    const at = turn(
      {
        hand: [PLAIN.pink, 16],
        wall: [1, 0],
        marks: 5,
        workers: { pink: 1 },
        buildings: [121, 206, 102],
      },
      { ships: ['brown', 'black'] },
    )
    at.play('play 059 wall left')
    expect(at.answers).toEqual(['ship brown', 'done'])
    at.play('ship brown')
    expect(at.answers).toEqual(['use 121', 'use 206'])
    expect(gain(at, ['use 121'])).toEqual({ marks: 6 })
    expect(at.purse().workers).toEqual(perColor({}))
  })

  test('without such a building it is of no use', () => {
    expect(wall(['brown'], { buildings: [102] }).asked?.kind).toBe('turn')
  })

  test("not with another player's building, and no marker is needed", () => {
    const at = table({
      seats: [{ hand: [PLAIN.gray, 16], marks: 5, workers: { gray: 1 } }, { buildings: [121] }],
      ships: ['brown'],
    }).play('play 154 wall left')
    expect(at.asked).toBeUndefined()
    const again = wall(['brown'], { buildings: [121] }).play('ship brown')
    expect(again.seat().used).toEqual([])
  })

  test('E12 card 036 does not double it', () => {
    const at = wall(['brown'], { buildings: [36, 121] })
    expect(gain(at, ['ship brown'])).toEqual({ marks: 6, gray: -1 })
    expect(at.asked?.kind).toBe('turn')
  })
})

describe('the black ship', () => {
  test('reduces any disaster by 1 level, for the usual point', () => {
    const at = wall(['black'], { disasters: { pink: 2, brown: 1 } }).play('ship black')
    expect(at.answers).toEqual(expect.arrayContaining(['reduce pink', 'reduce brown']))
    expect(gain(at, ['reduce pink'])).toEqual({ points: 1 })
    expect(at.seat().disasters).toEqual(perColor({ pink: 1, brown: 1 }))
    expect(at.asked?.kind).toBe('turn')
  })

  test('2 points with the mayor M02', () => {
    const at = wall(['black'], { mayor: 'M02', disasters: { pink: 2 } })
    expect(gain(at, ['ship black', 'reduce pink'])).toEqual({ points: 2, gray: -1 })
  })

  test('without a raised disaster it is of no use', () => {
    expect(wall(['black']).asked?.kind).toBe('turn')
  })
})
