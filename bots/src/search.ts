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
}

/** How many own questions a guess is followed; then the game's evaluation judges. */
const AHEAD = 6

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
export function think(
  { game, question, view, clock }: Seen,
  chance: Chance,
  budget: Budget,
  fork = newFork(),
): Fork {
  const seen = view()
  const end = clock && budget.milliseconds !== undefined ? clock() + budget.milliseconds : undefined
  for (let i = 0; i < budget.iterations; i++) {
    iterate(game, seen, question.seat, fork, chance)
    if (end !== undefined && clock!() >= end) break
  }
  return fork
}

/** Tries one answer until it has been tried so often, however poor it looks. */
export function tryOut(
  { game, question, view }: Seen,
  chance: Chance,
  fork: Fork,
  choice: Choice,
  tries: number,
): void {
  const seen = view()
  const branch = fork.branches.get(choice)!
  while (branch.tries < tries) iterate(game, seen, question.seat, fork, chance, choice)
}

/** One guess: down the tree, a little further, and what was learned back to where it began. */
function iterate(
  game: Game<State>,
  seen: View<State>,
  seat: number,
  root: Fork,
  chance: Chance,
  first?: Choice,
) {
  const state = guess(game, seen, chance)
  const way: Branch[] = []
  let fork: Fork | undefined = root
  let own = 0
  let question = next(game, state)
  while (question) {
    if (question.seat !== seat) {
      question = answer(game, state, question, likely(game, state, question, chance))
      continue
    }
    if (own++ === AHEAD) break
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
