import { describe, expect, test } from 'vitest'
import { conform, Nonconformity, realEngine } from '../conformance/index.ts'
import {
  answer,
  asked,
  askedOf,
  chanceOf,
  type Event,
  foresee,
  guess,
  namesOf,
  newRecord,
  next,
  openSession,
  playNamed,
  recordOf,
  replay,
  rewind,
  sealed,
  type Task,
  tell,
  undo,
  undoable,
  view,
  viewChanges,
  WATCHER,
  withChanges,
} from '../src/index.ts'
import { type Salvo, salvo } from './salvo/index.ts'

const opened = (seats = 3) =>
  openSession(salvo, newRecord(salvo, { seats: ['Ann', 'Ben', 'Cem'].slice(0, seats), seed: 'together' }))

type Table = ReturnType<typeof opened>

const seatsAsked = ({ state, question }: Table) => asked(salvo, state, question).map(({ seat }) => seat)
const card = ({ state }: Table, seat: number, at = 0) => state.seats[seat]!.hand[at]!
const show = (table: Table, seat: number, at = 0) =>
  playNamed(table, `@${seat} show ${card(table, seat, at)}`)

describe('several seats that are asked together', () => {
  test('answer in any order, and nothing is done until all have', () => {
    const table = opened()
    expect(seatsAsked(table)).toEqual([0, 1, 2])
    const cards = [card(table, 0), card(table, 1), card(table, 2)]
    show(table, 2)
    show(table, 0)
    expect(seatsAsked(table)).toEqual([1])
    expect(table.state.seats.map(({ shown }) => shown)).toEqual([[], [], []])
    show(table, 1)
    expect(table.state.seats.map(({ shown }) => shown)).toEqual(cards.map(each => [each]))
    expect(table.question?.task.kind).toBe('boast')
  })

  test('come to the same in whatever order they answer', () => {
    const tables = [
      [0, 1, 2],
      [2, 1, 0],
      [1, 2, 0],
    ].map(order => {
      const table = opened()
      for (const seat of order) show(table, seat)
      return sealed(table)
    })
    expect(new Set(tables.map(({ digest }) => digest)).size).toBe(1)
    expect(new Set(tables.map(({ answers }) => answers.toSorted().join())).size).toBe(1)
  })

  test('are done in the order of their tasks, and then what each of them planned', () => {
    const table = opened()
    const heard: Event[] = []
    const cards = [card(table, 0), card(table, 1), card(table, 2)]
    for (const seat of [1, 2, 0]) playNamed(table, `@${seat} show ${cards[seat]}`, event => heard.push(event))
    expect(heard).toEqual([
      ...cards.map((card, seat) => ({ kind: 'showed', seat, card })),
      ...cards.map((_, seat) => ({ kind: 'noted', seat })),
    ])
  })

  test('see of each other only who has answered, also in what changed', () => {
    const table = opened()
    const before = table.state
    show(table, 1)
    const chosen = card(table, 1)
    const sealedFor = (viewer: number) => view(salvo, table.state, viewer).table.agenda.at(-2)
    expect(sealedFor(1)).toEqual({ kind: 'choose', seat: 1, together: true, sealed: chosen })
    for (const viewer of [0, 2, WATCHER])
      expect(sealedFor(viewer)).toEqual({ kind: 'choose', seat: 1, together: true, sealed: null })
    const told = viewChanges(salvo, before, table.state)
    for (const viewer of [0, 1, 2, WATCHER])
      expect(withChanges(view(salvo, before, viewer), JSON.parse(told(viewer)))).toEqual(
        view(salvo, table.state, viewer),
      )
  })

  test('are guessed to have answered something that they could', () => {
    const table = opened()
    show(table, 1)
    const seen = new Set<number>()
    for (let i = 0; i < 60; i++) {
      const world = guess(salvo, view(salvo, table.state, 0), chanceOf(`world ${i}`, 1))
      const { sealed } = world.agenda.at(-2) as Task
      expect([...world.seats[1]!.hand, -1]).toContain(sealed)
      seen.add(sealed as number)
    }
    expect(seen.size).toBeGreaterThan(5)
  })

  test('foresee nothing of what the others do', () => {
    const table = opened()
    show(table, 0)
    const { changes, events } = foresee(salvo, view(salvo, table.state, 1), card(table, 1), chanceOf('x', 1))
    expect(changes).toEqual([])
    expect(events).toEqual([])
  })

  test('may pass, and whoever has one answer only is not asked', () => {
    const table = opened(2)
    for (let round = 0; round < 3; round++) {
      show(table, 1)
      show(table, 0)
      playNamed(table, 'be quiet')
    }
    // Both have one card left: nobody is asked, and all hear that they had no choice, but not what it was.
    expect(table.question?.task.kind).toBe('boast')
    expect(table.state.seats.map(({ hand }) => hand.length)).toEqual([0, 0])
    const passing = opened(2)
    playNamed(passing, '@1 done')
    playNamed(passing, '@0 done')
    expect(passing.state.seats.map(({ shown }) => shown)).toEqual([[], []])
  })

  test('are not asked again after they answered, and nobody else answers for them', () => {
    const table = opened()
    const question = askedOf(salvo, table.state, table.question, 2)!
    show(table, 2)
    expect(() => show(table, 2)).toThrow('not your turn')
    expect(() => answer(salvo, salvo.clone(table.state), question, question.choices[0]!)).toThrow(
      'You have answered',
    )
    const state = salvo.clone(table.state)
    expect(() => answer(salvo, state, { ...question, seat: 7 }, question.choices[0]!)).toThrow()
    expect(state).toEqual(table.state)
  })

  test('keep their question while others answer, and refuse one that is older', () => {
    const table = opened()
    const question = askedOf(salvo, table.state, table.question, 0)!
    show(table, 1)
    show(table, 2)
    expect(askedOf(salvo, table.state, table.question, 0)).toEqual(question)
    const state = salvo.clone(table.state)
    expect(answer(salvo, state, question, question.choices[0]!)?.task.kind).toBe('boast')
    expect(() => answer(salvo, state, question, question.choices[0]!)).toThrow('version')
  })
})

describe('a sealed answer', () => {
  test('is taken back by whoever gave it, whoever answered since, until all have answered', () => {
    const table = opened()
    show(table, 0)
    show(table, 1)
    expect([0, 1, 2].map(seat => undoable(table, seat))).toEqual([1, 1, 0])
    const copy = { ...table, past: table.past.slice() }
    undo(copy, 0)
    expect(seatsAsked(copy)).toEqual([0, 2])
    expect(recordOf(copy).answers).toEqual([`@1 show ${card(table, 1)}`])
    show(copy, 0, 2)
    show(copy, 2)
    expect(recordOf(copy).answers).toHaveLength(3)
    expect([0, 1, 2].map(seat => undoable(copy, seat))).toEqual([0, 0, 0])
    // The other session goes on from where it was.
    show(table, 2)
    expect(recordOf(table).answers[0]).toBe(`@0 show ${table.state.seats[0]!.shown[0]}`)
    expect(table.state.seats[0]!.shown).not.toEqual(copy.state.seats[0]!.shown)
  })

  test('is in the record with its seat, which replays to any point in the midst of them', () => {
    const table = opened()
    for (const seat of [2, 0, 1]) show(table, seat)
    playNamed(table, 'boast')
    const record = sealed(table)
    expect(record.answers.map(name => name.split(' ')[0])).toEqual(['@2', '@0', '@1', 'boast'])
    const { state, question } = replay(salvo, record, 2)
    expect(asked(salvo, state, question).map(({ seat }) => seat)).toEqual([1])
    expect(replay(salvo, record).state).toEqual(table.state)
    rewind(table, 1)
    expect(seatsAsked(table)).toEqual([0, 1])
  })

  test('without its seat is that of the first who is asked', () => {
    const table = opened()
    playNamed(table, `show ${card(table, 0)}`)
    playNamed(table, `show ${card(table, 1)}`)
    expect(recordOf(table).answers.map(name => name.split(' ')[0])).toEqual(['@0', '@1'])
  })
})

describe('conformance', () => {
  test.each([2, 3, 4])('holds with %i who are asked together', players => {
    for (let i = 0; i < 15; i++) expect(conform(salvo, { players, seed: `salvo ${i}` })).toBeGreaterThan(8)
  })

  const broken = (game: typeof salvo, engine = realEngine) => {
    try {
      for (let i = 0; i < 10; i++) conform(game, { players: 3, seed: `broken ${i}` }, engine)
    } catch (error) {
      return error instanceof Nonconformity ? error.check : String(error)
    }
    return undefined
  }

  test('catches a view that shows what was sealed', () => {
    const seeing: typeof view = (game, state, viewer) => {
      const { table } = view(game, state, viewer)
      return { viewer, table: { ...table, agenda: state.agenda.slice() } }
    }
    expect(broken(salvo, { ...realEngine, view: seeing })).toBe('a sealed answer stays hidden')
  })

  test('catches an event that tells what was sealed', () => {
    const answering: typeof answer = (game, state, question, choice) => {
      const following = answer(game, state, question, choice)
      tell({ kind: `chose ${choice}` })
      return following
    }
    const playing: typeof playNamed = (session, name, listener) => {
      playNamed(session, name, listener)
      listener?.({ kind: `chose ${name.endsWith('done') ? -1 : name.split(' ').at(-1)}` })
    }
    const engine = { ...realEngine, answer: answering, playNamed: playing }
    expect(broken(salvo, engine)).toBe('a sealed answer stays hidden')
  })

  test('catches an undo that takes back another one', () => {
    const undoing = ((session, seat) => {
      const other = [0, 1, 2].find(each => each !== seat && undoable(session, each) > 0)
      undo(session, other ?? seat)
    }) as typeof undo
    expect(broken(salvo, { ...realEngine, undo: undoing })).toBe('a sealed answer can be taken back')
  })

  test('catches a question whose answers are named like those of a seat', () => {
    const { choose } = salvo.steps
    const steps = {
      ...salvo.steps,
      choose: { ...choose, name: (_: Salvo, __: unknown, choice: number) => `@${choice}` },
    }
    expect(broken({ ...salvo, steps })).toBe('names are unique and parse to themselves')
  })
})

test('names of answers are those of the question that is asked', () => {
  const table = opened()
  const question = askedOf(salvo, table.state, next(salvo, table.state), 1)!
  expect(namesOf(salvo, table.state, question)).toEqual([
    ...table.state.seats[1]!.hand.map(each => `show ${each}`),
    'done',
  ])
})
