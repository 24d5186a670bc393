import {
  answer,
  type Chance,
  type Choice,
  type Game,
  guess,
  next,
  type Question,
  type State,
  type View,
} from '@kontor/engine'
import { type Worth, worthAfter } from './ahead.ts'
import type { Bot, Seen } from './bot.ts'
import { type Look, lookOf } from './judgement.ts'
import { after, likely } from './policy.ts'
import { random } from './random.ts'
import { type Branch, type Fork, forkAfter, learn, mostCurious, newBranch, newFork, worthOf } from './tree.ts'

/** How long a bot may think: so many guesses of what is hidden, and no longer than that if it is given a clock. */
export interface Budget {
  readonly iterations: number
  readonly milliseconds?: number
  /** How many own questions a guess is followed before the game's evaluation judges. */
  readonly ahead?: number
}

const AHEAD = 10

/** How somebody who thinks ahead sees positions, and by what measure others are taken to answer. */
export interface Mind {
  readonly look: Look
  readonly likely?: Worth
}

/**
 * Monte-Carlo tree search over guesses: each iteration deals what the seat cannot see anew, follows the tree of its own
 * answers there, lets the others answer as they are likely to, and judges where that leads. It remembers what it thought
 * about the next question, so a bot belongs to one seat of one game.
 */
export function search(name: string, budget: Budget, mindFor?: (game: Game<State>) => Mind): Bot {
  let expected: Expected | undefined
  let mind: Mind | undefined
  return {
    name,
    choose(seen, chance) {
      if (!mindFor && !seen.game.study?.evaluation) return random.choose(seen, chance)
      mind ??= mindFor?.(seen.game)
      const fork = think(seen, chance, budget, taken(expected, seen.question), mind)
      const choice = mostTried(fork, seen.question.choices)
      expected = { version: seen.question.version + 1, branch: fork.branches.get(choice)! }
      return choice
    },
  }
}

/** The answer just given, and the version of the game at which its consequences begin. */
interface Expected {
  readonly version: number
  readonly branch: Branch
}

/** What was thought about this question already, if it follows at once from the last answer. */
function taken(expected: Expected | undefined, { version, task }: Question): Fork {
  const known = expected?.version === version ? expected.branch.forks.get(task.kind) : undefined
  return known ?? newFork()
}

/** Fills the tree at `fork` for the question until the budget is used up. */
export function think(seen: Seen, chance: Chance, budget: Budget, fork = newFork(), mind?: Mind): Fork {
  const { clock } = seen
  const thought = thoughtOf(seen, chance, budget, fork, mind)
  const end = clock && budget.milliseconds !== undefined ? clock() + budget.milliseconds : undefined
  for (let i = 0; i < budget.iterations; i++) {
    iterate(thought)
    if (end !== undefined && clock!() >= end) break
  }
  return fork
}

/** Tries one answer for a share of the budget, however poor it looks. */
export function tryOut(
  seen: Seen,
  chance: Chance,
  budget: Budget,
  fork: Fork,
  choice: Choice,
  share: number,
): void {
  const thought = thoughtOf(seen, chance, budget, fork)
  const branch = fork.branches.get(choice)!
  while (branch.tries < budget.iterations * share) iterate(thought, choice)
}

/** What all iterations about one question share. */
interface Thought {
  readonly game: Game<State>
  readonly view: View<State>
  readonly seat: number
  readonly root: Fork
  readonly ahead: number
  /** Whether answers are judged by where they lead once the own questions that follow at once are answered as well. */
  readonly settles: boolean
  readonly chance: Chance
  readonly mind: Mind
}

function thoughtOf(
  { game, question, view }: Seen,
  chance: Chance,
  { ahead = AHEAD }: Budget,
  root: Fork,
  mind: Mind = { look: lookOf(game) },
): Thought {
  const seen = view()
  const horizon = game.study?.evaluation?.horizon?.(seen)
  return {
    game,
    view: seen,
    seat: question.seat,
    root,
    ahead: Math.min(ahead, horizon ?? ahead),
    settles: horizon !== undefined,
    chance,
    mind,
  }
}

/** One guess: down the tree, a little further, and what was learned back to where it began. */
function iterate(thought: Thought, first?: Choice) {
  const { game, view, seat, root, ahead, chance, mind } = thought
  const state = guess(game, view, chance)
  const way: Branch[] = []
  let fork: Fork | undefined = root
  let own = 0
  let last = ''
  let question = next(game, state)
  while (question) {
    if (question.seat !== seat) {
      question = answer(game, state, question, likely(game, state, question, chance, mind.likely))
      continue
    }
    if (own++ === ahead) break
    last = question.task.kind
    if (own > 1) fork = fork && forkAfter(way.at(-1)!, question.task.kind)
    if (!fork) {
      question = answer(game, state, question, likely(game, state, question, chance, mind.likely))
      continue
    }
    const curious = tryNext(thought, state, question, fork)
    const choice = fork === root && first !== undefined ? first : curious
    const branch = fork.branches.get(choice)!
    way.push(branch)
    if (branch.tries === 0) fork = undefined
    question = answer(game, state, question, choice)
  }
  if (thought.settles) settle(thought, state, question, last)
  learn(way, mind.look(state, seat))
}

/** Answers the own questions that follow at once, as well as can be seen from each, up to one that was there before them. */
function settle(
  { game, seat, chance, mind }: Thought,
  state: State,
  following: Question | undefined,
  last: string,
) {
  const own: Worth = (after, of) => worthOf(mind.look(after, of))
  const answered = new Set([last])
  let question = following
  while (question?.seat === seat && answered.size <= SETTLED && !answered.has(question.task.kind)) {
    answered.add(question.task.kind)
    question = answer(game, state, question, likely(game, state, question, chance, own, WIDEST))
  }
}
const SETTLED = 3
const WIDEST = 12

/** Visits a fork in this world: answers that are new get a first impression, and one is chosen. */
function tryNext(thought: Thought, state: State, question: Question, fork: Fork): Choice {
  fork.visits++
  for (const choice of question.choices) {
    let branch = fork.branches.get(choice)
    if (!branch) {
      branch = newBranch(impression(thought, state, question, choice))
      fork.branches.set(choice, branch)
    }
    branch.offered++
  }
  return mostCurious(fork, question.choices)
}

/** What an answer is worth at a first glance. */
function impression({ game, mind, settles }: Thought, state: State, question: Question, choice: Choice) {
  if (!settles) return worthOf(mind.look(after(game, state, question, choice), question.seat))
  return worthAfter(game, state, question, choice, (reached, seat) => worthOf(mind.look(reached, seat)))
}

function mostTried(fork: Fork, choices: readonly Choice[]): Choice {
  const tries = (choice: Choice) => fork.branches.get(choice)?.tries ?? 0
  return choices.reduce((best, choice) => (tries(choice) > tries(best) ? choice : best))
}
