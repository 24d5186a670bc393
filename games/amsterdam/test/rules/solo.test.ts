import { winners } from '@kontor/engine'
import { expect, test } from 'vitest'
import { DOCKERS } from '../../src/colors.ts'
import { amsterdam, type Position } from '../../src/index.ts'
import { score } from '../../src/rules/scoring.ts'
import { blockForTom, cardsForTom } from '../../src/solo/tom.ts'
import { table } from '../table.ts'
import { seedRolling } from './counting.ts'

const TOM = 1
const TOMS: Position['agenda'] = ["TOM's turn", 'turn']
const NOTHING = { brown: 2, gray: 3, purple: 4, orange: 5, pink: 2, black: 3 } as const

test('TC-R28: TOM removes the cheapest card, a plan card before others', () => {
  const game = table({
    players: 1,
    display: [114, 128, 76, 25],
    agenda: ['TOM discards', 'take a card'],
  })
  expect(game.state.discard).toEqual([114])
})

test('between two plan cards of the same cost the player decides, between others the building goes', () => {
  const game = table({
    players: 1,
    display: [114, 110, 76, 25],
    agenda: ['TOM discards', 'take a card'],
  })
  expect(game.answers).toEqual(['discard 114', 'discard 110'])
  const others = table({ players: 1, display: [128, 124, 76, 8], agenda: ['take a card'] })
  expect(cardsForTom(others.state)).toEqual([76])
})

test('TOM removes a card only when he is ahead on the Amstel', () => {
  const given: Position = { players: 1, round: 3, agenda: ['round'] }
  const ahead = table({ ...given, seats: [{}, { amstel: 1 }] })
  const behind = table({ ...given, seats: [{ amstel: 1 }, {}] })
  expect(ahead.asked?.kind === 'tomDiscards' || ahead.state.display.length === 3).toBe(true)
  expect(behind.state.display).toHaveLength(4)
})

test('TC-R29: each 1 moves his disc by a field, and a bridge scores for him', () => {
  const game = table({
    players: 1,
    seats: [{}, { amstel: 3 }],
    dice: { ...NOTHING, brown: 1 },
    agenda: TOMS,
  })
  expect(game.seat(TOM).amstel).toBe(4)
  expect(game.seat(TOM).points).toBe(2)
})

test('A46: the end field of the Amstel scores for him, too', () => {
  const game = table({
    players: 1,
    seats: [{}, { amstel: 17 }],
    dice: { ...NOTHING, brown: 1 },
    agenda: TOMS,
  })
  expect(game.seat(TOM)).toMatchObject({ amstel: 18, points: 10 })
})

test('TC-R30: a 6 gives him the cheapest block; a good that cannot be sold is delivered', () => {
  const game = table({
    players: 1,
    round: 8,
    tile: 8,
    seats: [{ blocks: ['G5', 'G3'] }, {}],
    goods: { G4: 'lace' },
    blackMarket: ['lace'],
    dice: { ...NOTHING, black: 6 },
    agenda: TOMS,
  })
  expect(game.state.owners[33]).toBe(TOM)
  expect(game.state.large[7]).toBe(1)
  expect(game.seat(TOM).points).toBe(5)
})

test('TC-R31: of equally cheap blocks he takes one beside his own, and sells its good', () => {
  const game = table({
    players: 1,
    tile: 8,
    seats: [{ blocks: ['N2'] }, { blocks: ['N5'] }],
    goods: { N6: 'beer' },
    dice: { ...NOTHING, purple: 6 },
    agenda: TOMS,
  })
  expect(game.state.owners[29]).toBe(TOM)
  // 2 for the beer, and 1 because he cannot pay for the market.
  expect(game.seat(TOM).gulden).toBe(3)
  expect(game.state.blackMarket[0]).toBe(1)
})

test('without a block of his own beside he takes the leftmost', () => {
  const game = table({ players: 1, seats: [{ blocks: ['H2'] }], agenda: ["TOM's turn"], dice: NOTHING })
  // H1 and H6 cost 2; H1 lies further to the left.
  expect(blockForTom(game.state, 1)).toBe(6)
  const low = table({ players: 1, seats: [{ blocks: ['G5'] }], agenda: ["TOM's turn"], dice: NOTHING })
  // G4 lies further to the left than G3, though lower.
  expect(blockForTom(low.state, 5)).toBe(33)
})

test('TC-R32: he pays for the market and gets only its prestige', () => {
  const game = table({ players: 1, tile: 4, seats: [{}, { gulden: 2 }], dice: NOTHING, agenda: TOMS })
  expect(game.seat(TOM)).toMatchObject({ gulden: 0, points: 2 })
  expect(game.seat(TOM).supply).toEqual([0, 0, 0, 0, 0, 0])
})

test('if he cannot pay he gets 1 gulden', () => {
  const game = table({ players: 1, tile: 4, dice: NOTHING, agenda: TOMS })
  expect(game.seat(TOM).gulden).toBe(1)
})

test('each good that he delivers scores the bonus for quick delivery', () => {
  const game = table({
    players: 1,
    round: 3,
    tile: 8,
    goods: { G5: 'lace' },
    blackMarket: ['lace'],
    dice: { ...NOTHING, black: 6 },
    agenda: TOMS,
  })
  expect(game.seat(TOM).points).toBe(5 + 5)
})

test('his sixes go from brown to black, and a full district brings nothing', () => {
  const game = table({
    players: 1,
    tile: 8,
    seats: [{ blocks: ['P1', 'P2', 'P3', 'P4', 'P5', 'P6'] }],
    goods: { B2: 'beer', G5: 'beer' },
    dice: { ...NOTHING, brown: 6, pink: 6, black: 6 },
    agenda: TOMS,
  })
  // The first beer is sold for 2 gulden, the second delivered for 4; he cannot pay for the market.
  expect(game.seat(TOM)).toMatchObject({ gulden: 3, points: 4 })
  expect(game.state.owners.filter(owner => owner === TOM)).toHaveLength(2)
})

test('on the market he gets fields on the Amstel, too', () => {
  const game = table({
    players: 1,
    tile: 1,
    seats: [{}, { gulden: 1, amstel: 2 }],
    dice: NOTHING,
    agenda: TOMS,
  })
  expect(game.seat(TOM)).toMatchObject({ gulden: 0, amstel: 4, points: 1 + 2 })
})

test('at the end every two of his gulden score 1, and he counts for cards about the others', () => {
  const game = table({
    players: 1,
    seats: [
      { active: [97, 17], points: 3 },
      { gulden: 5, points: 3, amstel: 1 },
    ],
  })
  expect(score(game.state)[TOM]!.sources.leftovers).toBe(2)
  expect(game.answers).toContain('use 017')
  expect(game.answers).not.toContain('use 097')
})

test.each([
  [1, 'lightblue'],
  [2, 'white'],
  [3, 'goldyellow'],
  [4, 'redbrown'],
  [5, 'lightpink'],
  [6, 'lightgreen'],
] as const)(
  'A45: three times %i names the %s pier; an empty one brings nothing, and the number is spent',
  (pips, pier) => {
    const rest = { orange: pips === 2 ? 3 : 2, pink: pips === 4 ? 3 : 4, black: pips === 5 ? 3 : 5 }
    const dice = { brown: pips, gray: pips, purple: pips, ...rest }
    const here = DOCKERS.indexOf(pier)
    const other = DOCKERS[(here + 1) % DOCKERS.length]!
    const given: Position = {
      players: 1,
      dice,
      agenda: ["TOM's turn", 'turn'],
    }
    const standing = table({ ...given, piers: DOCKERS.map(each => (each === pier ? [other] : [])) })
    expect(standing.state.depot).toEqual([DOCKERS.indexOf(other)])
    const empty = table({ ...given, piers: DOCKERS.map(each => (each === pier ? [] : ['white'])) })
    expect(empty.state.depot).toEqual([])
    expect(empty.state.triples).toBe(1 << (pips - 1))
  },
)

test('two numbers that show three times in one roll both bring a docker', () => {
  const dice = { brown: 2, gray: 2, purple: 2, orange: 3, pink: 3, black: 3 } as const
  const game = table({ players: 1, piers: [[], ['redbrown'], ['white']], dice, agenda: TOMS })
  expect(game.state.depot).toEqual([3, 1])
})

test('A45: three dice of a number bring him the docker of that pier, once in the game', () => {
  const dice = { brown: 2, gray: 2, purple: 2, orange: 3, pink: 4, black: 5 } as const
  const given: Position = { players: 1, tile: 8, piers: [[], ['redbrown']], dice, agenda: TOMS }
  const game = table(given)
  expect(game.state.depot).toEqual([3])
  expect(game.seat(TOM)).toMatchObject({ points: 9, gulden: 2 })
  const again = table({ ...given, triples: [2] })
  expect(again.state.depot).toEqual([])
})

test('his dice are those that were rolled, yours are turned to 1 afterwards', () => {
  const seed = seedRolling(dice => dice.filter(pips => pips === 6).length === 2 && !dice.includes(1))
  const game = table({ players: 1, round: 12, tile: 8, seed, agenda: ['roll'] })
  expect(game.asked?.kind).toBe('chooseDie')
  expect(game.state.dice).toEqual([1, 1, 1, 1, 1, 1])
  expect(game.seat(TOM).amstel).toBe(0)
  expect(game.state.owners.filter(owner => owner === TOM)).toHaveLength(2)
})

test('TC-R33: TOM scores his largest group and districts; a tie is lost', () => {
  const game = table({
    players: 1,
    seats: [{ blocks: ['B1', 'B2', 'B3'] }, { blocks: ['B4', 'B5', 'P2', 'P1'] }],
    districts: ['burgwallen'],
  })
  const [you, tom] = score(game.state)
  expect(tom!.sources).toMatchObject({ city: 12, districts: 0 })
  expect(you!.sources.districts).toBe(5)
  const tied = table({ players: 1, seats: [{ points: 4 }, { points: 4 }] })
  expect(winners(score(tied.state))).toEqual([TOM])
})

test('A12: a tie is lost however far you are on the Amstel, and the first tie-break says why', () => {
  const tied = score(table({ players: 1, seats: [{ points: 4, amstel: 2 }, { points: 4 }] }).state)
  expect(winners(tied)).toEqual([TOM])
  expect(tied.map(({ tieBreaks }) => tieBreaks[0])).toEqual([0, 1])
  expect(amsterdam.words.tieBreaks?.('en')).toEqual(["TOM's precedence in a tie", 'the order on the Amstel'])
})
