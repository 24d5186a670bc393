import { describe, expect, test } from 'vitest'
import { COLORS } from '../../src/colors.ts'
import { happenings, perColor } from '../rules/listening.ts'
import { die, type Solo, solo, TOM, YOU } from './opponent.ts'

/** What TOM does for each die (section 12). His wall: left orange, gray, pink ...; right brown, purple, orange ... */

const NONE = perColor({})
const BUILDING = 204
const ZOO = 241

function outcomes(given: Solo) {
  return happenings(() => solo({ ...given, agenda: [{ do: 'tomTurn', seat: TOM }] })).flatMap(event =>
    event.kind === 'tom' ? [`${event.die} ${COLORS[event.color]} ${event.outcome}`] : [],
  )
}

test('section 12: TOM takes the five coloured dice in rising order, equal ones clockwise from purple', () => {
  const dice = { purple: 4, orange: 1, gray: 4, pink: 1, brown: 2, black: 1 }
  expect(outcomes({ dice })).toEqual([
    '1 orange point',
    '1 pink point',
    '2 brown workers',
    '4 purple marks',
    '4 gray marks',
  ])
})

test('section 12: what a die brings serves the next ones', () => {
  const dice = { purple: 2, orange: 4, gray: 4, pink: 4, brown: 3 }
  const tom = { marks: 1, disasters: { orange: 1, gray: 1, pink: 1 } }
  const at = solo({ tom, dice, agenda: [{ do: 'tomTurn', seat: TOM }] })
  expect(at.seat(TOM)).toMatchObject({ marks: 0, points: 8, right: 1, workers: perColor({ purple: 2 }) })
})

test('1: TOM gains a point', () => {
  expect(die('pink', 1, {}).purse(TOM)).toEqual({ marks: 5, points: 6, workers: NONE })
})

describe('2: workers', () => {
  test('2: TOM takes 2 workers of the colour', () => {
    expect(die('gray', 2, {}).purse(TOM)).toEqual({ marks: 5, points: 5, workers: perColor({ gray: 2 }) })
  })

  test('H49 034 brings one more, H30 of the colour he has fewest of', () => {
    const workers = { purple: 1, orange: 2, pink: 1, brown: 1 }
    const at = die('gray', 2, { buildings: [34], workers: { ...workers, purple: 3 } })
    expect(at.seat(TOM).workers).toEqual([3, 2, 2, 2, 1])
    expect(die('gray', 2, { buildings: [34] }).seat(TOM).workers).toEqual([1, 0, 2, 0, 0])
  })
})

describe('3: a wall segment', () => {
  test('3: TOM pays for a segment of the colour', () => {
    const at = die('orange', 3, { marks: 3 })
    expect(at.seat(TOM)).toMatchObject({ left: 1, right: 0, marks: 2, workers: NONE })
  })

  test('3: otherwise a worker: the colour is not next, or he cannot pay', () => {
    expect(die('gray', 3, {}).seat(TOM)).toMatchObject({ left: 0, marks: 5, workers: perColor({ gray: 1 }) })
    const poor = die('gray', 3, { marks: 1, wall: [1, 0] })
    expect(poor.seat(TOM)).toMatchObject({ left: 1, marks: 1, workers: perColor({ gray: 1 }) })
  })

  test('H30 of two matching segments the cheaper one, on either side', () => {
    const left = die('orange', 3, { marks: 9, wall: [0, 2] })
    expect(left.seat(TOM)).toMatchObject({ left: 1, right: 2, marks: 8 })
    const right = die('brown', 3, { marks: 9, wall: [3, 0] })
    expect(right.seat(TOM)).toMatchObject({ left: 3, right: 1, marks: 8 })
  })

  test('H30 the left one if both cost the same, as 232 makes them', () => {
    const tom = { marks: 9, wall: [3, 0] as const, buildings: [232] }
    const at = die('brown', 3, tom, { dice: { black: 1 } })
    expect(at.seat(TOM)).toMatchObject({ left: 4, right: 0, marks: 8 })
  })

  test('H49 232 lets him pay the black die only where it is lower', () => {
    const tom = { marks: 4, wall: [4, 0] as const, buildings: [232] }
    expect(die('purple', 3, tom, { dice: { black: 2 } }).seat(TOM)).toMatchObject({ left: 5, marks: 2 })
    const dear = die('brown', 3, { marks: 4, buildings: [232] }, { dice: { black: 6 } })
    expect(dear.seat(TOM)).toMatchObject({ right: 1, marks: 3 })
  })

  test('H49 108 makes it free, 150 reduces the disaster of its colour', () => {
    const tom = { marks: 0, buildings: [108, 150], disasters: { brown: 2 } }
    const at = die('brown', 3, tom)
    expect(at.seat(TOM)).toMatchObject({ right: 1, marks: 0, points: 6, disasters: perColor({ brown: 1 }) })
  })

  test('section 6.1: the fifth segment brings TOM the statue on offer', () => {
    const at = die('purple', 3, { marks: 5, wall: [4, 0] })
    expect(at.seat(TOM)).toMatchObject({ left: 5, marks: 0, statues: [9] })
    expect(at.state.statues).toEqual([7, 4, 2])
  })

  test('091 pays you for his segment, and him for yours', () => {
    const yours = die('brown', 3, {}, { you: { buildings: [91] } })
    expect(yours.seat(YOU).workers).toEqual(perColor({ brown: 1 }))
    const his = solo({ you: { hand: [154] }, tom: { buildings: [91] } }).play('play 154 wall left')
    expect(his.seat(TOM).workers).toEqual(perColor({ gray: 1 }))
  })
})

describe('4: a disaster, a site, or marks', () => {
  test('4: TOM reduces the disaster by 1 and gains a point', () => {
    const at = die('pink', 4, { disasters: { pink: 2 }, workers: { pink: 1 } })
    expect(at.seat(TOM)).toMatchObject({ disasters: perColor({ pink: 1 }), points: 6, sites: [] })
    expect(at.seat(TOM).workers).toEqual(perColor({ pink: 1 }))
  })

  test('H49 168 reduces by 2, a point each; only 1 where there is no more', () => {
    const two = die('pink', 4, { disasters: { pink: 2 }, buildings: [168] })
    expect(two.seat(TOM)).toMatchObject({ disasters: NONE, points: 7 })
    const one = die('pink', 4, { disasters: { pink: 1 }, buildings: [168] })
    expect(one.seat(TOM)).toMatchObject({ disasters: NONE, points: 6 })
  })

  test('4: at 0 he returns a worker and adds the top card of the pile as a site', () => {
    const at = die('pink', 4, { workers: { pink: 2 } }, { piles: { pink: [59] } })
    expect(at.seat(TOM)).toMatchObject({ sites: [59], workers: perColor({ pink: 1 }), marks: 5 })
    expect(at.state.piles[3]).not.toContain(59)
  })

  test('4: without a worker of the colour, or a card in the pile, 4 marks', () => {
    expect(die('pink', 4, { workers: { gray: 1 } }).seat(TOM)).toMatchObject({ sites: [], marks: 9 })
    const empty = die('pink', 4, { workers: { pink: 1 } }, { emptyPiles: ['pink'] })
    expect(empty.seat(TOM)).toMatchObject({ sites: [], marks: 9, workers: perColor({ pink: 1 }) })
  })
})

describe('5: a building, a site, or marks', () => {
  const piles = { purple: [BUILDING] }

  test('5: TOM pays for the card and builds it, H30 on his leftmost empty site', () => {
    const tom = {
      marks: 10,
      sites: ['gray', 'pink', 'brown'] as const,
      buildings: [102],
      workers: { purple: 1 },
    }
    const at = die('purple', 5, tom, { piles })
    expect(at.seat(TOM)).toMatchObject({ marks: 1, buildings: [102, BUILDING], places: [0, 1] })
    expect(at.seat(TOM).workers).toEqual(perColor({ purple: 1 }))
  })

  test('H30 leftmost also before his other buildings', () => {
    const tom = { marks: 18, sites: ['gray', 'pink'] as const, buildings: [102, 107] }
    const at = solo({
      tom,
      piles,
      dice: { purple: 5 },
      agenda: [
        { do: 'loseBuilding', seat: TOM },
        { do: 'tomDie', seat: TOM, color: 'purple' },
      ],
    })
    expect(at.seat(TOM)).toMatchObject({ marks: 9, buildings: [107, BUILDING], places: [1, 0] })
  })

  test('5: a Zoo or Park card needs no site', () => {
    const at = die('gray', 5, { marks: 3 }, { piles: { gray: [ZOO] } })
    expect(at.seat(TOM)).toMatchObject({ marks: 0, garden: [ZOO], sites: [] })
  })

  test('5: without a site, or too dear, it becomes a site for a worker of its colour', () => {
    const homeless = die('purple', 5, { marks: 20, workers: { purple: 1 } }, { piles })
    expect(homeless.seat(TOM)).toMatchObject({ marks: 20, sites: [BUILDING], workers: NONE })
    const poor = die('purple', 5, { marks: 8, sites: ['gray'], workers: { purple: 1 } }, { piles })
    expect(poor.seat(TOM)).toMatchObject({ marks: 8, buildings: [], workers: NONE })
    expect(poor.seat(TOM).sites.slice(1)).toEqual([BUILDING])
    const zoo = die('gray', 5, { marks: 2, workers: { gray: 1 } }, { piles: { gray: [ZOO] } })
    expect(zoo.seat(TOM)).toMatchObject({ marks: 2, garden: [], sites: [ZOO] })
  })

  test('5: without the worker he discards it and takes 5 marks', () => {
    const at = die('purple', 5, { marks: 8, sites: ['gray'], workers: { gray: 3 } }, { piles })
    expect(at.seat(TOM)).toMatchObject({ marks: 13, buildings: [], workers: perColor({ gray: 3 }) })
    expect(at.state.discard.at(-1)).toBe(BUILDING)
  })

  test('H30 an empty pile counts as impossible: 5 marks', () => {
    const tom = { marks: 20, sites: ['gray'] as const, workers: { purple: 1 } }
    const at = die('purple', 5, tom, { emptyPiles: ['purple'] })
    expect(at.seat(TOM)).toMatchObject({ marks: 25, workers: perColor({ purple: 1 }) })
  })

  test('H49 183 halves, then 132 takes 3 off; 166 reduces the disaster of the card', () => {
    const sites = ['gray', 'gray', 'gray', 'gray'] as const
    const tom = { marks: 2, sites, buildings: [183, 132, 166], disasters: { purple: 1, gray: 1 } }
    const at = die('purple', 5, tom, { piles })
    expect(at.seat(TOM)).toMatchObject({ marks: 0, points: 6, disasters: perColor({ gray: 1 }) })
    expect(at.seat(TOM).buildings).toEqual([183, 132, 166, BUILDING])
  })

  test.each([
    [182, 107, 'orange'],
    [183, 204, 'purple'],
    [184, 59, 'pink'],
    [185, 11, 'brown'],
  ] as const)('H49 %i makes %i cost him 5 instead of 9', (half, card, color) => {
    const tom = { marks: 5, sites: ['gray', 'gray'] as const, buildings: [half] }
    const at = die(color, 5, tom, { piles: { [color]: [card] } })
    expect(at.seat(TOM)).toMatchObject({ marks: 0, buildings: [half, card] })
  })

  test('H49 070 reduces the disaster of a site that a 5 plays', () => {
    const tom = { marks: 0, buildings: [70], disasters: { purple: 2 }, workers: { purple: 1 } }
    const at = die('purple', 5, tom, { piles })
    expect(at.seat(TOM)).toMatchObject({ points: 6, disasters: perColor({ purple: 1 }) })
    expect(at.seat(TOM).sites.at(-1)).toBe(BUILDING)
  })

  test('section 12: 192 works for him; a second building only where no site is empty', () => {
    const full = die('purple', 5, { marks: 9, buildings: [102, 192] }, { piles })
    expect(full.seat(TOM)).toMatchObject({ marks: 0, buildings: [102, 192, BUILDING], places: [0, 1, 0] })
    const sites = ['gray', 'gray', 'gray'] as const
    const free = die('purple', 5, { marks: 9, sites, buildings: [102, 192] }, { piles })
    expect(free.seat(TOM).places).toEqual([0, 1, 2])
  })

  test('180 pays you for his building, and him for yours', () => {
    const yours = die(
      'purple',
      5,
      { marks: 9, sites: ['gray'] },
      { piles, you: { marks: 0, buildings: [180] } },
    )
    expect(yours.seat(YOU).marks).toBe(2)
    const you = { marks: 9, hand: [154], sites: ['gray'] as const }
    const his = solo({ you, tom: { marks: 0, buildings: [180] } }).play('play 154 build')
    expect(his.seat(TOM).marks).toBe(2)
  })
})

describe('6: a building, a wall segment, or marks', () => {
  const piles = { brown: [11] }

  test('6: TOM pays for the card and builds it', () => {
    const at = die('brown', 6, { marks: 9, sites: ['gray'] }, { piles })
    expect(at.seat(TOM)).toMatchObject({ marks: 0, buildings: [11], right: 0 })
  })

  test('section 15: no site fallback: the card is discarded, then he builds a wall segment', () => {
    const at = die('brown', 6, { marks: 9, workers: { brown: 2 } }, { piles })
    expect(at.seat(TOM)).toMatchObject({ marks: 8, sites: [], right: 1, workers: perColor({ brown: 2 }) })
    expect(at.state.discard.at(-1)).toBe(11)
  })

  test('6: without a segment of the colour that he can pay, 6 marks', () => {
    const other = die('brown', 6, { marks: 9, wall: [0, 1], workers: { brown: 1 } }, { piles })
    expect(other.seat(TOM)).toMatchObject({ marks: 15, sites: [], right: 1 })
    expect(other.state.discard.at(-1)).toBe(11)
    const poor = die('brown', 6, { marks: 0 }, { piles })
    expect(poor.seat(TOM)).toMatchObject({ marks: 6, right: 0 })
  })

  test('H30 an empty pile counts as impossible: a wall segment, else 6 marks', () => {
    const wall = die('brown', 6, { marks: 20, sites: ['gray'] }, { emptyPiles: ['brown'] })
    expect(wall.seat(TOM)).toMatchObject({ marks: 19, right: 1, buildings: [] })
    const marks = die('gray', 6, { marks: 20, sites: ['pink'] }, { emptyPiles: ['gray'] })
    expect(marks.seat(TOM)).toMatchObject({ marks: 26 })
  })

  test('H49 108 and 150 help the segment of a 6', () => {
    const tom = { marks: 0, buildings: [108, 150], disasters: { brown: 1 } }
    expect(die('brown', 6, tom, { piles }).seat(TOM)).toMatchObject({ marks: 0, right: 1, points: 6 })
  })

  test('E23 6 marks for each 6', () => {
    const dice = { purple: 6, orange: 1, gray: 6, pink: 1, brown: 1, black: 1 }
    const at = solo({
      tom: { marks: 0, points: 0 },
      dice,
      piles: { purple: [204], gray: [154] },
      agenda: [{ do: 'tomTurn', seat: TOM }],
    })
    expect(at.purse(TOM)).toEqual({ marks: 12, points: 3, workers: NONE })
  })
})
