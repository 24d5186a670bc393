import { next, refusalsOf } from '@kontor/engine'
import { expect, test } from 'vitest'
import { bruges, position } from '../../src/index.ts'
import type { SeatDescription } from '../../src/position.ts'

/** Why something is not offered. */
function why(seat: SeatDescription, name: string, given = {}) {
  const state = position(bruges, { seats: [seat], ...given })
  return refusalsOf(bruges, state, next(bruges, state)!).find(each => each.name === name)?.reason
}

test.each([
  [{ hand: [5] }, 'play 005 threat', { kind: 'needsThreat', color: 1 }],
  [{ hand: [5] }, 'play 005 canal left', { kind: 'wrongSpace', colors: [0, 2] }],
  [{ hand: [2], canals: [2, 0] }, 'play 002 canal left', undefined],
  [{ hand: [1], canals: [2, 0] }, 'play 001 canal left', { kind: 'wrongSpace', colors: [2] }],
  [{ hand: [3], canals: [5, 5] }, 'play 003 canal right', { kind: 'canalsComplete' }],
  [{ hand: [3], guilders: 0 }, 'play 003 canal left', { kind: 'needsGuilders', n: 1, has: 0 }],
  [{ hand: [3] }, 'play 003 house', { kind: 'needsWorker', color: 0 }],
  [{ hand: [3] }, 'play 003 recruit', { kind: 'needsHouse' }],
  [{ hand: [3], houses: ['red'] }, 'play 003 recruit', { kind: 'needsGuilders', n: 9, has: 5 }],
  [{ hand: [3], persons: [96], used: [96] }, 'activate 096', { kind: 'usedThisRound' }],
  [{ hand: [3], persons: [91] }, 'activate 091', { kind: 'needsWorker', color: 2 }],
  [{ hand: [3], persons: [99] }, 'activate 099', { kind: 'needsAnyWorker' }],
  [{ hand: [3], persons: [70], workers: { red: 1 } }, 'activate 070', { kind: 'noEffect' }],
  [{ hand: [3], persons: [51] }, 'activate 051', { kind: 'dieTooLow', color: 1, atLeast: 5 }],
  [{ hand: [3], persons: [61], workers: { yellow: 1 } }, 'activate 061', { kind: 'needsThreat', color: 2 }],
  [{ hand: [3], persons: [16], workers: { yellow: 1 } }, 'activate 016', { kind: 'needsFurtherWorker' }],
  [{ hand: [3], persons: [16] }, 'activate 016', { kind: 'needsWorker', color: 2 }],
  [
    { hand: [3], persons: [46], workers: { red: 1 }, guilders: 1 },
    'activate 046',
    { kind: 'needsGuilders', n: 2, has: 1 },
  ],
  [
    { hand: [3], persons: [46], workers: { red: 1 }, canals: [5, 5] },
    'activate 046',
    { kind: 'canalsComplete' },
  ],
  [{ persons: [106, 96], workers: { yellow: 1 } }, 'activate 106', { kind: 'needsCard' }],
] satisfies [SeatDescription, string, object | undefined][])('%j: %s', (seat, name, reason) => {
  expect(why(seat, name)).toEqual(reason)
})
