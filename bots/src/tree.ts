import type { Choice } from '@kontor/engine'
import type { Outlook } from './judgement.ts'

/** An own question somewhere ahead. What others answer in between is not in the tree: it differs from guess to guess. */
export interface Fork {
  visits: number
  readonly branches: Map<Choice, Branch>
}

/** One answer, and what became of it in all the worlds in which it was tried. */
export interface Branch {
  /** How often it was tried, and how often it was among the answers. */
  tries: number
  offered: number
  /** Sums over the tries. */
  worth: number
  win: number
  points: number
  /** What it looked like one step ahead, before it was tried. */
  readonly promise: number
  /** The own question that came next, by its kind. */
  readonly forks: Map<string, Fork>
}

/** How many answers of a wide question are looked at: more, the longer one thinks; the promising ones first. */
const LEAST_WIDTH = 3
const WIDENING = 1.5
/** How many tries the first impression counts for, and how much an answer gains by not having been tried. */
const IMPRESSION = 2
const CURIOSITY = 0.05

export function newFork(): Fork {
  return { visits: 0, branches: new Map() }
}

export function newBranch(promise: number): Branch {
  return { tries: 0, offered: 0, worth: 0, win: 0, points: 0, promise, forks: new Map() }
}

/** What an outlook is worth: the chance to win, and points, so that one plays on when all is lost or won. */
export function worthOf({ win, points }: Readonly<Outlook>): number {
  return win + POINT * points
}
const POINT = 0.01

/** The answer to try next among those that this world offers: promising, successful, or not yet known. */
export function mostCurious(fork: Fork, offered: readonly Choice[]): Choice {
  const width = Math.max(LEAST_WIDTH, Math.ceil(WIDENING * Math.sqrt(fork.visits)))
  let best = offered[0]!
  let most = Number.NEGATIVE_INFINITY
  for (const choice of narrowed(fork, offered, width)) {
    const branch = fork.branches.get(choice)!
    const mean = (branch.worth + IMPRESSION * branch.promise) / (branch.tries + IMPRESSION)
    const value = mean + CURIOSITY * Math.sqrt(Math.log(branch.offered + 1) / (branch.tries + 1))
    if (value > most) {
      most = value
      best = choice
    }
  }
  return best
}

function narrowed({ branches }: Fork, offered: readonly Choice[], width: number): readonly Choice[] {
  if (offered.length <= width) return offered
  return offered.toSorted((a, b) => branches.get(b)!.promise - branches.get(a)!.promise).slice(0, width)
}

/** The fork that this answer leads to if the next own question is of that kind. */
export function forkAfter({ forks }: Branch, kind: string): Fork {
  const known = forks.get(kind)
  if (known) return known
  const fork = newFork()
  forks.set(kind, fork)
  return fork
}

/** Adds what came of it to every answer on the way there. */
export function learn(way: readonly Branch[], outlook: Readonly<Outlook>): void {
  const worth = worthOf(outlook)
  for (const branch of way) {
    branch.tries++
    branch.worth += worth
    branch.win += outlook.win
    branch.points += outlook.points
  }
}
