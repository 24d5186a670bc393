import { below, type Chance } from './chance.ts'
import { type Choice, DONE, type Game, type Question, type State, type Task } from './game.ts'
import { Fault, GameError } from './ground/fault.ts'
import { runForced, stepOf } from './step.ts'

/**
 * Seats that are asked at the same time. Their tasks lie one upon the other and say that they are `together`; an answer is
 * sealed in its task until all have answered, and only then is any of them done. So nothing that a game does can tell
 * somebody what another one answered, and a question is the same whoever answers first.
 */

/** Where on an agenda the tasks begin that are asked together: those on top, as far as none of their seats comes twice. */
function beginOf(agenda: readonly Task[]): number {
  const seats: number[] = []
  let begin = agenda.length
  while (begin > 0) {
    const { together, seat } = agenda[begin - 1]!
    if (!together || seats.includes(seat)) break
    seats.push(seat)
    begin--
  }
  return begin
}

/** The tasks that are asked together now, the first of them first; none if one seat alone is asked. */
function tasksTogether<T extends Task>(agenda: readonly T[]): readonly T[] {
  if (!agenda.at(-1)?.together) return []
  return agenda.slice(beginOf(agenda)).reverse()
}

const isSealed = ({ sealed }: Task) => sealed !== undefined

/** Whether a seat has answered, and others that are asked together with it have not. */
export function hasSealed({ agenda }: State, seat: number): boolean {
  return tasksTogether(agenda).some(task => task.seat === seat && isSealed(task))
}

/** The version of the game at which its present question was first asked: answers that are sealed do not make it another. */
export function askedSince({ agenda, version }: State): number {
  return agenda.at(-1)?.together ? version - tasksTogether(agenda).filter(isSealed).length : version
}

/** The questions of those who are asked together and have not answered; whoever has one answer only is not asked. */
function openQuestions<S extends State<T>, T extends Task>(game: Game<S, T>, state: S): Question<T>[] {
  const version = askedSince(state)
  return tasksTogether(state.agenda).flatMap(task => {
    if (isSealed(task)) return []
    const choices = choicesOf(game, state, task)
    return choices.length > 1 ? [{ seat: task.seat, task, choices, version }] : []
  })
}

function choicesOf<S extends State<T>, T extends Task>(game: Game<S, T>, state: S, task: T) {
  const { ask } = stepOf(game, task)
  if (!ask) throw new GameError(`${game.name} asks nothing together: ${JSON.stringify(task)}.`)
  return ask(state, task)
}

/** All that is asked now, given what is asked first: one question, or one of each seat that is asked together and has not answered. */
export function asked<S extends State<T>, T extends Task>(
  game: Game<S, T>,
  state: S,
  first: Question<T> | undefined,
): readonly Question<T>[] {
  if (!first) return []
  return first.task.together ? openQuestions(game, state) : [first]
}

/** What a seat is asked now, given what is asked first; undefined if it is not asked. */
export function askedOf<S extends State<T>, T extends Task>(
  game: Game<S, T>,
  state: S,
  first: Question<T> | undefined,
  seat: number,
): Question<T> | undefined {
  if (first === undefined || first.seat === seat) return first
  return asked(game, state, first).find(question => question.seat === seat)
}

/** The first open question of those who are asked together; if all have answered, their answers are done one after the other. */
export function nextTogether<S extends State<T>, T extends Task>(
  game: Game<S, T>,
  state: S,
): Question<T> | undefined {
  const [first] = openQuestions(game, state)
  if (first) return first
  const { agenda } = state
  const tasks = tasksTogether(agenda)
  const forced = tasks.map(task => (isSealed(task) ? undefined : choicesOf(game, state, task)[0]))
  agenda.length -= tasks.length
  const under = agenda.length
  // What each of them plans comes in their order.
  const planned = tasks.map((task, i) => {
    const { sealed, ...bare } = task
    if (sealed === undefined) runForced(game, state, task, forced[i])
    else if (sealed !== null && sealed !== DONE) stepOf(game, task).run(state, bare as T, sealed)
    return agenda.splice(under)
  })
  for (const tasks of planned.reverse()) agenda.push(...tasks)
  return undefined
}

/** Seals an answer of somebody who is asked together with others. */
export function seal<T extends Task>(state: State<T>, { seat }: Question<T>, choice: Choice): void {
  const { agenda } = state
  const at = agenda.findLastIndex(task => task.seat === seat)
  const task = agenda[at]!
  if (at < beginOf(agenda) || isSealed(task)) throw new Fault(ANSWERED)
  agenda[at] = { ...task, sealed: choice }
  state.version++
}

/** Takes a sealed answer back. */
export function unseal<T extends Task>(state: State<T>, seat: number): void {
  const { agenda } = state
  const at = agenda.findLastIndex(task => task.seat === seat)
  const { sealed: _, ...task } = agenda[at]!
  agenda[at] = task as T
  state.version--
}

const ANSWERED = {
  en: 'You have answered; the others have not yet.',
  de: 'Du hast geantwortet; die anderen noch nicht.',
  nl: 'Je hebt geantwoord; de anderen nog niet.',
}

/** An agenda as somebody sees it: of others' sealed answers only that they were given. */
export function agendaFor<T extends Task>(agenda: readonly T[], viewer: number): T[] {
  const seen = agenda.slice()
  for (let at = seen.length - 1; at >= 0 && seen[at]!.together; at--) {
    const task = seen[at]!
    if (isSealed(task) && task.seat !== viewer) seen[at] = { ...task, sealed: null }
  }
  return seen
}

/** Whether an agenda does not look the same to everybody. */
export function hasSecrets(agenda: readonly Task[]): boolean {
  return agenda.at(-1)?.together === true && tasksTogether(agenda).some(isSealed)
}

/** In a guess, answers that the view does not tell are any that could have been given. */
export function guessSealed<S extends State<T>, T extends Task>(
  game: Game<S, T>,
  state: S,
  chance: Chance,
): void {
  const { agenda } = state
  for (let at = agenda.length - 1; at >= 0 && agenda[at]!.together; at--) {
    const task = agenda[at]!
    if (task.sealed !== null) continue
    const { sealed: _, ...open } = task
    const choices = choicesOf(game, state, open as T)
    agenda[at] = { ...task, sealed: choices[below(chance, 0, choices.length)] ?? DONE }
  }
}
