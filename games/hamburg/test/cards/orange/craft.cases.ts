import { expect } from 'vitest'
import { threeDigits } from '../../../src/cards/cardfile.ts'
import { COLORS, type Color } from '../../../src/colors.ts'
import type { CardCase } from '../case.ts'
import { categoryCases, forOneWorker } from '../siblings.ts'

const GUILDS = [
  [134, 'pink'],
  [135, 'purple'],
  [136, 'brown'],
  [137, 'gray'],
] as const

const DICE_CRAFTS = [
  [138, 'pink'],
  [139, 'gray'],
  [140, 'brown'],
  [141, 'purple'],
] as const

const DICE = { purple: 1, orange: 2, gray: 4, pink: 5, brown: 6, black: 3 }
/** A card of each colour: what is taken with it without any help. */
const PLAIN = { purple: 1, orange: 2, gray: 4, pink: 5, brown: 6 }
const CARD_OF = { purple: 206, orange: 98, gray: 157, pink: 74, brown: 37 } as const
/** Cards for which the top card of a pile is used: 007 for a purple worker. */
const NESTED = 7

function moneyCases(card: number, die: Color): CardCase[] {
  const played = (color: Color) => `play ${threeDigits(CARD_OF[color])} money`
  const others = COLORS.filter(color => color !== die)
  return [
    {
      card,
      title: `3 more marks for the standard action Take money with the ${die} die`,
      given: { dice: DICE, seats: [{ hand: [CARD_OF[die]], buildings: [card], marks: 10 }] },
      play: [played(die)],
      expects: table =>
        expect(table.purse()).toEqual({ marks: 13 + PLAIN[die], points: 5, workers: [0, 0, 0, 0, 0] }),
    },
    {
      card,
      title: `without it the ${die} die gives what it shows`,
      given: { dice: DICE, seats: [{ hand: [CARD_OF[die]], marks: 10 }, { buildings: [card] }] },
      play: [played(die)],
      expects: table => {
        expect(table.seat().marks).toBe(10 + PLAIN[die])
        expect(table.seat(1).marks).toBe(5)
      },
    },
    ...others.map(
      (color): CardCase => ({
        card,
        title: `nothing more with the ${color} die`,
        given: { dice: DICE, seats: [{ hand: [CARD_OF[color]], buildings: [card], marks: 10 }] },
        play: [played(color)],
        expects: table => expect(table.seat().marks).toBe(10 + PLAIN[color]),
      }),
    ),
    {
      card,
      title: 'nothing more for another standard action',
      given: { dice: DICE, seats: [{ hand: [CARD_OF[die]], buildings: [card], marks: 10 }] },
      play: [`play ${threeDigits(CARD_OF[die])} workers`],
      expects: table => expect(table.seat().marks).toBe(10),
    },
    {
      card,
      title: `a card announced as ${die} through 224 takes money with the ${die} die`,
      given: {
        dice: DICE,
        seats: [{ hand: [CARD_OF.orange], buildings: [card, 224], marks: 10, workers: { gray: 1 } }],
      },
      play: ['play 098 recolour', `as ${die} money`],
      expects: table => expect(table.purse().marks).toBe(13 + PLAIN[die]),
    },
    {
      card,
      title: 'also in a nested action, with its own colour',
      given: {
        dice: DICE,
        piles: { [die]: [CARD_OF[die]] },
        seats: [{ buildings: [card, NESTED], marks: 10, workers: { purple: 1 } }],
      },
      play: ['activate 007', `deck ${die}`, played(die)],
      expects: table => expect(table.seat().marks).toBe(13 + PLAIN[die]),
    },
    {
      card,
      title: 'not for the die that 106 reads: that is no standard action',
      given: { dice: DICE, seats: [{ buildings: [card, 106], marks: 10, workers: { [die]: 1 } }] },
      play: ['activate 106'],
      expects: table => expect(table.seat().marks).toBe(10 + PLAIN[die]),
    },
  ]
}

export const craft: CardCase[] = [
  ...categoryCases({
    marks: 133,
    worker: 'purple',
    search: 143,
    laurel: 144,
    same: [135, 142],
    strangers: [98, 115, 127],
    garden: [248, 268],
  }),
  ...GUILDS.flatMap(([card, worker]) => [
    ...forOneWorker({
      card,
      worker,
      title: '2 marks for each own coloured majority token',
      seat: { majorities: ['hall', 'wall', 'zoo'] },
      others: [{ majorities: ['buildings', 'wall', 'points', 'zoo'] }],
      marks: 16,
    }),
    ...forOneWorker({
      card,
      worker,
      title: 'nothing without a coloured token (H13)',
      others: [{ majorities: ['hall'] }],
    }).slice(0, 1),
  ]),
  ...DICE_CRAFTS.flatMap(([card, die]) => moneyCases(card, die)),
  {
    card: 142,
    title: 'takes 1 pink, 1 gray, 1 brown and 1 purple worker when it is built',
    given: { seats: [{ hand: [142], sites: ['gray'], marks: 4 }] },
    play: ['play 142 build'],
    expects: table => {
      expect(table.purse()).toEqual({ marks: 1, points: 5, workers: [1, 0, 1, 1, 1] })
      expect(table.asked).toBeUndefined()
    },
  },
  {
    card: 143,
    title: 'the instant ability of the card it finds works at once (H34)',
    given: { discard: [142], seats: [{ hand: [143], sites: ['gray', 'gray'], marks: 6 }] },
    play: ['play 143 build'],
    expects: table => expect(table.purse()).toEqual({ marks: 0, points: 5, workers: [1, 0, 1, 1, 1] }),
  },
]
