import { newRecord, start } from '@kontor/engine'
import { describe, expect, test } from 'vitest'
import { hamburg, type Position } from '../../src/index.ts'
import type { SeatDescription } from '../../src/position.ts'
import { table } from '../table.ts'
import { happenings, perColor, seedRolling, type Wanted } from './listening.ts'

/** Section 5: the roll, the cleric, the disasters of the dice, the City Hall. */

/** One roll for everybody; then seat 0's turn. */
function rolling(dice: Wanted, seats: readonly SeatDescription[], given: Position = {}) {
  const agenda = ['roll', { do: 'round', round: 1 }] as const
  return table({ seats, round: 0, seed: seedRolling(dice), agenda, ...given })
}

/** Everybody's step at the City Hall. */
function atHall(dice: Position['dice'], seats: readonly SeatDescription[], given: Position = {}) {
  const halls = seats.map((_, seat) => ({ do: 'hall', seat }) as const)
  return table({ seats, round: 0, dice: dice ?? {}, agenda: [...halls, 'turn'], ...given })
}

const levels = ({ state }: ReturnType<typeof table>) => state.seats.map(({ disasters }) => disasters)
const NONE = perColor({})

describe('step 1: the roll', () => {
  test('T02 six dice are rolled, one of each colour, and the roll counts for all', () => {
    const at = table({
      seats: [{ hand: [37] }, { hand: [97, 1] }],
      round: 3,
      agenda: [{ do: 'turn', seat: 1 }, { do: 'roll', seat: 1 }, 'turn'],
    })
    const heard = happenings(() => at.play('play 001 decrease'))
    const rolls = heard.filter(event => event.kind === 'rolled')
    expect(rolls).toHaveLength(1)
    const dice = rolls[0]!.dice
    expect(dice).toHaveLength(6)
    expect(dice.every(pips => Number.isInteger(pips) && pips >= 1 && pips <= 6)).toBe(true)
    expect(at.state.dice).toEqual(dice)
  })

  test('every die can show every number', () => {
    const seen = new Set<string>()
    for (let i = 0; i < 200; i++) {
      const at = table({ seats: [{ hand: [37] }], seed: `dice ${i}`, agenda: ['roll', 'turn'] })
      for (const [die, pips] of at.state.dice.entries()) seen.add(`${die} ${pips}`)
    }
    expect(seen.size).toBe(36)
  })
})

describe('step 2: the cleric', () => {
  test.each([1, 2, 3, 4, 5, 6])('goes to the window with the number of the black die: %i', black => {
    const at = rolling({ black }, [{ hand: [37] }, {}])
    expect(at.state.window).toBe(black - 1)
    expect(at.state.floor).toEqual([0, 0, 0, 0, 0, 0])
  })
})

describe('step 3: disasters', () => {
  test('T03 every colour whose die shows 5 or 6 rises by 1, the others do not', () => {
    const dice = { pink: 6, gray: 5, purple: 4, orange: 1, brown: 2 }
    const at = table({ seats: [{ hand: [37] }], dice, agenda: ['raise', 'turn'] })
    expect(at.seat().disasters).toEqual(perColor({ pink: 1, gray: 1 }))
    expect(at.seat(1).disasters).toEqual(NONE)
  })

  test('T04 with a black 5 or 6 everybody draws a token, which goes to the open discard', () => {
    const at = rolling({ black: 5 }, [{ hand: [37] }, {}], {
      tokens: ['gray', 'brown'],
    })
    expect(levels(at)).toEqual([perColor({ brown: 1 }), perColor({ gray: 1 })])
    expect(at.state.usedTokens).toEqual([4, 2])
    expect(at.state.tokens).toHaveLength(8)
  })

  test.each([1, 2, 3, 4])('with a black %i nobody draws a token', black => {
    const at = rolling({ black }, [{ hand: [37] }, {}])
    expect(at.state.usedTokens).toEqual([])
    expect(levels(at)).toEqual([NONE, NONE])
  })

  test('tokens are drawn in turn order, before the dice raise anything', () => {
    const at = rolling(
      { black: 6, gray: 5 },
      [
        { hand: [37], marks: 4, disasters: { pink: 2 } },
        { marks: 4, disasters: { gray: 1 }, wall: [1, 1] },
      ],
      { first: 1, tokens: ['pink', 'gray'] },
    )
    /** Seat 1 draws gray, then the gray die strikes its wall; seat 0 has lost its marks already. */
    expect(at.asked).toEqual({ kind: 'loseWall', seat: 1 })
    expect(at.seat(0)).toMatchObject({ marks: 0, disasters: NONE })
    at.play('wall left')
    expect(levels(at)).toEqual([perColor({ gray: 1 }), NONE])
  })

  test('a token that triggers a disaster strikes at once, before the next player draws', () => {
    const at = rolling({ black: 6 }, [{ hand: [37], disasters: { gray: 2 }, wall: [1, 1] }, {}], {
      tokens: ['brown', 'gray'],
    })
    expect(at.asked).toEqual({ kind: 'loseWall', seat: 0 })
    expect(at.state.usedTokens).toEqual([2])
  })

  test('when no token is left, the used ones are mixed into a new pile (E03)', () => {
    const { tokens } = start(hamburg, newRecord(hamburg, { seats: ['a', 'b'], seed: 'tokens' }))
    const draws = Array.from({ length: 11 }, () => ({ do: 'intrigue', seat: 1 }) as const)
    const at = table({ seats: [{ hand: [37] }], agenda: [...draws, 'turn'] })
    expect(tokens).toHaveLength(10)
    expect(at.state.tokens).toHaveLength(9)
    expect(at.state.usedTokens).toHaveLength(1)
    expect([...at.state.tokens, ...at.state.usedTokens].toSorted()).toEqual([0, 0, 1, 1, 2, 2, 3, 3, 4, 4])
  })
})

describe('step 4: the City Hall', () => {
  test('T05 the price is the sum of all 1s and 2s: with 1, 2, 1 Alex pays 4 for one space', () => {
    const at = atHall({ purple: 1, gray: 2, brown: 1 }, [{ marks: 4, hand: [37] }]).play('advance')
    expect(at.seat()).toMatchObject({ marks: 0, hall: 1, points: 5 })
    expect(at.asked).toEqual({ kind: 'turn', seat: 0 })
  })

  test('T06 one roll: price 4, cleric in window 5, intrigue first, then gray and pink rise', () => {
    const dice = { purple: 1, orange: 2, brown: 1, gray: 5, pink: 6, black: 5 }
    const at = rolling(dice, [{ marks: 4, hand: [37] }, { marks: 3 }], { tokens: ['orange', 'purple'] })
    expect(at.state.window).toBe(4)
    expect(at.state.usedTokens).toEqual([0, 1])
    expect(levels(at)).toEqual([
      perColor({ purple: 1, gray: 1, pink: 1 }),
      perColor({ orange: 1, gray: 1, pink: 1 }),
    ])
    expect(at.answers).toEqual(['advance', 'done'])
    at.play('advance')
    expect(at.seat(0)).toMatchObject({ marks: 0, hall: 1 })
    expect(at.seat(1)).toMatchObject({ marks: 3, hall: 0 })
  })

  test('the black die counts too', () => {
    const at = atHall({ black: 2, pink: 1 }, [{ marks: 3, hand: [37] }]).play('advance')
    expect(at.seat().marks).toBe(0)
  })

  test('nobody can advance if no die shows 1 or 2', () => {
    const at = atHall({}, [{ marks: 99, hand: [37] }])
    expect(at.asked).toEqual({ kind: 'turn', seat: 0 })
  })

  test('whoever cannot pay cannot advance, and nobody has to', () => {
    const at = atHall({ black: 2 }, [{ marks: 1 }, { marks: 2 }])
    expect(at.asked).toEqual({ kind: 'hall', seat: 1 })
    expect(at.play('done').seat(1)).toMatchObject({ marks: 2, hall: 0 })
  })

  test('players advance in turn order', () => {
    const at = rolling({ purple: 2 }, [{}, { hand: [37] }, {}], {
      first: 2,
    })
    const seats: number[] = []
    while (at.asked?.kind === 'hall') {
      seats.push(at.asked.seat)
      at.play('advance')
    }
    expect(seats).toEqual([2, 0, 1])
  })

  test('T54 on the last space an advance brings 4 points at once', () => {
    const at = atHall({ black: 2 }, [{ marks: 2, hall: 9, hand: [37] }]).play('advance')
    expect(at.seat()).toMatchObject({ marks: 0, hall: 9, points: 9 })
  })

  test('the step to the last space brings none', () => {
    const at = atHall({ black: 2 }, [{ marks: 2, hall: 8, hand: [37] }]).play('advance')
    expect(at.seat()).toMatchObject({ hall: 9, points: 5 })
  })

  test('H43 every further advance brings them, also through a building', () => {
    const at = table({ seats: [{ marks: 6, hall: 9, hand: [68], sites: ['gray'] }] }).play('play 068 build')
    expect(at.seat()).toMatchObject({ marks: 0, hall: 9, points: 9 })
  })
})

describe('Phase II buildings', () => {
  const dice = { purple: 2, orange: 3, gray: 3, pink: 5, brown: 4, black: 3 } as const

  test('H03 can be used after the roll, before the disasters', () => {
    const at = rolling(dice, [{ marks: 0, buildings: [87], disasters: { pink: 2 }, hand: [37] }, {}])
    expect(at.asked).toEqual({ kind: 'window', seat: 0 })
    expect(at.state.window).toBe(0)
    at.play('activate 087')
    expect(at.seat()).toMatchObject({ marks: 0, disasters: NONE, used: [87] })
  })

  test('H03 or before the own step at the City Hall: the money comes after Unrest and pays for it', () => {
    const at = rolling(dice, [{ marks: 4, buildings: [87], disasters: { pink: 2 }, hand: [37] }, {}])
    at.play('done')
    expect(at.asked).toEqual({ kind: 'window', seat: 0 })
    expect(at.seat()).toMatchObject({ marks: 0, disasters: NONE })
    at.play('activate 087', 'advance')
    expect(at.seat()).toMatchObject({ marks: 1, hall: 1 })
  })

  test('H03 or after the decision; once per season in all', () => {
    const at = rolling(dice, [{ marks: 2, buildings: [87], hand: [37] }, { marks: 0 }])
    at.play('done', 'done', 'advance')
    expect(at.answers).toEqual(['activate 087', 'done'])
    at.play('activate 087')
    expect(at.seat()).toMatchObject({ marks: 3, hall: 1, used: [87] })
    expect(at.asked).toEqual({ kind: 'turn', seat: 0 })
    expect(at.answers).not.toContain('activate 087')
  })

  test('H04 002 advances for 4 marks when no die is low, whatever 125 says', () => {
    const seat = { marks: 4, buildings: [2, 125], hand: [37] }
    const at = rolling({}, [seat, {}])
    expect(at.answers).toEqual(['activate 002', 'done'])
    expect(at.play('activate 002').seat()).toMatchObject({ marks: 0, hall: 1 })
    const poor = { ...seat, marks: 3 }
    const low = rolling({}, [poor, {}])
    expect(low.asked).toEqual({ kind: 'turn', seat: 0 })
  })

  test('H04 002 cannot be used when a die shows 1 or 2', () => {
    const at = rolling({ purple: 2 }, [{ marks: 9, buildings: [2], hand: [37] }, { marks: 0 }])
    expect(at.answers).toEqual(['advance', 'done'])
    at.play('advance')
    expect(at.asked).toEqual({ kind: 'turn', seat: 0 })
  })

  test('H04 an opponent’s 240 adds the black die to it', () => {
    const at = rolling({ black: 3 }, [{ marks: 7, buildings: [2], hand: [37] }, { buildings: [240] }]).play(
      'activate 002',
    )
    expect(at.seat()).toMatchObject({ marks: 0, hall: 1 })
  })

  test('H08 the dice price: less 2 with 125, not below 0, then the black die for 240', () => {
    const price = (seat: SeatDescription, other: SeatDescription, low: number) => {
      const at = atHall({ purple: low, black: 4 }, [
        { marks: 9, ...seat },
        { marks: 0, ...other },
      ])
      return 9 - at.play('advance').seat().marks
    }
    expect(price({}, {}, 2)).toBe(2)
    expect(price({ buildings: [125] }, {}, 2)).toBe(0)
    expect(price({ buildings: [125] }, {}, 1)).toBe(0)
    expect(price({ buildings: [125] }, { buildings: [240] }, 1)).toBe(4)
    expect(price({}, { buildings: [240] }, 1)).toBe(5)
  })

  test('H05 214 and 226 follow every advance, also one outside Phase II', () => {
    const seat = { hand: [68], marks: 6, sites: ['gray', 'pink', 'pink'], buildings: [214, 226] } as const
    const at = table({ seats: [{ ...seat, disasters: { gray: 1 } }] }).play('play 068 build', 'reduce gray')
    expect(at.seat()).toMatchObject({ hall: 1, points: 7, disasters: NONE })
  })

  test('H05 187 and 188 follow every token their owner draws, also through 236', () => {
    const drawing = table({
      seats: [{ marks: 0, buildings: [187, 188], hand: [37] }],
      tokens: ['gray'],
      agenda: ['intrigue', 'turn'],
    })
    expect(drawing.purse()).toMatchObject({ marks: 2, points: 6 })
    const building = table({
      seats: [
        { marks: 3, buildings: [187, 188], hand: [236], sites: ['gray', 'pink', 'pink'] },
        { buildings: [] },
      ],
    }).play('play 236 build')
    expect(building.purse()).toMatchObject({ marks: 2, points: 6 })
  })
})
