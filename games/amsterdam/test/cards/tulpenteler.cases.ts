import { expect } from 'vitest'
import type { Position } from '../../src/index.ts'
import { type Case, mine } from './case.ts'

/** Seat 0 chooses two dice and fills its wheel, which then turns. */
const DICE: Position['agenda'] = ['phase two', 'turn']
const CHOOSING = (active: readonly number[]): Position => ({
  ...mine({ active }),
  agenda: DICE,
  dice: { pink: 1, gray: 1, black: 4, brown: 3 },
})

export const TULPENTELER: readonly Case[] = [
  {
    of: 49,
    title: 'need not take a card',
    given: {
      ...mine({ active: [49] }),
      agenda: ['take a card', 'turn'],
      display: [1, 91, 109],
    },
    play: ['no card'],
    expects: ({ state }) => expect(state.seats[0]!.inactive).toEqual([]),
  },
  {
    of: 50,
    title: 'doubles the prestige of a worker in the depot (A35)',
    given: mine({ active: [50], ship: 'white', crew: ['white'] }, { depot: ['redbrown'] }),
    play: ['land white'],
    gains: { points: 14 },
  },
  {
    of: 51,
    title: 'gives 2 gulden for each chosen die that shows a 1',
    given: CHOOSING([51]),
    play: ['die pink', 'die gray'],
    gains: { gulden: 4, supply: { pink: 1, gray: 1 } },
  },
  {
    of: 51,
    title: 'gives nothing for other dice',
    given: CHOOSING([51]),
    play: ['die pink', 'die black'],
    gains: { gulden: 2, supply: { pink: 1 } },
  },
  {
    of: 52,
    title: 'puts 2 more resources into slot 1 for each chosen die that shows a 1',
    given: CHOOSING([52]),
    play: ['die pink', 'die gray'],
    gains: { supply: { pink: 3, gray: 3 } },
  },
  {
    of: 52,
    title: 'adds nothing to other dice',
    given: CHOOSING([52]),
    play: ['die pink', 'die black'],
    gains: { supply: { pink: 3 } },
    expects: ({ state }) => expect(state.seats[0]!.wheel[2]).toEqual([0, 0, 0, 0, 0, 4]),
  },
  {
    of: 53,
    title: 'lets the resources of a die go one slot lower or higher (TC-R36)',
    given: CHOOSING([53]),
    play: ['die pink', 'die black'],
    offers: ['slot black 3', 'slot black 5', 'slot pink 2'],
    refuses: ['slot pink 0', 'slot black 2'],
  },
  {
    of: 53,
    title: 'moves the whole amount of one die',
    given: CHOOSING([53]),
    play: ['die pink', 'die black', 'slot black 5'],
    gains: { supply: { pink: 1 } },
    expects({ state }) {
      expect(state.seats[0]!.wheel[2]).toEqual([0, 0, 0, 0, 0, 0])
      expect(state.seats[0]!.wheel[3]).toEqual([0, 0, 0, 0, 0, 4])
    },
  },
  {
    of: 54,
    title: 'adds 1 resource to each chosen die, in its slot',
    given: CHOOSING([54]),
    play: ['die pink', 'die black'],
    gains: { supply: { pink: 2 } },
    expects: ({ state }) => expect(state.seats[0]!.wheel[2]).toEqual([0, 0, 0, 0, 0, 5]),
  },
]
