import { expect } from 'vitest'
import type { Table } from '../table.ts'
import type { CardCase } from './case.ts'
import { FAMILY_WORKERS, forOneWorker, groupCases, idle, laurelCase, recruited } from './siblings.ts'

/** What else must hold, after everything that a case expects. */
function also(each: CardCase, more: (table: Table) => void): CardCase {
  return {
    ...each,
    expects: table => {
      each.expects(table)
      more(table)
    },
  }
}

const COACHMEN: CardCase[] = FAMILY_WORKERS.flatMap((worker, i) => {
  const card = 106 + i
  const [works, ...rest] = forOneWorker({
    card,
    worker,
    title: 'one more card for an action, besides that of the turn (T23)',
    seat: { hand: [3, 4] },
    play: ['play 004 guilders'],
    guilders: 13,
  })
  return [
    also(works!, table => {
      expect(table.asked).toEqual({ kind: 'turn', seat: 0 })
      expect(table.answers).toContain('play 003 workers')
      expect(table.state.discard).toEqual([4])
    }),
    ...rest,
    idle({ card, title: 'not without a card in hand (ruling 18)', seat: { hand: [], persons: [96] } }),
  ]
})

const RECRUITING: CardCase[] = [
  {
    card: 106,
    title: 'the card may also be recruited (ruling 18)',
    given: {
      seats: [{ persons: [106], houses: ['red', 'red'], hand: [160], guilders: 3, workers: { yellow: 1 } }],
    },
    play: ['activate 106', 'play 160 recruit'],
    expects: table => expect(table.seat()).toMatchObject({ persons: [106, 160], guilders: 6 }),
  },
]

const DRAWER_WORKERS = ['red', 'blue', 'brown', 'yellow', 'purple'] as const
const tops = [
  [7, 8],
  [10, 9],
] as const

const SERVANTS: CardCase[] = DRAWER_WORKERS.flatMap((worker, i) => {
  const [works, ...rest] = forOneWorker({
    card: 111 + i,
    worker,
    title: 'the top card of either pile (T18)',
    given: { tops },
    play: ['pile 2'],
  })
  return [also(works!, table => expect(table.seat().hand).toEqual([9])), ...rest]
})

const BUTLER: CardCase[] = [
  laurelCase(
    116,
    '5 points with a house of each colour (T54)',
    { houses: ['blue', 'brown', 'yellow', 'purple', 'red', 'red'] },
    5,
  ),
  laurelCase(
    116,
    'none with four colours (T54)',
    { houses: ['blue', 'brown', 'yellow', 'purple', 'blue'] },
    0,
  ),
]

const [falconer, ...withoutFalconer] = forOneWorker({
  card: 119,
  worker: 'yellow',
  title: 'draws 2 cards, then discards any 2',
  seat: { hand: [3] },
  given: { tops },
  play: ['pile 1', 'pile 2', 'discard 003', 'discard 009'],
})

const FALCONER: CardCase[] = [
  also(falconer!, table => {
    expect(table.seat().hand).toEqual([8])
    expect(table.state.discard).toEqual([3, 9])
  }),
  ...withoutFalconer,
]

const CELLARER: CardCase[] = [
  also(
    recruited({ card: 120, title: 'draws 3 cards', given: { tops }, play: ['pile 1', 'pile 1', 'pile 2'] }),
    table => expect(table.seat().hand).toEqual([8, 7, 9]),
  ),
  also(recruited({ card: 120, title: 'or fewer', given: { tops }, play: ['pile 1', 'done'] }), table =>
    expect(table.seat().hand).toEqual([8]),
  ),
]

export const castle: CardCase[] = [
  ...COACHMEN,
  ...RECRUITING,
  ...SERVANTS,
  ...BUTLER,
  ...FALCONER,
  ...CELLARER,
  ...groupCases({ income: 118, worker: 'blue', laurel: 117, same: [106, 111], strangers: [1, 96] }),
]
