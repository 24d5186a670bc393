import { describe, expect, test } from 'vitest'
import {
  below,
  canonical,
  chanceOf,
  copy,
  difference,
  digestOf,
  type Event,
  Fault,
  type GameRecord,
  gameOfRecord,
  namesOf,
  newRecord,
  openSession,
  parseRecord,
  playChoice,
  playNamed,
  recordOf,
  replay,
  rewind,
  type Session,
  type Setup,
  sealed,
  undo,
  undoable,
} from '../src/index.ts'
import { type Jetty, jetty, type Task } from './jetty/index.ts'

const begun = newRecord(jetty, { seats: ['Ada', 'Ben', 'Cem'], seed: 'lusab-babad' })

function played(seed: string, limit = Number.POSITIVE_INFINITY): Session<Jetty, Task> {
  const session = openSession(jetty, { ...begun, seed })
  const luck = chanceOf(seed, 1)
  while (session.question && session.answers < limit) {
    playChoice(session, session.question.choices[below(luck, 0, session.question.choices.length)]!)
  }
  return session
}

describe('a record', () => {
  const session = played('one game')
  const record = sealed(session)

  test('says what is needed to play the game again', () => {
    expect({ ...record, answers: record.answers.length, digest: record.digest?.length }).toEqual({
      format: 1,
      game: 'jetty',
      rules: '1',
      data: '1',
      options: { short: false },
      seats: ['Ada', 'Ben', 'Cem'],
      seed: 'one game',
      answers: session.state.version,
      digest: 64,
    })
  })

  test('replays to the same state, through JSON', () => {
    const read = parseRecord(jetty, JSON.stringify(record))
    expect(read).toEqual(record)
    const { state, question } = replay(jetty, read)
    expect(state).toEqual(session.state)
    expect(question).toBeUndefined()
    expect(openSession(jetty, read).state).toEqual(session.state)
  })

  test('replays to any point', () => {
    const half = played('one game', 20)
    const { state, question } = replay(jetty, record, 20)
    expect(state).toEqual(half.state)
    expect(question).toEqual(half.question)
    expect(replay(jetty, record, 0).state.version).toBe(0)
  })

  test.each([-1, 1.5, 1_000_000])('has no point %d', to => {
    expect(() => replay(jetty, record, to)).toThrow(
      new Fault(`The record has ${record.answers.length} answers; there is no point ${to} in it.`),
    )
  })

  test('with another final state is found out', () => {
    const forged = { ...record, digest: '0'.repeat(64) }
    const message = 'The record replays to a different state from the one it was saved with.'
    expect(() => replay(jetty, forged)).toThrow(new Fault(message))
    expect(() => openSession(jetty, forged)).toThrow(new Fault(message))
    expect(replay(jetty, forged, 5).state.version).toBe(5)
  })

  test('with an illegal answer says which', () => {
    const forged: GameRecord = { ...record, answers: ['draw red', 'fly away'] }
    const message = /^Answer 2 of the record is wrong: ‘fly away’ is not possible here\. Possible answers: /
    expect(() => replay(jetty, forged)).toThrow(message)
    expect(() => openSession(jetty, forged)).toThrow(message)
  })

  test('that goes on after the end says so', () => {
    const { digest: _, ...open } = record
    const longer = { ...open, answers: [...record.answers, 'done'] }
    expect(() => replay(jetty, longer)).toThrow(
      new Fault(`The game is over after ${record.answers.length} answers, but the record has more.`),
    )
    expect(() => openSession(jetty, longer)).toThrow('The game is over; nothing is asked.')
  })

  test('does not hide an error of the game', () => {
    const broken = {
      ...jetty,
      steps: { ...jetty.steps, draw: { ...jetty.steps.draw, run: () => explode() } },
    }
    expect(() => replay(broken, record)).toThrow(new TypeError('boom'))
    expect(() => openSession(broken, record)).toThrow(new TypeError('boom'))
  })

  const text = JSON.stringify(record)
  test.each([
    [text.slice(0, 200), 'This is not a record: it is not valid JSON (cut off, perhaps).'],
    ['[]', 'This is not a record: it is not a JSON object.'],
    ['null', 'This is not a record: it is not a JSON object.'],
    ['7', 'This is not a record: it is not a JSON object.'],
    ['{}', 'This is not a record: its format is undefined, not 1.'],
    [JSON.stringify({ ...record, format: 2 }), 'This is not a record: its format is 2, not 1.'],
    [JSON.stringify({ ...record, game: 'chess' }), 'The record is of the game ‘chess’, not of jetty.'],
    [
      JSON.stringify({ ...record, rules: '0' }),
      'The record was played with rules version ‘0’ of jetty; this is ‘1’.',
    ],
    [
      JSON.stringify({ ...record, data: '9' }),
      'The record was played with data version ‘9’ of jetty; this is ‘1’.',
    ],
    [JSON.stringify({ ...record, answers: 'draw red' }), 'This is not a record: it has no list of answers.'],
    [JSON.stringify({ ...record, answers: [1] }), 'This is not a record: it has no list of answers.'],
    [JSON.stringify({ ...record, digest: 1 }), 'This is not a record: its digest is not a text.'],
    [JSON.stringify({ ...record, seats: 3 }), 'This is not a record: its seats are not a list of names.'],
    [JSON.stringify({ ...record, seats: ['Ada'] }), 'jetty is for 2 to 4 players, not 1.'],
    [JSON.stringify({ ...record, seats: ['a', 'b', 'c', 'd', 'e'] }), 'jetty is for 2 to 4 players, not 5.'],
    [JSON.stringify({ ...record, seed: null }), 'The seed must be text.'],
    [
      JSON.stringify({ ...record, options: { long: true } }),
      'There is no option ‘long’. This game knows short.',
    ],
  ])('is refused if broken: %#', (broken, message) => {
    expect(() => parseRecord(jetty, broken)).toThrow(new Fault(message))
  })

  test('tells its game before anything else is known', () => {
    expect(gameOfRecord(text)).toBe('jetty')
    expect(() => gameOfRecord('{"format":1}')).toThrow(
      new Fault('This is not a record: it does not say of which game it is.'),
    )
  })

  test('a game for just one number of players says so', () => {
    const duel = { ...jetty, seats: { min: 2, max: 2 } }
    expect(() => newRecord(duel, { seats: ['Ada'], seed: 'x' })).toThrow(
      new Fault('jetty is for 2 players, not 1.'),
    )
  })
})

describe("an owner's values", () => {
  const owned = {
    ...jetty,
    library: {
      cards: () => [],
      check: () => [],
      values: () => ({}),
      checkValues(values: unknown) {
        if (values === 'wrong') throw new Fault('These are no values.')
        return { checked: values }
      },
    },
  }

  test('are kept in the record and reach the game', () => {
    const seen: unknown[] = []
    const watching = {
      ...owned,
      start(setup: Setup) {
        seen.push(setup.values)
        return jetty.start(setup)
      },
    }
    const record = newRecord(watching, { seats: ['a', 'b'], seed: 's', values: { cost: 1 } })
    expect(record.values).toEqual({ checked: { cost: 1 } })
    replay(watching, record)
    expect(seen).toEqual([{ checked: { cost: 1 } }])
    expect(parseRecord(watching, JSON.stringify(record)).values).toEqual({
      checked: { checked: { cost: 1 } },
    })
    expect(newRecord(watching, { seats: ['a', 'b'], seed: 's' })).not.toHaveProperty('values')
  })

  test('are checked, and refused by a game without tables', () => {
    expect(() => newRecord(owned, { seats: ['a', 'b'], seed: 's', values: 'wrong' })).toThrow(
      'These are no values.',
    )
    expect(() => newRecord(jetty, { seats: ['a', 'b'], seed: 's', values: {} })).toThrow(
      new Fault('jetty has no data tables of which an owner could change the values.'),
    )
  })
})

describe('a session', () => {
  test('refuses a stale answer and stays as it was', () => {
    const session = openSession(jetty, begun)
    playNamed(session, 'draw red', undefined, 0)
    const before = JSON.stringify(session)
    expect(() => playNamed(session, 'sell 1', undefined, 0)).toThrow(
      new Fault('This answer is for version 0, but the game is at version 1.'),
    )
    expect(() => playNamed(session, 'nonsense')).toThrow(Fault)
    expect(() => playChoice(session, 12_345)).toThrow(Fault)
    expect(JSON.stringify(session)).toBe(before)
  })

  test('says that the game is over', () => {
    const over = played('over')
    expect(() => playNamed(over, 'done')).toThrow(new Fault('The game is over; nothing is asked.'))
    expect(() => playChoice(over, 0)).toThrow(new Fault('The game is over; nothing is asked.'))
  })

  test('lets a listener hear what the opening and each answer bring', () => {
    const events: Event[] = []
    const session = openSession(jetty, { ...begun, answers: ['draw red'] }, event => events.push(event))
    expect(events.map(event => event.kind)).toEqual(['drew'])
    playNamed(session, namesOf(jetty, session.state, session.question!)[0]!, event => events.push(event))
    expect(events.length).toBeGreaterThan(1)
  })

  test('own answers can be taken back, one by one, to the last thing learned', () => {
    const session = openSession(jetty, { ...begun, answers: ['draw red'] })
    expect(undoable(session, 0)).toBe(0) // the card drawn is known now
    const [first] = session.state.seats[0]!.hand
    const states = [session.state]
    playNamed(session, `sell ${first}`)
    states.push(session.state)
    const [second] = session.state.seats[0]!.hand
    playNamed(session, `drop ${second}`)
    expect(undoable(session, 0)).toBe(2)
    expect(undoable(session, 1)).toBe(0)
    undo(session, 0)
    expect(session.state).toEqual(states[1])
    expect(recordOf(session).answers).toEqual(['draw red', `sell ${first}`])
    undo(session, 0)
    expect(session.state).toEqual(states[0])
    expect(session.question?.task.kind).toBe('act')
    expect(() => undo(session, 0)).toThrow(
      new Fault(
        'There is nothing to take back: something was revealed or another player has answered since.',
      ),
    )
  })

  test('another seat cannot take back what is not its own, and ends what could be taken back', () => {
    const session = openSession(jetty, { ...begun, answers: ['draw red'] })
    playNamed(session, `sell ${session.state.seats[0]!.hand[0]}`)
    playNamed(session, 'done')
    expect(session.question?.seat).toBe(1)
    expect(undoable(session, 0)).toBe(2)
    expect(() => undo(session, 1)).toThrow(Fault)
    playNamed(session, 'draw blue')
    expect(undoable(session, 0)).toBe(0)
    expect(undoable(session, 1)).toBe(0)
  })

  test('an answer of another seat leaves only its own to take back, even if it revealed nothing', () => {
    const session = openSession(jetty, { ...begun, answers: ['draw red'] })
    playNamed(session, `sell ${session.state.seats[0]!.hand[0]}`)
    playNamed(session, 'done')
    session.state = { ...session.state, agenda: [...session.state.agenda, { kind: 'act', seat: 1 }] }
    session.question = {
      ...session.question!,
      task: { kind: 'act', seat: 1 },
      choices: [jetty.steps.act.ask!(session.state, { kind: 'act', seat: 1 })[0]!, 1],
    }
    playChoice(session, session.question.choices[0]!)
    expect(undoable(session, 1)).toBe(1)
    expect(undoable(session, 0)).toBe(0)
  })

  test('a copy of a session that goes another way leaves the answers of both as they are', () => {
    const session = openSession(jetty, { ...begun, answers: ['draw red'] })
    const other = { ...session, past: session.past.slice() }
    const [first, second] = session.state.seats[0]!.hand
    playNamed(session, `sell ${first}`)
    playNamed(other, `sell ${second}`)
    expect(recordOf(session).answers).toEqual(['draw red', `sell ${first}`])
    expect(recordOf(other).answers).toEqual(['draw red', `sell ${second}`])
    undo(other, 0)
    expect(recordOf(other).answers).toEqual(['draw red'])
    expect(recordOf(other, 5).answers).toEqual(['draw red'])
    expect(recordOf(session, 1).answers).toEqual(['draw red'])
  })

  test('what could be taken back can still be after a restart', () => {
    const session = openSession(jetty, { ...begun, answers: ['draw red'] })
    playNamed(session, `sell ${session.state.seats[0]!.hand[0]}`)
    const again = openSession(jetty, recordOf(session))
    expect(undoable(again, 0)).toBe(1)
  })
})

describe('plain data', () => {
  test('a digest does not depend on the order of keys', () => {
    expect(digestOf({ a: [1, { b: 2, c: null }], d: 'x' })).toBe(
      digestOf({ d: 'x', a: [1, { c: null, b: 2 }] }),
    )
    expect(digestOf([1, 2])).not.toBe(digestOf([2, 1]))
    expect(canonical({ b: true, a: 'ä' })).toBe('{"a":"ä","b":true}')
  })

  test('a difference is found where it is', () => {
    expect(difference({ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] })).toBeUndefined()
    expect(difference({ a: [1, { b: 2 }] }, { a: [1, { b: 3 }] })).toBe('state.a.1.b')
    expect(difference({ a: undefined }, {})).toBe('state.a')
    expect(difference([], {})).toBe('state')
    expect(difference(null, {}, 'view')).toBe('view')
    expect(difference(0, -0)).toBe('state')
    expect(difference({ at: new Map() }, { at: {} })).toBe('state.at')
    expect(difference(Number.NaN, null)).toBe('state')
    expect(difference([1, 2], [1])).toBe('state.1')
  })

  test('a copy is equal and shares nothing', () => {
    const original = { list: [{ n: 1 }], none: null, text: 'x' }
    const copied = copy(original)
    expect(copied).toEqual(original)
    copied.list[0]!.n = 2
    expect(original.list[0]!.n).toBe(1)
  })
})

function explode(): never {
  throw new TypeError('boom')
}

describe('going back over what others answered', () => {
  test('leads to the state that was there, and the record says how often', () => {
    const session = played('back', 40)
    const earlier = played('back', 25)
    rewind(session, 25)
    expect(recordOf(session)).toEqual({ ...recordOf(earlier), rewound: 1 })
    expect(canonical(session.state)).toBe(canonical(earlier.state))
    expect(session.question).toEqual(earlier.question)
    expect(undoable(session, session.past[0]?.seat ?? 0)).toBe(session.past.length)
    rewind(session, 3)
    const read = parseRecord(jetty, JSON.stringify(sealed(session)))
    expect(read.rewound).toBe(2)
    expect(openSession(jetty, read).begun.rewound).toBe(2)
  })

  test('goes back only, and a record says so only in whole numbers', () => {
    const session = played('back', 10)
    for (const to of [10, 11, -1, 2.5]) expect(() => rewind(session, to)).toThrow(Fault)
    expect(session.answers).toBe(10)
    for (const rewound of [0, -1, 1.5, '2']) {
      const text = JSON.stringify({ ...recordOf(session), rewound })
      expect(() => parseRecord(jetty, text)).toThrow('rewound')
    }
  })
})
