import { newRecord, openSession, playNamed } from '@kontor/engine'
import { expect, test } from 'vitest'
import { amsterdam } from '../../src/index.ts'
import { displayOf, lowered, quickBonus } from '../../src/rules/rounds.ts'
import { table } from '../table.ts'
import { resources, seedRolling } from './counting.ts'

test('TC-R02: a card of the display lies inactive below the board', () => {
  const game = table({
    seats: [{ inactive: [25] }],
    display: [109, 113, 55, 1],
    agenda: ['take a card'],
  })
  game.play('take 001')
  expect(game.seat().inactive).toEqual([25, 1])
})

test('A03: a card must be taken', () => {
  const game = table({ display: [109, 113, 55, 1], agenda: ['take a card'] })
  expect(game.answers).toEqual(['take 109', 'take 113', 'take 055', 'take 001'])
})

test('TC-A18: a sixth inactive card costs one of the six and a penalty tile', () => {
  const game = table({
    seats: [{ inactive: [25, 26, 27, 28, 29] }],
    display: [109, 113],
    agenda: ['take a card', 'take a card of player 2'],
  })
  game.play('take 109')
  expect(game.asked).toEqual({ kind: 'surplus', seat: 0 })
  game.play('discard 026')
  expect(game.seat().inactive).toEqual([25, 27, 28, 29, 109])
  expect(game.seat().penalties).toBe(1)
  expect(game.state.discard).toContain(26)
})

test('what nobody takes goes to the discard pile', () => {
  const game = table({
    display: [109, 113, 55],
    agenda: ['take a card', 'clear the display', 'turn'],
  })
  game.play('take 055')
  expect(game.state.discard).toEqual([109, 113])
})

test.each([
  [2, 1, [2, 1, 1]],
  [3, 1, [2, 1, 2]],
  [3, 2, [2, 2, 1]],
  [4, 2, [2, 2, 2]],
])(
  '%i players in round %i are shown plans, buildings and craftsmen %o',
  (players, round, [plans, buildings, craftsmen]) => {
    expect(displayOf(players, round)).toEqual({ plans, buildings, craftsmen })
  },
)

test('TC-R03: chosen dice put their number of resources into the slot with their number', () => {
  const game = table({
    seats: [{ wheel: [{ black: 1 }, {}, {}, {}, {}, {}] }],
    dice: { orange: 2, brown: 5 },
    agenda: ['phase two', 'turn'],
  })
  game.play('die orange', 'die brown')
  // The wheel has turned by one slot since.
  expect(game.seat().wheel[0]).toEqual(resources({ orange: 2 }))
  expect(game.seat().wheel[3]).toEqual(resources({ brown: 5 }))
})

test('A16: the same die cannot be chosen twice, and dice are not used up', () => {
  const game = table({
    agenda: ['phase two', 'phase two of player 2', 'turn'],
  })
  game.play('die pink')
  expect(game.answers).not.toContain('die pink')
  game.play('die gray')
  expect(game.asked?.seat).toBe(1)
  expect(game.answers).toContain('die pink')
})

test('A16: two equal numbers go to the same slot', () => {
  const game = table({
    dice: { pink: 4, gray: 4 },
    agenda: ['phase two', 'turn'],
  })
  game.play('die pink', 'die gray')
  expect(game.seat().wheel[2]).toEqual(resources({ pink: 4, gray: 4 }))
})

test('TC-R04: what leaves the wheel joins the supply, without a penalty', () => {
  const game = table({
    seats: [{ wheel: [{ black: 1 }] }],
    dice: { pink: 4, gray: 4 },
    agenda: ['phase two', 'turn'],
  })
  game.play('die pink', 'die gray')
  expect(game.seat().supply).toEqual(resources({ black: 1 }))
  expect(game.seat().penalties).toBe(0)
})

test('TC-A03, A04: an empty exit costs a penalty tile although the magazine gives a resource', () => {
  const game = table({
    seats: [{ magazine: 'pink' }],
    agenda: ['phase two', 'turn'],
  })
  game.play('die pink', 'die gray')
  expect(game.seat().penalties).toBe(1)
  expect(game.seat().supply).toEqual(resources({ pink: 1 }))
  expect(game.seat().magazine).toBe(-1)
})

test('TC-R16: in round 10 dice of 4 to 6 are turned to 1 before anybody chooses', () => {
  expect(lowered([6, 6, 5, 4, 3, 2], 10)).toEqual([1, 1, 1, 1, 3, 2])
  const seed = seedRolling(dice => dice.filter(pips => pips > 3).length === 4)
  const game = table({ round: 10, seed, agenda: ['roll'] })
  expect(game.asked?.kind).toBe('chooseDie')
  expect(game.state.dice.every(pips => pips <= 3)).toBe(true)
})

test.each([
  [7, 6],
  [8, 5],
  [9, 4],
  [10, 3],
  [11, 2],
  [12, 1],
])('in round %i the highest die that stays is %i', (round, highest) => {
  const dice = lowered([1, 2, 3, 4, 5, 6], round)
  expect(Math.max(...dice)).toBe(highest)
})

test('TC-A01: a die that may be chosen pays by the last round', () => {
  for (let round = 1; round <= 12; round++) {
    for (const pips of lowered([1, 2, 3, 4, 5, 6], round)) expect(round + pips - 1).toBeLessThanOrEqual(12)
  }
})

test('TC-A01: a die of 3 pays two rounds later', () => {
  const game = table({
    round: 1,
    dice: { pink: 3, gray: 1 },
    agenda: ['phase two', 'turn the wheel', 'turn the wheel', 'turn'],
  })
  game.play('die pink', 'die gray')
  expect(game.seat().supply).toEqual(resources({ pink: 3, gray: 1 }))
})

test('TC-A02: the start resources leave the wheel in rounds 1 and 2', () => {
  const seats = ['one', 'two']
  const session = openSession(amsterdam, newRecord(amsterdam, { seats, seed: 'start' }))
  const play = (until: () => boolean) => {
    while (!until()) {
      const { task, choices } = session.question!
      const name = amsterdam.steps[task.kind].name
      const choice = task.kind === 'turn' ? -1 : choices[0]!
      playNamed(session, choice === -1 ? 'done' : name!(session.state, task as never, choice))
    }
  }
  play(() => session.question?.task.kind === 'turn')
  expect(session.state.seats[session.question!.seat]!.supply.reduce((a, b) => a + b)).toBeGreaterThan(0)
  play(() => session.state.round === 2 && session.question?.task.kind === 'turn')
  expect(session.state.seats.map(({ penalties }) => penalties)).toEqual([0, 0])
})

test.each([
  [1, 7],
  [2, 6],
  [7, 1],
  [8, 0],
  [12, 0],
])('in round %i quick delivery brings %i', (round, bonus) => {
  expect(quickBonus(round)).toBe(bonus)
})

test('one unspent resource may wait in the magazine, the others are returned', () => {
  const game = table({
    seats: [{ supply: { pink: 2, gray: 1 }, active: [46], used: [46] }, {}],
    round: 3,
    agenda: ['end of round'],
  })
  expect(game.answers).toEqual(['keep gray', 'keep pink', 'done'])
  game.play('keep pink')
  expect(game.seat().magazine).toBe(4)
  expect(game.seat().supply).toEqual(resources({}))
  expect(game.seat().used).toEqual([])
  expect(game.state.round).toBe(4)
})

test('a new market tile lies on the old one in the next round', () => {
  const game = table({ round: 3, agenda: ['end of round'] })
  expect(game.state.shownTiles).toHaveLength(2)
})

test('the last round has no phase IV', () => {
  const game = table({
    round: 12,
    seats: [{ supply: { pink: 3 } }],
    agenda: ['turn', 'end of turn', 'end of round'],
  })
  game.play('done')
  expect(game.asked).toBeUndefined()
  expect(game.seat().supply).toEqual(resources({ pink: 3 }))
})

test('A01: players act in the order of the Amstel as it was when the phase began, the new one holds from the next phase on', () => {
  const game = table({
    seats: [
      { amstel: 1, supply: { pink: 1 } },
      { amstel: 3, supply: { pink: 9 } },
      { amstel: 2, supply: { pink: 9 } },
    ],
    agenda: ['phase three'],
  })
  expect(game.asked?.seat).toBe(1)
  game.play('done')
  expect(game.asked?.seat).toBe(2)
  // Seat 2 passes seat 1, but its turn is over all the same; seat 0 is next.
  game.play('advance 2', 'done')
  expect(game.asked?.seat).toBe(0)
  game.play('done', 'done', 'done', 'done')
  expect(game.asked).toEqual({ kind: 'chooseCard', seat: 2 })
  expect(game.state.order).toEqual([2, 1, 0])
})
