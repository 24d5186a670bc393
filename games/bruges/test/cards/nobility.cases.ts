import { expect } from 'vitest'
import { threeDigits } from '../../src/cards/cardfile.ts'
import type { Color } from '../../src/colors.ts'
import type { CardCase } from './case.ts'
import { after, FAMILY_WORKERS, forOneWorker, groupCases, idle, oncePerRound, recruited } from './siblings.ts'

const PRINCES: CardCase[] = FAMILY_WORKERS.flatMap((worker, i) =>
  forOneWorker({ card: 1 + i, worker, title: '2 guilders and 1 point', guilders: 12, points: 6 }),
)

/** A person of each colour that costs 9. */
const NINE: Readonly<Record<Color, number>> = { yellow: 2, blue: 3, red: 4, brown: 5, purple: 1 }

function halfPrice(card: number, color: Color): CardCase[] {
  const other = after(color)
  const buying = (bought: Color) => ({
    seats: [{ persons: [card], houses: ['red', 'red'] as const, hand: [NINE[bought]], guilders: 10 }],
  })
  const play = (bought: Color) => [`play ${threeDigits(NINE[bought])} recruit`]
  return [
    {
      card,
      title: `${color} persons cost half of their price, rounded up (ruling 21)`,
      given: buying(color),
      play: play(color),
      expects: table => expect(table.seat()).toMatchObject({ guilders: 5, persons: [card, NINE[color]] }),
    },
    {
      card,
      title: `${other} persons cost their price`,
      given: buying(other),
      play: play(other),
      expects: table => expect(table.seat().guilders).toBe(1),
    },
  ]
}

const PRINCESSES: CardCase[] = FAMILY_WORKERS.flatMap((color, i) => halfPrice(6 + i, color))

const QUEEN: CardCase[] = [
  oncePerRound({ card: 12, title: '1 point', points: 6 }),
  idle({ card: 12, title: 'not again before the next round', seat: { used: [12] } }),
]

const step = ['step'] as const

const EARL: CardCase[] = [
  {
    card: 13,
    title: 'a step for 4 guilders when no die shows a 1 or 2 (T45)',
    given: { seats: [{ persons: [13], guilders: 5 }], agenda: step },
    play: ['advance'],
    expects: table => expect(table.seat()).toMatchObject({ guilders: 1, reputation: 1 }),
  },
  {
    card: 13,
    title: 'not for 3 guilders',
    given: { seats: [{ persons: [13], guilders: 3 }], agenda: step },
    play: [],
    expects: table => {
      expect(table.asked).toBeUndefined()
      expect(table.seat().reputation).toBe(0)
    },
  },
  {
    card: 13,
    title: 'not instead of the price that was rolled (T45)',
    given: { seats: [{ persons: [13], guilders: 9 }], dice: { blue: 2, red: 2, brown: 2 }, agenda: step },
    play: ['advance'],
    expects: table => expect(table.seat().guilders).toBe(3),
  },
]

const MARGRAVE: CardCase[] = [
  recruited({
    card: 15,
    title: 'as many guilders as the own space on the reputation track is worth',
    seat: { reputation: 9 },
    others: [{ reputation: 3 }],
    guilders: 17,
  }),
  recruited({ card: 15, title: 'none at the town hall', guilders: 7 }),
]

export const nobility: CardCase[] = [
  ...PRINCES,
  ...PRINCESSES,
  ...QUEEN,
  ...EARL,
  ...MARGRAVE,
  ...groupCases({ income: 14, worker: 'brown', laurel: 11, same: [1, 2], strangers: [16, 96] }),
]
