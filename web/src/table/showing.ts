import {
  type Choice,
  chanceOf,
  foresee,
  guess,
  type Language,
  nameOf,
  namesOf,
  type Question,
  refusalsOf,
  type Score,
  type Session,
  type State,
  type Task,
  undoable,
  view,
} from '@kontor/engine'
import type { AnyGame } from '../games.ts'
import type { Asked, Foresight, Scene } from './scene.ts'
import { zonesIn } from './zones.ts'

/** What is shown of a state: through whose eyes, in which language, and under which names. */
export interface Sight {
  readonly game: AnyGame
  readonly names: readonly string[]
  readonly viewer: number
  readonly language: Language
}

/** The table as it is now, with the question if it is the viewer's. */
export function sceneOf(sight: Sight, session: Session<State, Task>): Scene {
  return { ...still(sight, session.state, session.question), asked: askedOf(sight, session) }
}

/** The table as it was: there is nothing to answer. */
export function pastScene(sight: Sight, state: State, question: Question | undefined): Scene {
  return still(sight, state, question)
}

/** An answer in words. */
export function labelOf({ game, language }: Sight, state: State, question: Question, choice: Choice): string {
  return game.label?.(state, question, choice, language) ?? nameOf(game, state, question, choice)
}

/** What an answer would change for certain, in words too. */
export function foresightOf(sight: Sight, state: State, choice: number): Foresight {
  const { game, viewer, language, names } = sight
  const chance = chanceOf(`foresight ${state.version}`, 1)
  const { changes, events } = foresee(game, view(game, state, viewer), choice, chance)
  const told = events.filter(event => event.kind !== 'forced')
  return { choice, changes, lines: told.map(event => game.say(event, language, names)) }
}

function still(sight: Sight, state: State, question: Question | undefined): Scene {
  const { game, names, viewer } = sight
  return {
    game: game.name,
    names,
    viewer,
    version: state.version,
    table: view(game, state, viewer).table,
    zones: zonesIn(game, state, viewer),
    asked: question && elsewhere(question),
    scores: scoresFor(sight, state, question === undefined),
    over: question === undefined,
  }
}

function askedOf(sight: Sight, session: Session<State, Task>): Asked | undefined {
  const { game, viewer, language } = sight
  const { state, question } = session
  if (!question) return undefined
  const back = undoable(session, viewer)
  if (question.seat !== viewer) return { ...elsewhere(question), undoable: back }
  const names = namesOf(game, state, question)
  return {
    seat: question.seat,
    mine: true,
    kind: question.task.kind,
    prompt: game.prompt?.(state, question, language) ?? question.task.kind,
    answers: question.choices.map((choice, i) => ({
      choice,
      name: names[i]!,
      label: labelOf(sight, state, question, choice),
      tally: game.tally?.(state, question, choice) ?? [],
    })),
    refusals: refusalsOf(game, state, question).map(({ name, reason }) => ({
      name,
      reason: game.say(reason, language),
    })),
    undoable: back,
  }
}

/** A question to somebody else: that it is asked is public, its answers are not. */
function elsewhere({ seat, task: { kind } }: Question): Asked {
  return { seat, mine: false, kind, prompt: '', answers: [], refusals: [], undoable: 0 }
}

/** While the game lasts the points are counted in a world that could be true, so that they tell nothing hidden. */
function scoresFor({ game, viewer }: Sight, state: State, over: boolean): Score[] {
  if (over) return game.score(state)
  return game.score(guess(game, view(game, state, viewer), chanceOf(`scores ${state.version}`, 1)))
}
