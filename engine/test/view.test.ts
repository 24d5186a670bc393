import { describe, expect, test } from 'vitest'
import {
  backShown,
  cards,
  chanceOf,
  cloneChance,
  each,
  fields,
  type Game,
  guess,
  type Kind,
  learned,
  newlySeen,
  open,
  type State,
  seats,
  type Task,
  table,
  UNKNOWN,
  view,
  WATCHER,
  zonesOf,
} from '../src/index.ts'

interface Room extends State {
  weather: string
  lookout: number
  readonly box: number[]
  readonly deck: number[]
  readonly open: number[]
  readonly shelves: number[][]
  readonly tokens: number[]
  readonly seats: { readonly purse: number[]; readonly hand: number[]; mood: string }[]
}

/** Cards 0 to 9 have a light back, the others a dark one. */
const card: Kind<Room> = {
  name: 'cards',
  all: () => Array.from({ length: 20 }, (_, number) => number),
  back: number => (number < 10 ? 0 : 1),
}
/** Three tokens that are alike and one that is not. */
const token: Kind<Room> = { name: 'tokens', all: () => [0, 0, 0, 1], back: () => 0 }

const room: Game<Room> = {
  name: 'room',
  rules: '1',
  data: '1',
  seats: { min: 2, max: 2 },
  options: {},
  streams: ['luck', 'weather'],
  longest: 1,
  steps: {},
  shape: table<Room, Task>({
    weather: open(),
    lookout: open(),
    box: cards(card, 'hidden'),
    deck: cards(card, 'backs'),
    open: cards(card, 'public'),
    shelves: each(
      cards(card, ({ state, viewer, index }) =>
        index === 1 && state.lookout === viewer ? 'front' : 'nothing',
      ),
    ),
    tokens: cards(token, 'hidden'),
    seats: seats(fields({ purse: cards(card, 'owner'), hand: cards(card, 'ownerBacks'), mood: open() })),
  }),
  start: ({ chance }) => ({
    agenda: [{ kind: 'wait', seat: 1 }],
    chance,
    version: 3,
    weather: 'fog',
    lookout: 1,
    box: [0, 11, 2],
    deck: [3, 13],
    open: [4],
    shelves: [
      [5, 15],
      [6, 16],
    ],
    tokens: [0, 1, 0, 0],
    seats: [
      { purse: [7, 17], hand: [8, 18], mood: 'calm' },
      { purse: [1, 10], hand: [12, 9, 14, 19], mood: 'glad' },
    ],
  }),
  clone: state => structuredClone(state),
  score: () => [],
  words: { say: event => event.kind },
}

const state = room.start({ seats: 2, options: {}, chance: chanceOf('room', 2) })
const light = -2
const dark = -3

describe('a view', () => {
  test('shows each seat just what is declared for it', () => {
    expect(view(room, state, 0)).toEqual({
      viewer: 0,
      table: {
        agenda: [{ kind: 'wait', seat: 1 }],
        version: 3,
        weather: 'fog',
        lookout: 1,
        box: [UNKNOWN, UNKNOWN, UNKNOWN],
        deck: [light, dark],
        open: [4],
        shelves: [
          [UNKNOWN, UNKNOWN],
          [UNKNOWN, UNKNOWN],
        ],
        tokens: [UNKNOWN, UNKNOWN, UNKNOWN, UNKNOWN],
        seats: [
          { purse: [7, 17], hand: [8, 18], mood: 'calm' },
          { purse: [UNKNOWN, UNKNOWN], hand: [dark, light, dark, dark], mood: 'glad' },
        ],
      },
    })
  })

  test('opens a zone to whom a rule opens it', () => {
    expect(view(room, state, 1).table.shelves).toEqual([
      [UNKNOWN, UNKNOWN],
      [6, 16],
    ])
  })

  test('shows a watcher no front that is not public', () => {
    const { seats } = view(room, state, WATCHER).table
    expect(seats[0]).toEqual({ purse: [UNKNOWN, UNKNOWN], hand: [light, dark], mood: 'calm' })
  })

  test('never shows chance, nor a field that nobody declared', () => {
    const careless = { ...state, diary: 'the next card is 3' }
    const { table } = view(room, careless, 0)
    expect(table).not.toHaveProperty('chance')
    expect(table).not.toHaveProperty('diary')
  })

  test('shares nothing with the state', () => {
    const seen = view(room, state, 0)
    seen.table.seats[0]!.hand.push(99)
    seen.table.open.push(99)
    seen.table.agenda.pop()
    expect(state.seats[0]!.hand).toEqual([8, 18])
    expect(state.open).toEqual([4])
    expect(state.agenda).toHaveLength(1)
  })

  test('tells backs from unknown cards and from fronts', () => {
    expect([light, dark, UNKNOWN, 0, 7].map(backShown)).toEqual([0, 1, undefined, undefined, undefined])
  })

  test('an owner zone outside of seats is an error of the game', () => {
    const wrong = { ...room, shape: table<Room, Task>({ ...shapesOf(), deck: cards(card, 'owner') }) }
    expect(() => view(wrong, state, 0)).toThrow('A zone that an owner may see must be inside seats().')
  })
})

describe('a guess', () => {
  test('looks the same to the seat, whatever it makes of the rest', () => {
    const luck = chanceOf('guess', 1)
    for (const viewer of [0, 1, WATCHER]) {
      const seen = view(room, state, viewer)
      const guessed = guess(room, seen, luck)
      expect(view(room, guessed, viewer)).toEqual(seen)
    }
  })

  test('uses every card once, and other tokens of the same face', () => {
    const guessed = guess(room, view(room, state, 0), chanceOf('all', 1))
    const zones = zonesOf(room, guessed, WATCHER)
    const lying = (kind: string) =>
      zones
        .filter(zone => zone.kind.name === kind)
        .flatMap(zone => zone.cards)
        .sort((a, b) => a - b)
    expect(lying('cards')).toEqual(card.all(state))
    expect(lying('tokens')).toEqual([0, 0, 0, 1])
  })

  test('knows how many of the same face are already seen', () => {
    const shown: Game<Room> = {
      ...room,
      shape: table<Room, Task>({ ...shapesOf(), open: cards(token, 'public'), deck: cards(token, 'public') }),
    }
    const counted = { ...room.clone(state), open: [0], deck: [0], tokens: [1, 0] }
    const guesses = Array.from({ length: 20 }, (_, i) =>
      guess(shown, view(shown, counted, 0), chanceOf(`${i}`, 1)),
    )
    for (const { tokens } of guesses) expect(tokens.toSorted()).toEqual([0, 1])
  })

  test('reaches every card that could be there', () => {
    const luck = chanceOf('reach', 1)
    const tops = new Set<number>()
    const boxes = new Set<number>()
    for (let i = 0; i < 400; i++) {
      const guessed = guess(room, view(room, state, 0), luck)
      tops.add(guessed.deck[0]!)
      boxes.add(guessed.box[0]!)
    }
    const known = [4, 7, 17, 8, 18]
    expect([...tops].sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 5, 6, 9])
    expect([...boxes].sort((a, b) => a - b)).toEqual(card.all(state).filter(each => !known.includes(each)))
  })

  test('has luck of its own, and the same guess comes from the same luck', () => {
    const seen = view(room, state, 0)
    const luck = chanceOf('luck', 1)
    const first = guess(room, seen, cloneChance(luck))
    expect(guess(room, seen, luck)).toEqual(first)
    const second = guess(room, seen, luck)
    expect(second.chance.key).not.toEqual(first.chance.key)
    expect(second.chance.key).not.toEqual(state.chance.key)
    expect(second.chance.drawn).toEqual([0, 0])
  })

  test('of an impossible view is an error', () => {
    const seen = view(room, state, 0)
    seen.table.deck.push(light, light, light, light, light, light)
    expect(() => guess(room, seen, chanceOf('x', 1))).toThrow('A view shows more cards than there are.')
  })
})

describe('a seat learns something', () => {
  const after = (change: (state: Room) => void) => {
    const changed = room.clone(state)
    change(changed)
    return changed
  }

  test('when a front turns up that it did not see', () => {
    const drawn = after(({ deck, seats }) => seats[0]!.purse.push(deck.pop()!))
    expect(learned(room, state, drawn, 0)).toBe(true)
    expect(newlySeen(room, state, drawn, 0)).toBe(true)
    expect(learned(room, state, drawn, 1)).toBe(false)
  })

  test('when a back turns up that it did not see', () => {
    const turned = after(({ box, deck }) => deck.push(box.pop()!))
    expect(learned(room, state, turned, 0)).toBe(true)
    expect(learned(room, turned, state, 0)).toBe(false)
  })

  test('when the top of a pile is taken and the next one shows its back', () => {
    const piled: Game<Room> = {
      ...room,
      shape: table<Room, Task>({ ...shapesOf(), box: cards(card, 'topBack') }),
    }
    const taken = after(({ box, seats }) => seats[0]!.hand.push(box.pop()!))
    expect(view(piled, state, 1).table.box).toEqual([UNKNOWN, UNKNOWN, light])
    expect(view(piled, taken, 1).table.box).toEqual([UNKNOWN, dark])
    expect(newlySeen(piled, state, taken, 1)).toBe(true)
    const guessed = guess(piled, view(piled, taken, 1), chanceOf('pile', 1))
    expect(card.back(guessed.box[1]!)).toBe(1)
  })

  test('when a second token of a known face turns up', () => {
    const shown: Game<Room> = {
      ...room,
      shape: table<Room, Task>({ ...shapesOf(), tokens: cards(token, 'public') }),
    }
    const one = after(({ tokens }) => tokens.splice(0, 3))
    expect(newlySeen(shown, one, state, 0)).toBe(true)
    expect(newlySeen(shown, state, one, 0)).toBe(false)
  })

  test('and does not mistake a card for a token of the same number', () => {
    const shown: Game<Room> = {
      ...room,
      shape: table<Room, Task>({ ...shapesOf(), tokens: cards(token, 'public') }),
    }
    const one = { ...room.clone(state), tokens: [1] }
    const other = { ...room.clone(state), tokens: [], open: [4, 1] }
    expect(newlySeen(shown, one, other, 0)).toBe(true)
  })

  test('when cards that stay where they are are opened to it', () => {
    const opened = { ...state, lookout: 0 }
    expect(newlySeen(room, state, opened, 0)).toBe(true)
    expect(newlySeen(room, state, opened, 1)).toBe(false)
  })

  test('when one more shelf stands open', () => {
    const shelved: Game<Room> = {
      ...room,
      shape: table<Room, Task>({ ...shapesOf(), shelves: each(cards(card, 'public')) }),
    }
    const more = { ...state, shelves: [...state.shelves, [2]] }
    expect(newlySeen(shelved, state, more, 0)).toBe(true)
    expect(newlySeen(shelved, more, state, 0)).toBe(false)
    expect(newlySeen(shelved, more, { ...state, shelves: state.shelves.toReversed() }, 0)).toBe(false)
  })

  test('when the dice fall', () => {
    const rolled = after(({ chance }) => void chance.drawn[1]!++)
    expect(learned(room, state, rolled, 0)).toBe(true)
    expect(newlySeen(room, state, rolled, 0)).toBe(false)
  })

  test('but not when its own cards move or public things change', () => {
    const moved = after(changed => {
      changed.open.push(changed.seats[0]!.hand.pop()!)
      changed.weather = 'sun'
    })
    expect(learned(room, state, moved, 0)).toBe(false)
    expect(learned(room, state, moved, 1)).toBe(true)
  })
})

function shapesOf() {
  return {
    weather: open<string>(),
    lookout: open<number>(),
    box: cards(card, 'hidden'),
    deck: cards(card, 'backs'),
    open: cards(card, 'public'),
    shelves: each(cards(card, 'hidden')),
    tokens: cards(token, 'hidden'),
    seats: seats(
      fields({ purse: cards(card, 'owner'), hand: cards(card, 'ownerBacks'), mood: open<string>() }),
    ),
  }
}
