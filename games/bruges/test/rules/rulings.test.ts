import { backShown, view } from '@kontor/engine'
import { describe, expect, test } from 'vitest'
import { bruges, type Position } from '../../src/index.ts'
import type { SeatDescription } from '../../src/position.ts'
import { table } from '../table.ts'
import { happenings, perColor } from './listening.ts'

/** Section 14: what the rulebook leaves open. */

const PRINCESS = 6
const VINTNER = 16
const PIPER = 52
const FIRE_BREATHER = 56
const PUPPETEER = 59
const SENTRY = 61
const JAILER = 66
const GUARDSMAN = 70
const CAPTAIN = 73
const ALMONER = 83
const BELL_RINGER = 86
const MONEYLENDER = 98
const MONEY_CHANGER = 99
const LANDLORD = 103
const COACHMAN = 106
const MESSENGER = 108
const SERVANT = 111
const FALCONER = 119
const CELLARER = 120
const PLAYWRIGHT = 132
const GLASSBLOWER = 135
const VANDAL = 142
const THIEF = 143
const SMUGGLER = 144
const ASSASSIN = 146
const PICKPOCKET = 147
const SLANDERER = 149
const ASTRONOMER = 151
const ENGINEER = 155
const THEOLOGIAN = 159
const ALCHEMIST = 160
const ARCHITECT = 163
const LIBRARIAN = 164
const NAVIGATOR = 165

function turn(seat: SeatDescription, ...others: SeatDescription[]) {
  return table({ seats: [seat, ...others] })
}

function recruiting(
  card: number,
  seat: SeatDescription,
  others: readonly SeatDescription[] = [],
  given: Position = {},
) {
  const at = table({
    seats: [{ guilders: 12, ...seat, hand: [card, ...(seat.hand ?? [])] }, ...others],
    ...given,
  })
  return at.play(`play ${String(card).padStart(3, '0')} recruit`)
}

const house = (...persons: readonly number[]) => ({
  persons,
  houses: [...persons.map(() => 'brown' as const), 'brown' as const],
})

test('13: permanents do not see their own arrival', () => {
  const at = recruiting(FIRE_BREATHER, { ...house(), threats: { red: 1 } })
  expect(at.asked).toBeUndefined()
  expect(at.seat().threats).toEqual(perColor({ red: 1 }))
})

test('13: a permanent who is taken back by whom it would follow follows no more', () => {
  const at = recruiting(THEOLOGIAN, { ...house(FIRE_BREATHER), threats: { brown: 1 } })
  at.play('take back 056')
  expect(at.asked).toBeUndefined()
  expect(at.seat().threats).toEqual(perColor({ brown: 1 }))
})

test('13: the Astronomer gone, an instant effect is not repeated', () => {
  const at = recruiting(THEOLOGIAN, house(ASTRONOMER)).play('take back 151')
  expect(at.asked?.kind).not.toBe('repeat')
})

describe('14: no worker for nothing', () => {
  test.each([
    ['Sentry without a marker', { persons: [SENTRY], workers: { yellow: 1 } }],
    ['Vintner with the last worker', { persons: [VINTNER], workers: { yellow: 1 } }],
    ['Almoner with the last worker', { persons: [ALMONER], workers: { brown: 1 } }],
    [
      'Guardsman without a marker of the colour',
      { persons: [GUARDSMAN], workers: { red: 1 }, threats: { blue: 1 } },
    ],
    ['Bell Ringer without a 6', { persons: [BELL_RINGER] }],
  ] satisfies [string, SeatDescription][])('%s', (_, seat) => {
    const at = turn({ ...seat, hand: [1] })
    expect(at.answers.filter(name => name.startsWith('activate'))).toEqual([])
  })

  test('a worker whose colour would bring nothing cannot be paid', () => {
    const at = turn({ persons: [GUARDSMAN], workers: { red: 1, blue: 1 }, threats: { blue: 2 }, hand: [1] })
    at.play('activate 070')
    expect(at.seat().workers).toEqual(perColor({ red: 1 }))
    at.play('threat blue', 'threat blue')
    expect(at.seat()).toMatchObject({ points: 7, threats: perColor({}) })
  })

  test('a person whose instant effect does nothing can be recruited', () => {
    const at = recruiting(SMUGGLER, house())
    expect(at.seat().persons).toEqual([SMUGGLER])
  })
})

describe('17: the Astronomer', () => {
  const broke: SeatDescription = house(ASTRONOMER)
  test.each([
    ['Jailer without markers', JAILER, 6, []],
    ['Engineer without money', ENGINEER, 0, ['done']],
    ['Moneylender without money', MONEYLENDER, 3, []],
    ['Smuggler without markers', SMUGGLER, 6, []],
    ['Thief of players without money', THIEF, 6, [], [{ guilders: 0 }]],
  ] as const)('is not asked about a repeat that would do nothing: %s', (_, card, guilders, play, others?) => {
    const at = recruiting(card, { ...broke, guilders }, others)
    expect(at.asked?.kind).not.toBe('repeat')
    if (at.asked) at.play(...play)
    expect(at.asked).toBeUndefined()
  })

  test('is asked about one that does something', () => {
    const at = recruiting(JAILER, { ...broke, threats: { red: 2, blue: 2 } })
    at.play('threat red', 'threat red')
    expect(at.answers).toEqual(['repeat 066', 'done'])
  })
})

describe('34: with the workers of a colour all taken', () => {
  const all = { workers: { blue: 10 } }
  const limited = { dice: { blue: 6 }, limitedWorkers: true } as const
  test.each([
    ['the Piper is not activated', { persons: [PIPER], hand: [1] }, 'activate 052', false],
    ['the Puppeteer is, for another colour', { persons: [PUPPETEER], hand: [1] }, 'activate 059', true],
  ] satisfies [string, SeatDescription, string, boolean][])('%s', (_, seat, answer, there) => {
    const at = table({ seats: [seat, all], ...limited })
    expect(at.answers.includes(answer)).toBe(there)
  })

  test('nobody takes any worker when there is none', () => {
    const everything = { workers: { blue: 10, brown: 10, yellow: 10, purple: 10, red: 10 } }
    const at = table({ seats: [{ persons: [PUPPETEER], hand: [1] }, everything], ...limited })
    expect(at.answers).not.toContain('activate 059')
  })

  test('a worker just paid can be taken', () => {
    const at = table({
      seats: [{ persons: [22], workers: { blue: 1 }, hand: [1] }, { workers: { blue: 9 } }],
      ...limited,
    })
    expect(at.answers).toContain('activate 022')
  })
})

test('18: a card that the Servant drew may be played by the Coachman', () => {
  const at = table({
    seats: [{ persons: [SERVANT, COACHMAN], workers: { red: 1, yellow: 1 }, hand: [1] }],
    tops: [[4], [3]],
  })
  at.play('activate 111', 'pile 1', 'activate 106', 'play 004 workers')
  expect(at.seat().workers).toEqual(perColor({ red: 2 }))
  expect(at.asked?.kind).toBe('turn')
})

test('19: cards are drawn one at a time from either pile, and may be left', () => {
  const at = recruiting(CELLARER, house(), [], { tops: [[4, 3], [2]] })
  at.play('pile 1', 'pile 2', 'done')
  expect(at.seat().hand).toEqual([3, 2])
})

test('19: the Librarian draws 4 and discards 4', () => {
  const at = recruiting(LIBRARIAN, { ...house(), hand: [1] }, [], { tops: [[5, 4, 3, 2], []] })
  at.play('pile 1', 'pile 1', 'pile 1')
  expect(at.answers).not.toContain('done')
  at.play('pile 1', 'discard 002', 'discard 003', 'discard 004', 'discard 001')
  expect(at.seat().hand).toEqual([5])
})

test('19: with fewer cards in the piles than the Librarian asks for, as many are discarded as were drawn', () => {
  const at = recruiting(LIBRARIAN, { ...house(), hand: [1, 2, 6] }, [], { piles: [[4], [3]], extra: false })
  at.play('pile 1', 'discard 001', 'discard 002')
  expect([...at.seat().hand].sort()).toEqual([3, 4, 6])
})

test('19: with nothing left to draw the Librarian discards nothing, and the Falconer is not activated', () => {
  const none: Position = { piles: [[], []], extra: false }
  expect(recruiting(LIBRARIAN, { ...house(), hand: [1] }, [], none).seat().hand).toEqual([1])
  const falconer = { persons: [FALCONER], workers: { yellow: 1 }, hand: [1] }
  expect(table({ seats: [falconer], ...none }).answers).not.toContain('activate 119')
})

test('19: nobody looks at the houses of the Architect', () => {
  const at = recruiting(ARCHITECT, house(), [], { tops: [[4], [3]] })
  const told = happenings(() => at.play('pile 1', 'pile 2'))
  expect(JSON.stringify(told)).not.toContain('"card"')
  expect(view(bruges, at.state, 0).table.seats[0]!.houses.map(backShown)).toEqual([1, 4, 0])
})

test('20: the Navigator must use the drawn card at once; it is no turn', () => {
  const at = recruiting(NAVIGATOR, { ...house(), hand: [1] }, [], {
    tops: [[4], [3]],
    agenda: ['turn', 'turn'],
  })
  at.play('pile 1')
  expect(at.asked).toEqual({ kind: 'act', seat: 0 })
  expect(at.answers).toEqual(['play 004 workers', 'play 004 guilders'])
  expect(view(bruges, at.state, 1).table.aside.map(backShown)).toEqual([4])
  at.play('play 004 workers')
  expect(at.state.aside).toEqual([])
  expect(at.asked).toEqual({ kind: 'turn', seat: 0 })
})

test.each([
  [2, 9, 5],
  [154, 6, 3],
  [17, 3, 2],
])('21: half price for the yellow card %i: %i becomes %i', (card, cost, half) => {
  const at = recruiting(card, house(PRINCESS))
  expect(cost).toBeGreaterThan(half)
  expect(at.seat().guilders).toBe(12 - half)
})

test('21: other colours cost the whole price', () => {
  expect(recruiting(4, house(PRINCESS)).seat().guilders).toBe(3)
})

describe('23: the Captain of the Guard', () => {
  test('discards up to 2 markers by action 3', () => {
    const at = turn({ persons: [CAPTAIN], threats: { brown: 2 }, hand: [5] }).play('play 005 threat')
    expect(at.answers).toEqual(['threat brown', 'done'])
    at.play('threat brown')
    expect(at.seat()).toMatchObject({ points: 7, threats: perColor({}) })
  })

  test('changes nothing about discards by persons', () => {
    const at = turn({ persons: [CAPTAIN, SENTRY], workers: { yellow: 1 }, threats: { yellow: 2 }, hand: [5] })
    at.play('activate 061')
    expect(at.seat()).toMatchObject({ points: 6, threats: perColor({ yellow: 1 }) })
    expect(at.asked?.kind).toBe('turn')
  })
})

describe('25: the Playwright', () => {
  test('activates each person with a worker icon once, free, turned or not, in any order', () => {
    const at = recruiting(PLAYWRIGHT, { ...house(1, 91, 96), used: [91], guilders: 6 })
    expect(at.answers).toEqual(['activate 001', 'activate 091', 'done'])
    at.play('activate 091')
    expect(at.answers).toEqual(['activate 001', 'done'])
    at.play('activate 001')
    expect(at.seat()).toMatchObject({ guilders: 5, points: 6, used: [91] })
    expect(at.answers).toEqual(['activate 096', 'done'])
    expect(at.state.encores).toEqual([])
  })

  test('lets the owner name the colour of a free worker', () => {
    const at = recruiting(PLAYWRIGHT, { ...house(MONEY_CHANGER), guilders: 6 }, [], { dice: { red: 6 } })
    at.play('activate 099', 'worker red')
    expect(at.seat().guilders).toBe(6)
  })

  test('needs a card for the Coachman, who may go on with the next person when somebody has left', () => {
    const at = recruiting(PLAYWRIGHT, { ...house(COACHMAN, 91, 92), guilders: 6, hand: [THEOLOGIAN] })
    expect(at.answers).toContain('activate 106')
    at.play('activate 106', 'play 159 workers')
    expect(at.answers).toEqual(['activate 091', 'activate 092', 'done'])
    const empty = recruiting(PLAYWRIGHT, { ...house(COACHMAN, 91), guilders: 6 })
    expect(empty.answers).toEqual(['activate 091', 'done'])
  })

  test('does not activate a person that has left and come again: that one is new', () => {
    const at = recruiting(PLAYWRIGHT, {
      persons: [COACHMAN, MESSENGER, 91, 92],
      houses: ['brown', 'brown', 'brown', 'brown', 'brown', 'brown'],
      guilders: 24,
      hand: [THEOLOGIAN],
    })
    at.play('activate 106', 'play 159 recruit', 'take back 091', 'done', 'activate 108', 'play 091 recruit')
    expect(at.answers).toEqual(['activate 092', 'done'])
  })

  test('activates nobody who has left meanwhile, and nobody twice', () => {
    const at = recruiting(PLAYWRIGHT, {
      persons: [COACHMAN, 91, 92],
      houses: ['brown', 'brown', 'brown', 'brown', 'brown'],
      guilders: 6,
      hand: [THEOLOGIAN],
    })
    at.play('activate 106', 'play 159 recruit', 'take back 106', 'take back 091', 'done')
    expect(at.answers).toEqual(['activate 092', 'done'])
  })
})

test('26: the Pickpocket takes a random card from each hand; only its new owner sees it', () => {
  const at = table({
    seats: [{ guilders: 12, ...house(), hand: [PICKPOCKET] }, { hand: [1, 2] }, { hand: [] }, { hand: [3] }],
  })
  const stolen = happenings(() => at.play('play 147 recruit')).filter(({ kind }) => kind === 'stole')
  expect(stolen).toMatchObject([
    { from: 1, secret: { to: 0 } },
    { from: 3, color: 0, secret: { to: 0, card: 3 } },
  ])
  expect(at.state.seats.map(({ hand }) => hand.length)).toEqual([2, 1, 0, 0])
})

test('27: the Vandal sends a person to the hand, the Assassin to the discard pile', () => {
  const victim = { persons: [1], houses: [4] } as const
  const vandal = recruiting(VANDAL, house(), [victim])
  expect(vandal.seat(1)).toMatchObject({ houses: [], persons: [], hand: [1] })
  expect(vandal.state.discard).toEqual([4])
  const assassin = recruiting(ASSASSIN, house(), [victim])
  expect(assassin.seat(1)).toMatchObject({ houses: [4], persons: [], hand: [] })
  expect(assassin.state.discard).toEqual([1])
})

test('28: the Slanderer moves pawns back, not below the town hall, and touches no marker', () => {
  const at = recruiting(SLANDERER, house(), [{ reputation: 2, majorities: ['reputation'] }, {}])
  expect(at.seat(1)).toMatchObject({ reputation: 1, majorities: 1 })
  expect(at.seat(2).reputation).toBe(0)
})

test('29: the Smuggler gives everybody else a marker of the colour; third ones strike in order', () => {
  const at = recruiting(SMUGGLER, { ...house(), threats: { yellow: 1 } }, [
    { threats: { yellow: 2 }, guilders: 9 },
    { threats: { yellow: 1 }, guilders: 9 },
  ])
  expect(at.answers).toEqual(['threat yellow', 'done'])
  at.play('threat yellow')
  expect(at.seat(0)).toMatchObject({ points: 6, threats: perColor({}) })
  expect(at.seat(1)).toMatchObject({ guilders: 0, threats: perColor({}) })
  expect(at.seat(2)).toMatchObject({ guilders: 9, threats: perColor({ yellow: 2 }) })
})

test('30: the Landlord takes 2 guilders from the supply when another player recruits, however that comes', () => {
  const at = turn(
    { ...house(COACHMAN), workers: { yellow: 1 }, guilders: 3, hand: [ALCHEMIST, 1] },
    { persons: [LANDLORD], guilders: 0 },
  )
  at.play('activate 106', 'play 160 recruit')
  expect(at.seat(0).guilders).toBe(6)
  expect(at.seat(1).guilders).toBe(2)
})

test('30: the Landlord is paid before the recruited person does anything: a Thief can take those guilders', () => {
  const at = recruiting(THIEF, house(), [{ persons: [LANDLORD], guilders: 0 }])
  expect(at.seat(0).guilders).toBe(12 - 6 + 2)
  expect(at.seat(1).guilders).toBe(0)
})

test('30: the Glassblower takes a worker of the colour of the space', () => {
  const at = turn({ hand: [3] }, { persons: [GLASSBLOWER] }).play('play 003 canal left')
  expect(at.seat(1).workers).toEqual(perColor({ blue: 1 }))
})

test('41: several victims decide in order', () => {
  const at = recruiting(VANDAL, house(), [{ houses: [3, 4] }, { houses: [5, 2] }])
  expect(at.asked).toEqual({ kind: 'loseHouse', seat: 1 })
  at.play('house 1 blue')
  expect(at.asked).toEqual({ kind: 'loseHouse', seat: 2 })
})

test('a person that comes again is new: its instant effect works again', () => {
  const at = table({
    seats: [{ persons: [ALCHEMIST], houses: ['brown', 'brown'], hand: [THEOLOGIAN], guilders: 3 }],
    agenda: ['turn', 'turn'],
  })
  at.play('play 159 recruit', 'take back 160', 'play 160 recruit')
  expect(at.seat().guilders).toBe(6)
})
