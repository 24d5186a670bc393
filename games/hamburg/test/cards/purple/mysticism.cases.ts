import { expect } from 'vitest'
import { COLORS } from '../../../src/colors.ts'
import type { Position, SeatDescription } from '../../../src/position.ts'
import { type Table, table } from '../../table.ts'
import type { CardCase } from '../case.ts'
import { categoryCases } from '../siblings.ts'
import { countsBuildingsOnly, findsInstant, needsWorker, workersOf } from './purple.ts'

/** Seat 0 draws an intrigue token that shows brown. */
function intrigue(seat: SeatDescription): Position {
  return {
    seats: [seat],
    tokens: ['gray', 'brown'],
    agenda: ['intrigue', { do: 'turn', seat: 1 }],
  }
}

/** Seat 0 with a wall of four segments to the right; its fifth, brown, costs 5. */
function atWall(seat: SeatDescription, black: number): Position {
  return { seats: [{ hand: [37], wall: [0, 4], ...seat }], dice: { black } }
}

/** Both players at the City Hall with 1 + 2 + 1 on low dice. */
function atHall(
  seats: readonly SeatDescription[],
  dice: Position['dice'] = { purple: 1, orange: 2, brown: 1 },
) {
  const agenda = ['hall', { do: 'hall', seat: 1 }, 'turn'] as const
  return { seats, round: 0, dice: { black: 5, ...dice }, agenda } satisfies Position
}

/** Three players; seat 0 builds the card that draws a token for the others. */
function attacking(seats: readonly SeatDescription[], own: SeatDescription = {}): Position {
  const mine = { marks: 3, hand: [236], sites: ['gray', 'pink'], ...own } as const
  return { seats: [mine, ...seats], tokens: ['gray', 'pink'] }
}

const levels = (at: Table) => at.state.seats.map(({ disasters }) => disasters)
const NONE = [0, 0, 0, 0, 0]
const PINK_ONE = [0, 0, 0, 1, 0]

export const mysticism: CardCase[] = [
  ...categoryCases({
    marks: 229,
    worker: 'brown',
    search: 238,
    laurel: 239,
    same: [230, 233],
    strangers: [195, 210, 218],
    garden: [253, 273],
  }),
  countsBuildingsOnly(229, 'brown', 233, 234),
  findsInstant(238, 233, 0, 4),
  {
    card: 230,
    title: 'takes as many marks as the black die shows',
    given: {
      seats: [{ marks: 0, hand: [37], buildings: [230], workers: { orange: 1 } }],
      dice: { black: 5, orange: 2 },
    },
    play: ['activate 230'],
    expects: at => expect(at.purse()).toEqual({ marks: 5, points: 5, workers: NONE }),
  },
  needsWorker(230, 'orange'),
  {
    card: 231,
    title: 'lets the owner choose the disaster instead of the one on the token',
    given: intrigue({ buildings: [231], disasters: { brown: 2 }, workers: { gray: 3 } }),
    play: ['increase orange'],
    expects: at => {
      expect(at.seat()).toMatchObject({ disasters: [0, 1, 0, 0, 2], workers: [0, 0, 3, 0, 0] })
      expect(at.state.usedTokens).toEqual([4])
      const without = table(intrigue({ disasters: { brown: 2 }, workers: { gray: 3 } }))
      expect(without.seat()).toMatchObject({ disasters: NONE, workers: NONE })
    },
  },
  {
    card: 231,
    title: 'offers all five colours, the one on the token too, and strikes where that is the third level',
    given: intrigue({ marks: 7, buildings: [231], disasters: { pink: 2 } }),
    play: [],
    expects: at => {
      expect(at.answers).toEqual(COLORS.map(color => `increase ${color}`))
      at.play('increase pink')
      expect(at.seat()).toMatchObject({ marks: 0, disasters: NONE, points: 5 })
    },
  },
  {
    card: 231,
    title: 'leaves what the dice raise as it is',
    given: {
      seats: [{ buildings: [231] }],
      dice: { gray: 5 },
      agenda: ['raise', { do: 'turn', seat: 1 }],
    },
    play: [],
    expects: at => expect(at.seat().disasters).toEqual([0, 0, 1, 0, 0]),
  },
  {
    card: 232,
    title: 'pays 1 with a black 1 for a segment of 5 (T43)',
    given: atWall({ marks: 1, buildings: [232] }, 1),
    play: ['play 037 wall right'],
    expects: at => {
      expect(at.seat()).toMatchObject({ marks: 0, right: 5 })
      expect(table(atWall({ marks: 4 }, 1)).answers).not.toContain('play 037 wall right')
      expect(
        table(atWall({ marks: 5 }, 1))
          .play('play 037 wall right')
          .seat().marks,
      ).toBe(0)
    },
  },
  {
    card: 232,
    title: 'keeps the printed price where the black die is dearer (H08)',
    given: atWall({ marks: 6, wall: [2, 0], buildings: [232] }, 6),
    play: ['play 037 wall left'],
    expects: at => expect(at.seat()).toMatchObject({ marks: 3, left: 3 }),
  },
  {
    card: 232,
    title: 'also works with segments that a building gives: twice the black die (H48)',
    given: atWall({ marks: 2, buildings: [232, 62], workers: { orange: 1 }, wall: [4, 4] }, 1),
    play: ['activate 062', 'wall left'],
    expects: at => {
      expect(at.seat()).toMatchObject({ marks: 0, left: 5 })
      const without = atWall({ marks: 2, buildings: [62], workers: { orange: 1 }, wall: [4, 4] }, 1)
      expect(table(without).answers).not.toContain('activate 062')
    },
  },
  {
    card: 233,
    title: 'gains as many points as the black die shows',
    given: { seats: [{ marks: 9, hand: [233], sites: ['gray'] }], dice: { black: 6, purple: 2 } },
    play: ['play 233 build'],
    expects: at => expect(at.purse()).toMatchObject({ marks: 0, points: 11 }),
  },
  {
    card: 234,
    title: 'takes 4 cards with a black 4, then discards any 4 in any order (T44)',
    given: {
      seats: [{ hand: [37], buildings: [234], workers: { pink: 1 } }],
      discard: [1, 97, 98, 145, 49],
      dice: { black: 4 },
    },
    play: ['activate 234'],
    expects: at => {
      expect(at.seat().hand).toEqual([97, 98, 145, 49, 37])
      expect(at.state.discard).toEqual([1])
      at.play('discard 049', 'discard 037', 'discard 145', 'discard 097')
      expect(at.seat().hand).toEqual([98])
      expect(at.state.discard).toEqual([1, 49, 37, 145, 97])
      expect(workersOf(at)).toEqual({})
      expect(at.asked?.kind).toBe('turn')
    },
  },
  {
    card: 234,
    title: 'discards only as many as were found (H37)',
    given: {
      seats: [{ hand: [37, 38], buildings: [234], workers: { pink: 1 } }],
      discard: [145],
      dice: { black: 6 },
    },
    play: ['activate 234', 'discard 038'],
    expects: at => {
      expect(at.seat().hand).toEqual([145, 37])
      expect(at.state.discard).toEqual([38])
      expect(at.asked?.kind).toBe('turn')
    },
  },
  needsWorker(234, 'pink'),
  {
    card: 235,
    title: 'moves the cleric to a neighbouring window, and in Phase IV to the floor below that one',
    given: {
      seats: [{ hand: [37], buildings: [235], workers: { gray: 1 } }],
      window: 2,
      agenda: ['turn', 'majorities'],
    },
    play: ['activate 235'],
    expects: at => {
      expect(at.answers).toEqual(['left', 'right'])
      at.play('left')
      expect(at.state.window).toBe(1)
      expect(workersOf(at)).toEqual({})
      at.play('play 037 decrease')
      expect(at.state.floor).toEqual([0, 1, 0, 0, 0, 0])
    },
  },
  {
    card: 235,
    title: 'moves it to the right',
    given: { seats: [{ hand: [37], buildings: [235], workers: { gray: 1 } }], window: 4 },
    play: ['activate 235', 'right'],
    expects: at => expect(at.state.window).toBe(5),
  },
  {
    card: 235,
    title: 'does not go round from the first window to the last (H36)',
    given: { seats: [{ hand: [37], buildings: [235], workers: { gray: 1 } }], window: 0 },
    play: ['activate 235'],
    expects: at => {
      expect(at.state.window).toBe(1)
      expect(at.asked?.kind).toBe('turn')
    },
  },
  {
    card: 235,
    title: 'does not go round from the last window to the first (H36)',
    given: { seats: [{ hand: [37], buildings: [235], workers: { gray: 1 } }], window: 5 },
    play: ['activate 235'],
    expects: at => {
      expect(at.state.window).toBe(4)
      expect(at.asked?.kind).toBe('turn')
    },
  },
  needsWorker(235, 'gray'),
  {
    card: 236,
    title: 'raises the colour of one token for every other player, who are struck at once if it is the third',
    given: attacking(
      [
        { marks: 4, disasters: { pink: 2 } },
        { marks: 4, disasters: { gray: 2 } },
      ],
      {
        disasters: { pink: 2 },
      },
    ),
    play: ['play 236 build', 'site 1 gray'],
    expects: at => {
      expect(levels(at)).toEqual([[0, 0, 0, 2, 0], NONE, [0, 0, 2, 1, 0]])
      expect(at.state.seats.map(({ marks }) => marks)).toEqual([0, 0, 4])
      expect(at.state.usedTokens).toEqual([3])
    },
  },
  {
    card: 236,
    title: 'lets a victim avert it with 151, in its own choice (H38)',
    given: attacking([{ buildings: [151], workers: { pink: 1 } }, { workers: { pink: 1 } }]),
    play: ['play 236 build', 'site 1 gray'],
    expects: at => {
      expect(at.asked).toEqual({ kind: 'avert', seat: 1 })
      at.play('avert pink')
      expect(levels(at)).toEqual([NONE, NONE, PINK_ONE])
      expect(workersOf(at, 1)).toEqual({})
    },
  },
  {
    card: 236,
    title: 'strikes a victim with 165 only from the third level on (H38)',
    given: attacking([
      { marks: 4, buildings: [165], disasters: { pink: 2 } },
      { marks: 4, disasters: { pink: 3 } },
    ]),
    play: ['play 236 build', 'site 1 gray'],
    expects: at => {
      expect(levels(at)).toEqual([NONE, [0, 0, 0, 3, 0], NONE])
      expect(at.state.seats.map(({ marks }) => marks)).toEqual([0, 4, 0])
    },
  },
  {
    card: 236,
    title: 'pays the owner’s 187 and 188, and neither its nor a victim’s 231 applies (H05, H38)',
    given: attacking([{ buildings: [232] }], {
      sites: ['gray', 'pink', 'brown', 'brown'],
      buildings: [187, 188, 231],
    }),
    play: ['play 236 build'],
    expects: at => {
      expect(at.asked?.kind).not.toBe('chooseIntrigue')
      expect(at.purse()).toMatchObject({ marks: 2, points: 6 })
      expect(levels(at)).toEqual([NONE, PINK_ONE])
      const victim = table(attacking([{ buildings: [231, 187] }])).play('play 236 build', 'site 1 gray')
      expect(victim.seat(1)).toMatchObject({ points: 5, disasters: PINK_ONE })
    },
  },
  {
    card: 237,
    title: 'takes a worker for each coloured die that shows what the black one shows (T45)',
    given: {
      seats: [{ buildings: [237] }],
      dice: { purple: 4, orange: 5, gray: 1, pink: 3, brown: 4, black: 4 },
      agenda: [
        { do: 'window', phase: 'II' },
        { do: 'window', phase: 'II', atHall: true },
        { do: 'turn', seat: 1 },
      ],
    },
    play: ['activate 237'],
    expects: at => {
      expect(workersOf(at)).toEqual({ purple: 1, brown: 1 })
      expect(at.answers).not.toContain('activate 237')
    },
  },
  {
    card: 237,
    title: 'is no building of Phase III',
    given: { seats: [{ buildings: [237], hand: [37] }], dice: { purple: 4, black: 4 } },
    play: [],
    expects: at => expect(at.answers).not.toContain('activate 237'),
  },
  {
    card: 240,
    title: 'adds the black die to the price of everybody else: 9 for them, 4 for the owner (T46)',
    given: atHall([{ marks: 4, buildings: [240] }, { marks: 9 }]),
    play: ['advance', 'advance'],
    expects: at => {
      expect(at.state.seats.map(({ marks, hall }) => [marks, hall])).toEqual([
        [0, 1],
        [0, 1],
      ])
      expect(table(atHall([{ marks: 0, buildings: [240] }, { marks: 8 }])).asked?.kind).not.toBe('hall')
      const without = table(atHall([{ marks: 4 }, { marks: 9 }])).play('advance', 'advance')
      expect(without.state.seats.map(({ marks }) => marks)).toEqual([0, 5])
    },
  },
  {
    card: 240,
    title: 'adds it after the discount of 125, and never to its owner’s own',
    given: atHall([
      { marks: 4, buildings: [240] },
      { marks: 7, buildings: [125] },
    ]),
    play: ['advance', 'advance'],
    expects: at => {
      expect(at.state.seats.map(({ marks }) => marks)).toEqual([0, 0])
      const free = table(
        atHall(
          [
            { marks: 0, buildings: [240] },
            { marks: 5, buildings: [125] },
          ],
          { purple: 1 },
        ),
      )
      expect(free.play('advance').seat(1)).toMatchObject({ marks: 0, hall: 1 })
    },
  },
  {
    card: 240,
    title: 'adds it to the 4 marks of 002 (H04)',
    given: {
      seats: [{ buildings: [240] }, { marks: 9, buildings: [2] }],
      round: 0,
      dice: { black: 5 },
      agenda: [{ do: 'window', seat: 1, phase: 'II', atHall: true }, 'turn'],
    },
    play: ['activate 002'],
    expects: at => expect(at.seat(1)).toMatchObject({ marks: 0, hall: 1 }),
  },
  {
    card: 240,
    title: 'adds nothing to an advance in Phase III (E33)',
    given: { seats: [{ marks: 6, hand: [68], sites: ['gray'] }, { buildings: [240] }], dice: { black: 5 } },
    play: ['play 068 build'],
    expects: at => expect(at.seat()).toMatchObject({ marks: 0, hall: 1 }),
  },
]
