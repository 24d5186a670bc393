import {
  eventFor,
  type GameRecord,
  namesOf,
  newRecord,
  openSession,
  playNamed,
  type Session,
  type State,
  type Task,
  undoable,
  view,
} from '@kontor/engine'
import { hamburg } from '@kontor/hamburg'
import type { Entry, Situation, TableAbout } from '@kontor/protocol'
import type { AnyGame } from '@kontor/register'
import { describe, expect, test } from 'vitest'
import { OnlineTable } from '../src/seat/online.ts'
import type { Told } from '../src/seat/told.ts'

const GAME: AnyGame = hamburg
const NAMES = ['Ann', 'Ben']

/** At most tables nobody is asked for advice. */
const NO_THINKER = { advise: () => Promise.reject(new Error('Nobody should have been asked.')) }

/** A game as a server has it, which tells each seat what it may know. */
class House {
  readonly #session: Session<State, Task>
  readonly #log: { n: number; seat: number; answer: string; events: object[] }[] = [
    { n: 0, seat: 0, answer: '', events: [] },
  ]

  constructor() {
    const record: GameRecord = newRecord(GAME, { seats: NAMES, seed: 'afar', options: {} })
    this.#session = openSession(GAME, record, event => this.#log[0]!.events.push(event))
  }

  get asked() {
    return this.#session.question!.seat
  }

  get version() {
    return this.#log.length - 1
  }

  get answers() {
    return namesOf(GAME, this.#session.state, this.#session.question!)
  }

  play(times: number) {
    for (let i = 0; i < times; i++) {
      const answer = this.answers[i % this.answers.length]!
      const entry = { n: this.#log.length, seat: this.asked, answer, events: [] as object[] }
      playNamed(this.#session, answer, event => entry.events.push(event))
      this.#log.push(entry)
    }
  }

  told(seat: number | null, after: number): Told {
    const viewer = seat ?? -1
    const { state, question } = this.#session
    const entries = this.#log.slice(after).map(
      ({ n, seat: by, answer, events }): Entry => ({
        n,
        ...(n > 0 && by === viewer ? { answer } : {}),
        at: 0,
        kind: n === 0 ? 'begin' : 'answer',
        seat: by,
        events: events.map(event => eventFor(event as Parameters<typeof eventFor>[0], viewer)),
      }),
    )
    const situation: Situation = {
      version: this.version,
      answers: this.version,
      view: view(GAME, state, viewer),
      question: question
        ? {
            seat: question.seat,
            task: question.task,
            ...(question.seat === seat ? { answers: namesOf(GAME, state, question) } : {}),
          }
        : null,
      undoable: seat === null ? 0 : undoable(this.#session, seat),
      takeback: null,
      clocks: null,
      since: 0,
      due: null,
    }
    return { table: aboutFor(seat), situation: JSON.parse(JSON.stringify(situation)), entries }
  }
}

function aboutFor(mine: number | null): TableAbout {
  return {
    id: 'x'.repeat(16),
    game: GAME.name,
    rules: GAME.rules,
    data: GAME.data,
    options: {},
    seats: NAMES.map((name, seat) => ({
      seat,
      kind: 'person',
      name,
      level: null,
      player: null,
      standIn: null,
      mayReturn: false,
    })),
    listed: true,
    watchers: true,
    pace: { kind: 'live' },
    status: 'playing',
    mine,
    hosting: false,
    promise: 'promise',
    seed: null,
    created: 0,
    started: 0,
    ended: null,
    version: 0,
    turn: null,
    due: null,
    result: null,
    rematch: null,
  }
}

describe('a table afar', () => {
  test('asks in words for exactly the answers that the server named, at every question', () => {
    const house = new House()
    for (let i = 0; i < 120; i++) {
      const seat = house.asked
      const table = new OnlineTable(GAME, seat, 'de', NO_THINKER)
      const { scene } = table.follow(house.told(seat, 0))
      expect(scene.asked).toMatchObject({ seat, mine: true })
      expect(scene.asked!.answers.map(({ name }) => name)).toEqual(house.answers)
      expect(scene.asked!.prompt).not.toBe('')
      house.play(1)
    }
  })

  test('tells nobody else what is asked', () => {
    const house = new House()
    for (const seat of [1 - house.asked, null]) {
      const { scene } = new OnlineTable(GAME, seat ?? -1, 'en', NO_THINKER).follow(house.told(seat, 0))
      expect(scene.asked).toMatchObject({ seat: house.asked, mine: false, answers: [], prompt: '' })
    }
  })

  test('goes on with the log where it was, and tells it anew in another language', () => {
    const house = new House()
    const table = new OnlineTable(GAME, 0, 'en', NO_THINKER)
    house.play(4)
    const first = table.follow(house.told(0, 0))
    house.play(6)
    const { log } = table.follow(house.told(0, 5))
    expect(log.from).toBe(first.log.lines.length)
    const again = table.look({ language: 'nl' })
    expect(again.log.from).toBe(0)
    expect(again.log.lines.map(({ at }) => at)).toEqual(
      [...first.log.lines, ...log.lines].map(({ at }) => at),
    )
    expect(again.log.lines[0]!.text).not.toBe(first.log.lines[0]!.text)
  })

  test('shows the view that it was sent, and counts by the log of the server', () => {
    const house = new House()
    house.play(30)
    const told = house.told(1, 0)
    const { scene, answers } = new OnlineTable(GAME, 1, 'en', NO_THINKER).follow(told)
    expect(scene.table).toEqual((told.situation.view as { table: unknown }).table)
    expect([scene.version, answers]).toEqual([30, 30])
  })

  test('foresees an answer, and nothing for a question that is gone', () => {
    const house = new House()
    while (!house.answers.some(name => name.endsWith(' money'))) house.play(1)
    const seat = house.asked
    const table = new OnlineTable(GAME, seat, 'en', NO_THINKER)
    const { scene } = table.follow(house.told(seat, 0))
    const { choice } = scene.asked!.answers.find(({ name }) => name.endsWith(' money'))!
    expect(table.foresee(choice, scene.version).changes).toContainEqual(
      expect.objectContaining({ path: ['seats', seat, 'marks'] }),
    )
    expect(table.foresee(choice, scene.version + 1).changes).toEqual([])
  })

  test('shows the past as the server tells it, with what we were asked then and what we answered', () => {
    const house = new House()
    house.play(9)
    const seat = house.asked
    const then = [house.told(seat, 0).situation, house.told(1 - seat, 0).situation] as const
    house.play(20)
    const [mine, theirs] = [seat, 1 - seat].map(viewer => {
      const table = new OnlineTable(GAME, viewer, 'en', NO_THINKER)
      table.follow(house.told(viewer, 0))
      return table
    })
    const asked = mine!.recall(then[0])
    expect(asked.scene.table).toEqual((then[0].view as { table: unknown }).table)
    expect(asked.scene).toMatchObject({ version: 9, over: false, asked: { seat, mine: false } })
    expect(asked.prompt).not.toBe('')
    expect(asked.answer).not.toBe('')
    expect(mine!.describe(9)).not.toBe(mine!.describe(undefined))
    expect(theirs!.recall(then[1])).toMatchObject({ prompt: '', answer: '', scene: { asked: { seat } } })
  })

  test('knows where turns began', () => {
    const house = new House()
    const starts: number[] = []
    for (let i = 0, before = -1; i < 40; i++) {
      if (house.asked !== before) starts.push(i)
      before = house.asked
      house.play(1)
    }
    const table = new OnlineTable(GAME, 0, 'en', NO_THINKER)
    table.follow(house.told(0, 0))
    expect(starts.length).toBeGreaterThan(3)
    expect(table.course().turns).toEqual(starts)
  })

  test('asks a strong bot, who is told no more than the seat knows', async () => {
    const house = new House()
    house.play(12)
    const seat = house.asked
    const told = house.told(seat, 0)
    const pleas: unknown[] = []
    const table = new OnlineTable(GAME, seat, 'en', {
      async advise(plea) {
        pleas.push(plea.view)
        return [{ choice: plea.question.choices[0]!, win: 0.5, why: ['because'], points: 0, tries: 1 }]
      },
    })
    const { scene } = table.follow(told)
    const { choice, label } = scene.asked!.answers[0]!
    expect(await table.hint(12)).toEqual([{ choice, label, win: 0.5, why: ['because'] }])
    expect(pleas).toEqual([told.situation.view])
    await expect(table.hint(11)).rejects.toThrow('Somebody else is asked.')
  })

  test('says what people did besides answering', () => {
    const house = new House()
    const told = house.told(0, 0)
    const entries: Entry[] = [{ n: 1, at: 0, kind: 'resign', seat: 1, events: [] }]
    const { log } = new OnlineTable(GAME, 0, 'en', NO_THINKER).follow({ ...told, entries })
    expect(log.lines.map(({ text }) => text)).toEqual(['Ben resigns; a bot plays on.'])
  })

  test('refuses a table that is played by other rules', () => {
    const told = new House().told(0, 0)
    const other = { ...told, table: { ...told.table, rules: 'older' } }
    expect(() => new OnlineTable(GAME, 0, 'en', NO_THINKER).follow(other)).toThrow('load the page again')
  })
})
