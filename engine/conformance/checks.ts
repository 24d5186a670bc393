import type { Language } from '../presentation/index.ts'
import {
  aboutOf,
  askedOf,
  type Chance,
  chanceOf,
  cloneChance,
  difference,
  type Event,
  type Game,
  hasSealed,
  hearing,
  type Inputs,
  type Kind,
  lookAt,
  newlySeen,
  type Question,
  refusalsOf,
  Sheet,
  type State,
  shuffle,
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

/**
 * Where a value differs from the one that was kept as JSON. The order in which fields were written is no difference;
 * most often it is the same, and then one look at the text is enough.
 */
export function otherThan(value: unknown, bytes: string, path = 'state'): string | undefined {
  return JSON.stringify(value) === bytes ? undefined : difference(JSON.parse(bytes), value, path)
}

const LANGUAGES: readonly Language[] = ['en', 'de', 'nl']

const plain: Check = ({ state, bytes }) => difference(state, JSON.parse(bytes))

const cloned: Check = ({ game, state, bytes }) => otherThan(game.clone(state), bytes)

const asking: Check = ({ game, engine, state, bytes, players, question }) => {
  const again = askedOf(game, state, engine.next(game, state), question.seat)
  if (difference(again, question)) return 'asking twice gives another question'
  if (otherThan(state, bytes)) return 'asking changes the state'
  if (question.choices.length < 2) return `a question with ${question.choices.length} answers`
  if (!(question.seat >= 0 && question.seat < players)) return `nobody sits at seat ${question.seat}`
  return undefined
}

const naming: Check = ({ game, engine, state, question, names }) => {
  for (const [i, name] of names.entries()) {
    if (names.indexOf(name) !== i) return `two answers are called '${name}'`
    if (!/^[^\s@]\S*( \S+)*$/.test(name)) return `'${name}' is no name`
    if (engine.choiceNamed(game, state, question, name) !== question.choices[i]) {
      return `'${name}' does not mean itself`
    }
  }
  return undefined
}

/** What answers are about is data, and tells those of a question apart: a page finds them by nothing else. */
const abouts: Check = ({ game, state, question, names }) => {
  const { about: told } = game.steps[question.task.kind as keyof typeof game.steps]
  if (!told) return undefined
  const seen = new Map<string, string>()
  for (const [i, choice] of question.choices.entries()) {
    const about = aboutOf(game, state, question, choice)
    const bytes = JSON.stringify(about)
    const name = names[i]!
    const lost = difference(about, JSON.parse(bytes), 'about')
    if (lost) return `what '${name}' is about is not plain JSON: ${lost}`
    const other = seen.get(bytes)
    if (other !== undefined) return `'${other}' and '${name}' are about the same: ${bytes}`
    seen.set(bytes, name)
  }
  return undefined
}

const reasons: Check = ({ game, state, question, names }) => {
  for (const { name, reason } of refusalsOf(game, state, question)) {
    if (names.includes(name)) return `'${name}' is offered and refused`
    const silent = LANGUAGES.find(language => game.words.say(reason, language) === '')
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
    const different = otherThan(other, bytes, 'view')
    if (different) {
      if (otherThan(seen, bytes)) return `a guess changes the view of seat ${viewer}`
      return `the guess of seat ${viewer} looks different: ${different}`
    }
    const lost = miscounted(game, guessed)
    if (lost) return `the guess of seat ${viewer}: ${lost}`
    if (viewer !== question.seat) continue
    if (otherThan(seen, bytes)) return `a guess changes the view of seat ${viewer}`
    const asked = askedOf(game, guessed, engine.next(game, guessed), viewer)
    const offered = asked ? engine.namesOf(game, guessed, asked) : []
    if (difference(offered, names)) return `the answers depend on what seat ${viewer} cannot know`
  }
  return undefined
}

const course: Check = moment => {
  const { game, state, viewers } = moment
  const standings = viewers.map(viewer => game.picture?.course?.standing(seenBy(moment, state, viewer).view))
  const [first] = standings
  if (!first) return undefined
  const other = standings.findIndex(standing => difference(standing, first))
  if (other >= 0) return `seat ${viewers[other]} sees another standing than seat ${viewers[0]}`
  const seats = game.score(state).length
  const short = (['points', 'money'] as const).find(of => first[of].length !== seats)
  return short && `${first[short].length} seats have ${short}, but ${seats} are scored`
}

/** What a network is told of a view, by place; or what is wrong with it: only places that there are may be told of, each once. */
function toldOf<S extends State>(inputs: Inputs<S>, view: View<S>): Int8Array | string {
  const told = new Int8Array(inputs.names.length)
  SHEET.clear()
  inputs.read(view, SHEET)
  for (let i = 0; i < SHEET.size; i++) {
    const place = SHEET.places[i]!
    if (place >= told.length) return `there is no place ${place}`
    if (told[place] !== 0) return `'${inputs.names[place]}' is told twice`
    told[place] = SHEET.values[i]!
  }
  return told
}

const SHEET = new Sheet()

const inputs: Check = ({ game, state, players, viewers, views, guesses }) => {
  const told = game.study?.inputs
  if (!told) return undefined
  for (const [i, viewer] of viewers.entries()) {
    if (viewer < 0 || viewer >= players) continue
    const seen = toldOf(told, views[i]!)
    for (const table of [guesses[i]!, state]) {
      const other = toldOf(told, { viewer, table })
      if (typeof seen === 'string') return seen
      if (typeof other === 'string') return other
      const place = seen.findIndex((value, place) => value !== other[place])
      if (place >= 0)
        return `seat ${viewer} is told what it cannot know: '${told.names[place]}' is ${seen[place]} or ${other[place]}`
    }
  }
  return undefined
}

/** The checks of every question, by name. */
export const CHECKS: Readonly<Record<string, Check>> = {
  'the state is plain JSON': plain,
  'a clone equals': cloned,
  'asking changes nothing': asking,
  'names are unique and parse to themselves': naming,
  'what answers are about tells them apart': abouts,
  'reasons are given for what is not offered': reasons,
  'every card is in one place': ({ game, state }) => miscounted(game, state),
  'a guess fits the view it is made from': sight,
  'everybody sees the same standing': course,
  'a network is told what the seat knows': inputs,
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
    const different = otherThan(made, truth.bytes, 'view')
    if (different) return `what seat ${viewer} is told gives it another view: ${different}`
  }
  return undefined
}

/** What an answer led to. */
interface Outcome<S extends State<T>, T extends Task> {
  readonly name: string
  readonly after: S
  readonly next: Question<T> | undefined
  readonly heard: readonly Event[]
}

/**
 * No seat hears what it may not know. For each seat, the same answer is given in the true state and in one that
 * differs only in what the seat cannot know: unless another question follows, the seat must see and hear the same.
 * Where a card was turned up or down before it, the other state is one in which that card is the same, and what the
 * seat hears is compared; so it is where the answer opens those that others had sealed.
 */
export function leaks<S extends State<T>, T extends Task>(
  moment: Moment<S, T>,
  truth: Outcome<S, T>,
): string | undefined {
  const { game, state, question } = moment
  const opens = question.task.together && !hasSealed(truth.after, question.seat)
  for (const [i, viewer] of moment.viewers.entries()) {
    const twin: S = { ...moment.guesses[i]!, chance: cloneChance(state.chance) }
    const before = game.clone(twin)
    const outcome = answered(moment, twin, truth)
    if (!outcome) continue
    const problem = shownMore(moment, truth, outcome, viewer) ?? toldMore(moment, truth, outcome, viewer)
    if (problem === undefined) continue
    if (!opens && !turned(game, state, truth.after, viewer) && !turned(game, before, twin, viewer))
      return `'${truth.name}' ${problem}`
    const closer = answered(moment, exchanged(moment, truth.after, viewer), truth)
    if (!closer || shownMore(moment, truth, closer, viewer)) continue
    const told = toldMore(moment, truth, closer, viewer)
    if (told) return `'${truth.name}' ${told}`
  }
  return undefined
}

/** What the same answer leads to in another state; nothing if it is not asked for there, or another question follows. */
function answered<S extends State<T>, T extends Task>(
  { game, engine, question: asked }: Moment<S, T>,
  twin: S,
  { name, next: expected }: Outcome<S, T>,
): Outcome<S, T> | undefined {
  const question = askedOf(game, twin, engine.next(game, twin), asked.seat)
  if (question?.task.kind !== asked.task.kind || question.seat !== asked.seat) return undefined
  const choice = question.choices[engine.namesOf(game, twin, question).indexOf(name)]
  if (choice === undefined) return undefined
  const heard: Event[] = []
  const following = hearing(
    event => heard.push(event),
    () => engine.answer(game, twin, question, choice),
  )
  if (following?.seat !== expected?.seat || following?.task.kind !== expected?.task.kind) return undefined
  return { name, after: twin, next: following, heard }
}

/** The state with the cards exchanged that a seat sees neither now nor after the answer, each for one with its back. */
function exchanged<S extends State<T>, T extends Task>(
  { game, state, luck }: Moment<S, T>,
  after: S,
  viewer: number,
): S {
  const seen = zonesOf(game, after, viewer).filter(({ sight }) => sight === 'front')
  const zones: ReturnType<typeof zonesOf<S, T>> = []
  const twin = game.shape.zones(state, lookAt(state, viewer), zone => zones.push(zone))
  const ownLuck = cloneChance(luck)
  const groups = new Map<Kind<never>, Map<number, { readonly cards: number[]; readonly place: number }[]>>()
  for (const { kind, cards, sight } of zones) {
    if (sight === 'front') continue
    const ofKind = groups.get(kind) ?? new Map()
    groups.set(kind, ofKind)
    for (const [place, card] of cards.entries()) {
      if (seen.some(zone => zone.kind === kind && zone.cards.includes(card))) continue
      const back = kind.back(card)
      ofKind.set(back, [...(ofKind.get(back) ?? []), { cards, place }])
    }
  }
  for (const ofKind of groups.values())
    for (const places of ofKind.values()) {
      const mixed = shuffle(
        ownLuck,
        0,
        places.map(({ cards, place }) => cards[place]!),
      )
      for (const [i, { cards, place }] of places.entries()) cards[place] = mixed[i]!
    }
  return { ...twin, chance: cloneChance(state.chance) }
}

/** What a seat sees in one world and not in the other. */
function shownMore<S extends State<T>, T extends Task>(
  moment: Moment<S, T>,
  truth: Outcome<S, T>,
  { after: twin }: Outcome<S, T>,
  viewer: number,
): string | undefined {
  const { bytes } = seenBy(moment, truth.after, viewer)
  const path = otherThan(moment.engine.view(moment.game, twin, viewer), bytes, 'view')
  return path && `shows seat ${viewer} what it cannot know: ${path}`
}

/** What a seat hears in one world and not in the other. */
function toldMore<S extends State<T>, T extends Task>(
  { engine }: Moment<S, T>,
  { heard }: Outcome<S, T>,
  other: Outcome<S, T>,
  viewer: number,
): string | undefined {
  const told = heard.map(event => engine.eventFor(event, viewer))
  const toldOther = other.heard.map(event => engine.eventFor(event, viewer))
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
    const silent = LANGUAGES.find(language => game.words.say(event, language) === '')
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

/** Every field of the state is declared in the shape, and every field of the shape is there: says which is not. */
export function undeclared<S extends State<T>, T extends Task>(
  game: Game<S, T>,
  state: S,
): string | undefined {
  const copied = (value: S) => game.shape.zones(value, lookAt(state, WATCHER), () => {})
  try {
    const trail = difference(state, copied(state))
    return trail && `${trail} is not declared in the shape`
  } catch (error) {
    const read: string[] = []
    try {
      copied(noting(state, 'state', read))
    } catch {
      const lacking = read.at(-1)
      if (lacking) return `the shape declares ${lacking}, which is not there`
    }
    throw error
  }
}

/** The same data, which writes down the path of whatever is read and not there. */
function noting<V extends object>(value: V, path: string, missing: string[]): V {
  return new Proxy(value, {
    get(target, key, receiver) {
      const found: unknown = Reflect.get(target, key, receiver)
      if (typeof key === 'symbol' || typeof found === 'function') return found
      if (found === undefined) missing.push(`${path}.${key}`)
      return found !== null && typeof found === 'object' ? noting(found, `${path}.${key}`, missing) : found
    },
  })
}
