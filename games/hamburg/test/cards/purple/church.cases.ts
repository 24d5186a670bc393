import { expect } from 'vitest'
import type { Color } from '../../../src/colors.ts'
import type { Position, SeatDescription } from '../../../src/position.ts'
import { table } from '../../table.ts'
import type { CardCase } from '../case.ts'
import { categoryCases, sourcesOf } from '../siblings.ts'
import { countsBuildingsOnly, findsInstant, needsWorker, workersOf } from './purple.ts'

/** At once a worker and 3 marks (T15), and never again. */
function workerAndMarks([card, worker]: readonly [number, Color]): CardCase {
  return {
    card,
    title: `takes 1 ${worker} worker and 3 marks at once, and never again (T15)`,
    given: {
      seats: [{ marks: 1, hand: [card, 37], sites: ['gray', 'pink'], buildings: [102] }],
      agenda: ['turn', 'turn', 'turn'],
    },
    play: [`play ${card} build`, 'done'],
    expects: at => {
      expect(at.purse()).toMatchObject({ marks: 4, points: 5 })
      expect(workersOf(at)).toEqual({ [worker]: 1 })
      expect(at.answers.some(name => name === `activate ${card}`)).toBe(false)
      at.play('play 037 decrease', 'activate 102')
      expect(at.purse()).toMatchObject({ marks: 6 })
      expect(workersOf(at)).toEqual({ [worker]: 1 })
    },
  }
}

const INSTANT_WORKERS = [
  [206, 'pink'],
  [207, 'gray'],
  [208, 'orange'],
  [209, 'brown'],
] as const

/** A seat's step at the City Hall in Phase II. */
function atHall(seat: SeatDescription, seats: readonly SeatDescription[] = []): Position {
  return {
    seats: [seat, ...seats],
    round: 0,
    dice: { purple: 1, orange: 2 },
    agenda: ['hall', { do: 'hall', seat: 1 }, 'turn'],
  }
}

const raised = { gray: 1, pink: 2 } as const

export const church: CardCase[] = [
  ...categoryCases({
    marks: 210,
    worker: 'brown',
    search: 211,
    laurel: 215,
    same: [212, 206],
    strangers: [195, 218, 229],
    garden: [253, 273],
  }),
  countsBuildingsOnly(210, 'brown', 207, 208),
  findsInstant(211, 206, 3, 0),
  {
    card: 205,
    title: 'scores 3 points for 7 workers (T18)',
    given: {
      seats: [{ buildings: [205], workers: { purple: 3, gray: 1, pink: 3 } }, { workers: { brown: 9 } }],
    },
    play: [],
    expects: at => expect(sourcesOf(at).laurels).toBe(3),
  },
  {
    card: 205,
    title: 'scores 4 points for 8 workers, nothing for one',
    given: { seats: [{ buildings: [205], workers: { orange: 8 } }] },
    play: [],
    expects: at => {
      expect(sourcesOf(at).laurels).toBe(4)
      const one = table({ seats: [{ buildings: [205], workers: { orange: 1 } }] })
      expect(sourcesOf(one).laurels).toBe(0)
    },
  },
  ...INSTANT_WORKERS.map(workerAndMarks),
  {
    card: 212,
    title: 'takes a worker of its colour for each die that shows a 1, any worker for the black one',
    given: {
      seats: [{ hand: [37], buildings: [212], workers: { gray: 1 } }],
      dice: { purple: 1, orange: 2, gray: 1, pink: 6, brown: 3, black: 1 },
    },
    play: ['activate 212', 'worker pink'],
    expects: at => expect(workersOf(at)).toEqual({ purple: 1, gray: 1, pink: 1 }),
  },
  {
    card: 212,
    title: 'takes no free worker if the black die shows something else',
    given: {
      seats: [{ hand: [37], buildings: [212], workers: { gray: 2 } }],
      dice: { brown: 1, black: 2 },
    },
    play: ['activate 212'],
    expects: at => {
      expect(at.asked?.kind).toBe('turn')
      expect(workersOf(at)).toEqual({ gray: 1, brown: 1 })
    },
  },
  needsWorker(212, 'gray'),
  {
    card: 213,
    title: 'scores a point for each die that shows a 1, the black one too',
    given: {
      seats: [{ hand: [37], buildings: [213], workers: { orange: 1 } }],
      dice: { purple: 1, orange: 1, gray: 2, pink: 6, brown: 3, black: 1 },
    },
    play: ['activate 213'],
    expects: at => expect(at.purse()).toEqual({ marks: 5, points: 8, workers: [0, 0, 0, 0, 0] }),
  },
  needsWorker(213, 'orange'),
  {
    card: 214,
    title: 'reduces any one disaster, for the usual point, on an advance at the dice price',
    given: atHall({ marks: 3, buildings: [214], disasters: raised }),
    play: ['advance'],
    expects: at => {
      expect(at.answers).toEqual(['reduce gray', 'reduce pink', 'done'])
      at.play('reduce pink')
      expect(at.seat()).toMatchObject({ hall: 1, points: 6, disasters: [0, 0, 1, 1, 0] })
      expect(at.asked?.kind).not.toBe('reduceAny')
      const without = table(atHall({ marks: 3, disasters: raised })).play('advance')
      expect(without.seat()).toMatchObject({ hall: 1, points: 5, disasters: [0, 0, 1, 2, 0] })
    },
  },
  {
    card: 214,
    title: 'also works on the last space, besides the 4 points (H43)',
    given: atHall({ marks: 3, hall: 9, buildings: [214], disasters: raised }),
    play: ['advance', 'reduce gray'],
    expects: at => {
      expect(at.seat()).toMatchObject({ hall: 9, points: 10, disasters: [0, 0, 0, 2, 0] })
      const without = table(atHall({ marks: 3, hall: 9, disasters: raised })).play('advance')
      expect(without.seat()).toMatchObject({ hall: 9, points: 9, disasters: [0, 0, 1, 2, 0] })
    },
  },
  {
    card: 214,
    title: 'also works on an advance through a building in Phase III (H05)',
    given: {
      seats: [{ marks: 6, hand: [68], sites: ['gray', 'pink'], buildings: [214], disasters: { brown: 2 } }],
    },
    play: ['play 068 build', 'reduce brown'],
    expects: at => expect(at.seat()).toMatchObject({ hall: 1, points: 6, disasters: [0, 0, 0, 0, 1] }),
  },
  {
    card: 214,
    title: 'also works on an advance through 002 in Phase II (H05)',
    given: {
      seats: [{ marks: 4, buildings: [214, 2], disasters: { brown: 2 } }],
      round: 0,
      dice: { black: 5 },
      agenda: [
        { do: 'window', phase: 'II', atHall: true },
        { do: 'turn', seat: 1 },
      ],
    },
    play: ['activate 002', 'reduce brown'],
    expects: at =>
      expect(at.seat()).toMatchObject({ marks: 0, hall: 1, points: 6, disasters: [0, 0, 0, 0, 1] }),
  },
  {
    card: 214,
    title: 'works for its owner’s advances only, and not when nobody advances',
    given: atHall({ marks: 3, buildings: [214], disasters: raised, hand: [1] }, [
      { marks: 3, disasters: raised },
    ]),
    play: ['done', 'advance'],
    expects: at => {
      expect(at.asked).toEqual({ kind: 'turn', seat: 0 })
      expect(at.seat(0).disasters).toEqual([0, 0, 1, 2, 0])
      expect(at.seat(1)).toMatchObject({ hall: 1, points: 5, disasters: [0, 0, 1, 2, 0] })
    },
  },
  {
    card: 216,
    title: 'takes any 2 workers and 3 points',
    given: { seats: [{ hand: [37], buildings: [216], workers: { pink: 2 } }] },
    play: ['activate 216', 'worker purple', 'worker pink'],
    expects: at => {
      expect(at.purse()).toEqual({ marks: 5, points: 8, workers: [1, 0, 0, 2, 0] })
      expect(at.answers).not.toContain('activate 216')
    },
  },
  needsWorker(216, 'pink'),
]
