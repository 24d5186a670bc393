import { chanceOf, newRecord, openSession, playNamed, type Session } from '@kontor/engine'
import { expect, test } from 'vitest'
import { deckOf, isPlan } from '../../src/cards/cardfile.ts'
import { DECKS } from '../../src/colors.ts'
import { BLOCKS, FIELDS } from '../../src/data/board.ts'
import { amsterdam } from '../../src/index.ts'
import { START_FIELD } from '../../src/rules/board/harbour.ts'
import { quickBonus } from '../../src/rules/rounds.ts'
import { twoPerPier } from '../../src/rules/start.ts'
import { type Amsterdam, STREAMS } from '../../src/state.ts'
import type { Task } from '../../src/tasks.ts'
import { resources } from './counting.ts'

function newGame(players: number, options: unknown = {}): Session<Amsterdam, Task> {
  const seats = Array.from({ length: players }, (_, seat) => `player ${seat + 1}`)
  return openSession(amsterdam, newRecord(amsterdam, { seats, seed: 'set-up', options }))
}

/** Takes the first start card that is offered to everybody. */
function takeStartCards(session: Session<Amsterdam, Task>): void {
  while (session.question?.task.kind === 'startCard') {
    const [card] = session.state.display
    playNamed(session, `take ${String(card).padStart(3, '0')}`)
  }
}

test('TC-R01: the start resources go into slots 1 and 2', () => {
  const session = newGame(3)
  takeStartCards(session)
  const { seat } = session.question!
  playNamed(session, 'resource black')
  playNamed(session, 'resource purple')
  expect(session.state.seats[seat]!.wheel[0]).toEqual(resources({ black: 1 }))
  expect(session.state.seats[seat]!.wheel[1]).toEqual(resources({ purple: 2 }))
})

test.each([
  [2, 2, 1],
  [3, 2, 2],
  [4, 3, 2],
])(
  '%i players choose from %i craftsmen and %i buildings from the bottom disc up, and one is left',
  (...shown) => {
    const [players, craftsmen, buildings] = shown
    const session = newGame(players)
    const { order, display } = session.state
    expect(display.map(card => DECKS[deckOf(card)]).sort()).toEqual([
      ...Array.from({ length: buildings }, () => 'building'),
      ...Array.from({ length: craftsmen }, () => 'craftsman'),
    ])
    const asked: number[] = []
    while (session.question?.task.kind === 'startCard') {
      asked.push(session.question.seat)
      playNamed(session, `take ${String(session.state.display[0]).padStart(3, '0')}`)
    }
    expect(asked).toEqual([...order].reverse())
    expect(session.state.discard).toHaveLength(1)
    expect(session.state.seats.every(({ inactive }) => inactive.length === 1)).toBe(true)
  },
)

test('start resources are taken in the order of the Amstel', () => {
  const session = newGame(4)
  takeStartCards(session)
  const asked: number[] = []
  while (session.question?.task.kind === 'startResource') {
    asked.push(session.question.seat)
    playNamed(session, 'resource pink')
  }
  expect(asked).toEqual(session.state.order.flatMap(seat => [seat, seat]))
})

test.each([
  [2, 1],
  [3, 2],
  [4, 3],
])('with %i players %i districts are scored', (players, districts) => {
  expect(newGame(players).state.districts).toHaveLength(districts)
})

test('everybody begins with 1 gulden, no points and the ship on the start field', () => {
  for (const { gulden, points, ship } of newGame(4).state.seats) {
    expect({ gulden, points, ship }).toEqual({ gulden: 1, points: 0, ship: START_FIELD })
  }
})

test('a good lies on every block, four of each kind', () => {
  const { goods } = newGame(2).state
  expect(goods).toHaveLength(BLOCKS.length)
  for (let good = 0; good < 9; good++) expect(goods.filter(each => each === good)).toHaveLength(4)
})

test('TC-A23: in 10 000 set-ups every pier has two different colours and none its own', () => {
  const chance = chanceOf('piers', STREAMS.length)
  for (let i = 0; i < 10_000; i++) {
    const piers = twoPerPier(chance)
    expect(piers.flat().sort((a, b) => a - b)).toEqual([0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5])
    for (const [pier, [one, other]] of piers.entries()) {
      if (one === other || one === pier || other === pier) throw new Error(`${piers}`)
    }
  }
})

test('the market has six A tiles on top of six B tiles; two of each stay unseen', () => {
  const { tiles, shownTiles, unusedTiles } = newGame(2).state
  const stack = [...tiles, ...shownTiles]
  expect(stack.slice(0, 6).every(tile => tile > 8)).toBe(true)
  expect(stack.slice(6).every(tile => tile <= 8)).toBe(true)
  expect(stack).toHaveLength(12)
  expect(unusedTiles).toHaveLength(4)
})

test('TC-A24, A02: the short game begins on field 3, with 5 points for quick delivery and 2 craftsmen for three', () => {
  const session = newGame(3, { short: true })
  takeStartCards(session)
  while (session.question?.task.kind === 'startResource') playNamed(session, 'resource pink')
  const { round, display, tiles, shownTiles } = session.state
  expect(round).toBe(3)
  expect(quickBonus(round)).toBe(5)
  const decks = display.map(card => DECKS[deckOf(card)])
  expect(decks.sort()).toEqual(['building', 'craftsman', 'craftsman', 'plan', 'plan'])
  expect([...tiles, ...shownTiles]).toHaveLength(10)
})

test('with the extra market tiles three A and three CA tiles come first, then three B and three CB tiles', () => {
  const { tiles, shownTiles } = newGame(2, { expansions: ['tiles'] }).state
  const stack = [...tiles, ...shownTiles].reverse()
  const isExtra = (tile: number) => tile > 16
  expect(stack.slice(0, 6).filter(isExtra)).toHaveLength(3)
  expect(stack.slice(6).filter(isExtra)).toHaveLength(3)
  expect(stack.slice(6).every(tile => (tile > 8 && tile <= 16) || tile > 20)).toBe(true)
})

test('in the short game two CA tiles join three A tiles', () => {
  const { tiles, shownTiles } = newGame(2, { expansions: ['tiles'], short: true }).state
  const stack = [...tiles, ...shownTiles].reverse()
  expect(stack.slice(0, 5).filter(tile => tile > 16)).toHaveLength(2)
  expect(stack.slice(5).filter(tile => tile > 16)).toHaveLength(2)
})

test.each([
  [false, 6],
  [true, 5],
])('the extra tiles can replace all B tiles (short game: %s)', (short, half) => {
  const { tiles, shownTiles } = newGame(2, { expansions: ['tiles'], tiles: 'instead', short }).state
  const stack = [...tiles, ...shownTiles].reverse()
  expect(stack).toHaveLength(2 * half)
  expect(stack.slice(0, half).every(tile => tile <= 8)).toBe(true)
  expect(stack.slice(half).every(tile => tile > 16)).toBe(true)
})

test('secret missions: three or five each, some of them open', () => {
  const plain = newGame(4, { expansions: ['missions'] }).state
  expect(plain.seats.map(({ missions }) => missions.length)).toEqual([3, 3, 3, 3])
  expect(plain.missions).toHaveLength(42 - 12)
  const many = newGame(2, { expansions: ['missions'], missions: '5', openMissions: '2' }).state
  expect(many.seats.map(({ missions, openMissions }) => [missions.length, openMissions.length])).toEqual([
    [3, 2],
    [3, 2],
  ])
})

test('the first player places foreman and trader, the second the messenger', () => {
  const session = newGame(3, { expansions: ['specialists', 'trader'] })
  takeStartCards(session)
  while (session.question?.task.kind === 'startResource') playNamed(session, 'resource pink')
  const [first, second] = session.state.order
  expect([session.question?.task.kind, session.question?.seat]).toEqual(['placeForeman', first])
  expect(session.question!.choices.map(field => FIELDS[field]!.id)).toEqual([
    'small1',
    'small2',
    'small3',
    'small4',
  ])
  playNamed(session, 'foreman small2')
  expect([session.question?.task.kind, session.question?.seat]).toEqual(['placeMessenger', second])
  expect(session.question!.choices.every(block => BLOCKS[block]!.cost === 2)).toBe(true)
  playNamed(session, 'messenger H1')
  expect([session.question?.task.kind, session.question?.seat]).toEqual(['placeTrader', first])
  playNamed(session, 'trader beer')
  expect(session.question?.task.kind).toBe('chooseCard')
})

test('against TOM there are no expansions', () => {
  expect(() => newGame(1, { expansions: ['trader'] })).toThrow(
    'The game against TOM is played without expansions.',
  )
})

test('alone there are three start cards, two of which are discarded, one docker on each pier and one district', () => {
  const session = newGame(1)
  expect(session.state.display).toHaveLength(3)
  expect(session.state.display.some(isPlan)).toBe(false)
  expect(session.state.piers.every((dockers, pier) => dockers.length === 1 && dockers[0] !== pier)).toBe(true)
  expect(session.state.piers.flat().sort()).toEqual([0, 1, 2, 3, 4, 5])
  expect(session.state.districts).toHaveLength(1)
  expect(session.state.seats.map(({ gulden }) => gulden)).toEqual([1, 0])
  takeStartCards(session)
  expect(session.state.discard.length).toBe(2)
})
