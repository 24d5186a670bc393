import { answer, next } from '../agenda.ts'
import type { Chance } from '../chance.ts'
import { type Event, eventFor, hearing } from '../event.ts'
import type { Choice, Game, Question, State, Task } from '../game.ts'
import { canonical } from '../ground/json.ts'
import { askedOf } from '../together.ts'
import { guess, type View, view } from './view.ts'

/** How many worlds are compared. With so many, a roll is hardly ever the same in all of them by chance. */
const WORLDS = 12

/** A value of a view that changes: `['seats', 0, 'marks']` from 9 to 4. A list that grows or shrinks changes as a whole. */
export interface Change {
  readonly path: readonly (string | number)[]
  readonly before: unknown
  readonly after: unknown
}

/** What an answer is certain to change, and what is certain to be told of it. */
export interface Foresight {
  readonly changes: readonly Change[]
  readonly events: readonly Event[]
}

/**
 * What an answer would change for certain. It is made from the seat's view alone: the answer is given in several worlds
 * that could be true, and only what is the same in all of them is told. So it never tells a hidden card or a roll.
 */
export function foresee<S extends State<T>, T extends Task>(
  game: Game<S, T>,
  seen: View<S>,
  choice: Choice,
  chance: Chance,
): Foresight {
  let certain: Foresight | undefined
  for (let i = 0; i < WORLDS; i++) {
    const world = guess(game, seen, chance)
    const first = next(game, world)
    const question = askedOf(game, world, first, seen.viewer) ?? first
    if (!question?.choices.includes(choice)) return { changes: [], events: [] }
    const found = outcome(game, seen, world, question, choice)
    certain = certain ? common(certain, found) : found
  }
  return certain!
}

function outcome<S extends State<T>, T extends Task>(
  game: Game<S, T>,
  seen: View<S>,
  world: S,
  question: Question<T>,
  choice: Choice,
): Foresight {
  const events: Event[] = []
  hearing(
    event => events.push(eventFor(event, seen.viewer)),
    () => answer(game, world, question, choice),
  )
  const { agenda: _, version: __, ...before } = seen.table
  const { agenda: ___, version: ____, ...after } = view(game, world, seen.viewer).table
  return { changes: changesBetween(before, after), events }
}

/** Events are told up to the first that could be another one: what follows it may be its consequence. */
function common(left: Foresight, right: Foresight): Foresight {
  const known = new Set(right.changes.map(canonical))
  const changes = left.changes.filter(change => known.has(canonical(change)))
  const parted = left.events.findIndex((event, i) => !same(event, right.events[i]))
  return { changes, events: parted < 0 ? left.events : left.events.slice(0, parted) }
}

function same(left: Event, right: Event | undefined) {
  return right !== undefined && canonical(left) === canonical(right)
}

/** Where two values of plain data differ, each with its path. */
export function changesBetween(
  before: unknown,
  after: unknown,
  path: readonly (string | number)[] = [],
): Change[] {
  if (Object.is(before, after)) return []
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length) {
    return before.flatMap((each, i) => changesBetween(each, after[i], [...path, i]))
  }
  if (isRecord(before) && isRecord(after)) {
    const keys = new Set([...Object.keys(before), ...Object.keys(after)])
    return [...keys].flatMap(key => changesBetween(before[key], after[key], [...path, key]))
  }
  if (canonical(before ?? null) === canonical(after ?? null)) return []
  return [{ path, before: before ?? null, after: after ?? null }]
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object' && !Array.isArray(value)
}
