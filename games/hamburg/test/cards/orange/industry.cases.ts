import { expect } from 'vitest'
import { threeDigits } from '../../../src/cards/cardfile.ts'
import { COLORS, type Color } from '../../../src/colors.ts'
import type { CardCase } from '../case.ts'
import { categoryCases, forOneWorker, TWO_OF_EACH, workers } from '../siblings.ts'

const EXCHANGES = [
  [111, 'purple'],
  [112, 'brown'],
  [113, 'pink'],
  [114, 'gray'],
] as const

const TWO_WORKERS = [
  [115, 'gray'],
  [116, 'purple'],
  [117, 'pink'],
  [118, 'brown'],
] as const

function exchangeCases(card: number, paid: Color): CardCase[] {
  const [one, other] = COLORS.filter(color => color !== paid && color !== 'orange')
  const activate = `activate ${threeDigits(card)}`
  return [
    ...forOneWorker({
      card,
      worker: paid,
      title: 'exchanges any number of the others, one for one',
      play: [
        `return ${one}`,
        `return ${one}`,
        `return ${other}`,
        'enough',
        'worker orange',
        'worker orange',
        `worker ${paid}`,
      ],
      workers: workers({ [one!]: -2, [other!]: -1, orange: 2 }),
    }),
    {
      card,
      title: 'exchanges only what remains: the paid worker is not replaced',
      given: { seats: [{ buildings: [card], workers: { [paid]: 1, [one!]: 1 } }] },
      play: [activate],
      expects: table => {
        expect(table.answers).toEqual([`return ${one}`, 'enough'])
        table.play(`return ${one}`)
        expect(table.answers).toEqual(COLORS.map(color => `worker ${color}`))
        table.play(`worker ${other}`)
        expect(table.purse().workers).toEqual(COLORS.map(color => (color === other ? 1 : 0)))
        expect(table.asked).toBeUndefined()
      },
    },
    {
      card,
      title: 'any number may be none, even the last worker may be paid for nothing (H13)',
      given: { seats: [{ hand: [37], buildings: [card], workers: { [paid]: 1 } }] },
      play: [activate],
      expects: table => {
        expect(table.purse().workers).toEqual([0, 0, 0, 0, 0])
        expect(table.asked).toEqual({ kind: 'turn', seat: 0 })
      },
    },
  ]
}

function twoWorkersCases(card: number, paid: Color): CardCase[] {
  const [one] = COLORS.filter(color => color !== paid)
  return [
    ...forOneWorker({
      card,
      worker: paid,
      title: 'any 2 workers, of different colours, the paid one too',
      play: [`worker ${paid}`, `worker ${one}`],
      workers: workers({ [one!]: 1 }),
    }),
    ...forOneWorker({
      card,
      worker: paid,
      title: 'any 2 workers, of the same colour, and no third',
      play: [`worker ${one}`, `worker ${one}`],
      workers: workers({ [paid]: -1, [one!]: 2 }),
    }).slice(0, 1),
  ]
}

const DIFFERENT: CardCase[] = [
  {
    card: 109,
    title: 'five workers of different colours: 5 points and 5 marks; once per season',
    given: {
      seats: [
        { buildings: [109, 107, 144], sites: ['pink', 'gray', 'gray'], marks: 10, workers: TWO_OF_EACH },
      ],
    },
    play: ['activate 109', 'worker pink', 'worker gray', 'worker brown', 'worker purple', 'worker orange'],
    expects: table => {
      expect(table.purse()).toEqual({ marks: 15, points: 10, workers: [1, 1, 1, 1, 1] })
      expect(table.asked).toBeUndefined()
    },
  },
  {
    card: 109,
    title: 'at least one worker, none of a colour already paid',
    given: {
      seats: [
        { buildings: [109, 107, 144], sites: ['pink', 'gray', 'gray'], marks: 10, workers: TWO_OF_EACH },
      ],
    },
    play: ['activate 109'],
    expects: table => {
      expect(table.answers).toEqual(COLORS.map(color => `worker ${color}`))
      table.play('worker gray')
      expect(table.answers).toEqual(['worker purple', 'worker orange', 'worker pink', 'worker brown', 'done'])
      table.play('worker brown')
      expect(table.answers).toEqual(['worker purple', 'worker orange', 'worker pink', 'done'])
      table.play('done')
      expect(table.purse()).toEqual({ marks: 12, points: 7, workers: [2, 2, 1, 2, 1] })
      expect(table.asked).toBeUndefined()
    },
  },
  {
    card: 109,
    title: 'two workers of one colour are one worker: 1 point and 1 mark',
    given: { seats: [{ buildings: [109], marks: 10, workers: { pink: 2 } }] },
    play: ['activate 109'],
    expects: table => expect(table.purse()).toEqual({ marks: 11, points: 6, workers: [0, 0, 0, 1, 0] }),
  },
  {
    card: 109,
    title: 'not without a worker',
    given: { seats: [{ hand: [37], buildings: [109] }] },
    play: [],
    expects: table => expect(table.answers).not.toContain('activate 109'),
  },
]

export const industry: CardCase[] = [
  ...categoryCases({
    marks: 110,
    worker: 'gray',
    search: 119,
    laurel: 120,
    same: [116, 109],
    strangers: [98, 127, 134],
    garden: [246, 266],
  }),
  ...DIFFERENT,
  ...EXCHANGES.flatMap(([card, paid]) => exchangeCases(card, paid)),
  ...TWO_WORKERS.flatMap(([card, paid]) => twoWorkersCases(card, paid)),
]
