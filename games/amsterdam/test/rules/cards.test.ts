import { expect, test } from 'vitest'
import { table } from '../table.ts'
import { goods, resources } from './counting.ts'

/** The cards that the test cases of the rules name. */

test('TC-R35: card 042 saves a resource on the first craftsman of a kind only', () => {
  const game = table({
    seats: [{ active: [42], inactive: [25, 26], supply: { brown: 2, purple: 2, orange: 1 } }],
  })
  game.play('activate 025')
  // 2 brown and 1 gray: only the gray one can be saved.
  expect(game.seat().supply).toEqual(resources({ purple: 2, orange: 1 }))
  game.play('activate 026')
  expect(game.seat().supply).toEqual(resources({}))
})

test('A06: whoever has all colours chooses what is saved', () => {
  const game = table({ seats: [{ active: [42], inactive: [25], supply: { brown: 2, gray: 1 } }] })
  game.play('activate 025')
  expect(game.answers).toEqual(['save brown', 'save gray'])
  game.play('save brown')
  expect(game.seat().supply).toEqual(resources({ brown: 1 }))
})

test('TC-R36, A37: card 053 puts the resources of a 4 into slot 3, 4 or 5', () => {
  const given = {
    seats: [{ active: [53] }],
    dice: { pink: 4, gray: 1 },
    agenda: ['phase two', 'turn'],
  } as const
  const game = table(given).play('die pink', 'die gray')
  expect(game.answers).toEqual(['slot pink 3', 'slot pink 5', 'slot gray 2', 'done'])
  game.play('slot pink 3')
  expect(game.seat().wheel[1]).toEqual(resources({ pink: 4 }))
  expect(table(given).play('die pink', 'die gray', 'slot pink 5').seat().wheel[3]).toEqual(
    resources({ pink: 4 }),
  )
  expect(table(given).play('die pink', 'die gray', 'done').seat().wheel[2]).toEqual(resources({ pink: 4 }))
})

test('TC-R38: with card 035 a plan works at once for nothing, and once more for its price', () => {
  const game = table({ seats: [{ active: [35], inactive: [110], supply: { pink: 4 } }] })
  game.play('activate 110')
  expect(game.answers).toEqual(['use 110', 'done'])
  game.play('use 110')
  expect(game.seat().gulden).toBe(1)
  expect(game.seat().supply).toEqual(resources({ pink: 2 }))
  game.play('use 110')
  expect(game.seat().gulden).toBe(2)
  expect(game.seat().supply).toEqual(resources({ pink: 1 }))
  expect(game.answers).not.toContain('use 110')
})

const FIFTEEN = ['P1', 'P2', 'P3', 'P4', 'P5', 'P6', 'H1', 'H2', 'H3', 'H4', 'H5', 'H6', 'J1', 'J2', 'J3']

test.each([
  [0, 0],
  [1, 1],
  [5, 1],
  [6, 2],
  [15, 3],
])('TC-A11: card 019 gives for %i blocks %i gulden', (blocks, gulden) => {
  const game = table({ seats: [{ active: [19], blocks: FIFTEEN.slice(0, blocks), supply: { pink: 1 } }] })
  if (gulden === 0) expect(game.answers).not.toContain('use 019')
  else game.play('use 019')
  expect(game.seat().gulden).toBe(gulden)
})

test('TC-A12: with 027 and 028 two blocks cost 2 gulden each', () => {
  const game = table({
    seats: [{ active: [27, 28], gulden: 4 }],
    goods: { P1: 'beer', N3: 'beer' },
    blackMarket: ['beer'],
  })
  game.play('block P1 gulden', 'block N3 gulden')
  expect(game.seat().gulden).toBe(0)
  expect(game.state.owners.filter(owner => owner === 0)).toHaveLength(2)
})

test('027 does not change how many blocks can be taken in a turn', () => {
  const game = table({
    seats: [{ active: [27], gulden: 4, supply: { gray: 1 } }],
    goods: { P1: 'beer' },
    blackMarket: ['beer'],
  })
  game.play('block P1 gulden')
  expect(game.answers.filter(name => name.startsWith('block'))).toEqual([])
})

test('cards about blocks do not follow deliveries, nor the other way round', () => {
  const game = table({
    seats: [{ active: [26, 30, 73, 74, 75], ship: 'beer', cargo: { beer: 1 }, supply: { pink: 1 } }],
    goods: { P5: 'beer' },
    blackMarket: ['beer'],
  })
  game.play('deliver beer')
  expect(game.purse()).toMatchObject({ gulden: 1, points: 4 + 1 })
  game.play('block P5')
  expect(game.purse()).toMatchObject({ gulden: 2, points: 5 })
})

test('TC-A14: 026, 074 and 037 add up when a block is taken and its good is sold', () => {
  const game = table({
    seats: [{ active: [26, 74, 37], supply: { pink: 2 } }],
    goods: { P1: 'coffee' },
  })
  game.play('block P1')
  expect(game.answers).toEqual(['sell coffee both', 'done'])
  game.play('sell coffee both', 'resource black')
  expect(game.purse()).toEqual({ gulden: 3, points: 0, supply: resources({ black: 1 }) })
  expect(game.seat().amstel).toBe(1)
})

test('TC-A15, A39: four inactive cards at the beginning of a turn are too many for 070, but 098 looks at what is left', () => {
  const game = table({
    seats: [{ active: [70, 98], inactive: [109, 25, 26, 27], supply: { pink: 1 } }],
  })
  game.play('activate 109')
  expect(game.answers).not.toContain('use 070')
  game.play('use 098')
  expect(game.seat().points).toBe(2)
})

test('TC-A16: the owner of 034 is put on top of a disc that lands beside', () => {
  const game = table({
    seats: [
      { amstel: 5, supply: { pink: 1 } },
      { amstel: 6, active: [34] },
    ],
  })
  game.play('advance 1')
  expect(game.state.order).toEqual([1, 0])
})

test('A30: card 034 takes effect when it is activated, but not on the end field', () => {
  const game = table({
    seats: [{ amstel: 6, inactive: [34], supply: { brown: 1, pink: 1 } }, { amstel: 6 }],
    order: [1, 0],
  })
  expect(game.play('activate 034').state.order).toEqual([0, 1])
  const seats = [{ amstel: 18, inactive: [34], supply: { brown: 1, pink: 1 } }, { amstel: 18 }]
  for (const order of [
    [0, 1],
    [1, 0],
  ]) {
    expect(table({ seats, order }).play('activate 034').state.order).toEqual(order)
  }
})

test('TC-A19, A36: 051, 052 and 054 with two dice turned to 1', () => {
  const game = table({
    round: 12,
    seats: [{ active: [51, 52, 54] }],
    dice: { pink: 5, gray: 2 },
    agenda: ['lower the dice', 'phase two', 'turn'],
  })
  game.play('die pink', 'die gray')
  expect(game.seat().gulden).toBe(4)
  expect(game.seat().supply).toEqual(resources({ pink: 4, gray: 4 }))
})

test('A27: card 029 allows three uses of one plan, each of them paid', () => {
  const game = table({ seats: [{ active: [29, 110, 114], supply: { pink: 5, gray: 2 } }] })
  game.play('use 110', 'use 114', 'use 110', 'use 110')
  expect(game.seat().gulden).toBe(4)
  expect(game.answers).not.toContain('use 110')
  expect(game.answers).not.toContain('use 114')
})

test('A23: card 020 allows a second use of the market, and is used by it', () => {
  const game = table({ seats: [{ active: [20], gulden: 4 }], tile: 2 })
  game.play('market', 'market')
  expect(game.purse()).toEqual({ gulden: 2, points: 4, supply: resources({}) })
  expect(game.seat().used).toEqual([20])
  expect(game.asked).toBeUndefined()
})

test('with 040 a resource pays for two steps, the second of which may be made later', () => {
  const game = table({
    seats: [{ active: [40], ship: 'start', supply: { pink: 1 }, storage: { beer: 1 } }],
  })
  game.play('sail channel4', 'sail start', 'load beer')
  expect(game.seat().supply).toEqual(resources({}))
  expect(game.seat().cargo).toEqual(goods({ beer: 1 }))
  expect(game.asked).toBeUndefined()
})

test('A24: card 022 gives three steps that 040 does not double', () => {
  const game = table({ seats: [{ active: [22, 40], gulden: 1, ship: 'start' }] })
  game.play('use 022', 'sail channel4', 'sail beer', 'sail channel4')
  expect(game.asked).toBeUndefined()
})

test('A40: 071 counts gulden from other cards, not from a docker taken aboard', () => {
  const game = table({
    seats: [{ active: [71, 110], supply: { pink: 1 }, ship: 'white' }],
    piers: [[], ['redbrown']],
  })
  game.play('board redbrown')
  expect(game.answers).not.toContain('use 071')
  game.play('use 110', 'use 071')
  expect(game.seat().gulden).toBe(3)
})

test('A40: 072 does not count bridges or deliveries', () => {
  const game = table({
    seats: [{ active: [72], amstel: 3, supply: { pink: 2 }, ship: 'beer', cargo: { beer: 1 } }],
  })
  game.play('advance 1', 'deliver beer')
  expect(game.answers).not.toContain('use 072')
})

test('A40: 072 counts what 050 adds in the depot, not what the depot pays anyway', () => {
  const given = { ship: 'white', crew: ['white'], supply: { pink: 1 } } as const
  const plain = table({ seats: [{ ...given, active: [72] }] })
  expect(plain.play('land white').answers).not.toContain('use 072')
  const doubled = table({ seats: [{ ...given, active: [50, 72] }] })
  doubled.play('land white', 'use 072')
  expect(doubled.seat().points).toBe(9 + 9 + 1)
})

test('A40: 071 counts what 037 adds to a sale, not what the black market or the trader pays', () => {
  const sold = (active: readonly number[], trader?: 'beer') =>
    table({
      ...(trader ? { trader } : {}),
      seats: [{ active: [71, ...active], supply: { pink: 1, gray: 1 } }],
      goods: { P5: 'beer' },
    }).play('block P5')
  expect(sold([]).play('sell beer gulden').answers).not.toContain('use 071')
  expect(sold([37]).play('sell beer both', 'resource black').answers).toContain('use 071')
  expect(sold([37], 'beer').play('sell beer both', 'resource black').answers).not.toContain('use 071')
})

test('049: whoever has it may take no card', () => {
  const game = table({
    seats: [{ active: [49] }],
    display: [109, 110],
    agenda: ['take a card', 'turn'],
  })
  game.play('no card')
  expect(game.seat().inactive).toEqual([])
})
