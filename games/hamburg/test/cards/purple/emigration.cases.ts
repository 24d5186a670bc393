import { expect } from 'vitest'
import type { Color } from '../../../src/colors.ts'
import type { Position, SeatDescription } from '../../../src/position.ts'
import { table } from '../../table.ts'
import type { CardCase } from '../case.ts'
import { categoryCases } from '../siblings.ts'
import { countsBuildingsOnly, findsInstant, needsWorker, workersOf } from './purple.ts'

/** For two workers, the top card of a pile becomes a site (E30). */
function siteFromPile([card, worker]: readonly [number, Color]): CardCase[] {
  return [
    {
      card,
      title: `adds the top card of a pile as a site, for a ${worker} worker and one of its colour`,
      given: {
        seats: [{ hand: [37], buildings: [card], workers: { [worker]: 1, purple: 2 } }],
        piles: { purple: [253] },
      },
      play: [`activate ${card}`],
      expects: at => {
        expect(at.seat().sites.at(-1)).toBe(253)
        expect(at.seat().sites).toHaveLength(2)
        expect(at.seat().garden).toEqual([])
        expect(workersOf(at)).toEqual({ purple: 1 })
        expect(at.answers).not.toContain(`activate ${card}`)
      },
    },
    {
      card,
      title: 'offers only piles whose second worker is there (E30)',
      given: {
        seats: [{ hand: [37], buildings: [card], workers: { [worker]: 2, purple: 1 } }],
        piles: { [worker]: [] },
      },
      play: [`activate ${card}`],
      expects: at => {
        expect(at.answers.toSorted()).toEqual([`deck ${worker}`, 'deck purple'].sort())
        at.play(`deck ${worker}`)
        expect(workersOf(at)).toEqual({ purple: 1 })
      },
    },
    {
      card,
      title: 'cannot be used without the second worker (E30)',
      given: { seats: [{ hand: [37], buildings: [card], workers: { [worker]: 1 } }] },
      play: [],
      expects: at => expect(at.answers).not.toContain(`activate ${card}`),
    },
    needsWorker(card, worker),
  ]
}

const SITES = [
  [219, 'brown'],
  [220, 'pink'],
  [221, 'orange'],
  [222, 'gray'],
] as const

/** A seat's step at the City Hall in Phase II. */
function atHall(seat: SeatDescription): Position {
  return {
    seats: [seat, {}],
    round: 0,
    dice: { purple: 1, orange: 2 },
    agenda: ['hall', { do: 'hall', seat: 1 }, 'turn'],
  }
}

/** Seat 0 with a gray worker and a pink hand card. */
function recolouring(seat: SeatDescription = {}): Position {
  return {
    seats: [{ marks: 9, hand: [49, 50], buildings: [224], workers: { gray: 1 }, ...seat }],
    dice: { purple: 1, orange: 2, gray: 4, pink: 3, brown: 6 },
  }
}

/** Seat 0 builds the card that copies, next to a seat with instants. */
function copying(seat: SeatDescription, other: SeatDescription): Position {
  return { seats: [{ marks: 6, hand: [228], sites: ['gray'], ...seat }, other], dice: { black: 5 } }
}

export const emigration: CardCase[] = [
  ...categoryCases({
    marks: 218,
    worker: 'orange',
    search: 223,
    laurel: 225,
    same: [222, 228],
    strangers: [195, 210, 229],
    garden: [253, 273],
  }),
  countsBuildingsOnly(218, 'orange', 219, 220),
  findsInstant(223, 217, 4, 0),
  {
    card: 217,
    title: 'takes 2 marks for each colour that is raised, however high (E29)',
    given: {
      seats: [
        { marks: 3, hand: [217], sites: ['gray'], disasters: { purple: 2, pink: 1, brown: 1 } },
        { disasters: { gray: 1 } },
      ],
    },
    play: ['play 217 build'],
    expects: at => expect(at.purse()).toMatchObject({ marks: 6, points: 5 }),
  },
  {
    card: 217,
    title: 'takes nothing if nothing is raised',
    given: { seats: [{ marks: 3, hand: [217], sites: ['gray'] }] },
    play: ['play 217 build'],
    expects: at => expect(at.seat().marks).toBe(0),
  },
  ...SITES.flatMap(siteFromPile),
  {
    card: 224,
    title:
      'lets a pink card be a brown one for a site: a gray and a brown worker, and the site is pink (T47)',
    given: recolouring({ workers: { gray: 1, brown: 1 } }),
    play: ['play 049 recolour', 'as brown site'],
    expects: at => {
      expect(workersOf(at)).toEqual({})
      expect(at.seat().sites.at(-1)).toBe(49)
      const without = table(recolouring({ buildings: [], workers: { gray: 1, brown: 1 } }))
      expect(without.answers).not.toContain('play 049 recolour')
      expect(without.answers).not.toContain('play 049 site')
    },
  },
  {
    card: 224,
    title: 'lets a card be gray for a site only with a second gray worker',
    given: recolouring({ workers: { gray: 1 } }),
    play: ['play 049 recolour'],
    expects: at => {
      expect(at.answers).not.toContain('as gray site')
      const two = table(recolouring({ workers: { gray: 2 } })).play('play 049 recolour', 'as gray site')
      expect(workersOf(two)).toEqual({})
    },
  },
  {
    card: 224,
    title: 'brings money and workers of the announced colour, for a gray worker',
    given: recolouring(),
    play: ['play 049 recolour', 'as brown money'],
    expects: at => {
      expect(at.purse()).toEqual({ marks: 15, points: 5, workers: [0, 0, 0, 0, 0] })
      expect(at.state.discard).toEqual([49])
      const taking = table(recolouring()).play('play 049 recolour', 'as orange workers')
      expect(workersOf(taking)).toEqual({ orange: 3 })
      const plain = table(recolouring()).play('play 049 money')
      expect(plain.purse()).toEqual({ marks: 12, points: 5, workers: [0, 0, 1, 0, 0] })
    },
  },
  {
    card: 224,
    title: 'builds a segment and reduces a disaster of the announced colour, with 150 and 168 (H39)',
    given: recolouring({ buildings: [224, 150], disasters: { pink: 2, gray: 2, purple: 2 } }),
    play: ['play 049 recolour', 'as purple wall right'],
    expects: at => {
      expect(at.seat()).toMatchObject({ marks: 8, right: 1, left: 0, points: 6, disasters: [1, 0, 2, 2, 0] })
      const reducing = table(recolouring({ buildings: [224, 168], disasters: { pink: 2, orange: 2 } }))
      reducing.play('play 049 recolour', 'as orange decrease')
      expect(reducing.seat()).toMatchObject({ points: 7, disasters: [0, 0, 0, 2, 0] })
    },
  },
  {
    card: 224,
    title: 'leaves the site its printed colour for 070 (H39)',
    given: recolouring({
      buildings: [224, 70],
      workers: { gray: 1, brown: 1 },
      disasters: { pink: 1, brown: 1 },
    }),
    play: ['play 049 recolour', 'as brown site'],
    expects: at => {
      expect(at.answers).toEqual(['reduce pink', 'done'])
      at.play('reduce pink')
      expect(at.seat()).toMatchObject({ points: 6, disasters: [0, 0, 0, 0, 1] })
    },
  },
  {
    card: 224,
    title: 'needs a gray worker and never concerns a building',
    given: recolouring({ workers: { pink: 3 }, sites: ['brown', 'gray'] }),
    play: [],
    expects: at => {
      expect(at.answers).toContain('play 049 build')
      expect(at.answers).not.toContain('play 049 recolour')
      const paid = table(recolouring({ sites: ['brown', 'gray'] })).play('play 049 recolour')
      expect(paid.answers.filter(name => name.endsWith('build'))).toEqual([])
      expect(paid.answers.filter(name => name.startsWith('as pink'))).toEqual([])
    },
  },
  {
    card: 224,
    title: 'also works in a standard action that a building gives',
    given: { ...recolouring({ buildings: [224, 202], workers: { pink: 1, gray: 1 } }), discard: [193] },
    play: ['activate 202', 'play 193 recolour', 'as brown money'],
    expects: at => expect(at.purse()).toEqual({ marks: 15, points: 5, workers: [0, 0, 0, 0, 0] }),
  },
  {
    card: 226,
    title: 'gains a point on an advance at the dice price',
    given: atHall({ marks: 3, buildings: [226] }),
    play: ['advance'],
    expects: at => {
      expect(at.seat()).toMatchObject({ marks: 0, hall: 1, points: 6 })
      expect(
        table(atHall({ marks: 3 }))
          .play('advance')
          .seat(),
      ).toMatchObject({ hall: 1, points: 5 })
    },
  },
  {
    card: 226,
    title: 'also gains it on the last space, besides the 4 points (H43), and through a building (H05)',
    given: atHall({ marks: 3, hall: 9, buildings: [226] }),
    play: ['advance'],
    expects: at => {
      expect(at.seat()).toMatchObject({ hall: 9, points: 10 })
      const seat = { marks: 6, hand: [68], sites: ['gray', 'pink'], buildings: [226] } as const
      expect(
        table({ seats: [seat] })
          .play('play 068 build')
          .seat(),
      ).toMatchObject({ hall: 1, points: 6 })
    },
  },
  {
    card: 226,
    title: 'gains nothing from another’s advance, or without one',
    given: {
      ...atHall({ marks: 3, buildings: [226], hand: [1] }),
      seats: [{ marks: 3, buildings: [226], hand: [1] }, {}],
    },
    play: ['done', 'advance'],
    expects: at => expect([at.seat(0).points, at.seat(1).points]).toEqual([5, 5]),
  },
  {
    card: 227,
    title: 'takes a mark for each colour among the workers that remain',
    given: { seats: [{ marks: 0, hand: [37], buildings: [227], workers: { pink: 1, gray: 3, brown: 1 } }] },
    play: ['activate 227'],
    expects: at => expect(at.purse()).toEqual({ marks: 2, points: 5, workers: [0, 0, 3, 0, 1] }),
  },
  {
    card: 227,
    title: 'counts pink if a second pink worker remains',
    given: { seats: [{ marks: 0, hand: [37], buildings: [227], workers: { pink: 2, gray: 3 } }] },
    play: ['activate 227'],
    expects: at => expect(at.seat().marks).toBe(2),
  },
  needsWorker(227, 'pink'),
  {
    card: 228,
    title: 'uses an instant building of another player, which stays there',
    given: copying(
      { sites: ['gray', 'pink'], buildings: [206] },
      { marks: 1, buildings: [209, 121, 102, 205] },
    ),
    play: ['play 228 build'],
    expects: at => {
      expect(at.answers).toEqual(['use 209', 'use 121'])
      at.play('use 121')
      expect(at.seat()).toMatchObject({ marks: 6, buildings: [206, 228] })
      expect(at.seat(1)).toMatchObject({ marks: 1, buildings: [209, 121, 102, 205] })
    },
  },
  {
    card: 228,
    title: 'counts what the copier has, as though just built',
    given: copying({ disasters: { pink: 2, gray: 1 } }, { buildings: [217], disasters: { brown: 1 } }),
    play: ['play 228 build'],
    expects: at => {
      expect(at.seat().marks).toBe(4)
      expect(at.seat(1).marks).toBe(5)
    },
  },
  {
    card: 228,
    title: 'may use it twice with 036, and then itself once more (E12)',
    given: copying({ sites: ['gray', 'pink'], buildings: [36] }, { buildings: [121, 233] }),
    play: ['play 228 build', 'use 233', 'repeat 233'],
    expects: at => {
      expect(at.seat()).toMatchObject({ marks: 0, points: 15 })
      expect(at.answers).toEqual(['repeat 228', 'done'])
      at.play('repeat 228', 'use 121', 'done')
      expect(at.seat()).toMatchObject({ marks: 6, points: 15 })
    },
  },
  {
    card: 228,
    title: 'does nothing where the others have no instant building',
    given: copying({ buildings: [121], sites: ['gray', 'pink'] }, { buildings: [102, 205, 232] }),
    play: ['play 228 build'],
    expects: at => expect(at.purse()).toMatchObject({ marks: 0, points: 5 }),
  },
]
