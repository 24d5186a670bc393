import {
  aboutOf,
  type Choice,
  chanceOf,
  foresee,
  type GameRecord,
  givenIn,
  guess,
  nameOf,
  namesOf,
  nth,
  type Question,
  refusalsOf,
  type Score,
  type State,
  view,
} from '@kontor/engine'
import type { CardFace, Language } from '@kontor/engine/presentation'
import type { AnyGame } from '@kontor/register'
import type { Past } from '../worker/protocol.ts'
import type { Asked, Foresight, Scene } from '../worker/scene.ts'
import { zonesIn } from './zones.ts'

/** What is shown of a state: through whose eyes, in which language, and under which names. */
export interface Sight {
  readonly game: AnyGame
  readonly names: readonly string[]
  readonly viewer: number
  /** Whether all hands lie open. */
  readonly open: boolean
  /** Whose hands lie open besides the viewer's own. */
  readonly besides?: readonly number[]
  readonly language: Language
}

/** The table as it is now, with the question if it is the viewer's. */
export function sceneOf(sight: Sight, state: State, question: Question | undefined, undoable: number): Scene {
  return { ...still(sight, state, question), asked: askedOf(sight, state, question, undoable) }
}

/** The table as it was, where nothing can be answered; `answer` is what was answered then. */
export function pastOf(
  sight: Sight,
  state: State,
  first: Question | undefined,
  answer: string | undefined,
): Past {
  const { game, viewer, open } = sight
  const given = answer === undefined || !first ? undefined : givenIn(game, state, first, answer)
  const question = given?.question ?? first
  const scene = still(sight, state, question)
  if (!question || !(open || question.seat === viewer)) return { scene, prompt: '', answer: '' }
  return {
    scene,
    prompt: promptOf(sight, state, question),
    answer: given === undefined ? '' : labelOf(sight, state, question, given.choice),
  }
}

function promptOf({ game, language }: Sight, state: State, question: Question) {
  return game.words.prompt?.(state, question, language) ?? question.task.kind
}

/** An answer in words. */
export function labelOf({ game, language }: Sight, state: State, question: Question, choice: Choice): string {
  return game.words.label?.(state, question, choice, language) ?? nameOf(game, state, question, choice)
}

/** The same where its card stands above it. */
function briefOf(sight: Sight, state: State, question: Question, choice: Choice): string {
  const { game, language } = sight
  return game.words.brief?.(state, question, choice, language) ?? labelOf(sight, state, question, choice)
}

/** What an answer would change for certain, in words too. */
export function foresightOf(sight: Sight, state: State, choice: number): Foresight {
  const { game, viewer, language, names } = sight
  const chance = chanceOf(`foresight ${state.version}`, 1)
  const { changes, events } = foresee(game, view(game, state, viewer), choice, chance)
  const told = events.filter(event => event.kind !== 'forced')
  return { choice, changes, lines: told.map(event => game.words.say(event, language, names)) }
}

/** The view of the eyes; with open hands, all that at least one of those seats may see. */
function tableFor({ game, viewer, open, besides = [] }: Sight, state: State): unknown {
  const { table } = view(game, state, viewer)
  const seats = open ? game.score(state).keys() : besides
  return [...seats].map(seat => view(game, state, seat).table).reduce<unknown>(opened, table)
}

/** A table with the fronts that another view shows: hidden cards are negative, and nothing else differs. */
function opened(mine: unknown, theirs: unknown): unknown {
  if (typeof mine === 'number') return mine < 0 && Number(theirs) >= 0 ? theirs : mine
  if (Array.isArray(mine)) return mine.map((each, i) => opened(each, (theirs as unknown[])[i]))
  if (mine === null || typeof mine !== 'object') return mine
  const other = theirs as Readonly<Record<string, unknown>>
  return Object.fromEntries(Object.entries(mine).map(([key, each]) => [key, opened(each, other[key])]))
}

function still(sight: Sight, state: State, question: Question | undefined): Scene {
  const { game, names, viewer } = sight
  return {
    game: game.name,
    names,
    viewer,
    version: state.version,
    table: tableFor(sight, state),
    zones: zonesIn(game, state, viewer),
    asked: question && elsewhere(question),
    scores: scoresFor(sight, state, question === undefined),
    over: question === undefined,
  }
}

function askedOf(
  sight: Sight,
  state: State,
  question: Question | undefined,
  undoable: number,
): Asked | undefined {
  const { game, viewer, language } = sight
  if (!question) return undefined
  if (question.seat !== viewer) return { ...elsewhere(question), undoable }
  const names = namesOf(game, state, question)
  return {
    seat: question.seat,
    mine: true,
    kind: question.task.kind,
    prompt: promptOf(sight, state, question),
    answers: question.choices.map((choice, i) => ({
      choice,
      name: nth(names, i),
      about: aboutOf(game, state, question, choice),
      label: labelOf(sight, state, question, choice),
      brief: briefOf(sight, state, question, choice),
      tally: game.words.tally?.(state, question, choice) ?? [],
    })),
    refusals: refusalsOf(game, state, question).map(({ name, about, reason }) => ({
      name,
      about,
      label: (about && game.words.refused?.(about, language)) ?? '',
      reason: game.words.say(reason, language),
      why: reason.kind,
    })),
    undoable,
  }
}

/** A question to somebody else: that it is asked is public, its answers are not. */
function elsewhere({ seat, task: { kind } }: Question): Asked {
  return { seat, mine: false, kind, prompt: '', answers: [], refusals: [], undoable: 0 }
}

/** While the game lasts the points are counted in a world that could be true, so that they tell nothing hidden. */
function scoresFor({ game, viewer, open }: Sight, state: State, over: boolean): Score[] {
  if (over || open) return game.score(state)
  return game.score(guess(game, view(game, state, viewer), chanceOf(`scores ${state.version}`, 1)))
}

/** The names of the sources of points. */
export function sourceNames({ game, language }: Sight, { scores }: Scene): Record<string, string> {
  const keys = Object.keys(scores[0]?.sources ?? {})
  return Object.fromEntries(keys.map(key => [key, game.words.source?.(key, language) ?? key]))
}

/** All cards and tiles of a game, as they speak. */
export function facesOf({ library }: AnyGame, language: Language, values?: GameRecord['values']): CardFace[] {
  if (!library) return []
  return [...library.cards(language, values), ...(library.tiles?.(language) ?? [])]
}

/** The cards that a scene shows, and the tiles that are in play. */
export function facesIn(
  scene: Scene,
  { library }: AnyGame,
  language: Language,
  begun: GameRecord,
): CardFace[] {
  if (!library) return []
  const { values, options } = begun
  return [...library.cards(language, values, cardsIn(scene)), ...(library.tiles?.(language, options) ?? [])]
}

/** The cards that are open in a zone, or that an answer is about. */
function cardsIn({ table, zones, asked }: Scene): ReadonlySet<number> {
  const lying = zones.flatMap(({ path }) => listAt(table, path))
  const named = [...(asked?.answers ?? []), ...(asked?.refusals ?? [])].flatMap(
    ({ about }) => about?.card ?? [],
  )
  return new Set([...lying, ...named].filter(card => card >= 0))
}

function listAt(table: unknown, path: readonly (string | number)[]): readonly number[] {
  const found = path.reduce<unknown>((part, step) => (part as Record<string | number, unknown>)[step], table)
  return Array.isArray(found) ? found : []
}
