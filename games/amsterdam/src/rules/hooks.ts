import type { Setup } from '@kontor/engine'
import type { Amsterdam } from '../state.ts'
import type { Task } from '../tasks.ts'
import type { Stack } from './board/stack.ts'

type Options = Setup['options']

/** What is handed in at the end: the points that it brings, by their source, and how many things are left over then. */
export interface HandedIn {
  readonly sources: Readonly<Record<string, number>>
  readonly left: number
}

/** What expansions and the solo game add to the rules, each at the points where it has a say. The rules name none of them. */
export interface Hooks {
  /** Another stack of market tiles; what else lies on the table; what players decide last before the first round. */
  stack?(state: Amsterdam, options: Options): Stack | undefined
  setUp?(state: Amsterdam, options: Options): void
  beforeRounds?(state: Amsterdam, players: readonly number[]): readonly Task[]
  /** Resources less for a block; prestige more for a good that is delivered at a field. */
  discount?(state: Amsterdam, block: number): number
  bonus?(state: Amsterdam, field: number): number
  /** Whether a good that is sold brings both, gulden and a resource. */
  sellsFully?(state: Amsterdam, good: number): boolean
  /** Something has happened in the turn that is being played. */
  blockTaken?(state: Amsterdam, block: number): void
  delivered?(state: Amsterdam, field: number): void
  sold?(state: Amsterdam, good: number): void
  /** What comes after a turn, before the cards are chosen, before the dice are. */
  afterTurn?(state: Amsterdam, seat: number): readonly Task[]
  beforeCards?(state: Amsterdam): readonly Task[]
  beforeDice?(state: Amsterdam): readonly Task[]
  /** Whether nobody answers for a seat. */
  playsItself?(state: Amsterdam, seat: number): boolean
  /** What a seat hands in for points at the end. */
  handIn?(state: Amsterdam, seat: number): HandedIn
}

let hooked: readonly Hooks[] = []
/** Those that are asked most, at every turn of a bot's thought. */
let automata: readonly NonNullable<Hooks['playsItself']>[] = []
let discounts: readonly NonNullable<Hooks['discount']>[] = []
let bonuses: readonly NonNullable<Hooks['bonus']>[] = []

/**
 * Lets what is no base rule have its say, in this order; what had it before, no longer. Prices and points are asked for
 * from everywhere, by rules, words and bots: handing the hooks on would burden every call between.
 */
export function hookIn(hooks: readonly Hooks[]): void {
  hooked = hooks
  automata = hooks.flatMap(({ playsItself }) => playsItself ?? [])
  discounts = hooks.flatMap(({ discount }) => discount ?? [])
  bonuses = hooks.flatMap(({ bonus }) => bonus ?? [])
}

export function otherStack(state: Amsterdam, options: Options): Stack | undefined {
  for (const each of hooked) {
    const stack = each.stack?.(state, options)
    if (stack) return stack
  }
  return undefined
}

export function setUp(state: Amsterdam, options: Options): void {
  for (const each of hooked) each.setUp?.(state, options)
}

export const tasksBeforeRounds = (state: Amsterdam, players: readonly number[]): Task[] =>
  hooked.flatMap(each => each.beforeRounds?.(state, players) ?? [])

export function discountOn(state: Amsterdam, block: number): number {
  let sum = 0
  for (const discount of discounts) sum += discount(state, block)
  return sum
}

export function bonusAt(state: Amsterdam, field: number): number {
  let sum = 0
  for (const bonus of bonuses) sum += bonus(state, field)
  return sum
}

export const sellsFully = (state: Amsterdam, good: number): boolean =>
  hooked.some(each => each.sellsFully?.(state, good))

export function noteBlockTaken(state: Amsterdam, block: number): void {
  for (const each of hooked) each.blockTaken?.(state, block)
}

export function noteDelivered(state: Amsterdam, field: number): void {
  for (const each of hooked) each.delivered?.(state, field)
}

export function noteSold(state: Amsterdam, good: number): void {
  for (const each of hooked) each.sold?.(state, good)
}

export const afterTurn = (state: Amsterdam, seat: number): Task[] =>
  hooked.flatMap(each => each.afterTurn?.(state, seat) ?? [])

export const beforeCards = (state: Amsterdam): Task[] =>
  hooked.flatMap(each => each.beforeCards?.(state) ?? [])

export const beforeDice = (state: Amsterdam): Task[] => hooked.flatMap(each => each.beforeDice?.(state) ?? [])

/** Whether nobody answers for a seat. */
export const playsItself = (state: Amsterdam, seat: number): boolean =>
  automata.some(plays => plays(state, seat))

/** The seats that somebody answers for, in the order of the Amstel. */
export const playersOf = (state: Amsterdam): number[] => state.order.filter(seat => !playsItself(state, seat))

export function handedIn(state: Amsterdam, seat: number): HandedIn | undefined {
  for (const each of hooked) if (each.handIn) return each.handIn(state, seat)
  return undefined
}
