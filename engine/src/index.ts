/** The engine: what every game at the table shares. It knows no game. */
export { type About, aboutOf } from './about.ts'
export { answer, next, plan } from './agenda.ts'
export { below, type Chance, chanceOf, cloneChance, drawFrom, roll, shuffle } from './chance.ts'
export { choiceMeant, choiceNamed, nameOf, namesOf, refusalsOf } from './choice.ts'
export { type Event, eventFor, heard, hearing, type Listener, tell } from './event.ts'
export {
  type Choice,
  DONE,
  type Game,
  type Question,
  type Refusal,
  type Setup,
  type State,
  type Step,
  type Steps,
  type Task,
} from './game.ts'
export { Fault, GameError, type Told } from './ground/fault.ts'
export { canonical, copy, difference } from './ground/json.ts'
export { listOf, nth } from './ground/list.ts'
export { type Hook, type HookPoint, hookPoint, throughHooks } from './hook.ts'
export { type Chart, chart, FINENESS, type Inputs, Sheet } from './inputs.ts'
export {
  checkOptions,
  type Option,
  type Options,
  type OptionValues,
  optionMatters,
  parseOptions,
} from './options.ts'
export { givenAs, givenIn } from './records/given.ts'
export {
  digestOf,
  type GameRecord,
  gameOfRecord,
  newRecord,
  parseRecord,
  replay,
  start,
} from './records/record.ts'
export { checkSeed, commitment, seedFrom, verifySeed } from './records/seed.ts'
export {
  openSession,
  playChoice,
  playNamed,
  recordOf,
  rewind,
  type Session,
  sealed,
  undo,
  undoable,
} from './records/session.ts'
export { places, type Score, winners } from './score.ts'
export { withChanges } from './sight/changes.ts'
export { type Change, changesBetween, type Foresight, foresee } from './sight/foresight.ts'
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
} from './sight/shape.ts'
export { guess, learned, newlySeen, type View, view, viewChanges, WATCHER, zonesOf } from './sight/view.ts'
export type { Evaluation, Features, Study } from './study.ts'
export { asked, askedOf, hasSealed } from './together.ts'
