/** The engine: what every game at the table shares. It knows no game. */
export { answer, next, plan } from './agenda.ts'
export { below, type Chance, chanceOf, cloneChance, drawFrom, roll, shuffle } from './chance.ts'
export { withChanges } from './changes.ts'
export { choiceMeant, choiceNamed, nameOf, namesOf, refusalsOf } from './choice.ts'
export type { CardFact, Chronicle } from './chronicle.ts'
export type { Course, Standing } from './course.ts'
export { type Event, eventFor, heard, hearing, type Listener, tell } from './event.ts'
export { Fault, GameError } from './fault.ts'
export { type Change, changesBetween, type Foresight, foresee } from './foresight.ts'
export {
  type About,
  type CardFace,
  type Choice,
  DONE,
  type Evaluation,
  type Features,
  type Game,
  type Language,
  type Library,
  type Question,
  type Refusal,
  type Setup,
  type State,
  type Step,
  type Steps,
  type Tally,
  type Task,
} from './game.ts'
export { type Hook, type HookPoint, hookPoint, throughHooks } from './hook.ts'
export { canonical, copy, difference } from './json.ts'
export type {
  Amounts,
  Answered,
  Cards,
  Chart,
  Columns,
  Figures,
  Grounds,
  Layer,
  Layout,
  LayoutOf,
  Ledger,
  Part,
  Path,
  Phrase,
  Piles,
  Place,
  Race,
  Ring,
  Sign,
  Sort,
  Space,
  Swatch,
  Tokens,
  Values,
} from './layout.ts'
export { checkOptions, type Option, type Options, type OptionValues, parseOptions } from './options.ts'
export { digestOf, type GameRecord, gameOfRecord, newRecord, parseRecord, replay, start } from './record.ts'
export { places, type Score, winners } from './score.ts'
export { checkSeed, commitment, seedFrom, verifySeed } from './seed.ts'
export {
  openSession,
  playChoice,
  playNamed,
  recordOf,
  type Session,
  sealed,
  undo,
  undoable,
} from './session.ts'
export {
  backShown,
  cards,
  each,
  fields,
  type Kind,
  lookAt,
  open,
  type Shape,
  seats,
  table,
  UNKNOWN,
  type Visibility,
} from './shape.ts'
export { guess, learned, newlySeen, type View, view, viewChanges, WATCHER, zonesOf } from './view.ts'
