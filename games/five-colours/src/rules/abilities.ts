import type { AnyTask } from '@kontor/common/tasks'
import { type Choice, type Hook, hookPoint, plan, type State } from '@kontor/engine'
import { returnWorkers } from './possessions.ts'
import { cityTasks } from './tasks.ts'

const { effect, payAny } = cityTasks

/** What cards can do, whatever the effects of a game are. */

type Effective<E> = { readonly effects: readonly E[] }
type EffectIn<A> =
  A extends Effective<infer E>
    ? E
    : A extends { readonly always: infer Always }
      ? Always extends Effective<infer E>
        ? E
        : never
      : never

/** The effects of an ability, whenever it works. */
export function effectsOf<A extends object>(ability: A): readonly EffectIn<A>[] {
  const working: Partial<Effective<EffectIn<A>>> & { readonly always?: Partial<Effective<EffectIn<A>>> } =
    ability
  return working.effects ?? working.always?.effects ?? []
}

type City = Parameters<typeof returnWorkers>[0] & State<AnyTask>

/** What a game says about the use of its cards. */
interface Use<S> {
  readonly colors: readonly string[]
  /** Does the effect of a card that has this place among its effects. */
  runEffect(state: S, using: ReturnType<typeof effect.read>): void
  /** The tasks of all effects of a card. */
  effectTasks(state: S, seat: number, card: number, context: number): readonly AnyTask[]
  /** The colours of a worker with which a card can be activated, or that can be named if it costs none. */
  payableColors(state: S, seat: number, card: number, free: boolean): Choice[]
}

/** The effects of cards one after the other, and the worker of a free colour that some cost. */
export function abilitySteps<S extends City>({ colors, runEffect, effectTasks, payableColors }: Use<S>) {
  return {
    effect: { run: (state: S, task: AnyTask) => runEffect(state, effect.read(task)) },

    payAny: payAny.step<S>({
      ask: (state, { seat, card, free = false }) => payableColors(state, seat, card, free),
      name: (_, __, color) => `worker ${colors[color]}`,
      about: (_, __, color) => ({ verb: 'pay', piece: 'worker', color }),
      run(state, { seat, card, free }, color) {
        if (!free) returnWorkers(state, seat, color, 1, card)
        plan(state, ...effectTasks(state, seat, card, color))
      },
    }),
  }
}

/** The permanent abilities among all, by the numbers of their cards. */
export function permanentsOf<Always>(
  abilities: readonly ({ readonly when: string; readonly always?: Always } | undefined)[],
): readonly (Always | undefined)[] {
  return Array.from(abilities, ability => (ability?.when === 'always' ? ability.always : undefined))
}

/** Hooks for a number that one kind of card sets or changes; the context is what the number is about. */
export function numberPoint<S, Always, Context>(
  permanents: readonly (Always | undefined)[],
  of: (always: Always) => ((value: number, about: Context) => number) | undefined,
) {
  return hookPoint(permanents, (always): Hook<S, Context, number> | undefined => {
    const run = always && of(always)
    return run && { order: 1, run: (value, _, __, about) => run(value, about) }
  })
}

/** Hooks of the cards that change a rule for their owner. */
export function rulePoint<S, Rule>(permanents: readonly (object | undefined)[]) {
  return hookPoint(permanents, (always): Hook<S, Rule, boolean> | undefined =>
    always && 'rule' in always
      ? { order: 1, run: (held, _, __, rule) => held || always.rule === rule }
      : undefined,
  )
}
