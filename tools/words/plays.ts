import {
  type Event,
  Fault,
  namesOf,
  newRecord,
  type OptionValues,
  openSession,
  playChoice,
  type Question,
  type Refusal,
  refusalsOf,
  type State,
} from '@kontor/engine'
import type { AnyGame } from '@kontor/register'

/** Games that are played from fixed seeds, with all options and every number of players, so that everything comes to be said. */

export const NAMES = ['Ada', 'Ben', 'Cleo', 'Dirk', 'Emma']

/** Who hears what is said while games are played. */
export interface Hearer {
  asked(state: State, question: Question, refusals: readonly Refusal[]): void
  happened(event: Event): void
  over(state: State): void
}

/** Plays so many games with each set of options, and the numbers of players in turn. */
export function playAll(game: AnyGame, games: number, hearer: Hearer): void {
  const { min, max } = game.seats
  const used = new Map<string, number>()
  let seed = 0
  for (const options of settings(game)) {
    for (let i = 0; i < games; i++) {
      const seats = NAMES.slice(0, min + (seed % (max - min + 1)))
      seed++
      const session = opened(game, seats, options, `words ${seed}`)
      const number = numbers(seed)
      while (session?.question) {
        const { state, question } = session
        hearer.asked(state, question, refusalsOf(game, state, question))
        playChoice(session, rarest(game, state, question, used, number), hearer.happened)
      }
      if (session) hearer.over(session.state)
    }
  }
}

/** No option, each value of each option alone, and everything together. */
function settings({ options }: AnyGame): OptionValues[] {
  const each = Object.entries(options).map(([name, option]): OptionValues[] => {
    if (option.type === 'flag') return [{ [name]: true }]
    return option.type === 'some'
      ? [...option.of.map(value => ({ [name]: [value] })), { [name]: option.of }]
      : option.of.map(value => ({ [name]: value }))
  })
  return [{}, ...each.flat(), Object.assign({}, ...each.flatMap(values => values.slice(-1)))]
}

/** A game that begins, or nothing: not all options go with each other, or with every number of players. */
function opened(game: AnyGame, seats: readonly string[], options: OptionValues, seed: string) {
  try {
    return openSession(game, newRecord(game, { seats, options, seed }))
  } catch (error) {
    if (error instanceof Fault) return
    throw error
  }
}

/** One of the answers that were given least often so far: so every card is played once. */
function rarest(
  game: AnyGame,
  state: State,
  question: Question,
  used: Map<string, number>,
  number: (below: number) => number,
) {
  const names = namesOf(game, state, question).map(name => `${question.task.kind} ${name}`)
  const times = names.map(name => used.get(name) ?? 0)
  const least = Math.min(...times)
  const open = question.choices.flatMap((choice, i) => (times[i] === least ? [{ choice, i }] : []))
  const { choice, i } = open[number(open.length)]!
  used.set(names[i]!, least + 1)
  return choice
}

/** The numbers of Park and Miller: the same ones for the same seed. */
function numbers(seed: number) {
  let last = seed
  return (below: number) => {
    last = (last * 48_271) % 2_147_483_647
    return last % below
  }
}
