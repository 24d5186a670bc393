import {
  answer,
  below,
  chanceOf,
  Fault,
  type Game,
  guess,
  newRecord,
  next,
  type State,
  start,
  view,
} from '@kontor/engine'
import { describe, expect, test } from 'vitest'
import { type Jetty, jetty, type Task } from '../../engine/test/jetty/index.ts'
import { botNamed } from '../src/index.ts'

/** The engine's small game with an evaluation: points on display, and a little for coins. */
const valued: Game<Jetty, Task> = {
  ...jetty,
  features: ({ viewer, table }) => {
    const scores = jetty.score(table as Jetty)
    const { coins, hand } = table.seats[viewer]!
    return { points: scores[viewer]!.points, coins, hand: hand.length }
  },
  weights: { points: 1, coins: 0.1, hand: 0.4 },
}

function play(game: Game<Jetty, Task>, names: readonly string[], seed: string) {
  const record = newRecord(game, { seats: names, seed })
  const state = start(game, record)
  const bots = names.map(botNamed)
  const luck = names.map((_, seat) => chanceOf(`${seat} ${seed}`, 1))
  let question = next(game, state)
  while (question) {
    const { seat } = question
    const seen = { game: game as unknown as Game<State>, question, view: () => view(game, state, seat) }
    question = answer(game, state, question, bots[seat]!.choose(seen, luck[seat]!))
  }
  return game.score(state).map(({ points }) => points)
}

describe('greedy', () => {
  test('beats random on a game with an evaluation', () => {
    let won = 0
    for (let i = 0; i < 40; i++) {
      const [greedy = 0, ...others] = play(valued, ['greedy', 'random', 'random'], `g${i}`)
      if (others.every(points => points < greedy)) won++
    }
    expect(won).toBeGreaterThan(24)
  })

  test('plays by chance where the game has no evaluation', () => {
    expect(play(jetty, ['greedy', 'greedy'], 'plain')).toHaveLength(2)
  })

  test('gives the same answer whatever is true of what it cannot see', () => {
    const state = start(valued, newRecord(valued, { seats: ['a', 'b', 'c'], seed: 'trap' }))
    const luck = chanceOf('walk', 1)
    let question = next(valued, state)
    for (let i = 0; i < 60 && question; i++) {
      const { seat } = question
      const choose = (truth: Jetty) => {
        const seen = {
          game: valued as unknown as Game<State>,
          question: question!,
          view: () => view(valued, truth, seat),
        }
        return botNamed('greedy').choose(seen, chanceOf('same', 1))
      }
      expect(choose(guess(valued, view(valued, state, seat), luck))).toBe(choose(state))
      question = answer(valued, state, question, question.choices[below(luck, 0, question.choices.length)]!)
    }
  })
})

test('a name that is no bot is told which there are', () => {
  expect(() => botNamed('clever')).toThrow(
    new Fault("There is no bot 'clever'; the bots are random, greedy."),
  )
})
