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
import type { Bot, Seen } from './bot.ts'
import { judge } from './judgement.ts'
import { after, likely } from './policy.ts'
import { random } from './random.ts'
import { type Branch, type Fork, forkAfter, learn, mostCurious, newBranch, newFork, worthTo } from './tree.ts'

/** How long a bot may think: so many guesses of what is hidden, and no longer than that if it is given a clock. */
export interface Budget {
  readonly iterations: number
  readonly milliseconds?: number
  /** How many own questions a guess is followed before the game's evaluation judges. */
  readonly ahead?: number
}

const AHEAD = 10

/**
 * Monte-Carlo tree search over guesses: each iteration deals what the seat cannot see anew, follows the tree of its own
 * answers there, lets the others answer as they are likely to, and judges where that leads. It remembers what it thought
 * about the next question, so a bot belongs to one seat of one game.
 */
export function search(name: string, budget: Budget): Bot {
  let expected: Expected | undefined
  return {
    name,
    choose(seen, chance) {
      if (!seen.game.evaluation) return random.choose(seen, chance)
      const fork = think(seen, chance, budget, taken(expected, seen.question))
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
export function think(seen: Seen, chance: Chance, budget: Budget, fork = newFork()): Fork {
  const { clock } = seen
  const thought = thoughtOf(seen, chance, budget, fork)
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
  readonly chance: Chance
}

function thoughtOf(
  { game, question, view }: Seen,
  chance: Chance,
  { ahead = AHEAD }: Budget,
  root: Fork,
): Thought {
  return { game, view: view(), seat: question.seat, root, ahead, chance }
}

/** One guess: down the tree, a little further, and what was learned back to where it began. */
function iterate({ game, view, seat, root, ahead, chance }: Thought, first?: Choice) {
  const state = guess(game, view, chance)
  const way: Branch[] = []
  let fork: Fork | undefined = root
  let own = 0
  let question = next(game, state)
  while (question) {
    if (question.seat !== seat) {
      question = answer(game, state, question, likely(game, state, question, chance))
      continue
    }
    if (own++ === ahead) break
    if (own > 1) fork = fork && forkAfter(way.at(-1)!, question.task.kind)
    if (!fork) {
      question = answer(game, state, question, likely(game, state, question, chance))
      continue
    }
    const curious = tryNext(game, state, question, fork)
    const choice = fork === root && first !== undefined ? first : curious
    const branch = fork.branches.get(choice)!
    way.push(branch)
    if (branch.tries === 0) fork = undefined
    question = answer(game, state, question, choice)
  }
  learn(way, judge(game, state), seat)
}

/** Visits a fork in this world: answers that are new get a first impression, and one is chosen. */
function tryNext(game: Game<State>, state: State, question: Question, fork: Fork): Choice {
  fork.visits++
  for (const choice of question.choices) {
    let branch = fork.branches.get(choice)
    if (!branch) {
      branch = newBranch(worthTo(judge(game, after(game, state, question, choice)), question.seat))
      fork.branches.set(choice, branch)
    }
    branch.offered++
  }
  return mostCurious(fork, question.choices)
}

function mostTried(fork: Fork, choices: readonly Choice[]): Choice {
  const tries = (choice: Choice) => fork.branches.get(choice)?.tries ?? 0
  return choices.reduce((best, choice) => (tries(choice) > tries(best) ? choice : best))
}
