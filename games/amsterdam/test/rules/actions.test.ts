import { expect, test } from 'vitest'
import { BLOCKS } from '../../src/data/board.ts'
import type { Position } from '../../src/index.ts'
import { NO_TURN } from '../../src/state.ts'
import { table } from '../table.ts'
import { goods, resources, whyNot } from './counting.ts'

test('TC-R05: cards are activated for exactly their resources', () => {
  const game = table({ seats: [{ supply: { pink: 3 }, inactive: [1, 109] }] })
  game.play('activate 001', 'activate 109')
  expect(game.seat().supply).toEqual(resources({}))
  expect(game.seat().active).toEqual([1, 109])
  expect(game.seat().inactive).toEqual([])
})

test('a card whose resources are not all there cannot be activated', () => {
  expect(whyNot({ seats: [{ supply: { pink: 1 }, inactive: [1] }] }, 'activate 001')).toBe('needsResources')
})

test('TC-R06: the distiller turns a used pink plan into an orange resource, once', () => {
  const game = table({ seats: [{ active: [1, 110], supply: { pink: 1, gray: 1 } }] })
  expect(game.answers).not.toContain('use 001')
  game.play('use 110', 'use 001')
  expect(game.seat().supply).toEqual(resources({ orange: 1, gray: 1 }))
  expect(game.seat().used).toEqual([110, 1])
  expect(game.answers).not.toContain('use 001')
})

test('TC-R07: a block is paid for in its colour, and its good goes to the storage', () => {
  const game = table({
    seats: [{ supply: { pink: 2 } }],
    goods: { P1: 'furniture' },
    blackMarket: ['furniture'],
  })
  game.play('block P1')
  expect(game.seat().supply).toEqual(resources({}))
  expect(game.state.owners[0]).toBe(0)
  expect(game.seat().storage).toEqual(goods({ furniture: 1 }))
})

test('only one block a turn', () => {
  const game = table({
    seats: [{ supply: { pink: 9 } }],
    goods: { P1: 'beer', P2: 'beer' },
    blackMarket: ['beer'],
  })
  game.play('block P1')
  expect(game.answers).not.toContain('block P2')
})

test('TC-R08: at a crane all goods of the storage can be loaded for nothing', () => {
  const game = table({ seats: [{ ship: 'white', storage: { beer: 1, lace: 1 } }] })
  game.play('load all')
  expect(game.seat().cargo).toEqual(goods({ beer: 1, lace: 1 }))
  expect(game.seat().storage).toEqual(goods({}))
})

test('goods can be loaded one by one', () => {
  const game = table({ seats: [{ ship: 'start', storage: { beer: 2 } }] })
  game.play('load beer')
  expect(game.seat().cargo).toEqual(goods({ beer: 1 }))
})

test('without a crane nothing is loaded', () => {
  expect(whyNot({ seats: [{ ship: 'beer', storage: { beer: 1 }, supply: { pink: 1 } }] }, 'load all')).toBe(
    'noCrane',
  )
})

test('TC-R09: a docker taken aboard brings 1 gulden', () => {
  const game = table({ seats: [{ ship: 'white' }], piers: [[], ['lightpink']] })
  game.play('board lightpink')
  expect(game.seat().crew).toEqual([0, 0, 0, 0, 1, 0])
  expect(game.seat().gulden).toBe(1)
  expect(game.state.piers[1]).toEqual([])
})

test('A09: only one docker of a pier in a turn, and two aboard', () => {
  const game = table({
    seats: [{ ship: 'white', supply: { pink: 1 } }],
    piers: [[], ['lightpink', 'redbrown']],
  })
  game.play('board lightpink')
  expect(game.answers).not.toContain('board redbrown')
  expect(
    whyNot(
      {
        seats: [{ ship: 'white', crew: ['lightblue', 'lightblue'], supply: { pink: 1 } }],
        piers: [[], ['lightpink']],
      },
      'board lightpink',
    ),
  ).toBe('fullShip')
})

test('A09: two dockers can be taken in a turn, from two piers', () => {
  const game = table({
    seats: [{ ship: 'white', supply: { pink: 3 } }],
    piers: [[], ['lightpink', 'redbrown'], ['lightgreen']],
  })
  game.play('board lightpink', 'sail quay2', 'sail goldyellow', 'board lightgreen')
  expect(game.seat().crew).toEqual([0, 0, 0, 0, 1, 1])
  expect(game.seat().gulden).toBe(2)
})

test('a docker is brought ashore on the pier of the own colour only', () => {
  const game = table({ seats: [{ ship: 'white', crew: ['lightpink'], supply: { pink: 1 } }] })
  expect(game.answers.filter(name => name.startsWith('land'))).toEqual([])
})

test('TC-R10: every step of the ship costs a resource of any colour', () => {
  const game = table({ seats: [{ ship: 'lace', supply: { pink: 1, gray: 1, black: 1 } }] })
  game.play('sail tulips', 'pay pink', 'sail channel3', 'pay gray', 'sail goldyellow')
  expect(game.seat().supply).toEqual(resources({}))
  expect(game.asked).toBeUndefined()
})

test('TC-R11: the second docker in the depot scores 7', () => {
  const game = table({
    seats: [{ ship: 'lightpink', crew: ['lightpink'] }],
    depot: ['white'],
  })
  game.play('land lightpink')
  expect(game.seat().points).toBe(7)
  expect(game.state.depot).toEqual([1, 4])
})

test.each([
  [0, 9],
  [1, 7],
  [2, 5],
  [3, 3],
  [7, 3],
])('with %i dockers in the depot the next scores %i', (there, points) => {
  const game = table({
    seats: [{ ship: 'lightpink', crew: ['lightpink'] }],
    depot: Array.from({ length: there }, () => 'white' as const),
  })
  game.play('land lightpink')
  expect(game.seat().points).toBe(points)
})

test('TC-R12: the first beer scores 4 when quick delivery is over', () => {
  const game = table({ round: 8, seats: [{ ship: 'beer', cargo: { beer: 1 } }] })
  game.play('deliver beer')
  expect(game.seat().points).toBe(4)
  expect(game.state.large[0]).toBe(1)
})

test('TC-R13: a good can be sold on the black market for 2 gulden at once', () => {
  const game = table({ seats: [{ supply: { pink: 2 } }], goods: { P1: 'coffee' } })
  game.play('block P1', 'sell coffee gulden')
  expect(game.seat().gulden).toBe(2)
  expect(game.state.blackMarket).toEqual(goods({ coffee: 1 }))
  expect(game.seat().storage).toEqual(goods({}))
})

test('or for a resource of any colour, which can be spent in the same turn', () => {
  const game = table({ seats: [{ supply: { pink: 2 } }], goods: { P1: 'coffee' } })
  game.play('block P1', 'sell coffee resource', 'resource black')
  expect(game.seat().supply).toEqual(resources({ black: 1 }))
  expect(game.seat().gulden).toBe(0)
})

test('each kind is sold once in the whole game', () => {
  const game = table({
    seats: [{ supply: { pink: 3 } }],
    goods: { P1: 'coffee' },
    blackMarket: ['coffee'],
  })
  game.play('block P1')
  expect(game.asked?.kind).toBe('turn')
  expect(game.seat().storage).toEqual(goods({ coffee: 1 }))
})

test('TC-R15: tile A1 gives 1 prestige and two fields for 1 gulden', () => {
  const game = table({ seats: [{ gulden: 1, amstel: 2 }], tile: 1 })
  game.play('market')
  expect(game.purse()).toEqual({ gulden: 0, points: 1 + 2, supply: resources({}) })
  expect(game.seat().amstel).toBe(4)
})

test('the market can be used once a turn', () => {
  const game = table({ seats: [{ gulden: 5, supply: { pink: 1 } }], tile: 1 })
  game.play('market')
  expect(game.answers).not.toContain('market')
})

test('TC-R17: cheese on a place worth 6 brings 10 in round 4', () => {
  const game = table({ round: 4, seats: [{ ship: 'cheese', cargo: { cheese: 1 } }] })
  game.play('deliver cheese')
  expect(game.seat().points).toBe(10)
})

test('TC-A05: three beers in round 2 bring 4 + 3 + 2 and three times 6', () => {
  const game = table({ round: 2, seats: [{ ship: 'beer', cargo: { beer: 3 } }] })
  game.play('deliver beer', 'deliver beer', 'deliver beer')
  expect(game.seat().points).toBe(27)
})

test('TC-A06: the fourth beer finds the warehouse full, but a small one takes it', () => {
  const full = { large: { beer: 3 }, seats: [{ ship: 'beer', cargo: { beer: 1 }, supply: { pink: 1 } }] }
  expect(whyNot(full, 'deliver beer')).toBe('fullWarehouse')
  const game = table({ large: { beer: 3 }, seats: [{ ship: 'small2', cargo: { beer: 1 } }] })
  game.play('deliver beer')
  expect(game.seat().points).toBe(5)
  expect(game.state.small).toEqual([-1, 0, -1, -1])
})

test('a large warehouse takes goods of its kind only, and only from the ship', () => {
  const given: Position = {
    seats: [{ ship: 'beer', cargo: { lace: 1 }, storage: { beer: 1 }, supply: { pink: 1 } }],
  }
  expect(table(given).answers.filter(name => name.startsWith('deliver'))).toEqual([])
})

test('a small warehouse takes one good in the whole game', () => {
  const given: Position = {
    small: ['lace'],
    seats: [{ ship: 'small1', cargo: { beer: 1 }, supply: { pink: 1 } }],
  }
  expect(whyNot(given, 'deliver beer')).toBe('fullWarehouse')
})

test('A11: a sixteenth block can be owned', () => {
  const fifteen = BLOCKS.slice(6, 21).map(({ id }) => id)
  const game = table({
    seats: [{ blocks: fifteen, supply: { pink: 1 } }],
    goods: { P5: 'beer' },
    blackMarket: ['beer'],
  })
  game.play('block P5')
  expect(game.state.owners.filter(owner => owner === 0)).toHaveLength(16)
})

test('A03: loading, delivering and using cards are voluntary', () => {
  const game = table({ seats: [{ storage: { beer: 1 }, active: [46], gulden: 3 }], tile: 2 })
  expect(game.answers).toEqual(['use 046', 'load beer', 'market', 'done'])
})

test('A05: what happened in a turn is forgotten in the next', () => {
  const game = table({
    seats: [
      { supply: { pink: 2 }, gulden: 1 },
      { active: [14, 45], inactive: [25, 26], supply: { gray: 1 } },
    ],
    tile: 2,
    agenda: ['turn', 'end of turn', 'start of turn of player 2'],
  })
  game.play('advance 1', 'market', 'sail channel4')
  expect(game.asked).toEqual({ kind: 'turn', seat: 1 })
  expect(game.state.turn).toEqual({ ...NO_TURN, mostInactive: 2 })
  expect(game.answers.filter(name => name.startsWith('use'))).toEqual([])
})

test('A10: a docker may be taken and brought ashore in the same turn', () => {
  const game = table({
    seats: [{ ship: 'white', supply: { pink: 2 } }],
    piers: [[], ['goldyellow']],
  })
  game.play('board goldyellow', 'sail quay2', 'sail goldyellow', 'land goldyellow')
  expect(game.seat().points).toBe(9)
})

test('resources of any colour are paid one at a time, also when all must go; the last colour is not asked for', () => {
  const game = table({ seats: [{ supply: { gray: 2, pink: 1 } }] }).play('advance 2')
  expect(game.answers).toEqual(['pay gray', 'pay pink'])
  game.play('pay pink')
  expect(game.seat()).toMatchObject({ amstel: 2, supply: resources({}) })
})
