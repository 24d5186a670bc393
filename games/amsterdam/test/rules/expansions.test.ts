import { expect, test } from 'vitest'
import type { Position } from '../../src/index.ts'
import { table } from '../table.ts'
import { goods, resources } from './counting.ts'

const TURN: Position['agenda'] = ['turn', 'end of turn']

test('TC-R24, A42: the foreman adds 2 to every good and goes to the nearest other warehouse', () => {
  const game = table({
    foreman: 'small2',
    seats: [{ ship: 'small2', cargo: { tulips: 1 }, supply: { pink: 1 } }],
    agenda: TURN,
  })
  game.play('deliver tulips')
  expect(game.seat().points).toBe(5 + 2)
  game.play('done')
  expect(game.answers).toContain('foreman lace')
  expect(game.answers.every(name => ['furniture', 'lace', 'tulips', 'small1'].includes(name.slice(8)))).toBe(
    true,
  )
  game.play('foreman lace')
  expect(game.state.foreman).toBe(2)
})

test('A42: the foreman stays if only his warehouse has room, and leaves when all are full', () => {
  const all = { beer: 3, tulips: 3, cheese: 3, furniture: 3, coffee: 3, genever: 3, tiles: 3, lace: 3 }
  const seats = [{ ship: 'crystal', cargo: { crystal: 1 } }]
  const small = ['beer', 'beer', 'lace', 'lace'] as const
  const stays = table({ foreman: 'crystal', seats, large: { ...all, crystal: 1 }, small, agenda: TURN })
  expect(stays.play('deliver crystal').state.foreman).toBe(8)
  const leaves = table({ foreman: 'crystal', seats, large: { ...all, crystal: 2 }, small, agenda: TURN })
  expect(leaves.play('deliver crystal').state.foreman).toBe(-1)
})

test('A42: the foreman adds 2 to each of several goods, and goes past full warehouses', () => {
  const game = table({
    foreman: 'beer',
    seats: [{ ship: 'beer', cargo: { beer: 2 }, supply: { pink: 1 } }],
    large: { tulips: 3, tiles: 3 },
    small: [undefined, 'lace', 'lace'],
    agenda: TURN,
  })
  game.play('deliver beer', 'deliver beer')
  expect(game.seat().points).toBe(4 + 2 + (3 + 2))
  expect(game.state.foreman).toBe(4)
  game.play('done')
  // Tulip bulbs and tiles are 3 spaces away, but full; so are the small warehouses at 4.
  expect(game.answers).toEqual(['foreman lace', 'foreman coffee'])
})

test('TC-R25, A43: the messenger makes a block cheaper and goes over a bridge to a free neighbour', () => {
  const game = table({
    messenger: 'H1',
    seats: [{ supply: { gray: 1 } }],
    goods: { H1: 'beer', H2: 'genever' },
    blackMarket: ['beer'],
    agenda: TURN,
  })
  game.play('block H1')
  expect(game.seat().supply).toEqual(resources({}))
  game.play('done')
  expect(game.answers).toEqual(['messenger H2', 'messenger H4', 'messenger J2'])
  game.play('messenger H2')
  expect(game.state.messenger).toBe(7)
})

test('A43: the messenger goes on over owned blocks to the nearest free one', () => {
  const game = table({
    messenger: 'J1',
    seats: [{ supply: { orange: 1 } }, { blocks: ['J2', 'J3'] }],
    blackMarket: ['beer', 'tulips', 'cheese', 'furniture', 'coffee', 'genever', 'tiles', 'lace', 'crystal'],
    agenda: TURN,
  })
  game.play('block J1', 'done')
  expect(game.answers).toEqual(['messenger H1', 'messenger J4', 'messenger J5'])
})

test('A26: card 027 pays for the block of the messenger, too, who then goes on', () => {
  const game = table({
    messenger: 'H1',
    seats: [{ active: [27], gulden: 2 }],
    goods: { H1: 'beer' },
    blackMarket: ['beer'],
    agenda: TURN,
  })
  game.play('block H1 gulden')
  expect(game.seat().gulden).toBe(0)
  expect(game.play('done').asked).toEqual({ kind: 'moveMessenger', seat: 0 })
})

test('TC-A13, A25: card 025 and the messenger make a block of price 2 free', () => {
  const game = table({
    messenger: 'H1',
    seats: [{ active: [25] }],
    goods: { H1: 'beer' },
    blackMarket: ['beer'],
    agenda: TURN,
  })
  game.play('block H1')
  expect(game.state.owners[6]).toBe(0)
})

test('TC-R27, A43: on the field of the trader a sale brings both, and he goes on, also diagonally', () => {
  const game = table({
    trader: 'coffee',
    seats: [{ supply: { pink: 2 } }],
    goods: { P1: 'coffee' },
    agenda: TURN,
  })
  game.play('block P1', 'sell coffee both', 'resource black')
  expect(game.purse()).toEqual({ gulden: 2, points: 0, supply: resources({ black: 1 }) })
  game.play('done')
  expect(game.answers).toContain('trader crystal')
  game.play('trader crystal')
  expect(game.state.trader).toBe(8)
})

test('A43: the trader goes further when his neighbours are full, and leaves the full market', () => {
  const game = table({
    trader: 'beer',
    seats: [{ supply: { pink: 2 } }],
    goods: { P1: 'beer' },
    blackMarket: ['tulips', 'furniture', 'coffee'],
    agenda: TURN,
  })
  game.play('block P1', 'sell beer both', 'resource pink', 'done')
  expect(game.answers).toEqual([
    'trader cheese',
    'trader genever',
    'trader tiles',
    'trader lace',
    'trader crystal',
  ])
  const last = table({
    trader: 'beer',
    seats: [{ supply: { pink: 2 } }],
    goods: { P1: 'beer' },
    blackMarket: ['tulips', 'cheese', 'furniture', 'coffee', 'genever', 'tiles', 'lace', 'crystal'],
    agenda: TURN,
  })
  last.play('block P1', 'sell beer both', 'resource pink', 'done')
  expect(last.state.trader).toBe(-1)
})

test('a figure stays where it is when nobody used it', () => {
  const game = table({
    foreman: 'beer',
    messenger: 'H1',
    trader: 'beer',
    seats: [{ supply: { pink: 1 } }],
    agenda: TURN,
  })
  game.play('done')
  expect([game.state.foreman, game.state.messenger, game.state.trader]).toEqual([4, 6, 0])
})

test('A15: the good of a free block can be sold', () => {
  const game = table({ tile: 22, seats: [{ gulden: 4 }], goods: { G2: 'lace' } })
  game.play('market', 'block G2', 'sell lace gulden')
  expect(game.seat().gulden).toBe(2)
  expect(game.seat().storage).toEqual(goods({}))
})

test('tile CB22 gives a block besides the one of the turn, with its good', () => {
  const game = table({
    tile: 22,
    seats: [{ gulden: 4, supply: { pink: 2 } }],
    goods: { P1: 'beer', G2: 'lace' },
    blackMarket: ['beer', 'lace'],
  })
  game.play('market', 'block G2', 'block P1')
  expect(game.seat().storage).toEqual(goods({ beer: 1, lace: 1 }))
})

test('A44: tile CA18 exchanges a card, but not for itself', () => {
  const game = table({ tile: 18, seats: [{ gulden: 2, inactive: [25] }], discard: [109, 55] })
  game.play('market')
  expect(game.answers).toEqual(['take 109', 'take 055'])
  game.play('take 109')
  expect(game.seat().inactive).toEqual([109])
  expect(game.seat().penalties).toBe(0)
})

test('tile CA18 with an empty discard pile gives the top of a deck', () => {
  const game = table({ tile: 18, seats: [{ gulden: 2, inactive: [25] }], tops: [60] })
  game.play('market')
  expect(game.answers).toEqual(['deck craftsman', 'deck building'])
  game.play('deck building')
  expect(game.seat().inactive).toEqual([60])
})

test('tile CB24 activates two cards, or one', () => {
  const given: Position = { tile: 24, seats: [{ gulden: 6, inactive: [25, 60] }] }
  expect(table(given).play('market', 'activate 025', 'activate 060').seat().active).toEqual([25, 60])
  expect(table(given).play('market', 'activate 025', 'done').seat().active).toEqual([25])
})
