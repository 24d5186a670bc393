import { describe, expect, test } from 'vitest'
import {
  answer,
  type Choice,
  chanceOf,
  choiceMeant,
  choiceNamed,
  cloneChance,
  DONE,
  type Event,
  eventFor,
  Fault,
  type Game,
  GameError,
  heard,
  hearing,
  nameOf,
  namesOf,
  next,
  open,
  plan,
  refusalsOf,
  type State,
  table,
  tell,
} from '../src/index.ts'

type Errand =
  | { readonly kind: 'note'; readonly seat: number; readonly text: string }
  | { readonly kind: 'both'; readonly seat: number }
  | { readonly kind: 'pick'; readonly seat: number; readonly from: readonly Choice[] }
  | { readonly kind: 'loop'; readonly seat: number }
  | { readonly kind: 'mute'; readonly seat: number }

interface Errands extends State<Errand> {
  readonly notes: string[]
}

const note = (text: string): Errand => ({ kind: 'note', seat: 0, text })
const pick = (from: readonly Choice[], seat = 0): Errand => ({ kind: 'pick', seat, from })

/** The least game there is: it does errands and notes them. */
const errands: Game<Errands, Errand> = {
  name: 'errands',
  rules: '1',
  data: '1',
  seats: { min: 1, max: 2 },
  options: {},
  streams: ['luck'],
  longest: 10,
  shape: table<Errands, Errand>({ notes: open() }),
  start: ({ chance }) => errandsOf([], chance),
  clone: ({ agenda, chance, version, notes }) => ({
    agenda: agenda.slice(),
    chance: cloneChance(chance),
    version,
    notes: notes.slice(),
  }),
  score: () => [],
  words: { say: event => event.kind },
  steps: {
    note: { run: (state, { text }) => void state.notes.push(text) },
    both: { run: state => plan(state, note('inner first'), note('inner second')) },
    pick: {
      ask: (_, { from }) => from,
      name: (_, __, choice) => `Take ${choice}`,
      why: () => [{ name: 'Take 99', reason: { kind: 'it is too far away' } }],
      run: (state, _, choice) => void state.notes.push(`took ${choice}`),
    },
    loop: { run: (state, task) => plan<Errand>(state, task) },
    mute: { ask: () => [1, 2], run: () => {} },
  },
}

function errandsOf(tasks: readonly Errand[], chance = chanceOf('errands', 1)): Errands {
  const state: Errands = { agenda: [], chance, version: 0, notes: [] }
  plan(state, ...tasks)
  return state
}

describe('the agenda', () => {
  test('does planned tasks in order, and what a task plans before what waits', () => {
    const state = errandsOf([note('a'), { kind: 'both', seat: 0 }, note('b')])
    expect(next(errands, state)).toBeUndefined()
    expect(state.notes).toEqual(['a', 'inner first', 'inner second', 'b'])
  })

  test('asks the seat of the task and stays there until it is answered', () => {
    const state = errandsOf([pick([3, 4], 1), note('after')])
    const question = next(errands, state)!
    expect(question).toEqual({ seat: 1, task: pick([3, 4], 1), choices: [3, 4], version: 0 })
    expect(next(errands, state)).toEqual(question)
    expect(state.notes).toEqual([])
    expect(answer(errands, state, question, 4)).toBeUndefined()
    expect(state.notes).toEqual(['took 4', 'after'])
    expect(state.version).toBe(1)
  })

  test('answers a question with one answer by itself, and says so to that seat alone', () => {
    const state = errandsOf([pick([7], 1)])
    const events: Event[] = []
    hearing(
      event => events.push(event),
      () => next(errands, state),
    )
    expect(state.notes).toEqual(['took 7'])
    expect(state.version).toBe(0)
    expect(events).toEqual([{ kind: 'forced', seat: 1, task: 'pick', secret: { to: 1, answer: 'Take 7' } }])
    expect(eventFor(events[0]!, 0)).toEqual({ kind: 'forced', seat: 1, task: 'pick' })
    expect(eventFor(events[0]!, 1)).toEqual(events[0])
  })

  test('passes over an optional question with nothing to choose', () => {
    const state = errandsOf([pick([DONE]), note('after')])
    const events: Event[] = []
    hearing(
      event => events.push(event),
      () => next(errands, state),
    )
    expect(state.notes).toEqual(['after'])
    expect(events).toEqual([])
  })

  test('an optional question can be declined: its task is over and nothing is run', () => {
    const state = errandsOf([pick([1, DONE]), note('after')])
    const question = next(errands, state)!
    expect(namesOf(errands, state, question)).toEqual(['Take 1', 'done'])
    answer(errands, state, question, DONE)
    expect(state.notes).toEqual(['after'])
    expect(state.version).toBe(1)
  })

  test('a mandatory question without answers is an error of the game that names the task', () => {
    const state = errandsOf([pick([])])
    expect(() => next(errands, state)).toThrow(
      new GameError('errands asks a question without answers: {"kind":"pick","seat":0,"from":[]}.'),
    )
  })

  test('a task without a step and a loop without a question are errors of the game', () => {
    const lost = errandsOf([{ kind: 'lost', seat: 0 } as never])
    expect(() => next(errands, lost)).toThrow(
      new GameError('errands has no step for the task {"kind":"lost","seat":0}.'),
    )
    expect(() => next(errands, errandsOf([{ kind: 'loop', seat: 0 }]))).toThrow(
      new GameError('errands does not come to a question: {"kind":"loop","seat":0}.'),
    )
  })

  test('refuses an answer that is not offered or comes too late, and changes nothing', () => {
    const state = errandsOf([pick([1, 2]), pick([3, 4])])
    const question = next(errands, state)!
    const before = JSON.stringify(state)
    expect(() => answer(errands, state, question, 3)).toThrow(new Fault('3 is not among the answers.'))
    expect(JSON.stringify(state)).toBe(before)
    answer(errands, state, question, 1)
    const then = JSON.stringify(state)
    expect(() => answer(errands, state, question, 1)).toThrow(
      new Fault('This answer is for version 0, but the game is at version 1.'),
    )
    expect(JSON.stringify(state)).toBe(then)
  })

  test('refuses an answer when the game is over', () => {
    const over = errandsOf([])
    const stale = { seat: 0, task: pick([1, 2]), choices: [1, 2], version: 0 }
    expect(() => answer(errands, over, stale, 1)).toThrow('The game is over; nothing is asked.')
    expect(over.version).toBe(0)
  })
})

describe('names', () => {
  const state = errandsOf([pick([1, 12, 3, DONE])])
  const question = next(errands, state)!

  test('a name means its choice, to the letter', () => {
    expect(choiceNamed(errands, state, question, 'Take 12')).toBe(12)
    expect(choiceNamed(errands, state, question, 'done')).toBe(DONE)
    expect(() => choiceNamed(errands, state, question, 'take 12')).toThrow(Fault)
  })

  test('an unknown name is told what is legal', () => {
    expect(() => choiceNamed(errands, state, question, 'Take 7')).toThrow(
      '‘Take 7’ is not possible here. Possible answers: Take 1, Take 12, Take 3, done.',
    )
  })

  test('a name that the step can explain gets the reason', () => {
    expect(refusalsOf(errands, state, question)).toHaveLength(1)
    expect(() => choiceMeant(errands, state, question, 'take  99')).toThrow(
      '‘take  99’ is not possible: it is too far away. Possible answers: Take 1, Take 12, Take 3, done.',
    )
  })

  test('a person may write it in any spelling, or just its beginning', () => {
    expect(choiceMeant(errands, state, question, ' TAKE   3 ')).toBe(3)
    expect(choiceMeant(errands, state, question, 'd')).toBe(DONE)
    expect(choiceMeant(errands, state, question, 'take 1')).toBe(1)
  })

  test('a beginning of several names is ambiguous, and nothing means nothing', () => {
    expect(() => choiceMeant(errands, state, question, 'take')).toThrow(
      '‘take’ could mean ‘Take 1’ or ‘Take 12’ or ‘Take 3’.',
    )
    expect(() => choiceMeant(errands, state, question, '')).toThrow('‘’ is not possible here.')
  })

  test('a step that asks must name its answers; one that explains nothing refuses nothing', () => {
    const mute = errandsOf([{ kind: 'mute', seat: 0 }])
    const asked = next(errands, mute)!
    expect(() => nameOf(errands, mute, asked, 1)).toThrow(
      new GameError('errands does not name the answers to mute.'),
    )
    expect(refusalsOf(errands, mute, asked)).toEqual([])
  })
})

describe('events', () => {
  test('are heard only while somebody listens, and by the innermost listener', () => {
    const outer: Event[] = []
    const inner: Event[] = []
    expect(heard()).toBe(false)
    tell({ kind: 'nobody hears' })
    const result = hearing(
      event => outer.push(event),
      () => {
        expect(heard()).toBe(true)
        tell({ kind: 'before' })
        hearing(
          event => inner.push(event),
          () => tell({ kind: 'within' }),
        )
        tell({ kind: 'after' })
        return 'result'
      },
    )
    expect(result).toBe('result')
    expect(outer.map(event => event.kind)).toEqual(['before', 'after'])
    expect(inner.map(event => event.kind)).toEqual(['within'])
  })

  test('listening ends also when something fails', () => {
    const fail = () => {
      throw new Error('broken')
    }
    expect(() => hearing(() => {}, fail)).toThrow('broken')
    expect(heard()).toBe(false)
  })

  test('an event without a secret is for everybody', () => {
    const event = { kind: 'rolled', pips: 4 }
    expect(eventFor(event, 3)).toBe(event)
  })
})
