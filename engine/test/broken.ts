import type { Engine } from '../conformance/index.ts'
import type { Standing, Words } from '../presentation/index.ts'
import * as engine from '../src/index.ts'
import { cloneChance, type Event, type Game, heard, type Steps, tell, type View, view } from '../src/index.ts'
import { type Jetty, jetty, type Task } from './jetty/index.ts'

/** A way to break a game or the engine under it, and the check that must notice. */
export interface Broken {
  readonly check: string
  /** What the failure must say, where that matters. */
  readonly detail?: string
  readonly game?: Game<Jetty, Task>
  readonly engine?: Engine
  readonly invariant?: (state: Jetty) => string | undefined
}

const { act, draw, pick, sales, steal } = jetty.steps
const { start, clone, shape } = jetty

/** The small game with some steps replaced. */
function withSteps(steps: Partial<Steps<Jetty, Task>>): Game<Jetty, Task> {
  return { ...jetty, steps: { ...jetty.steps, ...steps } }
}

/** The small game in which something more happens after each draw. */
function afterDraw(action: (state: Jetty, seat: number) => void): Game<Jetty, Task> {
  return withSteps({
    draw: {
      ...draw,
      run(state, task, deck) {
        draw.run(state, task, deck)
        action(state, task.seat)
      },
    },
  })
}

/** The small game whose course tells something else. */
function withStanding(told: (view: View<Jetty>) => Partial<Standing>): Game<Jetty, Task> {
  const course = jetty.picture!.course!
  return {
    ...jetty,
    picture: { course: { ...course, standing: view => ({ ...course.standing(view), ...told(view) }) } },
  }
}

/** The small game that speaks like this. */
function saying(say: Words<Jetty, Task>['say']): Game<Jetty, Task> {
  return { ...jetty, words: { say } }
}

function withEngine(broken: Partial<Engine>): Engine {
  return { ...engine, ...broken }
}

/** The small game with one more public field. */
interface Noted extends Jetty {
  note: number
}
function noted(game: Game<Jetty, Task>): Game<Jetty, Task> {
  const note = (state: Jetty, from: Jetty) => Object.assign(state, { note: (from as Noted).note })
  return {
    ...game,
    start: setup => Object.assign(start(setup), { note: 0 }),
    clone: state => note(clone(state), state),
    shape: {
      view: (state, look) => note(shape.view(state, look), state),
      zones: (state, look, found) => note(shape.zones(state, look, found), state),
      hasZones: shape.hasZones,
      isFixed: shape.isFixed,
      meet: shape.meet,
      meetChanged: shape.meetChanged,
      compare(before, after, at, comparison) {
        const { note: now } = after as Noted
        if ((before as Noted).note !== now) comparison.common += `${at}.note":${now}`
        shape.compare(before, after, at, comparison)
      },
    },
  }
}

/** The small game whose network is told one thing more. */
function telling(more: (view: View<Jetty>, sheet: engine.Sheet) => void): Game<Jetty, Task> {
  const inputs = jetty.study!.inputs!
  const read = (view: View<Jetty>, sheet: engine.Sheet) => {
    inputs.read(view, sheet)
    more(view, sheet)
  }
  return { ...jetty, study: { inputs: { names: [...inputs.names, 'more'], read } } }
}

let memory = 0

export const BROKEN: Readonly<Record<string, Broken>> = {
  'a clone that shares an array': {
    check: 'a clone is independent',
    game: { ...jetty, clone: state => ({ ...clone(state), discards: state.discards }) },
  },
  'a clone that shares chance': {
    check: 'a clone is independent',
    game: { ...jetty, clone: state => ({ ...clone(state), chance: state.chance }) },
  },
  'a clone that forgets a field': {
    check: 'a clone equals',
    game: { ...jetty, clone: state => ({ ...clone(state), round: 0 }) },
  },
  'a state that is not JSON': {
    check: 'the state is plain JSON',
    game: afterDraw(state => Object.assign(state.seats[0]!, { luck: undefined })),
  },
  'changes that tell more than is seen': {
    check: 'changes lead from view to view',
    game: {
      ...jetty,
      shape: {
        ...shape,
        compare(_, { chance: __, ...whole }, at, comparison) {
          comparison.common += `${at}":${JSON.stringify(whole)}`
        },
      },
    },
  },
  'changes that are not told': {
    check: 'changes lead from view to view',
    game: { ...jetty, shape: { ...shape, compare() {} } },
  },
  'a network that is told a hidden card': {
    check: 'a network is told what the seat knows',
    detail: 'cannot know',
    game: telling(({ viewer, table }, sheet) => {
      const rival = table.seats[(viewer + 1) % table.seats.length]!
      if ((rival.hand[0] ?? 0) % 2 > 0) sheet.put(jetty.study!.inputs!.names.length, 1)
    }),
  },
  'a network that is told a thing twice': {
    check: 'a network is told what the seat knows',
    detail: 'twice',
    game: telling((_, sheet) => sheet.put(sheet.places[0]!, 1)),
  },
  'a network that is told of a place that is not there': {
    check: 'a network is told what the seat knows',
    detail: 'there is no place',
    game: telling((_, sheet) => sheet.put(jetty.study!.inputs!.names.length + 1, 1)),
  },
  'two answers of one name': {
    check: 'names are unique and parse to themselves',
    game: withSteps({ draw: { ...draw, name: () => 'draw' } }),
  },
  'a name with a stray space': {
    check: 'names are unique and parse to themselves',
    game: withSteps({ draw: { ...draw, name: (_, __, deck) => `draw  ${deck}` } }),
  },
  'two answers about the same': {
    check: 'what answers are about tells them apart',
    detail: 'are about the same: {"verb":"draw"}',
    game: withSteps({ draw: { ...draw, about: () => ({ verb: 'draw' }) } }),
  },
  'an answer about what JSON has not': {
    check: 'what answers are about tells them apart',
    detail: 'is not plain JSON',
    game: withSteps({
      draw: { ...draw, about: (_, __, color) => ({ verb: 'draw', color, place: Number.NaN }) },
    }),
  },
  'a parser that takes the wrong answer': {
    check: 'names are unique and parse to themselves',
    engine: withEngine({ choiceNamed: (_, __, question) => question.choices[0]! }),
  },
  'a mandatory question without answers': {
    check: 'no step fails',
    game: withSteps({
      steal: { ...steal, ask: (state, task) => steal.ask!(state, task).filter(who => who > 1) },
    }),
  },
  'a question to nobody': {
    check: 'asking changes nothing',
    engine: withEngine({
      next(game, state) {
        const question = engine.next(game, state)
        return question && { ...question, seat: 7 }
      },
    }),
  },
  'asking that changes the state': {
    check: 'asking changes nothing',
    game: withSteps({
      sales: {
        ...sales,
        ask(state, task) {
          state.seats[0]!.coins++
          return sales.ask!(state, task)
        },
      },
    }),
  },
  'an answer offered and refused at once': {
    check: 'reasons are given for what is not offered',
    game: withSteps({ draw: { ...draw, why: () => [{ name: 'draw red', reason: { kind: 'never' } }] } }),
  },
  'a reason without words': {
    check: 'reasons are given for what is not offered',
    game: saying(({ kind }, language) => (language === 'nl' && kind === 'needs' ? '' : kind)),
  },
  'an event without words': {
    check: 'events can be said',
    game: saying(({ kind }, language) => (language === 'de' && kind === 'drew' ? '' : kind)),
  },
  'an event that is not JSON': {
    check: 'events can be said',
    game: afterDraw(() => tell({ kind: 'odd', at: new Map() } as Event)),
  },
  'a standing that knows what is hidden': {
    check: 'everybody sees the same standing',
    game: withStanding(({ table }) => ({ money: table.seats.map(({ hand }) => hand[0] ?? 0) })),
  },
  'a standing without a seat': {
    check: 'everybody sees the same standing',
    game: withStanding(() => ({ points: [] })),
  },
  'a card that is lost': {
    check: 'every card is in one place',
    game: afterDraw(({ seats }, seat) => void (seats[seat]!.hand.length > 4 && seats[seat]!.hand.shift())),
  },
  'a card that is there twice': {
    check: 'every card is in one place',
    game: afterDraw(({ seats }, seat) => void seats[seat]!.display.push(seats[seat]!.hand[0]!)),
  },
  'luck from elsewhere': {
    check: 'the record replays to the same states',
    game: { ...jetty, start: setup => ({ ...start(setup), rounds: 2 + (++memory % 3) }) },
  },
  'a game longer than it says': { check: 'the game ends in time', game: { ...jetty, longest: 15 } },
  'a field that nobody declared': {
    check: 'the shape declares every field',
    detail: 'state.diary is not declared in the shape',
    game: {
      ...jetty,
      start: setup => Object.assign(start(setup), { diary: 'x' }),
      clone: state => Object.assign(clone(state), { diary: 'x' }),
    },
  },
  'a field of the shape that is not there': {
    check: 'the shape declares every field',
    detail: 'the shape declares state.seats.0.display, which is not there',
    game: {
      ...jetty,
      start: setup => {
        const state = start(setup)
        return {
          ...state,
          seats: state.seats.map(({ display: _, ...seat }) => seat as Jetty['seats'][number]),
        }
      },
      clone: structuredClone,
    },
  },
  'a view that shows the chance to come': {
    check: 'a guess fits the view it is made from',
    engine: withEngine({
      view: (game, state, viewer) => ({
        viewer,
        table: { ...view(game, state, viewer).table, chance: cloneChance(state.chance) },
      }),
    }),
  },
  'a view of another seat': {
    check: 'nothing leaks',
    game: { ...jetty, study: {} },
    engine: withEngine({ view: (game, state, viewer) => view(game, state, viewer === 0 ? 1 : 0) }),
  },
  'a guess that deals a seen card again': {
    check: 'a guess fits the view it is made from',
    engine: withEngine({
      guess(game, seen, luck) {
        const guessed = engine.guess(game, seen, luck)
        const { seats } = guessed as unknown as Jetty
        seats[1]!.hand[0] = seats[0]!.hand[0]!
        return guessed
      },
    }),
  },
  'answers that depend on a card nobody may know': {
    check: 'a guess fits the view it is made from',
    game: withSteps({
      draw: {
        ...draw,
        ask: (state, task) => [...draw.ask!(state, task), 100 + (state.decks[0]!.at(-1) ?? 0)],
        name: (state, task, deck) => (deck < 2 ? draw.name!(state, task, deck) : `draw ${deck}`),
      },
    }),
  },
  'a public note of a hidden card': {
    check: 'nothing leaks',
    game: noted(
      afterDraw((state, seat) => {
        ;(state as Noted).note = state.seats[seat]!.hand.at(-1)!
      }),
    ),
  },
  'an event that tells a hidden card': {
    check: 'nothing leaks',
    game: afterDraw(({ seats }, seat) => {
      if (heard()) tell({ kind: 'drew openly', card: seats[seat]!.hand.at(-1) } as Event)
    }),
  },
  'an event that tells a hidden card while another one turns up': {
    check: 'nothing leaks',
    game: withSteps({
      act: {
        ...act,
        run(state, task, choice) {
          const before = state.seats[task.seat]!.display.length
          act.run(state, task, choice)
          const { display } = state.seats[task.seat]!
          const hidden = state.seats[(task.seat + 1) % state.seats.length]!.hand.at(-1) ?? -1
          if (heard() && display.length > before) tell({ kind: 'played and told', card: hidden } as Event)
        },
      },
    }),
  },
  'secrets of events for everybody': {
    check: 'nothing leaks',
    engine: withEngine({ eventFor: event => event }),
  },
  'a task that holds a hidden card': {
    check: 'nothing leaks',
    game: afterDraw((state, seat) => {
      const because = state.seats[seat]!.hand.at(-1)!
      state.agenda.unshift({ kind: 'gain', seat, coins: 0, because })
    }),
  },
  'a question that hands out a part of the state': {
    check: 'a guess can be played on',
    game: withSteps({ pick: { ...pick, ask: (state, { deck }) => state.decks[deck]! } }),
  },
  'undo that goes too far': {
    check: 'undo gives the earlier states',
    engine: withEngine({
      undoable: session => session.answers,
      undo(session) {
        session.answers--
        session.state = session.past.pop()?.state ?? session.state
      },
    }),
  },
  'undo that keeps the answer in the record': {
    check: 'undo gives the earlier states',
    engine: withEngine({
      undo(session, seat) {
        engine.undo(session, seat)
        session.answers++
      },
    }),
  },
  'a broken invariant': {
    check: 'the invariants hold',
    invariant: ({ round }) => (round > 2 ? 'too late' : undefined),
  },
  'a replay that stops early': {
    check: 'the record replays to the same states',
    engine: withEngine({ replay: (game, record, to = 1) => engine.replay(game, record, to - 1) }),
  },
}
