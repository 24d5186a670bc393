import {
  type Chance,
  chanceOf,
  cloneChance,
  difference,
  type Event,
  type Game,
  hearing,
  type Kind,
  type Language,
  newlySeen,
  type Question,
  refusalsOf,
  type State,
  type Task,
  type View,
  viewChanges,
  WATCHER,
  withChanges,
  zonesOf,
} from '../src/index.ts'
import type { Engine } from './engine.ts'

/** What a check looks at: one game at one question. */
export interface Moment<S extends State<T>, T extends Task> {
  readonly game: Game<S, T>
  readonly engine: Engine
  readonly state: S
  readonly bytes: string
  readonly players: number
  readonly question: Question<T>
  readonly names: readonly string[]
  /** Luck of the suite's own. */
  readonly luck: Chance
  readonly sights: Sights<S>
  /** Through whose eyes the game is looked at. */
  readonly viewers: readonly number[]
  /** What each of them sees, and guesses from it; filled by the check of the views. */
  readonly views: View<S>[]
  readonly guesses: S[]
}

/** What somebody sees of a state, and the same in bytes. */
interface Seen<S extends State> {
  readonly view: View<S>
  readonly bytes: string
}

/** Who sees what of the newest state: made once, since most of the suite's time goes into it. */
export interface Sights<S extends State> {
  state?: S
  readonly seen: Map<number, Seen<S>>
}

function seenBy<S extends State<T>, T extends Task>(
  { game, engine, sights }: Moment<S, T>,
  state: S,
  viewer: number,
): Seen<S> {
  if (sights.state !== state) sights.seen.clear()
  sights.state = state
  const known = sights.seen.get(viewer)
  if (known) return known
  const seen = engine.view(game, state, viewer)
  const made = { view: seen, bytes: JSON.stringify(seen) }
  sights.seen.set(viewer, made)
  return made
}

/** Says what is wrong, or nothing. */
type Check = <S extends State<T>, T extends Task>(moment: Moment<S, T>) => string | undefined

const LANGUAGES: readonly Language[] = ['en', 'de', 'nl']

const plain: Check = ({ state, bytes }) => difference(state, JSON.parse(bytes))

const cloned: Check = ({ game, state, bytes }) => {
  const clone = game.clone(state)
  return JSON.stringify(clone) === bytes ? undefined : difference(state, clone)
}

const asking: Check = ({ game, engine, state, bytes, players, question }) => {
  const again = engine.next(game, state)
  if (difference(again, question)) return 'asking twice gives another question'
  if (JSON.stringify(state) !== bytes) return 'asking changes the state'
  if (question.choices.length < 2) return `a question with ${question.choices.length} answers`
  if (!(question.seat >= 0 && question.seat < players)) return `nobody sits at seat ${question.seat}`
  return undefined
}

const naming: Check = ({ game, engine, state, question, names }) => {
  for (const [i, name] of names.entries()) {
    if (names.indexOf(name) !== i) return `two answers are called '${name}'`
    if (!/^\S+( \S+)*$/.test(name)) return `'${name}' is no name`
    if (engine.choiceNamed(game, state, question, name) !== question.choices[i]) {
      return `'${name}' does not mean itself`
    }
  }
  return undefined
}

const reasons: Check = ({ game, state, question, names }) => {
  for (const { name, reason } of refusalsOf(game, state, question)) {
    if (names.includes(name)) return `'${name}' is offered and refused`
    const silent = LANGUAGES.find(language => game.say(reason, language) === '')
    if (silent) return `no reason in ${silent} for '${name}'`
  }
  return undefined
}

const sight: Check = moment => {
  const { game, engine, state, question, names, luck, views, guesses } = moment
  for (const viewer of moment.viewers) {
    const { view: seen, bytes } = seenBy(moment, state, viewer)
    if ('chance' in seen.table) return `seat ${viewer} sees the chance to come`
    const guessed = engine.guess(game, seen, luck)
    views.push(seen)
    guesses.push(game.clone(guessed))
    const other = engine.view(game, guessed, viewer)
    if (JSON.stringify(other) !== bytes) {
      if (JSON.stringify(seen) !== bytes) return `a guess changes the view of seat ${viewer}`
      return `the guess of seat ${viewer} looks different: ${difference(seen, other, 'view')}`
    }
    const lost = miscounted(game, guessed)
    if (lost) return `the guess of seat ${viewer}: ${lost}`
    if (viewer !== question.seat) continue
    if (JSON.stringify(seen) !== bytes) return `a guess changes the view of seat ${viewer}`
    const asked = engine.next(game, guessed)
    const offered = asked ? engine.namesOf(game, guessed, asked) : []
    if (difference(offered, names)) return `the answers depend on what seat ${viewer} cannot know`
  }
  return undefined
}

const course: Check = moment => {
  const { game, state, viewers } = moment
  const standings = viewers.map(viewer => game.course?.standing(seenBy(moment, state, viewer).view))
  const [first] = standings
  if (!first) return undefined
  const other = standings.findIndex(standing => difference(standing, first))
  if (other >= 0) return `seat ${viewers[other]} sees another standing than seat ${viewers[0]}`
  const seats = game.score(state).length
  const short = (['points', 'money'] as const).find(of => first[of].length !== seats)
  return short && `${first[short].length} seats have ${short}, but ${seats} are scored`
}

/** The checks of every question, by name. */
export const CHECKS: Readonly<Record<string, Check>> = {
  'the state is plain JSON': plain,
  'a clone equals': cloned,
  'asking changes nothing': asking,
  'names are unique and parse to themselves': naming,
  'reasons are given for what is not offered': reasons,
  'every card is in one place': ({ game, state }) => miscounted(game, state),
  'a guess fits the view it is made from': sight,
  'everybody sees the same standing': course,
}

/** What changes in a view is told so that it becomes the next one. */
export function changed<S extends State<T>, T extends Task>(
  moment: Moment<S, T>,
  after: S,
): string | undefined {
  const { game, state, viewers, views } = moment
  const changesFor = viewChanges(game, state, after)
  for (const [i, viewer] of viewers.entries()) {
    const told = JSON.parse(changesFor(viewer))
    const made = withChanges(views[i]!, told)
    const truth = seenBy(moment, after, viewer)
    if (JSON.stringify(made) === truth.bytes) continue
    return `what seat ${viewer} is told gives it another view: ${difference(truth.view, made, 'view')}`
  }
  return undefined
}

/**
 * No seat hears what it may not know. For each seat, the same answer is given in the true state and in one that
 * differs only in what the seat cannot know: unless a card was turned up or down before it, or another question
 * follows, the seat must see and hear the same.
 */
export function leaks<S extends State<T>, T extends Task>(
  moment: Moment<S, T>,
  after: S,
  then: Question<T> | undefined,
  heard: readonly Event[],
  name: string,
): string | undefined {
  const { game, engine, state } = moment
  for (const [i, viewer] of moment.viewers.entries()) {
    const twin: S = { ...moment.guesses[i]!, chance: cloneChance(state.chance) }
    const before = game.clone(twin)
    const question = engine.next(game, twin)
    if (question?.task.kind !== moment.question.task.kind || question.seat !== moment.question.seat) continue
    const choice = question.choices[engine.namesOf(game, twin, question).indexOf(name)]
    if (choice === undefined) continue
    const events: Event[] = []
    const following = hearing(
      event => events.push(event),
      () => engine.answer(game, twin, question, choice),
    )
    const truth = seenBy(moment, after, viewer)
    const problem = unequal(moment, truth, twin, heard, events)
    if (problem === undefined) continue
    if (following?.seat !== then?.seat || following?.task.kind !== then?.task.kind) continue
    if (turned(game, state, after, viewer) || turned(game, before, twin, viewer)) continue
    return `'${name}' ${problem}`
  }
  return undefined
}

/** How what a seat sees and hears in two worlds differs. */
function unequal<S extends State<T>, T extends Task>(
  { game, engine }: Moment<S, T>,
  truth: Seen<S>,
  twin: S,
  heard: readonly Event[],
  events: readonly Event[],
): string | undefined {
  const { viewer } = truth.view
  const other = engine.view(game, twin, viewer)
  if (truth.bytes !== JSON.stringify(other)) {
    return `shows seat ${viewer} what it cannot know: ${difference(truth.view, other, 'view')}`
  }
  const told = heard.map(event => engine.eventFor(event, viewer))
  const toldOther = events.map(event => engine.eventFor(event, viewer))
  const path = difference(told, toldOther, 'events')
  return path && `tells seat ${viewer} what it cannot know: ${path}`
}

/** Whether a card came into a seat's sight or went out of it. */
function turned<S extends State<T>, T extends Task>(game: Game<S, T>, before: S, after: S, seat: number) {
  return newlySeen(game, before, after, seat) || newlySeen(game, after, before, seat)
}

/** Events are plain data and can be said in every language. */
export function unsaid<S extends State<T>, T extends Task>(game: Game<S, T>, heard: readonly Event[]) {
  for (const event of heard) {
    const path = difference(event, JSON.parse(JSON.stringify(event)), 'event')
    if (path) return `the event ${event.kind} is not plain JSON: ${path}`
    const silent = LANGUAGES.find(language => game.say(event, language) === '')
    if (silent) return `nothing is said in ${silent} of the event ${event.kind}`
  }
  return undefined
}

/** A generator for one purpose of the suite. */
export function luckFor(purpose: string): Chance {
  return chanceOf(`conformance ${purpose}`, 1)
}

/** Everybody at the table, and last a watcher. */
export function allEyes(players: number): readonly number[] {
  return [...Array(players).keys(), WATCHER]
}

/** Which card is missing or there twice. */
export function miscounted<S extends State<T>, T extends Task>(
  game: Game<S, T>,
  state: S,
): string | undefined {
  const zones = zonesOf(game, state, WATCHER)
  for (const kind of new Set(zones.map(zone => zone.kind)) as Set<Kind<S>>) {
    const counts: number[] = []
    for (const card of kind.all(state)) counts[card] = (counts[card] ?? 0) + 1
    for (const zone of zones) {
      if (zone.kind !== kind) continue
      for (const card of zone.cards) counts[card] = (counts[card] ?? 0) - 1
    }
    const wrong = counts.findIndex(count => count !== undefined && count !== 0)
    if (wrong >= 0)
      return `${kind.name}: ${wrong} is ${counts[wrong]! > 0 ? 'nowhere' : 'in too many places'}`
  }
  return undefined
}

/** Where two values differ in more than their numbers, as a path. */
export function misshapen(left: unknown, right: unknown): string | undefined {
  if (typeof left === 'number' && typeof right === 'number') return undefined
  if (left === null || right === null || typeof left !== 'object' || typeof right !== 'object') {
    return left === right ? undefined : ''
  }
  if (Array.isArray(left) && left.length > 0 && typeof left[0] === 'number') {
    return Array.isArray(right) && right.length === left.length ? undefined : ''
  }
  const [one, other] = [left as Record<string, unknown>, right as Record<string, unknown>]
  for (const key in one) {
    const found = key in other ? misshapen(one[key], other[key]) : ''
    if (found !== undefined) return `.${key}${found}`
  }
  for (const key in other) if (!(key in one)) return `.${key}`
  return undefined
}
